import { linkHeader, type PageLink } from '../shared/link-header.ts';
import { offsetOf, pageNumbers } from '../shared/page-numbers.ts';
import { withParameters } from '../shared/with-parameters.ts';

/** What is asked for of a list: the decoded query of an operation with offset pagination. */
export interface OffsetQuery {
  readonly page?: number;
  readonly per_page?: number;
}

/** The address that was called, which those of other pages are made of: the context of a handler has it. */
export interface CalledAddress {
  readonly url: string;
}

/** The headers of a page of a list with offset pagination. */
export interface OffsetHeaders {
  readonly Link: string;
  /** Empty on the last page. */
  readonly 'x-next-page': string;
  readonly 'x-page': number;
  readonly 'x-per-page': number;
  /** Empty on the first page. */
  readonly 'x-prev-page': string;
  readonly 'x-total': number | undefined;
  readonly 'x-total-pages': number | undefined;
}

/** A page, to be spread into a result: `{ status: 200, ...offsetPage(items, total, query, context) }`. */
export interface Page<Item, Headers> {
  readonly headers: Headers;
  readonly body: Item[];
}

/** Above this number of records, the totals are not told. */
const mostCounted = 10_000;

/** Which records of a list a page has. */
export function sliceOf({ page = 1, per_page: perPage = 20 }: OffsetQuery): { offset: number; limit: number } {
  return { offset: offsetOf(page, perPage), limit: perPage };
}

/**
 * A page of a list with offset pagination.
 *
 * @param items those of the page.
 * @param total how many there are in all; undefined when nobody counted.
 */
export function offsetPage<Item>(
  items: readonly Item[],
  total: number | undefined,
  { page = 1, per_page: perPage = 20 }: OffsetQuery,
  { url }: CalledAddress,
): Page<Item, OffsetHeaders> {
  const isTold = total !== undefined && total <= mostCounted;
  const { previous, next, last } = pageNumbers(page, perPage, total, items.length >= perPage);
  const link = (relation: PageLink['relation'], to: number | undefined): PageLink[] =>
    to === undefined ? [] : [{ relation, address: withParameters(url, { page: to, per_page: perPage }) }];
  const links = [
    ...link('prev', previous),
    ...link('next', next),
    ...link('first', 1),
    ...link('last', isTold ? last : undefined),
  ];
  return {
    headers: {
      Link: linkHeader(links),
      'x-next-page': String(next ?? ''),
      'x-page': page,
      'x-per-page': perPage,
      'x-prev-page': String(previous ?? ''),
      'x-total': isTold ? total : undefined,
      'x-total-pages': isTold ? last : undefined,
    },
    body: [...items],
  };
}

/**
 * A page of a list with keyset pagination.
 *
 * @param next what to add to the query for the page that follows, `{ id_after: 7 }`; undefined at the end, where no address is given.
 */
export function keysetPage<Item>(
  items: readonly Item[],
  next: Readonly<Record<string, number | string>> | undefined,
  { url }: CalledAddress,
): Page<Item, { readonly Link: string | undefined }> {
  const link = next === undefined ? undefined : linkHeader([{ relation: 'next', address: withParameters(url, next) }]);
  return { headers: { Link: link }, body: [...items] };
}
