import { readFile } from 'node:fs/promises';
import { inlineScript, scriptJson } from '@forgespec/description/text';
import type { Api } from '@forgespec/model';
import { withScript } from '../pages/added-script.ts';
import { createSearch } from './create-search.ts';
import { createWords } from './create-words.ts';
import { fragmentAddresses, searchEntries } from './entries.ts';
import { addSearchShortcuts, createSearchDialog } from './search-dialog.ts';
import { synonyms } from './synonyms.ts';

/**
 * Adds the search to the page of the reference. The page then contains the entries as data, and builds the index when a reader opens the
 * search for the first time.
 */
export async function withSearch(page: string, api: Api): Promise<string> {
  const library = await readLibrary();
  const entries = `<script type="application/json" id="search-entries">${scriptJson(searchEntries(api, fragmentAddresses)).markup}</script>`;
  return withScript(page, { before: entries, text: inlineScript(`${library}\n${start}`) }).text;
}

const start = `(${addSearchShortcuts.toString()})((${createSearchDialog.toString()})(() =>
  (${createSearch.toString()})(
    MiniSearch,
    JSON.parse(document.querySelector('#search-entries').textContent),
    (${createWords.toString()})(${scriptJson(synonyms).markup}),
  ), (address) => address || '#'));`;

/** Reads MiniSearch as a classic script. The package contains the file, but does not export it. The comments are removed. */
async function readLibrary(): Promise<string> {
  const source = await readFile(new URL('../umd/index.js', import.meta.resolve('minisearch')), 'utf8');
  return source.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/$|^\s*\/\/.*$/gmu, '').replaceAll(/\n\s*(?=\n)/gu, '');
}
