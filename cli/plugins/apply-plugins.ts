import type { Diagnostics } from '@forgespec/description/diagnostics';
import type { Description } from '@forgespec/description/load';
import type { Api, TypeReplacement } from '@forgespec/model';
import { isIdentifier } from '@forgespec/model/names';
import { withReplacedTypes } from '@forgespec/model/represent';
import type { Emitter } from '@forgespec/generator/emitters';
import { checkPluginName } from './own-path.ts';
import type { Plugin, PluginContext } from './plugin.ts';
import { createPluginContext, type ContextUses } from './plugin-context.ts';
import { pluginEmitter } from './plugin-emitter.ts';
import { PluginError, pluginErrorOf } from './plugin-error.ts';

/** The model with the types that outputs of other people change, and the emitters of these outputs. */
export interface AppliedPlugins {
  readonly api: Api;
  readonly emitters: readonly Emitter[];
}

/**
 * Applies the outputs of other people to a model.
 *
 * @throws {PluginError} if an output has no valid name, has the name of another one, or throws an error.
 */
export function applyPlugins(
  plugins: readonly Plugin[],
  api: Api,
  description: Pick<Description, 'document' | 'origins'>,
  diagnostics: Diagnostics,
): AppliedPlugins {
  const names = new Set<string>();
  const applied = plugins.map((plugin) => {
    checkPluginName(plugin.name);
    if (names.size === names.add(plugin.name).size) throw new PluginError(plugin.name, 'Two outputs have this name.');
    const uses: ContextUses = { count: 0 };
    return { plugin, uses, context: createPluginContext(plugin, description, diagnostics, uses) };
  });
  return {
    api: applied.reduce((changed, { plugin, context }) => withTypesOf(plugin, context, changed), api),
    emitters: applied.map(({ plugin, context, uses }) => pluginEmitter(plugin, context, uses)),
  };
}

function withTypesOf({ name, typeOf }: Plugin, context: PluginContext<never>, api: Api): Api {
  if (typeOf === undefined) return api;
  return withReplacedTypes(api, (schema, named) => {
    // The first output that replaces a type wins.
    const { replacement, representation } = schema.annotations;
    if (replacement !== undefined) return replacement;
    // The client and the server convert these values, so they are not the JSON values that an output describes.
    if (representation !== undefined && representation !== 'open-enum') return undefined;
    try {
      return checkedType(typeOf(schema, context, named));
    } catch (error) {
      throw pluginErrorOf(name, error);
    }
  });
}

/** @throws {Error} if the name of a type is not an identifier, because the modules with the types would then not be TypeScript. */
function checkedType(replacement: TypeReplacement | undefined): TypeReplacement | undefined {
  if (replacement === undefined || isIdentifier(replacement.name)) return replacement;
  throw new Error(
    `\`typeOf\` returns the type ${JSON.stringify(replacement.name)}, which is not a name of TypeScript.`,
  );
}
