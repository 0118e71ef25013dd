import type { JsonValue } from '@forgespec/description/json';
import type { Pagination } from '@forgespec/model';
import type { CaseDraft } from '../draft.ts';
import { cursorParameter, nextCursorOf } from './next-cursor.ts';
import { createPageReader, type ListPage, type PageReader } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';
import type { PageSize } from './page-parameters.ts';

const smallPage = 2;
const maxPages = 60;

/** A list whose pages are requested by cursor. */
interface CursorList {
  readonly pages: PageReader;
  readonly pagination: Pagination;
  readonly size: PageSize | undefined;
}

/**
 * Returns the law for pages that are requested by cursor, one after the other. The pages contain each item of the whole list
 * once, in the same order. The last page has no cursor.
 */
export const cursorPagesLaw = (pagination: Pagination, size: PageSize | undefined): Omit<CaseDraft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/cursor',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const cursorList = { pages, pagination, size };
    let pageCount = 0;
    const readPages = async (): Promise<readonly JsonValue[] | undefined> => {
      const read = await readSmallPages(cursorList);
      pageCount = read.pageCount;
      return read.items;
    };
    const list = await readListTwice(pages, () => getPage(cursorList, size?.most), readPages);
    if (list === undefined) return;
    const itemsOfPages = list.pageItems.map(pages.identityOf);
    const expected = list.wholeList.items.map(pages.identityOf);
    if (expected.length === 0) return pages.skip('the list is empty');
    // If the list is longer than its largest page, or longer than `maxPages` small pages, compare only the beginning of the list.
    const hasMore = nextCursorOf(list.wholeList, pagination) !== undefined;
    const isCut = pageCount === maxPages && itemsOfPages.length >= maxPages && itemsOfPages.length < expected.length;
    const found = hasMore ? itemsOfPages.slice(0, expected.length) : itemsOfPages;
    if (found.join() === (isCut ? expected.slice(0, itemsOfPages.length) : expected).join()) return;
    const shorten = (items: readonly string[]): string => items.slice(0, 20).join(', ');
    const message = 'The pages that were requested by cursor do not contain the whole list.';
    pages.fail('pagination/cursor', message, shorten(expected), shorten(found));
  },
});

function getPage(
  { pages, pagination, size }: CursorList,
  count: number | undefined,
  cursorValue?: JsonValue,
): Promise<ListPage | undefined> {
  const cursor = cursorParameter(pagination);
  return pages.get({
    ...(size !== undefined && count !== undefined && { [size.parameter]: count }),
    ...(cursor !== undefined && cursorValue !== undefined && { [cursor]: cursorValue }),
  });
}

/** Reads a list in small pages. Stops after `maxPages` pages. `items` is undefined if a request failed. */
async function readSmallPages(
  list: CursorList,
): Promise<{ readonly items: readonly JsonValue[] | undefined; readonly pageCount: number }> {
  const items: JsonValue[] = [];
  let pageCount = 0;
  let page = await getPage(list, smallPage);
  for (; page !== undefined && pageCount < maxPages; pageCount += 1) {
    items.push(...page.items);
    const cursorValue = nextCursorOf(page, list.pagination);
    if (cursorValue === undefined) break;
    page = await getPage(list, smallPage, cursorValue);
  }
  return { items: page === undefined ? undefined : items, pageCount };
}
