import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { NextPage } from '@forgespec/model';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { CaseDraft } from '../draft.ts';
import { itemIdentity } from './item-identity.ts';
import { createPageReader, type ListPage } from './page-reader.ts';
import { readListTwice } from './read-list-twice.ts';
import type { PageSize } from './page-parameters.ts';

const smallPage = 2;
const maxPages = 60;

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
    const nextCursor = (page: ListPage): JsonValue | undefined => nextCursorOf(page, operation.paging.next, cursor);
    const getPage = (count: number | undefined, cursorValue?: JsonValue): Promise<ListPage | undefined> =>
      pages.get({
        ...(size !== undefined && count !== undefined && { [size.parameter]: count }),
        ...(cursorValue !== undefined && { [cursor]: cursorValue }),
      });
    let pageCount = 0;
    const readPages = async (): Promise<JsonValue[] | undefined> => {
      const itemsOfPages: JsonValue[] = [];
      let page = await getPage(smallPage);
      for (pageCount = 0; page !== undefined && pageCount < maxPages; pageCount += 1) {
        itemsOfPages.push(...page.items);
        const cursorValue = nextCursor(page);
        if (cursorValue === undefined) break;
        page = await getPage(smallPage, cursorValue);
      }
      return page === undefined ? undefined : itemsOfPages;
    };
    const list = await readListTwice(pages, () => getPage(size?.most), readPages);
    if (list === undefined) return;
    const { wholeList: whole } = list;
    const itemsOfPages = list.pageItems.map(itemIdentity);
    const expected = whole.items.map(itemIdentity);
    if (expected.length === 0) return pages.skip('the list is empty');
    // If the list is longer than its largest page, or longer than `maxPages` small pages, compare only the beginning of the list.
    const hasMore = nextCursor(whole) !== undefined;
    const isCut = pageCount === maxPages && itemsOfPages.length >= maxPages && itemsOfPages.length < expected.length;
    const found = hasMore ? itemsOfPages.slice(0, expected.length) : itemsOfPages;
    if (found.join() === (isCut ? expected.slice(0, itemsOfPages.length) : expected).join()) return;
    const shorten = (items: readonly string[]): string => items.slice(0, 20).join(', ');
    const message = 'The pages that were requested by cursor do not contain the whole list.';
    pages.fail('pagination/cursor', message, shorten(expected), shorten(found));
  },
});

/**
 * Returns the cursor of the next page, from the header or link that the description names. If the description names neither, tries a link
 * `next` and body properties with common names. Returns undefined for the last page.
 */
function nextCursorOf(
  { body, headers, links }: ListPage,
  next: NextPage | undefined,
  cursor: string,
): JsonValue | undefined {
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
