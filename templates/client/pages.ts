import { ApiError } from './api-error.ts';
import type { ApiCall } from './api-call.ts';
import type { CallOptions } from './call-options.ts';
import { dataOf } from './data-of.ts';
import { nextLink } from './next-link.ts';
import { headerEntries } from '../shared/header-entries.ts';
import { operationAt } from './operation-at.ts';
import type { Reply } from './reply.ts';
import { withoutQuery } from './request-error.ts';

/** Some of the items of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The number of this page, from 1, where the service numbers them (`x-page`). */
  readonly page: number | undefined;
  /** How many items there are on all pages, where the service says so (`x-total`): not above 10,000. */
  readonly total: number | undefined;
  /** How many pages there are, where the service says so (`x-total-pages`). */
  readonly totalPages: number | undefined;
  readonly headers: Headers;
}

/** What may be said about a call that lists something. */
export interface ListOptions extends CallOptions {
  /** The highest number of pages that are read, from 1. Default: no limit. */
  readonly maxPages?: number | undefined;
}

/** A call whose data is a list. */
type ListCall<Item, Operations, Id extends keyof Operations> = ApiCall<readonly Item[], Operations, Id>;

// A filter may leave some pages empty; a server that never sends an item would have no end.
const mostEmptyPages = 100;

/**
 * Reads the pages of a list, beginning with that of the call. Each page is requested when the one before it is used up, with the
 * link in the response to that one.
 *
 * @throws {ApiError} if the response to a page is a failure, or is not a list.
 * @throws {RangeError} if `maxPages` is not a whole number from 1.
 * @throws {TypeError} if a link has no valid address, leads from https to http, or leads back to a page that has been read; or if
 * one hundred pages in a row are empty.
 */
export async function* pagesOf<Item, Operations, Id extends keyof Operations>(
  call: ListCall<Item, Operations, Id>,
): AsyncGenerator<Page<Item>, void, undefined> {
  let items: readonly Item[] = await call;
  let reply: Reply = await call.reply;
  const { maxPages = Infinity }: ListOptions = reply.context.options;
  if (!(maxPages >= 1) || maxPages % 1 > 0)
    throw new RangeError(`maxPages must be a whole number from 1, not ${maxPages}`);
  const read = new Set([reply.request.url]);
  for (let count = 1, empty = 0; ; count++) {
    if (!Array.isArray(items)) throw new ApiError(reply, items, ' is not a list');
    // Keyset pagination ends with a page that is empty.
    if (count === 1 || items.length > 0) yield pageOf(items, reply.response.headers);
    empty = items.length > 0 ? 0 : empty + 1;
    const next = nextLink(reply.response, reply.request.url);
    if (next === undefined || count >= maxPages) return;
    if (read.has(next)) throw linkError(reply, 'leads back to one that has been read');
    if (empty >= mostEmptyPages) throw linkError(reply, `follows ${empty} pages without an item`);
    read.add(next);
    reply = await follow(reply, next);
    items = await dataOf(reply);
  }
}

const linkError = ({ operation, request }: Reply, words: string): TypeError =>
  new TypeError(`${operation.id}, ${withoutQuery(request.url)}: The link to the next page ${words}`);

/** Reads the items of a list, page after page, beginning with those of the call. */
export async function* itemsOf<Item, Operations, Id extends keyof Operations>(
  call: ListCall<Item, Operations, Id>,
): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of pagesOf(call)) yield* items;
}

function pageOf<Item>(items: readonly Item[], headers: Headers): Page<Item> {
  const number = (name: string): number | undefined => {
    const text = headers.get(name);
    return text !== null && /^\d+$/u.test(text) ? Number(text) : undefined;
  };
  return { items, headers, page: number('x-page'), total: number('x-total'), totalPages: number('x-total-pages') };
}

/** Requests the page behind a link. Another origin gets nothing that could be a credential. */
function follow({ operation, request, context: { options }, replyTo }: Reply, link: string): Promise<Reply> {
  const next = operationAt(link, operation);
  if (new URL(link).origin === new URL(request.url).origin) return replyTo(next, {}, options);
  const headers = Object.fromEntries(headerEntries(request.headers).map(([name]) => [name, null]));
  return replyTo({ ...next, security: [], headers: {} }, {}, { ...options, headers });
}
