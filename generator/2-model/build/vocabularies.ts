import type { JsonObject } from '../../1-load/json.ts';

const base = 'https://json-schema.org/draft/2020-12/vocab/';
const assertion = `${base}format-assertion`;

const keywordsOf = {
  applicator: [
    'additionalProperties',
    'allOf',
    'anyOf',
    'contains',
    'dependentSchemas',
    'else',
    'if',
    'items',
    'not',
    'oneOf',
    'patternProperties',
    'prefixItems',
    'properties',
    'propertyNames',
    'then',
  ],
  'format-annotation': ['format'],
  unevaluated: ['unevaluatedItems', 'unevaluatedProperties'],
  validation: [
    'const',
    'dependentRequired',
    'enum',
    'exclusiveMaximum',
    'exclusiveMinimum',
    'maxContains',
    'maxItems',
    'maxLength',
    'maxProperties',
    'maximum',
    'minContains',
    'minItems',
    'minLength',
    'minProperties',
    'minimum',
    'multipleOf',
    'pattern',
    'required',
    'type',
    'uniqueItems',
  ],
} as const;

/**
 * Removes the keywords that have no meaning in the dialect of a schema.
 *
 * @param vocabularies the vocabularies of the dialect; undefined for all of draft 2020-12.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.2
 */
export function withinVocabularies(schema: JsonObject, vocabularies: ReadonlySet<string> | undefined): JsonObject {
  if (vocabularies === undefined) return schema;
  const absent = Object.entries(keywordsOf).flatMap(([name, keywords]) => {
    const isPresent = vocabularies.has(base + name) || (name === 'format-annotation' && vocabularies.has(assertion));
    return isPresent ? [] : keywords;
  });
  const foreign: ReadonlySet<string> = new Set(absent);
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !foreign.has(keyword)));
}

/**
 * Returns true if the dialect of a schema requires that validators check `format`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.2
 */
export const assertsFormats = (vocabularies: ReadonlySet<string> | undefined): boolean =>
  vocabularies?.has(assertion) === true;
