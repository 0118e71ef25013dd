import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import {
  type ArrayPart,
  type AtomType,
  atomTypes,
  type NumberBound,
  type Constraints,
  type Contained,
  type Implication,
  type ObjectPart,
  type SchemaJson,
  unconstrained,
} from './atom.ts';

/** Returns true if a value is a schema. */
export const isSchemaJson = (value: JsonValue | undefined): value is SchemaJson =>
  typeof value === 'boolean' || isJsonObject(value);

/**
 * Returns the constraints of the keywords in one schema object. Ignores keywords that combine schemas, such as `allOf`. The schema reader
 * handles the ignored keywords.
 *
 * @param isOmitted returns true for properties that the compared messages omit, such as `readOnly` properties in requests.
 */
export function readKeywords(node: JsonObject, isOmitted: (property: SchemaJson) => boolean): Constraints {
  const { types, isInteger } = readTypes(node);
  const properties = schemasOf(node['properties']);
  const omitted = new Set([...properties].filter(([, schema]) => isOmitted(schema)).map(([name]) => name));
  const object = readObject(node, properties, omitted);
  const array = readArray(node);
  const contained = readContained(node);
  return {
    ...unconstrained,
    types,
    isInteger,
    values: readValues(node),
    lower: readBound(node, 'minimum', 'exclusiveMinimum', 1),
    upper: readBound(node, 'maximum', 'exclusiveMaximum', -1),
    multiples: typeof node['multipleOf'] === 'number' && node['multipleOf'] > 0 ? [node['multipleOf']] : [],
    minLength: count(node['minLength'], 0),
    maxLength: count(node['maxLength'], Infinity),
    patterns: typeof node['pattern'] === 'string' ? [node['pattern']] : [],
    formats: typeof node['format'] === 'string' ? [node['format']] : [],
    minItems: count(node['minItems'], 0),
    maxItems: count(node['maxItems'], Infinity),
    isUnique: node['uniqueItems'] === true,
    arrays: array === undefined ? [] : [array],
    unevaluatedItems: isSchemaJson(node['unevaluatedItems']) ? [node['unevaluatedItems']] : [],
    contained: contained === undefined ? [] : [contained],
    required: new Set(texts(node['required']).filter((name) => !omitted.has(name))),
    minProperties: count(node['minProperties'], 0),
    maxProperties: count(node['maxProperties'], Infinity),
    objects: object === undefined ? [] : [object],
    unevaluatedProperties: isSchemaJson(node['unevaluatedProperties']) ? [node['unevaluatedProperties']] : [],
    propertyNames: isSchemaJson(node['propertyNames']) ? [node['propertyNames']] : [],
    dependentRequired: readDependentRequired(node['dependentRequired']),
    implications: readImplications(node),
    excluded: isSchemaJson(node['not']) ? [node['not']] : [],
  };
}

function readTypes(node: JsonObject): { readonly types: ReadonlySet<AtomType>; readonly isInteger: boolean } {
  const { type } = node;
  const given = typeof type === 'string' ? [type] : texts(type);
  const known = given.filter((name) => name === 'integer' || isAtomType(name));
  if (known.length === 0) return { types: unconstrained.types, isInteger: false };
  const types = new Set(known.map((name) => (isAtomType(name) ? name : 'number')));
  return { types, isInteger: known.includes('integer') && !known.includes('number') };
}

const isAtomType = (name: string): name is AtomType => atomTypes.some((type) => type === name);

function readValues(node: JsonObject): readonly JsonValue[] | undefined {
  if (node['const'] !== undefined) return [node['const']];
  return Array.isArray(node['enum']) ? node['enum'] : undefined;
}

/** Reads a bound. The value of a keyword such as `exclusiveMinimum` is a boolean in OpenAPI 3.0, and a number in later versions. */
function readBound(node: JsonObject, inclusive: string, exclusive: string, direction: -1 | 1): NumberBound | undefined {
  const [value, strict] = [node[inclusive], node[exclusive]];
  if (typeof value === 'number' && (typeof strict !== 'number' || (value - strict) * direction > 0))
    return { value, isExclusive: strict === true };
  return typeof strict === 'number' ? { value: strict, isExclusive: true } : undefined;
}

function readObject(
  node: JsonObject,
  properties: ReadonlyMap<string, SchemaJson>,
  omitted: ReadonlySet<string>,
): ObjectPart | undefined {
  const patterns = schemasOf(node['patternProperties']);
  const additional = node['additionalProperties'];
  const isOpen = !isSchemaJson(additional) || additional === true;
  if (properties.size === 0 && patterns.size === 0 && isOpen) return undefined;
  const shown = new Map([...properties].filter(([name]) => !omitted.has(name)));
  return { properties: shown, patterns, additional: isOpen ? undefined : additional };
}

function readArray(node: JsonObject): ArrayPart | undefined {
  const { items, prefixItems } = node;
  const prefix = Array.isArray(prefixItems) ? prefixItems.filter(isSchemaJson) : [];
  const rest = isSchemaJson(items) && items !== true ? items : undefined;
  return prefix.length === 0 && rest === undefined ? undefined : { prefix, items: rest };
}

function readContained(node: JsonObject): Contained | undefined {
  const { contains } = node;
  if (!isSchemaJson(contains)) return undefined;
  return { schema: contains, min: count(node['minContains'], 1), max: count(node['maxContains'], Infinity) };
}

function readImplications(node: JsonObject): Implication[] {
  const dependent = [...schemasOf(node['dependentSchemas'])].map(([condition, schema]): Implication => ({
    kind: 'dependent-schema',
    condition,
    schema,
  }));
  const condition = node['if'];
  if (!isSchemaJson(condition)) return dependent;
  const parts = (['then', 'else'] as const).flatMap((kind): Implication[] => {
    const schema = node[kind];
    return isSchemaJson(schema) ? [{ kind, condition, schema }] : [];
  });
  return [...dependent, ...parts];
}

function readDependentRequired(value: JsonValue | undefined): Constraints['dependentRequired'] {
  if (!isJsonObject(value)) return unconstrained.dependentRequired;
  return new Map(Object.entries(value).map(([name, names]) => [name, new Set(texts(names))]));
}

function schemasOf(value: JsonValue | undefined): Map<string, SchemaJson> {
  const schemas = new Map<string, SchemaJson>();
  if (!isJsonObject(value)) return schemas;
  for (const [name, schema] of Object.entries(value)) if (isSchemaJson(schema)) schemas.set(name, schema);
  return schemas;
}

const texts = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const count = (value: JsonValue | undefined, otherwise: number): number =>
  typeof value === 'number' && value >= 0 ? value : otherwise;
