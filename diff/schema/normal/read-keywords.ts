import type { JsonObject } from '@forgespec/description/json';
import {
  isSchemaKeyword,
  keywordValue,
  memberSchema,
  type KeywordOf30,
  type KeywordSubject,
  type SchemaJson,
  type SchemaKeyword,
} from '@forgespec/model/from-document';
import {
  type AtomType,
  type Constraints,
  type Implication,
  type NumberBound,
  type ObjectPart,
  unconstrained,
} from './atom.ts';

/**
 * The name that stands for `contentEncoding: base64` in a list of formats. The keyword replaces `format: byte` of OpenAPI 3.0. It only tells
 * programs how to decode a string, so it does not restrict strings.
 */
export const base64Encoding = 'contentEncoding: base64';

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

/**
 * A part of the meaning of a schema that keywords determine: a field of the constraints, a field of their part about objects, or the
 * combination with other schemas.
 */
export type Aspect =
  | Exclude<keyof Constraints, 'alternatives' | 'isInteger' | 'labels' | 'objects' | 'opaque'>
  | Extract<KeywordSubject, 'conjunction' | 'identifier' | 'reference' | 'union'>
  | `objects.${keyof ObjectPart}`;

/**
 * For each keyword, its aspect, and the function that returns its constraints. If several keywords have the same aspect, a change is reported
 * at the first of these keywords that the schema has. So the order of the table matters.
 */
const table: Readonly<Record<SchemaKeyword, readonly [aspect: Aspect, read: ReadConstraints]>> = {
  $id: ['identifier', named],
  $anchor: ['identifier', named],
  $dynamicAnchor: ['identifier', named],
  $ref: ['reference', combined],
  $dynamicRef: ['reference', combined],
  type: ['types', readTypes],
  enum: ['values', readValues],
  const: ['values', readValues],
  minLength: ['minLength', (node) => ({ minLength: keywordValue(node, 'minLength') ?? 0 })],
  maxLength: ['maxLength', (node) => ({ maxLength: keywordValue(node, 'maxLength') ?? Infinity })],
  pattern: ['patterns', (node) => ({ patterns: listed(keywordValue(node, 'pattern')) })],
  format: ['formats', (node) => ({ formats: listed(keywordValue(node, 'format')) })],
  minimum: ['lower', readLower],
  maximum: ['upper', readUpper],
  exclusiveMinimum: ['lower', readLower],
  exclusiveMaximum: ['upper', readUpper],
  multipleOf: ['multiples', (node) => ({ multiples: listed(keywordValue(node, 'multipleOf')) })],
  minItems: ['minItems', (node) => ({ minItems: keywordValue(node, 'minItems') ?? 0 })],
  maxItems: ['maxItems', (node) => ({ maxItems: keywordValue(node, 'maxItems') ?? Infinity })],
  uniqueItems: ['isUnique', (node) => ({ isUnique: keywordValue(node, 'uniqueItems') === true })],
  prefixItems: ['arrays', readArray],
  items: ['arrays', readArray],
  minContains: ['contained', readContained],
  maxContains: ['contained', readContained],
  contains: ['contained', readContained],
  unevaluatedItems: [
    'unevaluatedItems',
    (node) => ({ unevaluatedItems: listed(keywordValue(node, 'unevaluatedItems')) }),
  ],
  required: ['required', readRequired],
  minProperties: ['minProperties', (node) => ({ minProperties: keywordValue(node, 'minProperties') ?? 0 })],
  maxProperties: ['maxProperties', (node) => ({ maxProperties: keywordValue(node, 'maxProperties') ?? Infinity })],
  properties: ['objects.properties', readObject],
  patternProperties: ['objects.patterns', readObject],
  additionalProperties: ['objects.additional', readObject],
  unevaluatedProperties: [
    'unevaluatedProperties',
    (node) => ({ unevaluatedProperties: listed(keywordValue(node, 'unevaluatedProperties')) }),
  ],
  propertyNames: ['propertyNames', (node) => ({ propertyNames: listed(keywordValue(node, 'propertyNames')) })],
  dependentRequired: [
    'dependentRequired',
    (node) => ({
      dependentRequired: new Map(
        keywordValue(node, 'dependentRequired')?.map(({ name, names }) => [name, new Set(names)]),
      ),
    }),
  ],
  then: ['implications', readImplications],
  else: ['implications', readImplications],
  if: ['implications', readImplications],
  dependentSchemas: ['implications', readImplications],
  not: ['excluded', combined],
  oneOf: ['union', combined],
  anyOf: ['union', combined],
  allOf: ['conjunction', combined],
};

/** The keywords that determine if null is valid, in the order in which a source location is searched. */
export const keywordsForNull = ['nullable', 'type', 'enum', 'oneOf', 'anyOf'] as const satisfies (
  | KeywordOf30
  | SchemaKeyword
)[];

/** Returns the keywords that determine the aspects, in the order in which a source location is searched. */
export const keywordsFor = (...aspects: readonly Aspect[]): readonly SchemaKeyword[] =>
  Object.entries(table).flatMap(([keyword, [aspect]]) =>
    isSchemaKeyword(keyword) && aspects.includes(aspect) ? [keyword] : [],
  );

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
      .filter(isSchemaKeyword)
      .map((keyword) => table[keyword][1]),
  );
  const constraints: Constraints = Object.assign({}, unconstrained, ...[...used].map((read) => read(node, isOmitted)));
  return node['contentEncoding'] === 'base64'
    ? { ...constraints, formats: [...constraints.formats, base64Encoding] }
    : constraints;
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

/** Usual patterns that match each name. `^.*$` is not one of them, because it does not match line ends. */
const patternsOfAllNames: ReadonlySet<string> = new Set(['', '^', '$', '.*', '^.*', '[\\s\\S]*', '^[\\s\\S]*$']);

function readObject(node: JsonObject, isOmitted: (property: SchemaJson) => boolean): Partial<Constraints> {
  const properties = membersOf(node, 'properties');
  const patterns = new Map(membersOf(node, 'patternProperties'));
  const additional = keywordValue(node, 'additionalProperties');
  const isOpen = additional === undefined || additional === true;
  if (properties.length === 0 && patterns.size === 0 && isOpen) return {};
  const shown = new Map(properties.filter(([, schema]) => !isOmitted(schema)));
  const [only] = patterns;
  // A pattern that matches each name is another notation for the schema of all properties.
  if (only !== undefined && patterns.size === 1 && properties.length === 0 && patternsOfAllNames.has(only[0])) {
    return { objects: [{ properties: shown, patterns: new Map(), additional: only[1] }] };
  }
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
