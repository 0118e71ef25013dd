import MiniSearch from 'minisearch';
import { createSearch } from '../search/create-search.ts';
import { createWords } from '../search/create-words.ts';
import type { SearchEntry } from '../search/entries.ts';
import { createSearchDialog } from '../search/search-dialog.ts';
import { synonyms } from '../search/synonyms.ts';

/** The global variables of the search: its entries, and the function that opens its dialog. */
export type SearchWindow = typeof globalThis & {
  searchEntries?: readonly SearchEntry[];
  openSearch?: (root: string) => void;
};

const page: SearchWindow = globalThis;
let open: (() => void) | undefined;

page.openSearch = (root) => {
  open ??= createSearchDialog(
    () => createSearch(MiniSearch, page.searchEntries ?? [], createWords(synonyms)),
    (address) => root + address || '#',
  );
  open();
};
