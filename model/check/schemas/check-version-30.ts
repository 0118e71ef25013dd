import { suggestion } from '@forgespec/description/diagnostics';
import type { CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './schema-nodes.ts';

/**
 * Reports two constructs that are valid in OpenAPI 3.1 but not in 3.0: keywords beside `$ref`, and an array schema without `items`.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#schema-object
 */
export function checkVersion30({ node }: CheckedSchema, { isVersion30, diagnostics, locationOf }: CheckContext): void {
  if (!isVersion30) return;
  if (typeof node.$ref === 'string') {
    for (const key of Object.keys(node)) {
      if (key === '$ref' || key.startsWith('x-')) continue;
      const message = `\`${key}\` beside \`$ref\` has no effect in OpenAPI 3.0.`;
      const list =
        key === 'nullable' && node.nullable === true
          ? 'anyOf: [{ $ref: … }, { enum: [null] }]'
          : 'allOf: [{ $ref: … }]';
      const fix = `Write \`${list}\` in place of \`$ref\`, or remove \`${key}\`.`;
      diagnostics.warning('key-ignored', message, fix, locationOf(node, key));
    }
    return;
  }
  if (node.type !== 'array' || node.items !== undefined) return;
  // A misspelt `items` is reported as an unknown keyword.
  if (Object.keys(node).some((key) => suggestion(key, ['items']) !== undefined)) return;
  const message = 'In OpenAPI 3.0, a schema with the type `array` needs `items`.';
  diagnostics.warning(
    'structure-invalid',
    message,
    'Add `items` with a schema: `items: {}` allows all values.',
    locationOf(node),
  );
}
