import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { assert, expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { loadDescription } from '../../description/load/load.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { createSearch } from '../../reference/search/create-search.ts';
import { createWords } from '../../reference/search/create-words.ts';
import { fragmentAddresses, searchEntries } from '../../reference/search/entries.ts';
import { synonyms } from '../../reference/search/synonyms.ts';
import { searchQueries } from './search-queries.ts';

const diagnostics = createDiagnostics();
const description = await loadDescription(join(import.meta.dirname, '../../spec/openapi.yaml'), diagnostics);
if (description === undefined) throw new Error('The description has errors.');
const entries = searchEntries(buildApi(description, diagnostics, reservedNames), fragmentAddresses);
const search = createSearch(MiniSearch, entries, createWords(synonyms));

test('finds the wanted page among the first three for each of 200 queries', () => {
  expect(searchQueries.length).toBe(200);
  const failed = searchQueries.flatMap(([query, ...wanted]) => {
    const first = search(query).slice(0, 3);
    const isFound = first.some(({ id, title, group }) => [id, title, group].some((name) => wanted.includes(name)));
    return isFound ? [] : [`${query}: ${first.map(({ title }) => title).join(', ')}`];
  });
  assert(failed.length === 0, failed.join('\n'));
});

test('finds nothing for a word that the reference does not contain', () => {
  expect(search('xylophone')).toEqual([]);
  expect(search('')).toEqual([]);
});

test('the entries are small', () => {
  expect(gzipSync(JSON.stringify(entries)).length).toBeLessThan(150_000);
});
