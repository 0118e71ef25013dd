import { suggestion } from '../../diagnostics/suggestion.ts';
import type { JsonValue } from '../json.ts';
import type { Fields } from './field-type.ts';

/** Returns the field that a key probably means. The name of the field is similar to the key, or the key is its abbreviation or plural. */
export const fieldLike = (key: string, fields: Fields): string | undefined =>
  otherNames(key, fields) ??
  suggestion(key, Object.keys(fields)) ??
  Object.keys(fields).find((field) => {
    let shared = 0;
    while (shared < key.length && key[shared] === field[shared]) shared++;
    return shared >= Math.max(4, key.length - 3);
  });

/**
 * Returns `name` for the key `id` of a parameter. Authors write this key because parameters have an `id` in other description formats.
 */
const otherNames = (key: string, fields: Fields): string | undefined =>
  key === 'id' && Object.hasOwn(fields, 'name') && Object.hasOwn(fields, 'in') ? 'name' : undefined;

/** Keywords of a schema that OpenAPI 2.0 has beside the name of a parameter. */
export const schemaKeywords: readonly string[] = [
  'type',
  'format',
  'items',
  'enum',
  'default',
  'minimum',
  'maximum',
  'pattern',
  'properties',
];

/** The fields of OpenAPI 2.0, and fields that are often written in another object, with their correction. */
const movedFields: ReadonlyMap<string, string> = new Map([
  ['accessCode', 'Did you mean `authorizationCode`?'],
  ['application', 'Did you mean `clientCredentials`?'],
  ['basePath', 'Write it into the `url` of an entry of `servers`.'],
  ['consumes', 'Write the media types as keys of `content` in `requestBody`.'],
  ['definitions', 'Move it to `components/schemas`.'],
  ['host', 'Write it into the `url` of an entry of `servers`.'],
  ['produces', 'Write the media types as keys of `content` in the responses.'],
  ['ref', 'Did you mean `$ref`?'],
  ['schemas', 'Move it to `components/schemas`.'],
  ['schemes', 'Write it into the `url` of an entry of `servers`.'],
  ['securityDefinitions', 'Move it to `components/securitySchemes`.'],
  ['securitySchemes', 'Move it to `components/securitySchemes`.'],
]);

/** Returns the correction of a key that is not similar to any field of its object. */
export function unknownFix(key: string, value: JsonValue | undefined, fields: Fields): string {
  const moved = movedFields.get(key);
  if (moved !== undefined) return moved;
  if (schemaKeywords.includes(key) && Object.hasOwn(fields, 'schema'))
    return `Move it into \`schema\`${typeof value === 'string' ? `: \`schema: { ${key}: ${value} }\`` : ''}.`;
  if (Object.hasOwn(fields, 'securitySchemes'))
    return key === 'paths'
      ? 'Did you mean `pathItems`?'
      : 'Move it into a map of the components, such as `components/schemas`.';
  const names = Object.keys(fields).join(', ');
  return `Remove it, or begin its name with \`x-\`. The fields are ${names}.`;
}
