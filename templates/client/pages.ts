import { assumeType } from '../shared/assume-type.ts';
import { headerEntries } from '../shared/header-entries.ts';
import { dataOf, type ApiCall, type CoreClient } from './core.ts';
import { ApiError, withoutQuery } from './errors.ts';
import { nextLink } from './next-link.ts';
import { operationAt } from './operation-at.ts';
import type { RequestOptions } from './operation.ts';
import { readHeaders, type SuccessHeaders } from './response-headers.ts';
import { withRestOfTime } from './rest-of-time.ts';
import type { Reply } from './send.ts';

/** A page of a list. */
export interface Page<Item, Headers = Readonly<Record<string, unknown>>> {
  readonly items: readonly Item[];
  /** A map from the response headers, in lower case, to their values. Some services send the totals in headers. */
  readonly headers: Headers;
}

/** The option of a call whose data is a list. */
export interface PageLimit {
  /** The highest number of pages that are read. It must be at least 1. Default: no limit. */
  readonly maxPages?: number | undefined;
}

/** A call whose data is a list. */
type ListCall<Item, Responses> = ApiCall<readonly Item[], Responses>;

// A filter may leave some pages empty. Without this limit, reading from a server that sends only empty pages would never end.
const mostEmptyPages = 100;

/**
 * Reads the pages of a list, beginning with the page that the call requests. The address of each further page is derived from the response
 * to the previous page. A page is requested only after all items of the previous page are read.
 *
 * @throws {ApiError} if the response to a page is a failure, or is not a list.
 * @throws {RangeError} if `maxPages` is not an integer of at least 1.
 * @throws {TypeError} if a link has no valid address, changes from https to http, or points to a page that has been read; or if one hundred
 * pages in a row are empty.
 */
export async function* pagesOf<Item, Responses>(
  call: ListCall<Item, Responses>,
): AsyncGenerator<Page<Item, SuccessHeaders<Responses>>, void, undefined> {
  let items: readonly Item[] = await call;
  let reply: Reply = await call.reply;
  const { maxPages = Infinity }: PageLimit & RequestOptions = reply.context.options;
  checkMaxPages(maxPages);
  const read = new Set([reply.request.url]);
  for (let count = 1, empty = 0; ; count++) {
    if (!Array.isArray(items)) throw new ApiError(reply, items, ', but the body is not a list');
    // Empty pages after the first page are left out, because keyset pagination ends with an empty page.
    if (count === 1 || items.length > 0) yield { items, headers: assumeType(readHeaders(reply)) };
    empty = items.length > 0 ? 0 : empty + 1;
    const next = (reply.context.operation.nextPage ?? nextLink)(reply, items.length);
    if (next === undefined || count >= maxPages) return;
    if (read.has(next)) throw linkError(reply, 'leads back to a page that was already read');
    if (empty >= mostEmptyPages) throw linkError(reply, `follows ${empty} pages without an item`);
    read.add(next);
    reply = await follow(reply, next);
    items = await dataOf(reply);
  }
}

function checkMaxPages(maxPages: number): void {
  if (!(maxPages >= 1) || maxPages % 1 > 0)
    throw new RangeError(`maxPages must be an integer of at least 1, not ${maxPages}`);
}

const linkError = ({ context, request }: Reply, words: string): TypeError =>
  new TypeError(`${context.operation.id}, ${withoutQuery(request.url)}: The link to the next page ${words}`);

/** Reads the items of a list, page after page, beginning with the page that the call requests. */
export async function* itemsOf<Item, Responses>(
  call: ListCall<Item, Responses>,
): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of pagesOf(call)) yield* items;
}

/** Requests the page that a link points to. A request to another origin does not contain anything that could be a credential. */
function follow({ request, context }: Reply, link: string): Promise<Reply> {
  const { operation, client } = context;
  const options = withRestOfTime(context);
  const next = operationAt(link, operation);
  if (new URL(link).origin === new URL(request.url).origin) return client.call(next, {}, options).reply;
  const headers = Object.fromEntries(headerEntries(request.headers).map(([name]) => [name, null]));
  return client.call({ ...next, security: [], headers: {} }, {}, { ...options, headers }).reply;
}

/** The functions of operations that return lists, without the argument `client`. */
export type BoundLists<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    client: CoreClient,
    ...input: infer Input
  ) => ApiCall<(infer Item)[], infer Responses>
    ? PagedMethod<Input, Item, Responses>
    : never;
};

/** An operation that returns a list, page by page. A call returns the first page, unless the query contains another page number. */
export interface PagedMethod<Input extends readonly unknown[], Item, Responses> {
  // If this signature had a comment, editors would show it in place of the comment of the operation.
  (...input: Input): ApiCall<Item[], Responses>;
  /** Reads all items, beginning with the page that a call returns. Each page is requested when its first item is needed. */
  all(...input: Input): AsyncGenerator<Item, void, undefined>;
  /** Reads the pages, beginning with the page that a call returns. */
  pages(...input: Input): AsyncGenerator<Page<Item, SuccessHeaders<Responses>>, void, undefined>;
}

/** Adds the methods `all` and `pages` to the function of an operation. */
export function paged<Input extends readonly unknown[], Item, Responses>(
  list: (...input: Input) => ApiCall<Item[], Responses>,
): PagedMethod<Input, Item, Responses> {
  return Object.assign((...input: Input) => list(...input), {
    async *all(...input: Input) {
      yield* itemsOf(list(...input));
    },
    async *pages(...input: Input) {
      yield* pagesOf(list(...input));
    },
  });
}

/**
 * Adds the methods `all` and `pages` to an operation whose items depend on its query. The compiler cannot infer the type of the
 * result, so it is a type argument.
 */
export const pagedAs = <Method>(client: CoreClient, list: (client: CoreClient, ...input: never[]) => unknown): Method =>
  assumeType(paged((...input: never[]) => assumeType<ApiCall<unknown[], object>>(list(client, ...input))));
