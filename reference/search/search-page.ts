import { inlineScript, scriptJson } from '@forgespec/description/text';
import type { Api } from '@forgespec/model';
import { withScript } from '../pages/added-script.ts';
import { fragmentAddresses, searchEntries } from './entries.ts';
import { addSearchShortcuts } from './search-dialog.ts';

/**
 * Adds the search to the page of the reference. The page then contains the entries as data, and builds the index when a reader opens the
 * search for the first time.
 *
 * @param script the script of the search.
 */
export function withSearch(page: string, api: Api, script: string): string {
  const entries = `<script type="application/json" id="search-entries">${scriptJson(searchEntries(api, fragmentAddresses)).markup}</script>`;
  return withScript(page, { before: entries, text: inlineScript(`${script}\n${start}`) }).text;
}

const start = `(${addSearchShortcuts.toString()})(() => {
  globalThis.searchEntries ??= JSON.parse(document.querySelector('#search-entries').textContent);
  globalThis.openSearch('');
});`;
