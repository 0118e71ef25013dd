import type { FieldType, ObjectName } from '../structure/field-type.ts';
import { objectShapes, objectsOfSchemas } from '../structure/object-shapes.ts';

/**
 * The type of a part of a description, such as a schema or a list. If a reference is at the position of the part, the type decides how the
 * reference is bundled.
 */
export type PartType =
  | FieldType
  | { readonly kind: 'extension' }
  /** A reference directly in an extension. */
  | { readonly kind: 'extensionMember' }
  /** The `mapping` of a discriminator. */
  | { readonly kind: 'mapping' }
  /** A string in the `mapping` of a discriminator: the name of a component, or a reference to a schema. */
  | { readonly kind: 'mappedSchema' };

export const schema: FieldType & PartType = { kind: 'schema' };
const anything: PartType = { kind: 'anything' };
const extension: PartType = { kind: 'extension' };
export const extensionMember: PartType = { kind: 'extensionMember' };
export const mappedSchema: PartType = { kind: 'mappedSchema' };
const webhooks: PartType = { kind: 'map', value: { kind: 'object', name: 'Path Item', orReference: true } };
const schemas: PartType = { kind: 'map', value: schema };
const listOfSchemas: PartType = { kind: 'list', item: schema };

/**
 * A map from keywords of schemas to the types of their values. It contains the keywords whose values may contain references. The bundler
 * visits the values in the order of this map.
 */
const keywordTypes: Readonly<Record<string, PartType>> = {
  definitions: schemas,
  $defs: schemas,
  ...objectsOfSchemas,
  allOf: listOfSchemas,
  anyOf: listOfSchemas,
  oneOf: listOfSchemas,
  not: schema,
  if: schema,
  then: schema,
  else: schema,
  dependentSchemas: schemas,
  prefixItems: listOfSchemas,
  contains: schema,
  patternProperties: schemas,
  propertyNames: schema,
  unevaluatedItems: schema,
  unevaluatedProperties: schema,
  properties: schemas,
  items: schema,
  additionalProperties: schema,
  contentSchema: schema,
};
const keywords = Object.keys(keywordTypes);
const ranks = new Map(keywords.map((keyword, rank) => [keyword, rank]));

/** Compares two keywords for the order in which their values are visited. */
export const compareKeywords = (a: string, b: string): number =>
  (ranks.get(a) ?? keywords.length) - (ranks.get(b) ?? keywords.length);

/** The keywords whose values are data. A `$ref` in such a value is not a reference. */
const dataKeywords = new Set(['const', 'default']);

/** Returns the type of the value of a keyword. Returns undefined if a `$ref` in the value is data. */
export function typeOfKeyword(keyword: string): PartType | undefined {
  if (Object.hasOwn(keywordTypes, keyword)) return keywordTypes[keyword];
  if (keyword.startsWith('x-')) return extension;
  return dataKeywords.has(keyword) ? undefined : anything;
}

/** The extensions of an operation that contain schemas of its responses. */
const extensionsWithSchemas = ['x-fern-streaming', 'x-selected-response'];

/**
 * Returns the type of the extension `key` of an object. The extension `x-webhooks` has its own type, because descriptions of OpenAPI 3.0
 * declare webhooks in it.
 */
export function typeOfExtension(owner: ObjectName, key: string): PartType {
  if (owner === 'OpenAPI' && key === 'x-webhooks') return webhooks;
  return owner === 'Operation' && extensionsWithSchemas.includes(key) ? schemas : extension;
}

/** The fields whose values are data. A `$ref` in such a value is not a reference. */
const dataFields: Partial<Readonly<Record<ObjectName, readonly string[]>>> = {
  Example: ['dataValue', 'value'],
  Link: ['parameters', 'requestBody'],
};

/**
 * Caches the results of `fieldsOf`. A result lists the fields of an object with their types, except the fields with data. The bundler
 * visits the fields in the order of this list.
 */
const fieldTypes = new Map<ObjectName, readonly (readonly [name: string, type: PartType])[]>();

export function fieldsOf(name: ObjectName): readonly (readonly [name: string, type: PartType])[] {
  const known = fieldTypes.get(name);
  if (known !== undefined) return known;
  const shape = objectShapes[name];
  const fields = Object.entries(shape.kind === 'fields' ? shape.fields : {})
    .filter(([key]) => dataFields[name]?.includes(key) !== true && key !== '$ref')
    .map(([key, { type }]): readonly [string, PartType] => [
      key,
      name === 'Discriminator' && key === 'mapping' ? { kind: 'mapping' } : type,
    ]);
  fieldTypes.set(name, fields);
  return fields;
}

/**
 * For each kind of object, such as `Request Body`, the key of its map in `components`. A reference to such an object in another file
 * becomes a reference to a component.
 */
const componentMaps: Partial<Readonly<Record<ObjectName, string>>> = {
  Callback: 'callbacks',
  Example: 'examples',
  Header: 'headers',
  Link: 'links',
  Parameter: 'parameters',
  'Request Body': 'requestBodies',
  Response: 'responses',
  'Swagger Parameter': 'parameters',
  'Swagger Response': 'responses',
};

/**
 * Returns the key in `components` of the map for parts of a type, such as `schemas`. Returns undefined if such parts cannot become
 * components. In this case, the target of a reference to another file replaces the reference.
 *
 * @param schemas the name of the map with the schemas.
 */
export function componentMapFor(type: PartType, schemas: string): string | undefined {
  if (type.kind === 'schema') return schemas;
  return type.kind === 'object' ? componentMaps[type.name] : undefined;
}

const kindsWithParts: ReadonlySet<PartType['kind']> = new Set([
  'extension',
  'list',
  'map',
  'mapping',
  'object',
  'schema',
]);

/**
 * Returns true if a part of this type contains no other parts. If a reference is at the position of such a part, the target always replaces
 * the reference.
 */
export const isPlainPart = ({ kind }: PartType): boolean => !kindsWithParts.has(kind);

/** Returns true if a part is an extension, or is directly in an extension. A `$ref` in such a part may be data. */
export const isOfExtension = ({ kind }: PartType): boolean => kind === 'extension' || kind === 'extensionMember';
