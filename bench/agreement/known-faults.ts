import { isJsonObject, type JsonObject, type JsonValue } from '../../description/json/json.ts';
import { isNullableWithoutType, lonelyNullables } from '../../model/from-document/nullable.ts';
import { typesOfValue } from '../../model/inspect/value-types.ts';
import { impliedTypes } from '../../generator/emitters/implied-types.ts';

/** A mutable copy of a schema object of a document. */
export type WrittenSchema = Record<string, JsonValue | undefined>;

/**
 * A fault of openapi-typescript. If a schema causes the fault, `rewrite` changes the schema and returns true. The changed schema accepts
 * the same values, and openapi-typescript generates the right type for it.
 */
export interface KnownFault {
  readonly reason: string;
  readonly rewrite: (schema: WrittenSchema, document: OracleDocument) => boolean;
}

export interface OracleDocument {
  readonly isVersion30: boolean;
  /** A map from the name of each component to its schema. */
  readonly schemas: JsonObject;
}

const hasMembers = (value: JsonValue | undefined): boolean => isJsonObject(value) && Object.keys(value).length > 0;

const hasType = ({ type }: WrittenSchema, name: string): boolean => [type].flat().includes(name);

/** Returns true if the `type` of a schema accepts null. */
const mayBeNull = (schema: WrittenSchema, isVersion30: boolean): boolean =>
  isVersion30 ? schema['nullable'] === true : hasType(schema, 'null');

/**
 * Returns true for a schema that accepts any object: `{ type: object, additionalProperties: true }`. The second item of {@link knownFaults}
 * has already added `additionalProperties: true` to each schema `{ type: object }`.
 */
const isAnyObject = (part: JsonValue): boolean =>
  isJsonObject(part) &&
  hasType(part, 'object') &&
  part['additionalProperties'] === true &&
  !hasMembers(part['properties']);

/**
 * Returns the schema of a property. Looks in `properties` of the given schema first, and then in the parts of its `allOf`. If the schema of
 * the property is empty (`{}`), the search continues. Returns undefined if the search finds no schema.
 */
function declaredProperty(
  schema: JsonValue | undefined,
  name: string,
  schemas: JsonObject,
  depth: number = 0,
): JsonValue | undefined {
  if (!isJsonObject(schema) || depth > 20) return undefined;
  if (typeof schema.$ref === 'string')
    return declaredProperty(schemas[schema.$ref.split('/').at(-1) ?? ''], name, schemas, depth + 1);
  const { properties, allOf } = schema;
  if (isJsonObject(properties) && hasMembers(properties[name])) return properties[name];
  for (const part of Array.isArray(allOf) ? allOf : []) {
    const property = declaredProperty(part, name, schemas, depth + 1);
    if (property !== undefined) return property;
  }
  return undefined;
}

export const knownFaults: readonly KnownFault[] = [
  {
    reason: '`required` is ignored for a property that is not in `properties`',
    rewrite(schema) {
      const { type = 'object', required, properties = {}, additionalProperties: others } = schema;
      if (![type].flat().includes('object') || !Array.isArray(required) || !isJsonObject(properties)) return false;
      const missing = required.filter((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
      if (missing.length === 0 || schema['allOf'] !== undefined) return false;
      const other = isJsonObject(others) ? others : {};
      schema['type'] = type;
      schema['properties'] = { ...properties, ...Object.fromEntries(missing.map((name) => [name, other])) };
      return true;
    },
  },
  {
    reason: 'an object without properties gets the type Record<string, never> (openapi-typescript issue 1115)',
    rewrite(schema) {
      const others = ['additionalProperties', 'patternProperties', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', '$ref'];
      if (!hasType(schema, 'object') || hasMembers(schema['properties'])) return false;
      if (others.some((keyword) => schema[keyword] !== undefined)) return false;
      schema['additionalProperties'] = true;
      return true;
    },
  },
  {
    reason: '`type: object` in `allOf` adds an index signature to the type',
    rewrite(schema) {
      const { allOf } = schema;
      if (!Array.isArray(allOf) || allOf.every(isAnyObject) || !allOf.some(isAnyObject)) return false;
      schema['allOf'] = allOf.filter((part) => !isAnyObject(part));
      return true;
    },
  },
  {
    reason:
      '`additionalProperties: true` beside `allOf` adds an index signature to the type, although `true` is the default of this keyword',
    rewrite(schema) {
      if (!Array.isArray(schema['allOf']) || schema['additionalProperties'] !== true) return false;
      if (schema['required'] !== undefined) return false;
      return delete schema['additionalProperties'];
    },
  },
  {
    reason: 'the generated type of an enum accepts values that `type` excludes',
    rewrite(schema, { isVersion30 }) {
      const { type, enum: values } = schema;
      if (!Array.isArray(values) || type === undefined) return false;
      const fitting = values.filter((value) =>
        value === null ? mayBeNull(schema, isVersion30) : typesOfValue(value).some((name) => hasType(schema, name)),
      );
      if (fitting.length === values.length) return false;
      schema['enum'] = fitting;
      return true;
    },
  },
  {
    reason: 'if `type` allows null, the generated type accepts null, although `enum` does not contain null',
    rewrite(schema, { isVersion30 }) {
      const { type, enum: values } = schema;
      if (isVersion30 || !Array.isArray(type) || !Array.isArray(values)) return false;
      if (!type.includes('null') || values.includes(null)) return false;
      schema['type'] = type.filter((name) => name !== 'null');
      return true;
    },
  },
  {
    reason: 'the keywords beside `$ref` are ignored',
    rewrite(schema, { isVersion30 }) {
      const { $ref, ...beside } = schema;
      const constraints = ['const', 'enum', 'properties', 'required', 'items', 'allOf', 'anyOf', 'oneOf'];
      if (isVersion30 || $ref === undefined || constraints.every((keyword) => beside[keyword] === undefined))
        return false;
      for (const key of Object.keys(schema)) delete schema[key];
      schema['allOf'] = [{ $ref }, beside as JsonObject];
      return true;
    },
  },
  {
    reason: '`required` is ignored for a property that only another part of the schema declares',
    rewrite(schema, { schemas }) {
      let isChanged = false;
      for (const key of ['allOf', 'anyOf', 'oneOf']) {
        const parts = schema[key];
        if (!Array.isArray(parts)) continue;
        schema[key] = parts.map((part) => {
          if (!isJsonObject(part) || !Array.isArray(part['required'])) return part;
          const properties = isJsonObject(part['properties']) ? part['properties'] : {};
          const declared = part['required'].flatMap((name): [string, JsonValue][] => {
            if (typeof name !== 'string' || hasMembers(properties[name])) return [];
            const property = declaredProperty(schema, name, schemas);
            return property === undefined ? [] : [[name, property]];
          });
          isChanged ||= declared.length > 0;
          return { ...part, properties: { ...properties, ...Object.fromEntries(declared) } };
        });
      }
      return isChanged;
    },
  },
  {
    reason: 'the properties beside `anyOf` or `oneOf` become another alternative of the union',
    rewrite(schema, { isVersion30 }) {
      const { anyOf, oneOf, allOf = [] } = schema;
      if (!hasMembers(schema['properties']) || !Array.isArray(allOf)) return false;
      if (anyOf === undefined && oneOf === undefined) return false;
      // If the schema accepts null, an alternative for null is added.
      const withNull = (list: JsonValue): JsonValue =>
        Array.isArray(list) && mayBeNull(schema, isVersion30) ? [...list, { enum: [null] }] : list;
      const moved = [
        ...(anyOf === undefined ? [] : [{ anyOf: withNull(anyOf) }]),
        ...(oneOf === undefined ? [] : [{ oneOf: withNull(oneOf) }]),
      ];
      delete schema['anyOf'];
      delete schema['oneOf'];
      schema['allOf'] = [...allOf, ...moved];
      return true;
    },
  },
  {
    reason: 'the alternative `{ nullable: true }` gets the type unknown instead of null',
    rewrite(schema) {
      const alternatives = lonelyNullables(schema);
      if (alternatives.length === 0) return false;
      for (const key of ['anyOf', 'oneOf']) {
        const list = schema[key];
        if (!Array.isArray(list)) continue;
        schema[key] = list.map((part) => (isJsonObject(part) && alternatives.includes(part) ? { enum: [null] } : part));
      }
      return true;
    },
  },
  {
    reason: '`nullable: true` beside `$ref` is ignored in OpenAPI 3.1, although it should allow null',
    rewrite(schema, { isVersion30 }) {
      const { $ref, nullable } = schema;
      if (isVersion30 || nullable !== true || $ref === undefined) return false;
      delete schema['$ref'];
      schema['anyOf'] = [{ $ref }, { enum: [null] }];
      return true;
    },
  },
  {
    reason: '`nullable: true` adds null to the type, although the schema has no `type`',
    rewrite(schema) {
      if (schema['nullable'] !== true || schema['type'] !== undefined || isNullableWithoutType(schema)) return false;
      if (impliedTypes(schema).length === 0) return false;
      return delete schema['nullable'];
    },
  },
];
