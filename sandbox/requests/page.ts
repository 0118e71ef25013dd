import { sql, type SQL } from '../database/drizzle.ts';
import type { PgTable } from '../database/drizzle-columns.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import {
  linkHeader,
  longestLinks,
  offsetOf,
  pageNumbers,
  withParameters,
  type PageLink,
} from '@forgespec/templates/shared/pages';
import type { Queries } from '../database/database.ts';

/** The query parameters of offset pagination. */
export interface PageQuery {
  readonly page?: number;
  readonly per_page?: number;
}

/** The range of rows of a page. */
export interface RowRange {
  readonly limit: number;
  readonly offset: number;
}

/** The maximum number of rows that are counted. If a list has more rows, its responses do not contain the totals. */
const mostCounted = 10_000;

/** The maximum number of rows before a page. */
const largestOffset = 50_000;

/**
 * Counts the rows of a table that meet a condition. Returns 10,001 if there are more than 10,000.
 *
 * @param where the condition; undefined to count all rows.
 */
export async function countRows(queries: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [counted] = await queries
    .select({ rows: sql<number>`count(*)::integer` })
    .from(sql`(select from ${table} where ${where ?? sql`true`} limit ${mostCounted + 1}) as counted`);
  return counted?.rows ?? 0;
}

/** Returns the maximum number of rows on a page. */
export const pageSize = ({ per_page: perPage = 20 }: Pick<PageQuery, 'per_page'>): number =>
  Math.min(Math.max(perPage, 1), 100);

/**
 * Builds the response with one page of a list.
 *
 * @param address the URL of the request.
 * @param total the number of rows, from {@link countRows}.
 * @param select reads the rows in a range. It is called only if the page can have rows. If `total` is more than 10,000,
 * the range has one more row than the page. If this row exists, there is a next page.
 * @throws {Refusal} 422 if too many rows come before the page.
 */
export async function pageOf<Item>(
  address: string,
  query: PageQuery,
  total: number,
  select: (slice: RowRange) => Promise<Item[]>,
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

/**
 * Checks that the URL of a request is so short that a response can contain links to other pages.
 *
 * @throws {Refusal} 413 if the URL is too long.
 */
export function requireLinkable(address: string): void {
  if (address.length > longestLinks - 1024)
    throw new Refusal(413, 'The URL is too long: a link to the next page might not fit into the response');
}
