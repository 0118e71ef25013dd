// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { offsetOf } from '../shared/notation.ts';
import type { HandlerContext } from './runtime/handler-context.ts';
import { type OffsetPage, type Slice, pageCounts, pageLinks } from './runtime/pages.ts';

/** The query parameters of a list with numbered pages. */
export interface OffsetQuery {
  readonly page?: number;
  readonly per_page?: number;
}

/** The headers of a page of a list with numbered pages. */
export interface OffsetHeaders {
  readonly Link: string;
  readonly 'x-next-page': string;
  readonly 'x-page': number;
  readonly 'x-prev-page': string;
  readonly 'x-per-page': number;
  readonly 'x-total': number | undefined;
  readonly 'x-total-pages': number | undefined;
}

/**
 * Returns a page of a list with numbered pages.
 *
 * @param items the items of the page.
 * @param total the number of items in the list; undefined if they are not counted.
 * @param countedUpTo the largest total that is sent to clients.
 */
export function offsetPage<Item>(
  items: readonly Item[],
  total: number | undefined,
  query: OffsetQuery,
  context: Pick<HandlerContext, 'url'>,
  countedUpTo: number = Infinity,
): OffsetPage<Item, OffsetHeaders> {
  const counts = pageCounts(items.length, total, query.page ?? 1, query.per_page ?? 20, countedUpTo);
  return {
    headers: {
      Link: pageLinks(counts, context, 'page', 'per_page'),
      'x-next-page': counts.next,
      'x-page': counts.page,
      'x-prev-page': counts.previous,
      'x-per-page': counts.size,
      'x-total': counts.total,
      'x-total-pages': counts.pages,
    },
    body: [...items],
  };
}

/** Returns the position of the requested page in the list. */
export function sliceOf(query: OffsetQuery): Slice {
  const limit = query.per_page ?? 20;
  return { offset: offsetOf(query.page ?? 1, limit), limit };
}
