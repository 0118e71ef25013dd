import type { KeywordSchema } from '../schema.ts';
import type { KeywordType } from './keyword-shape.ts';

/**
 * A vocabulary of draft 2020-12. Its name here is the last segment of its URI. Vocabularies whose keywords never restrict values are left
 * out.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.2
 */
export type Vocabulary = 'applicator' | 'core' | 'format-annotation' | 'unevaluated' | 'validation';

/**
 * A keyword that generated validators enforce. The type is closed: code that treats keywords differently has an entry for each of them, for
 * example in a `Record<SchemaKeyword, …>`. So after a new property of {@link KeywordSchema}, the compiler names each such module.
 */
export type SchemaKeyword =
  | '$anchor'
  | '$dynamicAnchor'
  | '$dynamicRef'
  | '$id'
  | '$ref'
  | Exclude<keyof KeywordSchema, 'annotations' | 'assertsFormat' | 'kind' | 'longNumbers' | 'pointer' | 'reference'>;

/**
 * The part of a value to which a keyword applies. `array`, `number`, `object`, `string`: values of this type. `value`: values of several
 * types. `conjunction`: the schemas in the keyword apply to the same value. `union`: the schemas in the keyword are alternatives for the same
 * value. `reference`: the schema to which the keyword refers applies to the same value. `identifier`: the keyword names the schema, and
 * restricts no values.
 */
export type KeywordSubject =
  | 'array'
  | 'conjunction'
  | 'identifier'
  | 'number'
  | 'object'
  | 'reference'
  | 'string'
  | 'union'
  | 'value';

/** The type that the value of each keyword must have, the vocabulary of the keyword, and its subject. */
const enforced = {
  $ref: ['string', 'core', 'reference'],
  $anchor: ['string', 'core', 'identifier'],
  $dynamicAnchor: ['string', 'core', 'identifier'],
  $dynamicRef: ['string', 'core', 'reference'],
  $id: ['string', 'core', 'identifier'],
  additionalProperties: ['schema', 'applicator', 'object'],
  allOf: ['schemas', 'applicator', 'conjunction'],
  anyOf: ['schemas', 'applicator', 'union'],
  const: ['any', 'validation', 'value'],
  contains: ['schema', 'applicator', 'array'],
  dependentRequired: ['nameLists', 'validation', 'object'],
  dependentSchemas: ['schemaMap', 'applicator', 'object'],
  else: ['schema', 'applicator', 'value'],
  enum: ['array', 'validation', 'value'],
  exclusiveMaximum: ['number', 'validation', 'number'],
  exclusiveMinimum: ['number', 'validation', 'number'],
  format: ['string', 'format-annotation', 'value'],
  if: ['schema', 'applicator', 'value'],
  items: ['schema', 'applicator', 'array'],
  maxContains: ['count', 'validation', 'array'],
  maxItems: ['count', 'validation', 'array'],
  maxLength: ['count', 'validation', 'string'],
  maxProperties: ['count', 'validation', 'object'],
  maximum: ['number', 'validation', 'number'],
  minContains: ['count', 'validation', 'array'],
  minItems: ['count', 'validation', 'array'],
  minLength: ['count', 'validation', 'string'],
  minProperties: ['count', 'validation', 'object'],
  minimum: ['number', 'validation', 'number'],
  multipleOf: ['positive', 'validation', 'number'],
  not: ['schema', 'applicator', 'value'],
  oneOf: ['schemas', 'applicator', 'union'],
  pattern: ['string', 'validation', 'string'],
  patternProperties: ['schemaMap', 'applicator', 'object'],
  prefixItems: ['schemas', 'applicator', 'array'],
  properties: ['schemaMap', 'applicator', 'object'],
  propertyNames: ['schema', 'applicator', 'object'],
  required: ['names', 'validation', 'object'],
  then: ['schema', 'applicator', 'value'],
  type: ['type', 'validation', 'value'],
  unevaluatedItems: ['schema', 'unevaluated', 'array'],
  unevaluatedProperties: ['schema', 'unevaluated', 'object'],
  uniqueItems: ['boolean', 'validation', 'array'],
} as const satisfies Readonly<
  Record<SchemaKeyword, readonly [type: KeywordType, vocabulary: Vocabulary, subject: KeywordSubject]>
>;

/** The type of the value of a keyword, as the table declares it. */
export type TypeOfKeyword<Name extends SchemaKeyword> = (typeof enforced)[Name][0];

/** The keywords whose values must have a type. */
export type KeywordOfType<Type extends KeywordType> = {
  [Name in SchemaKeyword]: TypeOfKeyword<Name> extends Type ? Name : never;
}[SchemaKeyword];

/** The keywords with a subject. */
export type KeywordAbout<Subject extends KeywordSubject> = {
  [Name in SchemaKeyword]: (typeof enforced)[Name][2] extends Subject ? Name : never;
}[SchemaKeyword];

/** Returns true if a key of a schema object is an enforced keyword. */
export const isSchemaKeyword = (key: string): key is SchemaKeyword => Object.hasOwn(enforced, key);

/** All enforced keywords. */
const schemaKeywords: readonly SchemaKeyword[] = Object.keys(enforced).filter(isSchemaKeyword);

/** Returns the keywords with a subject, in the order of the table. */
export const keywordsAbout = <Subject extends KeywordSubject>(subject: Subject): readonly KeywordAbout<Subject>[] =>
  schemaKeywords.filter((keyword): keyword is KeywordAbout<Subject> => enforced[keyword][2] === subject);

/** Returns the subject of a keyword. */
export const subjectOf = (keyword: SchemaKeyword): KeywordSubject => enforced[keyword][2];

/** Returns the type that the value of a keyword must have. */
export const valueTypeOf = <Name extends SchemaKeyword>(keyword: Name): TypeOfKeyword<Name> => enforced[keyword][0];

/**
 * The keywords that generated validators enforce. Each keyword is mapped to the type that its value must have.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export const enforcedKeywords: ReadonlyMap<string, KeywordType> = new Map(
  Object.entries(enforced).map(([keyword, [type]]) => [keyword, type]),
);

/** A map from each enforced keyword to its vocabulary. */
export const vocabularyOf: ReadonlyMap<string, Vocabulary> = new Map(
  Object.entries(enforced).map(([keyword, [, vocabulary]]) => [keyword, vocabulary]),
);

/** The keywords that identify a schema, or refer to an identifier. OpenAPI 3.0 has none of these. */
export const identifiers: ReadonlySet<string> = new Set<SchemaKeyword>([...keywordsAbout('identifier'), '$dynamicRef']);

/** A keyword that exists only in OpenAPI 3.0. Its meaning is expressed by other keywords when a schema is converted to draft 2020-12. */
export type KeywordOf30 = 'nullable';

/** Keywords of earlier drafts that restrict values. Draft 2020-12 does not contain these keywords. */
export const unsupportedKeywords: ReadonlySet<string> = new Set([
  '$recursiveAnchor',
  '$recursiveRef',
  'additionalItems',
  'dependencies',
]);

const annotations = {
  $comment: 'string',
  $defs: 'schemaMap',
  $schema: 'string',
  $vocabulary: 'any',
  contentEncoding: 'string',
  contentMediaType: 'string',
  contentSchema: 'schema',
  default: 'any',
  definitions: 'schemaMap',
  deprecated: 'boolean',
  description: 'string',
  // The keywords of OpenAPI (`discriminator`, `externalDocs`, `xml`) are `any`, because `checkStructure` checks their values.
  discriminator: 'any',
  example: 'any',
  examples: 'array',
  externalDocs: 'any',
  readOnly: 'boolean',
  title: 'string',
  writeOnly: 'boolean',
  xml: 'any',
} as const satisfies Readonly<Record<string, KeywordType>>;

/** A keyword that does not restrict values. Closed, like {@link SchemaKeyword}. */
export type AnnotationKeyword = keyof typeof annotations;

/** The keywords that do not restrict values, and whose values must have a type. */
export type AnnotationOfType<Type extends KeywordType> = {
  [Name in AnnotationKeyword]: (typeof annotations)[Name] extends Type ? Name : never;
}[AnnotationKeyword];

/** The keywords that do not restrict values. Each keyword is mapped to the type that its value must have. */
export const annotationKeywords: ReadonlyMap<string, KeywordType> = new Map(Object.entries(annotations));

/** Returns all keywords whose values must have a type. */
export const keysOfType = (type: KeywordType): readonly string[] =>
  [...enforcedKeywords, ...annotationKeywords].flatMap(([keyword, other]) => (other === type ? [keyword] : []));
