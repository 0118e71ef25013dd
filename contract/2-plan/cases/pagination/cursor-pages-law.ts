import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { NextPage } from '@forgespec/model';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { CaseDraft } from '../draft.ts';
import { itemIdentity } from './item-identity.ts';
import { createPageReader, type ListPage, type PageReader } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';
import type { PageSize } from './page-parameters.ts';

const smallPage = 2;
const maxPages = 60;

/** A list whose pages are requested by cursor. */
interface CursorList {
  readonly pages: PageReader;
  /** The name of the query parameter for the cursor. */
  readonly cursor: string;
  readonly size: PageSize | undefined;
  readonly next: NextPage | undefined;
}

/**
 * Returns the law for pages that are requested by cursor, one after the other. The pages contain each item of the whole list
 * once, in the same order. The last page has no cursor.
 *
 * @param cursor the name of the query parameter for the cursor.
 */
export const cursorPagesLaw = (cursor: string, size: PageSize | undefined): Omit<CaseDraft, 'pointer'> => ({
  kind: 'pagination',
  name: 'pagination/cursor',
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const cursorList = { pages, cursor, size, next: operation.paging.next };
    let pageCount = 0;
    const readPages = async (): Promise<readonly JsonValue[] | undefined> => {
      const read = await readSmallPages(cursorList);
      pageCount = read.pageCount;
      return read.items;
    };
    const list = await readListTwice(pages, () => getPage(cursorList, size?.most), readPages);
    if (list === undefined) return;
    const itemsOfPages = list.pageItems.map(itemIdentity);
    const expected = list.wholeList.items.map(itemIdentity);
    if (expected.length === 0) return pages.skip('the list is empty');
    // If the list is longer than its largest page, or longer than `maxPages` small pages, compare only the beginning of the list.
    const hasMore = nextCursorOf(list.wholeList, cursorList) !== undefined;
    const isCut = pageCount === maxPages && itemsOfPages.length >= maxPages && itemsOfPages.length < expected.length;
    const found = hasMore ? itemsOfPages.slice(0, expected.length) : itemsOfPages;
    if (found.join() === (isCut ? expected.slice(0, itemsOfPages.length) : expected).join()) return;
    const shorten = (items: readonly string[]): string => items.slice(0, 20).join(', ');
    const message = 'The pages that were requested by cursor do not contain the whole list.';
    pages.fail('pagination/cursor', message, shorten(expected), shorten(found));
  },
});

const getPage = (
  { pages, cursor, size }: CursorList,
  count: number | undefined,
  cursorValue?: JsonValue,
): Promise<ListPage | undefined> =>
  pages.get({
    ...(size !== undefined && count !== undefined && { [size.parameter]: count }),
    ...(cursorValue !== undefined && { [cursor]: cursorValue }),
  });

/** Reads a list in small pages. Stops after `maxPages` pages. `items` is undefined if a request failed. */
async function readSmallPages(
  list: CursorList,
): Promise<{ readonly items: readonly JsonValue[] | undefined; readonly pageCount: number }> {
  const items: JsonValue[] = [];
  let pageCount = 0;
  let page = await getPage(list, smallPage);
  for (; page !== undefined && pageCount < maxPages; pageCount += 1) {
    items.push(...page.items);
    const cursorValue = nextCursorOf(page, list);
    if (cursorValue === undefined) break;
    page = await getPage(list, smallPage, cursorValue);
  }
  return { items: page === undefined ? undefined : items, pageCount };
}

/**
 * Returns the cursor of the next page, from the header or link that the description names. If the description names neither, tries a link
 * `next` and body properties with common names. Returns undefined for the last page.
 */
function nextCursorOf({ body, headers, links }: ListPage, { next, cursor }: CursorList): JsonValue | undefined {
  switch (next?.kind) {
    case 'header':
      return headers[next.header] === '' ? undefined : headers[next.header];
    case 'link': {
      if (links.next === undefined) return undefined;
      return new URL(links.next, 'http://localhost').searchParams.get(cursor) ?? undefined;
    }
    // A description cannot state which body property contains the cursor, so common names are tried.
    case 'number':
    case undefined: {
      const linked = links.next === undefined ? null : new URL(links.next, 'http://localhost').searchParams.get(cursor);
      return linked ?? cursorInBody(parseJsonBody(body));
    }
  }
}

const cursorPropertyNames = /^(?:next|(?:next|end)_?(?:cursor|marker|(?:page_?)?token)|cursor|continuation_?token)$/iu;

function cursorInBody(value: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(value)) return undefined;
  const entries = Object.entries(value);
  const cursorEntry = entries.find(
    ([name, member]) => cursorPropertyNames.test(name) && (typeof member === 'string' || typeof member === 'number'),
  );
  if (cursorEntry !== undefined) return cursorEntry[1] === '' ? undefined : cursorEntry[1];
  // The cursor may be one level deeper: `{ "page": { "next": … } }`.
  return entries
    .map(([, member]) => (isJsonObject(member) ? cursorInBody(member) : undefined))
    .find((cursorValue) => cursorValue !== undefined);
}
