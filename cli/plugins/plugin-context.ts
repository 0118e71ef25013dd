import { isJsonObject, valueAt, type JsonValue } from '@forgespec/description/json';
import type { Diagnostics, SourceLocation } from '@forgespec/description/diagnostics';
import type { Description } from '@forgespec/description/load';
import { parseReference } from '@forgespec/description/openapi';
import { exportedType, exportedValue } from '@forgespec/generator/code';
import { ownPath } from './own-path.ts';
import type { ModelPart, Plugin, PluginContext } from './plugin.ts';

/** The number of calls that read the description, or report a problem of it. A module with such a call is built again in each run. */
export interface ContextUses {
  count: number;
}

/** Creates the functions that all functions of an output get. */
export function createPluginContext(
  { name, options }: Plugin,
  { document, origins }: Pick<Description, 'document' | 'origins'>,
  diagnostics: Diagnostics,
  uses: ContextUses,
): PluginContext<never> {
  const nodeOf = ({ pointer }: ModelPart): JsonValue | undefined => valueAt(document, parseReference(pointer).keys);
  const locationOf = (part: ModelPart | undefined): SourceLocation | undefined =>
    part && origins.locationOf(nodeOf(part));
  return {
    // The options have the type of the definition, which only the output itself knows.
    options: options as never,
    extension(part, key) {
      uses.count += 1;
      const node = nodeOf(part);
      return isJsonObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
    },
    ownType: (type, path) => exportedType(type, ownPath(name, path)),
    ownValue: (value, path) => exportedValue(value, ownPath(name, path)),
    warn(message, fix, part) {
      uses.count += 1;
      const problem = {
        code: 'plugin-finding',
        message: `${name}: ${message}`,
        fix,
        location: locationOf(part),
      } as const;
      // `lint` does not call outputs, so `generate` must print the warning. It prints only faults.
      diagnostics.add({ ...problem, severity: 'warning', hasAssumption: true });
    },
    fail(message, fix, part) {
      uses.count += 1;
      diagnostics.error('plugin-finding', `${name}: ${message}`, fix, locationOf(part));
    },
  };
}
