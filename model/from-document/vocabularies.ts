import type { JsonObject } from '@forgespec/description/json';
import { vocabularyOf } from '../keywords/schema-keywords.ts';

const base = 'https://json-schema.org/draft/2020-12/vocab/';
const assertion = `${base}format-assertion`;

/**
 * Removes the keywords that have no meaning in the dialect of a schema.
 *
 * @param vocabularies the URIs of the vocabularies of the dialect. Undefined if the dialect has all vocabularies of
 * draft 2020-12.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.2
 */
export function withinVocabularies(schema: JsonObject, vocabularies: ReadonlySet<string> | undefined): JsonObject {
  if (vocabularies === undefined) return schema;
  const isPresent = (keyword: string): boolean => {
    const vocabulary = vocabularyOf.get(keyword);
    if (vocabulary === undefined || vocabulary === 'core' || vocabularies.has(base + vocabulary)) return true;
    return vocabulary === 'format-annotation' && vocabularies.has(assertion);
  };
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => isPresent(keyword)));
}

/**
 * Returns true if the dialect of a schema requires that validators check `format`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.2
 */
export const assertsFormats = (vocabularies: ReadonlySet<string> | undefined): boolean =>
  vocabularies?.has(assertion) === true;
