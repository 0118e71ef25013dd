// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { headerEntries } from '../../shared/header-entries.ts';
import { withRestOfTime } from './limit-time.ts';
import { dataOf } from './core.ts';
import { ApiError, handleNested, withoutQuery } from './errors.ts';
import { type PageFinder, type ReadPage, memberAt } from './next-page.ts';
import { operationAt } from './operation.ts';
import { jsonWithBigints, type PagePosition, type TokenList, withPosition, writeToken } from './page-position.ts';
import { readHeaders } from './response-headers.ts';
import type { Reply } from './send.ts';

/** A page of a list. */
export interface Page<Item, Data = unknown, Headers = Readonly<Record<string, unknown>>> {
  readonly items: readonly Item[];
  /** The whole body of the response. It may have further values, such as the number of all items. */
  readonly data: Data;
  /** A map from the response headers, in lower case, to their values. Some services send the totals in headers. */
  readonly headers: Headers;
  /**
   * A text with which a later call continues after this page: pass it as the option `continuationToken` of the same operation, with the same
   * arguments. The text contains no credential, so that it may be stored or sent to a browser. Undefined on the last page.
   *
   * @throws {TypeError} if the position of the next page is not in a known query parameter of its link.
   */
  readonly continuationToken: string | undefined;
  /** Requests the next page. Returns undefined on the last page. */
  next(): Promise<Page<Item, Data, Headers> | undefined>;
}

/** How an operation returns a list in pages. */
export interface Paging {
  /** The property names from the body to the items. Default: the body is the list. */
  readonly items?: readonly string[];
  readonly next: PageFinder;
  /** Returns true if a page is the last one. Default: the last page has no next page. */
  readonly isLast?: (page: ReadPage) => boolean;
}

/** The list to which a page belongs. */
export interface ListSource extends TokenList {
  readonly paging: Paging;
}

/** A page of a list, with the state of the reading. */
export interface PageOfList extends ReadPage {
  readonly source: ListSource;
  /** The number of this page, from 1, in this reading. */
  readonly number: number;
  /** The number of pages without an item, up to and including this page. */
  readonly empty: number;
  /** The number of pages with the items of this page, in a row, up to and including this page. */
  readonly equal: number;
  /** The number of each requested page. The key is the position of the page. */
  readonly requested: Map<string, number>;
}

// A filter may leave some pages empty. Without this limit, reading from a server that sends only empty pages would never end.
const mostEmptyPages = 100;

// Texts and numbers may be equal on different pages. Without this limit, reading from a server that ignores the page number would never end.
const mostEqualPages = 4;

/**
 * Returns the first page of a reading.
 *
 * @throws {ApiError} if the body does not have a list of items.
 */
export function pageRead(reply: Reply, data: unknown, source: ListSource): PageOfList {
  const items = listIn(reply, data, source.paging);
  const requested = new Map([[jsonWithBigints({ url: reply.request.url }), 1]]);
  return { reply, data, items, source, requested, number: 1, empty: items.length > 0 ? 0 : 1, equal: 1 };
}

function listIn(reply: Reply, data: unknown, { items: path = [] }: Paging): readonly unknown[] {
  const items = memberAt(data, path) ?? (data === undefined || path.length > 0 ? [] : data);
  if (Array.isArray(items)) return items;
  throw new ApiError(reply, data, `, but ${path.length === 0 ? 'the body' : path.join('.')} is not a list`);
}

/** Returns the position of the page after a page. Returns undefined for the last page. */
function positionAfter(page: PageOfList): PagePosition | undefined {
  const { next, isLast } = page.source.paging;
  return isLast?.(page) === true ? undefined : next.find(page);
}

/**
 * Requests the page after a page. Returns undefined for the last page.
 *
 * @throws {ApiError} if the response is a failure, or does not have a list of items.
 * @throws {TypeError} if the next page has no valid address, changes from https to http, or has been read; if one hundred pages in a row
 * are empty; or if two pages in a row have the same objects, or five the same other values.
 */
export async function nextPage(page: PageOfList): Promise<PageOfList | undefined> {
  const { source, requested } = page;
  const number = page.number + 1;
  const position = positionAfter(page);
  if (position === undefined) return undefined;
  const key = jsonWithBigints(position);
  if ((requested.get(key) ?? number) !== number)
    throw pageError(page.reply, 'leads back to a page that was already read');
  if (page.empty >= mostEmptyPages) throw pageError(page.reply, `follows ${page.empty} pages without an item`);
  requested.set(key, number);
  const reply = await request(page.reply, position);
  const data = await dataOf(reply);
  const items = listIn(reply, data, source.paging);
  const equal = handleNested(reply, () => isSamePage(items, page.items)) ? page.equal + 1 : 1;
  if (equal > (typeof items[0] === 'object' ? 1 : mostEqualPages))
    throw pageError(reply, 'leads to the same items again');
  return { reply, data, items, source, requested, number, equal, empty: items.length > 0 ? 0 : page.empty + 1 };
}

/** Returns true if two pages have the same items. Two empty pages are not the same. */
const isSamePage = (items: readonly unknown[], others: readonly unknown[]): boolean =>
  items.length > 0 && items.length === others.length && jsonWithBigints(items) === jsonWithBigints(others);

const pageError = ({ context, request: { url } }: Reply, words: string): TypeError =>
  new TypeError(`${context.operation.id}, ${withoutQuery(url)}: The link to the next page ${words}`);

/** Returns a page for users. */
export function publicPage(page: PageOfList): Page<unknown> {
  const { reply, data, items, source } = page;
  return {
    items,
    data,
    headers: readHeaders(reply),
    get continuationToken() {
      const position = positionAfter(page);
      return position && writeToken(source, position, reply.request.url);
    },
    async next() {
      const next = await nextPage(page);
      return next && publicPage(next);
    },
  };
}

/** Requests a page. A request to another origin does not contain anything that could be a credential. */
function request({ request: { url, headers }, context }: Reply, position: PagePosition): Promise<Reply> {
  const { operation, client, input } = context;
  const options = withRestOfTime(context);
  if (!('url' in position)) return client.call(operation, withPosition(input, position), options).reply;
  const next = operationAt(position.url, operation);
  if (new URL(position.url).origin === new URL(url).origin)
    return client.call(next, { body: input.body }, options).reply;
  const removed = Object.fromEntries(headerEntries(headers).map(([name]) => [name, null]));
  return client.call({ ...next, security: [], headers: {} }, {}, { ...options, headers: removed }).reply;
}
