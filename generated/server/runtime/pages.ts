// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type PageLink, linkHeader, withParameters } from '../../shared/http.ts';
import { pageNumbers } from '../../shared/notation.ts';
import type { HandlerContext } from './handler-context.ts';

/** A page of a list with numbered pages. Spread it into a result: `{ status: 200, ...offsetPage(items, total, query, context) }`. */
export interface OffsetPage<Item, Headers> {
  readonly headers: Headers;
  readonly body: Item[];
}

/** The number and size of a page, the numbers of the next and the previous page, and the totals of the list. */
export interface PageCounts {
  readonly page: number;
  readonly size: number;
  /** Empty on the last page. */
  readonly next: string;
  /** Empty on the first page. */
  readonly previous: string;
  /** The number of items of the list. Undefined if the items are not counted, or if the number is too large to be sent. */
  readonly total: number | undefined;
  readonly pages: number | undefined;
}

/**
 * Returns the number and size of a page, the numbers of the next and the previous page, and the totals of the list.
 *
 * @param length the number of items of the page.
 * @param total the number of items of the list; undefined if the items are not counted.
 * @param countedUpTo the largest total that is sent to clients. A larger total is left out.
 */
export function pageCounts(
  length: number,
  total: number | undefined,
  page: number,
  size: number,
  countedUpTo: number,
): PageCounts {
  const { next, previous, last } = pageNumbers(page, size, total, length >= size);
  const isSent = total !== undefined && total <= countedUpTo;
  return {
    page,
    size,
    next: String(next ?? ''),
    previous: String(previous ?? ''),
    total: isSent ? total : undefined,
    pages: isSent ? last : undefined,
  };
}

/**
 * Returns the header `Link` of a page. `pageParameter` and `sizeParameter` are the names of the query parameters for the number and the
 * size of a page.
 */
export function pageLinks(
  { size, next, previous, pages }: PageCounts,
  { url }: Pick<HandlerContext, 'url'>,
  pageParameter: string,
  sizeParameter: string,
): string {
  const link = (relation: PageLink['relation'], page: number | string | undefined): PageLink[] =>
    page === undefined || page === ''
      ? []
      : [{ relation, address: withParameters(url, { [pageParameter]: page, [sizeParameter]: size }) }];
  return linkHeader([...link('prev', previous), ...link('next', next), ...link('first', 1), ...link('last', pages)]);
}

/** The position of a page in its list. */
export interface Slice {
  /** The number of items before the page. */
  readonly offset: number;
  readonly limit: number;
}

/** A page of a list with a cursor. Spread it into a result: `{ status: 200, ...keysetPage(items, next, context) }`. */
export interface KeysetPage<Item> {
  readonly headers: { readonly Link: string | undefined };
  readonly body: Item[];
}

/**
 * Returns a page of a list with a cursor.
 *
 * @param next the query parameters of the next page, such as `{ id_after: 7 }`. Undefined for the last page, which has no header `Link`.
 */
export function keysetPage<Item>(
  items: readonly Item[],
  next: Readonly<Record<string, number | string>> | undefined,
  { url }: Pick<HandlerContext, 'url'>,
): KeysetPage<Item> {
  const link = next === undefined ? undefined : linkHeader([{ relation: 'next', address: withParameters(url, next) }]);
  return { headers: { Link: link }, body: [...items] };
}
