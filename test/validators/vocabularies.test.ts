import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOfMetaschema } from '../../description/load/resources/identified-documents.ts';
import { vocabularyOf, type Vocabulary } from '../../model/keywords/schema-keywords.ts';

const vocabularies: readonly Vocabulary[] = ['applicator', 'core', 'format-annotation', 'unevaluated', 'validation'];

/** Returns the keywords that the meta-schema of a vocabulary declares. */
function declaredKeywords(vocabulary: Vocabulary): string[] {
  const file = fileOfMetaschema(`https://json-schema.org/draft/2020-12/meta/${vocabulary}`) ?? expect.fail();
  const { properties }: { properties: object } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(properties);
}

test('JSON Schema 2020-12, section 8.1.2: each keyword has the vocabulary whose meta-schema declares it', () => {
  const declared = new Map(
    vocabularies.flatMap((vocabulary) => declaredKeywords(vocabulary).map((keyword) => [keyword, vocabulary])),
  );
  const wrong = [...vocabularyOf].filter(([keyword, vocabulary]) => declared.get(keyword) !== vocabulary);
  expect(wrong).toEqual([]);
});
