import type { Header } from '../../message.ts';
import type { PagingHeader } from '../../pagination.ts';
import { pagingNames, plainName } from '../../inspect/paging-names.ts';

const purposes: readonly (readonly [PagingHeader, ReadonlySet<string>])[] = [
  [
    'next',
    new Set([
      'nextpage',
      'nextcursor',
      'nextpagetoken',
      'nexttoken',
      'continuationtoken',
      'nextmarker',
      'nextoffset',
      'next',
    ]),
  ],
  ['previous', new Set(['prevpage', 'previouspage', 'previouscursor', 'prevcursor', 'previous', 'prev'])],
  ['page', new Set(['page', 'currentpage', 'pagenumber'])],
  ['size', new Set(['perpage', 'pagesize', 'limit', 'itemsperpage'])],
  ['total-pages', new Set(['totalpages', 'pagecount', 'pages', 'totalpagecount'])],
  [
    'total',
    new Set(['total', 'totalcount', 'totalitems', 'totalrecords', 'totalresults', 'count', 'resultcount', 'itemcount']),
  ],
];

const shortName = (name: string): string =>
  plainName(name.replace(/^x-/iu, '').replace(/^(?:pagination|paging)-/iu, ''));

/** Finds the response headers for pagination by their names. Each value is the name of a header in lower case. */
export function headerPurposes(headers: readonly Header[]): Readonly<Partial<Record<PagingHeader, string>>> {
  const found = purposes.flatMap(([purpose, names]) => {
    const header = headers.find(({ name }) => names.has(shortName(name)));
    return header === undefined ? [] : [[purpose, header.name.toLowerCase()]];
  });
  return Object.fromEntries(found);
}

/** Returns the name of the header with the cursor of the next page. */
export const nextInHeaders = (headers: readonly Header[]): string | undefined =>
  headers
    .find(({ name }) => pagingNames.strongNext.has(shortName(name)) || shortName(name) === 'next')
    ?.name.toLowerCase();
