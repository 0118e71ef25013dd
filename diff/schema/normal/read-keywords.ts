import type { JsonObject } from '@forgespec/description/json';
import { type SchemaKeyword, keywordValue, memberSchema, type SchemaJson } from '@forgespec/model/from-document';
import { type AtomType, type Constraints, type Implication, type NumberBound, unconstrained } from './atom.ts';

/** Returns the constraints of a keyword. The keyword may share a field of the constraints with other keywords of the same schema object. */
type ReadConstraints = (node: JsonObject, isOmitted: (property: SchemaJson) => boolean) => Partial<Constraints>;

/** The keyword has no constraints of its own: it names a schema. */
const named: ReadConstraints = () => ({});
/** `Expansion` combines the constraints of the keyword's schemas with the constraints of this schema object. */
const combined: ReadConstraints = () => ({});

const readLower: ReadConstraints = (node) => ({
  lower: tighterBound(keywordValue(node, 'minimum'), keywordValue(node, 'exclusiveMinimum'), 1),
});
const readUpper: ReadConstraints = (node) => ({
  upper: tighterBound(keywordValue(node, 'maximum'), keywordValue(node, 'exclusiveMaximum'), -1),
});

/** For each keyword, the function that returns its constraints. */
const readers: Readonly<Record<SchemaKeyword, ReadConstraints>> = {
  $anchor: named,
  $dynamicAnchor: named,
  $dynamicRef: combined,
  $id: named,
  $ref: combined,
  additionalProperties: readObject,
  allOf: combined,
  anyOf: combined,
  const: readValues,
  contains: readContained,
  dependentRequired: (node) => ({
    dependentRequired: new Map(
      keywordValue(node, 'dependentRequired')?.map(({ name, names }) => [name, new Set(names)]),
    ),
  }),
  dependentSchemas: readImplications,
  else: readImplications,
  enum: readValues,
  exclusiveMaximum: readUpper,
  exclusiveMinimum: readLower,
  format: (node) => ({ formats: listed(keywordValue(node, 'format')) }),
  if: readImplications,
  items: readArray,
  maxContains: readContained,
  maxItems: (node) => ({ maxItems: keywordValue(node, 'maxItems') ?? Infinity }),
  maxLength: (node) => ({ maxLength: keywordValue(node, 'maxLength') ?? Infinity }),
  maxProperties: (node) => ({ maxProperties: keywordValue(node, 'maxProperties') ?? Infinity }),
  maximum: readUpper,
  minContains: readContained,
  minItems: (node) => ({ minItems: keywordValue(node, 'minItems') ?? 0 }),
  minLength: (node) => ({ minLength: keywordValue(node, 'minLength') ?? 0 }),
  minProperties: (node) => ({ minProperties: keywordValue(node, 'minProperties') ?? 0 }),
  minimum: readLower,
  multipleOf: (node) => ({ multiples: listed(keywordValue(node, 'multipleOf')) }),
  not: (node) => ({ excluded: listed(keywordValue(node, 'not')) }),
  oneOf: combined,
  pattern: (node) => ({ patterns: listed(keywordValue(node, 'pattern')) }),
  patternProperties: readObject,
  prefixItems: readArray,
  properties: readObject,
  propertyNames: (node) => ({ propertyNames: listed(keywordValue(node, 'propertyNames')) }),
  required: readRequired,
  then: readImplications,
  type: readTypes,
  unevaluatedItems: (node) => ({ unevaluatedItems: listed(keywordValue(node, 'unevaluatedItems')) }),
  unevaluatedProperties: (node) => ({ unevaluatedProperties: listed(keywordValue(node, 'unevaluatedProperties')) }),
  uniqueItems: (node) => ({ isUnique: keywordValue(node, 'uniqueItems') === true }),
};

const isKeyword = (key: string): key is SchemaKeyword => Object.hasOwn(readers, key);

/**
 * Returns the constraints of the keywords in one schema object. Ignores keywords that combine schemas, such as `allOf`. {@link Expansion}
 * handles the ignored keywords.
 *
 * @param node the schema, as `keywordsOf` returns it.
 * @param isOmitted returns true for properties that the compared messages omit, such as `readOnly` properties in requests.
 */
export function readKeywords(node: JsonObject, isOmitted: (property: SchemaJson) => boolean): Constraints {
  const used = new Set(
    Object.keys(node)
      .filter(isKeyword)
      .map((keyword) => readers[keyword]),
  );
  return Object.assign({}, unconstrained, ...[...used].map((read) => read(node, isOmitted)));
}

const listed = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);

function readTypes(node: JsonObject): Partial<Constraints> {
  const names = keywordValue(node, 'type');
  if (names === undefined) return {};
  const types = new Set(names.map((name): AtomType => (name === 'integer' ? 'number' : name)));
  return { types, isInteger: names.includes('integer') && !names.includes('number') };
}

function readValues(node: JsonObject): Partial<Constraints> {
  const value = keywordValue(node, 'const');
  return { values: value === undefined ? keywordValue(node, 'enum') : [value] };
}

/** Returns the bound that allows fewer numbers. `direction` is 1 for lower bounds and -1 for upper bounds. */
function tighterBound(
  inclusive: number | undefined,
  exclusive: number | undefined,
  direction: -1 | 1,
): NumberBound | undefined {
  if (inclusive !== undefined && (exclusive === undefined || (inclusive - exclusive) * direction > 0))
    return { value: inclusive, isExclusive: false };
  return exclusive === undefined ? undefined : { value: exclusive, isExclusive: true };
}

function readObject(node: JsonObject, isOmitted: (property: SchemaJson) => boolean): Partial<Constraints> {
  const properties = membersOf(node, 'properties');
  const patterns = new Map(membersOf(node, 'patternProperties'));
  const additional = keywordValue(node, 'additionalProperties');
  const isOpen = additional === undefined || additional === true;
  if (properties.length === 0 && patterns.size === 0 && isOpen) return {};
  const shown = new Map(properties.filter(([, schema]) => !isOmitted(schema)));
  return { objects: [{ properties: shown, patterns, additional: isOpen ? undefined : additional }] };
}

function readRequired(node: JsonObject, isOmitted: (property: SchemaJson) => boolean): Partial<Constraints> {
  const names = keywordValue(node, 'required') ?? [];
  const properties = new Map(membersOf(node, 'properties'));
  const isSent = (name: string): boolean => {
    const schema = properties.get(name);
    return schema === undefined || !isOmitted(schema);
  };
  return { required: new Set(names.filter(isSent)) };
}

function readArray(node: JsonObject): Partial<Constraints> {
  const prefix = (keywordValue(node, 'prefixItems') ?? []).map(memberSchema);
  const items = keywordValue(node, 'items');
  const rest = items === true ? undefined : items;
  return prefix.length === 0 && rest === undefined ? {} : { arrays: [{ prefix, items: rest }] };
}

function readContained(node: JsonObject): Partial<Constraints> {
  const schema = keywordValue(node, 'contains');
  if (schema === undefined) return {};
  const [min, max] = [keywordValue(node, 'minContains') ?? 1, keywordValue(node, 'maxContains') ?? Infinity];
  return { contained: [{ schema, min, max }] };
}

function readImplications(node: JsonObject): Partial<Constraints> {
  const dependent = membersOf(node, 'dependentSchemas').map(([condition, schema]): Implication => ({
    kind: 'dependent-schema',
    condition,
    schema,
  }));
  const condition = keywordValue(node, 'if');
  if (condition === undefined) return { implications: dependent };
  const parts = (['then', 'else'] as const).flatMap((kind): readonly Implication[] => {
    const schema = keywordValue(node, kind);
    return schema === undefined ? [] : [{ kind, condition, schema }];
  });
  return { implications: [...dependent, ...parts] };
}

const membersOf = (
  node: JsonObject,
  keyword: 'dependentSchemas' | 'patternProperties' | 'properties',
): readonly (readonly [name: string, schema: SchemaJson])[] =>
  Object.entries(keywordValue(node, keyword) ?? {}).map(([name, schema]) => [name, memberSchema(schema)]);
