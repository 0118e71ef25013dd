import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Refusal } from '@forgespec/sdk/server';
import { linkHeader, longestLinks, type PageLink } from '@forgespec/templates/shared/link-header';
import { offsetOf, pageNumbers } from '@forgespec/templates/shared/page-numbers';
import { withParameters } from '@forgespec/templates/shared/with-parameters';
import type { Queries } from '../database/database.ts';

/** The parameters of offset pagination, as requests have them. */
export interface PageQuery {
  readonly page?: number;
  readonly per_page?: number;
}

/** Which rows a page has. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Above this number of records, the totals are not told. */
const mostCounted = 10_000;

/** Records that may be skipped to reach a page. */
const largestOffset = 50_000;

/**
 * The number of rows of a table for which something holds, as far as lists tell it: a larger number than 10,000 is 10,001.
 *
 * @param where undefined for all rows.
 */
export async function countRows(queries: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [counted] = await queries
    .select({ rows: sql<number>`count(*)::integer` })
    .from(sql`(select from ${table} where ${where ?? sql`true`} limit ${mostCounted + 1}) as counted`);
  return counted?.rows ?? 0;
}

/** How many rows a page has. */
export const pageSize = ({ per_page: perPage = 20 }: Pick<PageQuery, 'per_page'>): number =>
  Math.min(Math.max(perPage, 1), 100);

/**
 * Builds the response to a request for one page of a list.
 *
 * @param total as {@link countRows} returns it.
 * @param select fetches rows. It is called only if the page may have any, and with one more row than a page has if the total is not
 *   known: that row shows that there is a next page.
 * @throws {Refusal} 422 when too many rows would have to be skipped.
 */
export async function pageOf<Item>(
  address: string,
  query: PageQuery,
  total: number,
  select: (slice: Slice) => Promise<Item[]>,
): Promise<{ readonly status: 200; readonly headers: PageHeaders; readonly body: Item[] }> {
  const page = query.page ?? 1;
  const perPage = pageSize(query);
  const offset = offsetOf(page, perPage);
  const isCounted = total <= mostCounted;
  const isEmpty = isCounted && offset >= total;
  if (offset > largestOffset && !isEmpty)
    throw new Refusal(422, `No more than ${largestOffset} records can be skipped`);
  const found = isEmpty ? [] : await select({ limit: isCounted ? perPage : perPage + 1, offset });
  const hasNext = isCounted ? offset + perPage < total : found.length > perPage;
  return { status: 200, headers: pageHeaders(address, page, perPage, total, hasNext), body: found.slice(0, perPage) };
}

/** The headers of a page. */
export interface PageHeaders {
  readonly Link: string;
  readonly 'x-next-page': string;
  readonly 'x-page': number;
  readonly 'x-per-page': number;
  readonly 'x-prev-page': string;
  readonly 'x-total': number | undefined;
  readonly 'x-total-pages': number | undefined;
}

function pageHeaders(address: string, page: number, perPage: number, total: number, hasNext: boolean): PageHeaders {
  const counted = total <= mostCounted ? total : undefined;
  const { previous, next, last } = pageNumbers(page, perPage, counted, hasNext);
  const link = (relation: PageLink['relation'], to: number | undefined): PageLink[] =>
    to === undefined ? [] : [{ relation, address: withParameters(address, { page: to, per_page: perPage }) }];
  return {
    Link: linkHeader([...link('prev', previous), ...link('next', next), ...link('first', 1), ...link('last', last)]),
    'x-next-page': String(next ?? ''),
    'x-page': page,
    'x-per-page': perPage,
    'x-prev-page': String(previous ?? ''),
    'x-total': counted,
    'x-total-pages': last,
  };
}

/** @throws {Refusal} 413 if an address is too long for a link that a list cannot do without. */
export function requireLinkable(address: string): void {
  if (address.length > longestLinks - 1024)
    throw new Refusal(413, 'The parameters are too long for the link to a page');
}
