import { isJsonObject, type JsonObject, type JsonValue } from '../../description/json/json.ts';
import { typesOfValue } from '../../model/inspect/value-types.ts';
import type { KeywordSchema, Schema } from '../../model/schema.ts';
import { impliedTypes } from '../../generator/emitters/implied-types.ts';

/** The named schemas of a description, and their validators. */
export interface NamedSchemas {
  /** Returns the schema to which a reference points. Returns undefined if the schema does not exist. */
  resolve(reference: string): Schema | undefined;
  /** Returns the reference of the component that has the given name. Returns undefined if the component does not exist. */
  referenceOf(component: string): string | undefined;
  /** Returns true if the validator of a named schema accepts a value. */
  accepts(reference: string, value: JsonValue): boolean;
}

/**
 * Returns true if a type intentionally does not accept a value that the validator accepts. There are three reasons:
 * - A schema has keywords for objects or arrays, but no `type`. The generated type is then an object or array type, and the value does not
 * have this type.
 * - The discriminator of a schema selects no schema for the value, or a schema that is not expected (see `isSelected`).
 * - All properties of a type are optional, and the object has only properties that the type does not have. TypeScript rejects such an
 * object (error TS2559).
 */
export function isNarrowerOnPurpose(
  schema: Schema,
  value: JsonValue,
  schemas: NamedSchemas,
  open: readonly Schema[] = [],
): boolean {
  if (schema.kind === 'boolean' || open.includes(schema)) return false;
  const implied = schema.type === undefined && schema.enum === undefined && schema.const === undefined;
  const types = implied ? impliedTypes(schema) : [];
  if (types.length > 0 && !typesOfValue(value).some((type) => types.includes(type))) return true;
  const target = schema.reference === undefined ? undefined : schemas.resolve(schema.reference);
  const beside = [
    target,
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    schema.then,
    schema.else,
  ];
  const isNarrower = (part: Schema | undefined, inner: JsonValue | undefined, parents: readonly Schema[]): boolean =>
    part !== undefined && inner !== undefined && isNarrowerOnPurpose(part, inner, schemas, parents);
  if (beside.some((part) => isNarrower(part, value, [...open, schema]))) return true;
  if (Array.isArray(value)) {
    return value.some((item, index) => isNarrower(schema.prefixItems?.[index] ?? schema.items, item, []));
  }
  if (!isJsonObject(value)) return false;
  if (isWeak(schema, value) || !isSelected(schema, value, schemas, open)) return true;
  return Object.entries(value).some(([name, member]) => {
    const described = schema.properties?.find((property) => property.name === name)?.schema;
    const patterns = (schema.patternProperties ?? []).map((pattern) => pattern.schema);
    return [described ?? schema.additionalProperties, ...patterns].some((part) => isNarrower(part, member, []));
  });
}

/** Returns true if all properties of the schema are optional, and the value has only properties that the schema does not declare. */
function isWeak({ properties = [], required, additionalProperties }: KeywordSchema, value: JsonObject): boolean {
  if (properties.length === 0 || required !== undefined || additionalProperties !== undefined) return false;
  const isCommon = properties.some(({ name, isOmitted }) => isOmitted !== true && Object.hasOwn(value, name));
  return Object.keys(value).length > 0 && !isCommon;
}

/**
 * Returns true if the schema has no discriminator, or if its discriminator selects an expected schema for the object. The parameter `open`
 * determines which schemas are expected.
 *
 * @param open the schemas that the check has visited for the same object before this schema. Each of them refers to the next one, or
 * contains the next one in a keyword such as `allOf`. If the list is not empty, the discriminator must select a schema of the list. If the
 * list is empty, the discriminator must select this schema, or a schema that accepts the object.
 */
function isSelected(
  { annotations, pointer }: KeywordSchema,
  object: JsonObject,
  schemas: NamedSchemas,
  open: readonly Schema[],
): boolean {
  if (annotations.discriminator === undefined) return true;
  const { propertyName, mapping } = annotations.discriminator;
  const tag = object[propertyName];
  if (typeof tag !== 'string') return false;
  const selected = mapping.filter(({ value }) => value === tag).map(({ reference }) => reference);
  const [reference = schemas.referenceOf(tag)] = selected;
  if (open.length > 0) return open.some((extending) => extending.pointer === reference);
  return reference !== undefined && (reference === pointer || schemas.accepts(reference, object));
}
