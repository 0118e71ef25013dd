// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ApiCall } from './api-call.ts';
import type { CallOptions } from './call-options.ts';
import { dataOf } from './data-of.ts';
import { nextLink } from './next-link.ts';
import type { Operation } from './operation.ts';
import { bracketed } from './query.ts';
import type { Reply } from './reply.ts';

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
  /** How many pages are read at most. Default: all that there are. */
  readonly maxPages?: number | undefined;
}

/** A call whose data is a list. */
type ListCall<Item, Operations, Id extends keyof Operations> = ApiCall<readonly Item[], Operations, Id>;

/**
 * The pages of a list, from that of the call on: each is asked for when the one before it is used up, by the link that came with it.
 *
 * @throws {ApiError} when a page is answered with a failure.
 * @throws {TypeError} when a link leads nowhere, or back to a page that has been read.
 */
export async function* pagesOf<Item, Operations, Id extends keyof Operations>(
  call: ListCall<Item, Operations, Id>,
): AsyncGenerator<Page<Item>, void, undefined> {
  let items = await call;
  let reply: Reply = await call.reply;
  const { maxPages = Infinity }: ListOptions = reply.context.options;
  const read = new Set<string>();
  for (let count = 1; ; count++) {
    // Keyset pagination ends with a page that is empty.
    if (count === 1 || items.length > 0) yield pageOf(items, reply.response.headers);
    const next = nextLink(reply.response, reply.request.url);
    if (next === undefined || count >= maxPages) return;
    if (read.has(next)) throw new TypeError('The link to the next page leads back to one that has been read');
    read.add(next);
    reply = await follow(reply, next);
    items = await dataOf(reply);
  }
}

/** The items of a list, from those of the call on, page after page. */
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

/** Asks for the page behind a link. To another origin goes nothing that could be a credential. */
function follow({ operation, request, context: { options }, replyTo }: Reply, link: string): Promise<Reply> {
  const [, server = '', path = '', given = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)\??([^#]*)/iu.exec(link) ?? [];
  // Exactly as it is given, with a credential that belongs into the query after it.
  const names = new URLSearchParams(given);
  const querySerializer = (query: Readonly<Record<string, unknown>>): string =>
    [given, ...Object.entries(query).flatMap(([name, value]) => (names.has(name) ? [] : bracketed(name, value)))]
      .filter((part) => part !== '')
      .join('&');
  const next: Operation = { ...operation, server, path, querySerializer };
  if (new URL(link).origin === new URL(request.url).origin) return replyTo(next, {}, options);
  const headers = Object.fromEntries([...request.headers.keys()].map((name) => [name, null]));
  return replyTo({ ...next, security: [], headers: {} }, {}, { ...options, headers });
}
