import { suggestion } from '../../diagnostics/suggestion.ts';
import type { JsonObject, JsonValue } from '../../json/json.ts';
import { objectOf } from '../../json/own-keys.ts';
import type { Fields, FieldType, ObjectName } from './field-type.ts';
import type { StructureCheck } from './structure-check.ts';
import { objectShapes } from './object-shapes.ts';
import { withArticle, writtenName } from './type-words.ts';

/**
 * Returns the field that a key probably means. The name of the field is similar to the key, or the key is an abbreviation or the plural of
 * this name. Returns undefined if no field fits.
 */
export const fieldLike = (key: string, fields: Fields): string | undefined =>
  otherNames(key, fields) ??
  suggestion(key, Object.keys(fields)) ??
  Object.keys(fields).find((field) => {
    let shared = 0;
    while (shared < key.length && key[shared] === field[shared]) shared++;
    return shared >= Math.max(4, key.length - 3);
  });

/**
 * If a key is from another format of descriptions, returns the corresponding field. Otherwise returns undefined. In a parameter, `id`
 * means `name`. At the root of Swagger 2.0, `schemas` means `definitions`. In the components, `definitions` of OpenAPI 2.0 means `schemas`, and `securityDefinitions` means
 * `securitySchemes`.
 */
function otherNames(key: string, fields: Fields): string | undefined {
  if (key === 'id' && Object.hasOwn(fields, 'name') && Object.hasOwn(fields, 'in')) return 'name';
  if (Object.hasOwn(fields, 'securityDefinitions'))
    return key === 'securitySchemes' ? 'securityDefinitions' : key === 'schemas' ? 'definitions' : undefined;
  if (!Object.hasOwn(fields, 'securitySchemes')) return undefined;
  if (key === 'securityDefinitions') return 'securitySchemes';
  return key === 'definitions' ? 'schemas' : undefined;
}

/** The keywords of schemas that a parameter of OpenAPI 2.0 has beside its `name`. */
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

/** The corrections of keys that are fields of OpenAPI 2.0, or that authors often write in a wrong object. */
const movedFields: ReadonlyMap<string, string> = new Map([
  ['accessCode', 'Did you mean `authorizationCode`?'],
  ['application', 'Did you mean `clientCredentials`?'],
  ['basePath', 'Write it into the `url` of an entry of `servers`.'],
  ['collectionFormat', 'Write `style` and `explode`: for `multi`, `explode: true`; for `csv`, `explode: false`.'],
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

/**
 * Reports a key that is not a field of its object. If the key is a misspelt field that the object lacks, the value is moved to this field.
 *
 * @returns the type of the field to which the value is moved. Undefined if the value is not moved.
 */
export function reportUnknown(
  node: JsonObject,
  key: string,
  name: ObjectName,
  fields: Fields,
  { diagnostics, locate, repairs }: StructureCheck,
): FieldType | undefined {
  const at = locate(node, key, 'key');
  if (isFieldOfVersion3(key, name)) {
    const later = `\`${key}\` exists only since OpenAPI 3.0, and the document is Swagger 2.0.`;
    diagnostics.warning('structure-invalid', later, 'Remove it, or convert the description to OpenAPI 3.', at);
    return undefined;
  }
  const near = fieldLike(key, fields);
  const message = `\`${key}\` is not a field of ${withArticle(name)}.`;
  // An unknown field that is not misspelt is probably for readers or another tool. The problem is therefore only a warning.
  if (near === undefined) {
    const isKeyword = isKeywordOfSchema(node, key, fields);
    const words = isKeyword ? `${message} It is read as a keyword of \`schema\`.` : message;
    diagnostics.warning('structure-invalid', words, unknownFix(key, node[key], fields), at);
    return undefined;
  }
  const type = Object.hasOwn(node, near) ? undefined : fields[near]?.type;
  if (type !== undefined) repairs.move(node, key, node, near);
  const assumption = type === undefined ? 'It is ignored.' : `It is read as \`${near}\`.`;
  diagnostics.fault('structure-invalid', message, assumption, `Did you mean \`${near}\`?`, at);
  return type;
}

/** Returns true if a key of an object of Swagger 2.0 is a field of the object of OpenAPI 3 with the same name. */
function isFieldOfVersion3(key: string, name: ObjectName): boolean {
  const later = Object.entries(objectShapes).find(
    ([other]) => other === (name === 'Swagger' ? 'OpenAPI' : writtenName(name)) && other !== name,
  )?.[1];
  return later?.kind === 'fields' && Object.hasOwn(later.fields, key);
}

/**
 * Returns true if `key` is a keyword of schemas in a parameter without a `schema`. In OpenAPI 2.0, these keywords are beside `name`.
 */
const isKeywordOfSchema = (node: JsonObject, key: string, fields: Fields): boolean =>
  schemaKeywords.includes(key) && Object.hasOwn(fields, 'in') && node['type'] !== undefined && !hasSchema(node);

const hasSchema = (node: JsonObject): boolean => Object.hasOwn(node, 'schema') || Object.hasOwn(node, 'content');

/** If a parameter has no schema, builds a schema from the keywords beside the name of the parameter, as in OpenAPI 2.0. */
export function addSchemaOfKeywords(node: JsonObject, _name: unknown, { repairs }: StructureCheck): void {
  if (hasSchema(node) || typeof node['type'] !== 'string') return;
  const keywords = Object.entries(node).filter(([key]) => schemaKeywords.includes(key));
  repairs.replace({ owner: node, key: 'schema' }, objectOf(Object.fromEntries(keywords)));
}

/** Returns the correction of a key that is not similar to any field of its object. */
function unknownFix(key: string, value: JsonValue | undefined, fields: Fields): string {
  const moved = movedFields.get(key);
  if (moved !== undefined) return moved;
  if (schemaKeywords.includes(key) && Object.hasOwn(fields, 'schema'))
    return `Move it into \`schema\`${typeof value === 'string' ? `: \`schema: { ${key}: ${value} }\`` : ''}.`;
  if (Object.hasOwn(fields, 'securitySchemes'))
    return key === 'paths'
      ? 'Did you mean `pathItems`?'
      : 'Move it into a map of the components, such as `components/schemas`.';
  if (key === 'schema' && Object.hasOwn(fields, 'content'))
    return 'Move it into a media type: `content: { application/json: { schema: … } }`.';
  const names = Object.keys(fields).join(', ');
  return `Remove it, or begin its name with \`x-\`. The fields are ${names}.`;
}
