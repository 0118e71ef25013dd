import type { KeywordType } from './keyword-shape.ts';

/**
 * The keywords that generated validators enforce, with the type that each value must have.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export const enforcedKeywords: ReadonlyMap<string, KeywordType> = new Map([
  ['$anchor', 'string'],
  ['$dynamicAnchor', 'string'],
  ['$dynamicRef', 'string'],
  ['$id', 'string'],
  ['$ref', 'string'],
  ['additionalProperties', 'schema'],
  ['allOf', 'schemas'],
  ['anyOf', 'schemas'],
  ['const', 'any'],
  ['contains', 'schema'],
  ['dependentRequired', 'nameLists'],
  ['dependentSchemas', 'schemaMap'],
  ['else', 'schema'],
  ['enum', 'array'],
  ['exclusiveMaximum', 'number'],
  ['exclusiveMinimum', 'number'],
  ['format', 'string'],
  ['if', 'schema'],
  ['items', 'schema'],
  ['maxContains', 'count'],
  ['maxItems', 'count'],
  ['maxLength', 'count'],
  ['maxProperties', 'count'],
  ['maximum', 'number'],
  ['minContains', 'count'],
  ['minItems', 'count'],
  ['minLength', 'count'],
  ['minProperties', 'count'],
  ['minimum', 'number'],
  ['multipleOf', 'positive'],
  ['not', 'schema'],
  ['oneOf', 'schemas'],
  ['pattern', 'string'],
  ['patternProperties', 'schemaMap'],
  ['prefixItems', 'schemas'],
  ['properties', 'schemaMap'],
  ['propertyNames', 'schema'],
  ['required', 'names'],
  ['then', 'schema'],
  ['type', 'type'],
  ['unevaluatedItems', 'schema'],
  ['unevaluatedProperties', 'schema'],
  ['uniqueItems', 'boolean'],
]);

/** The keywords that give a schema an identifier or refer to one. OpenAPI 3.0 has none of these. */
export const identifiers: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor', '$dynamicRef', '$id']);

/** Assertions of earlier drafts. Draft 2020-12 has removed them. */
export const unsupportedKeywords: ReadonlySet<string> = new Set([
  '$recursiveAnchor',
  '$recursiveRef',
  'additionalItems',
  'dependencies',
]);

/** Keywords that do not restrict values. */
export const annotationKeywords: ReadonlySet<string> = new Set([
  '$comment',
  '$defs',
  '$schema',
  '$vocabulary',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'default',
  'definitions',
  'deprecated',
  'description',
  'discriminator',
  'example',
  'examples',
  'externalDocs',
  'readOnly',
  'title',
  'writeOnly',
  'xml',
]);
