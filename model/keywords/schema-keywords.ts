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

/** The type that the value of each keyword must have, and the vocabulary of the keyword. */
const enforced = {
  $anchor: ['string', 'core'],
  $dynamicAnchor: ['string', 'core'],
  $dynamicRef: ['string', 'core'],
  $id: ['string', 'core'],
  $ref: ['string', 'core'],
  additionalProperties: ['schema', 'applicator'],
  allOf: ['schemas', 'applicator'],
  anyOf: ['schemas', 'applicator'],
  const: ['any', 'validation'],
  contains: ['schema', 'applicator'],
  dependentRequired: ['nameLists', 'validation'],
  dependentSchemas: ['schemaMap', 'applicator'],
  else: ['schema', 'applicator'],
  enum: ['array', 'validation'],
  exclusiveMaximum: ['number', 'validation'],
  exclusiveMinimum: ['number', 'validation'],
  format: ['string', 'format-annotation'],
  if: ['schema', 'applicator'],
  items: ['schema', 'applicator'],
  maxContains: ['count', 'validation'],
  maxItems: ['count', 'validation'],
  maxLength: ['count', 'validation'],
  maxProperties: ['count', 'validation'],
  maximum: ['number', 'validation'],
  minContains: ['count', 'validation'],
  minItems: ['count', 'validation'],
  minLength: ['count', 'validation'],
  minProperties: ['count', 'validation'],
  minimum: ['number', 'validation'],
  multipleOf: ['positive', 'validation'],
  not: ['schema', 'applicator'],
  oneOf: ['schemas', 'applicator'],
  pattern: ['string', 'validation'],
  patternProperties: ['schemaMap', 'applicator'],
  prefixItems: ['schemas', 'applicator'],
  properties: ['schemaMap', 'applicator'],
  propertyNames: ['schema', 'applicator'],
  required: ['names', 'validation'],
  then: ['schema', 'applicator'],
  type: ['type', 'validation'],
  unevaluatedItems: ['schema', 'unevaluated'],
  unevaluatedProperties: ['schema', 'unevaluated'],
  uniqueItems: ['boolean', 'validation'],
} as const satisfies Readonly<Record<SchemaKeyword, readonly [type: KeywordType, vocabulary: Vocabulary]>>;

/** The type of the value of a keyword, as the table declares it. */
export type TypeOfKeyword<Name extends SchemaKeyword> = (typeof enforced)[Name][0];

/** The keywords whose values must have a type. */
export type KeywordOfType<Type extends KeywordType> = {
  [Name in SchemaKeyword]: TypeOfKeyword<Name> extends Type ? Name : never;
}[SchemaKeyword];

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
export const identifiers: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor', '$dynamicRef', '$id']);

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

/** The keywords that do not restrict values. Each keyword is mapped to the type that its value must have. */
export const annotationKeywords: ReadonlyMap<string, KeywordType> = new Map(Object.entries(annotations));
