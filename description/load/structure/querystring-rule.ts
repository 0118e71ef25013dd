import type { JsonObject } from '../../json/json.ts';
import type { StructureCheck } from './structure-check.ts';
import { versionFault } from './field-version.ts';

/** The fields that a parameter with `in: querystring` must not have. */
const excluded = ['schema', 'style', 'explode', 'allowReserved', 'allowEmptyValue'];

/**
 * Reports a parameter with `in: querystring` if the version of the document is before 3.2. Also reports the fields that such a parameter
 * must not have, such as `schema`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#parameter-locations
 */
export function querystringHasContent(node: JsonObject, _name: unknown, check: StructureCheck): void {
  if (node['in'] !== 'querystring') return;
  const fault = versionFault('`in: querystring`', '3.2', check.version);
  if (fault !== undefined) check.diagnostics.add({ ...fault, location: check.locate(node, 'in', 'value') });
  for (const key of excluded) {
    if (!Object.hasOwn(node, key)) continue;
    const message = `\`${key}\` has no effect on a parameter with \`in: querystring\`, which is the whole query.`;
    const fix = key === 'schema' ? 'Move it into `content`, as the `schema` of a media type.' : `Remove \`${key}\`.`;
    check.diagnostics.warning('structure-invalid', message, fix, check.locate(node, key, 'key'));
  }
}
