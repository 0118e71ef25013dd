// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/assume-type.ts';
import { apiCall, type ApiCall, type CoreClient } from './core.ts';
import type { CallInput, Operation, RequestOptions } from './operation.ts';
import { continuedInput } from './page-position.ts';
import { type ListSource, nextPage, type Page, type PageOfList, pageRead, type Paging, publicPage } from './pages.ts';
import type { SuccessHeaders } from './response-headers.ts';
import type { Reply } from './send.ts';

/** The options of a call that returns a list. */
export interface ListCallOptions {
  /** The highest number of pages that are read. It must be at least 1. Default: no limit. */
  readonly maxPages?: number | undefined;
  /** A `continuationToken` of a page. The call begins with the page after that page. */
  readonly continuationToken?: string | undefined;
}

/**
 * A call that returns a list, page by page. `await` returns the data of the first page, `for await` reads the items of all pages. The call
 * sends no request until it is awaited or read. Both uses share the request for the first page, and each further page is requested when its
 * first item is needed.
 */
export interface ListCall<Data, Item, Responses> extends ApiCall<Data, Responses>, AsyncIterable<Item> {
  /** Reads the pages. */
  pages(): AsyncGenerator<Page<Item, Data, SuccessHeaders<Responses>>, void, undefined>;
  /** Returns the first page. With its method `next`, a program reads further pages one at a time. */
  page(): Promise<Page<Item, Data, SuccessHeaders<Responses>>>;
  /** Returns the items of all pages. @param limit the highest number of items. */
  all(limit?: number): Promise<Item[]>;
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined>;
}

/** Calls an operation that returns a list. */
export function callList<Data, Item, Responses>(
  client: CoreClient,
  operation: Operation,
  paging: Paging,
  input: CallInput,
  options: ListCallOptions & RequestOptions = {},
): ListCall<Data, Item, Responses> {
  const source = { operation, server: operation.server ?? client.address, paging, parameters: paging.next.parameters };
  let started: ApiCall<Data, Responses> | undefined;
  const start = (): ApiCall<Data, Responses> => {
    started ??= apiCall(firstReply<Responses>(client, source, input, options));
    return started;
  };
  const firstPage = async () => {
    const data = await start();
    return pageRead(await start().reply, data, source);
  };
  // `catch` and `finally` of a promise call `then`, so only `then` is replaced.
  const call: ListCall<Data, Item, Responses> = Object.create(Promise.prototype, {
    reply: { get: () => start().reply },
  });
  const then: typeof call.then = (...handlers) => start().then(...handlers);
  const pages = (): ReturnType<typeof call.pages> => assumeType(readPages(firstPage, options.maxPages));
  const page = async (): ReturnType<typeof call.page> => assumeType(publicPage(await firstPage()));
  const items = () => itemsOf(pages());
  const all = (limit?: number): Promise<Item[]> => collect(items(), limit);
  return Object.assign(call, { then, pages, page, all, [Symbol.asyncIterator]: items });
}

/** Requests the first page, or the page at which a continuation token continues. */
async function firstReply<Responses>(
  client: CoreClient,
  source: ListSource,
  input: CallInput,
  options: ListCallOptions & RequestOptions,
): Promise<Reply<Responses>> {
  const { continuationToken: token } = options;
  const continued = token === undefined ? input : continuedInput(token, source, input);
  return client.call<unknown, Responses>(source.operation, continued, options).reply;
}

async function* readPages(
  first: () => Promise<PageOfList>,
  maxPages = Infinity,
): AsyncGenerator<Page<unknown>, void, undefined> {
  if (!(maxPages >= 1) || maxPages % 1 > 0)
    throw new RangeError(`maxPages must be an integer of at least 1, not ${maxPages}`);
  let page: PageOfList | undefined = await first();
  for (let count = 1; page !== undefined; count++) {
    // Empty pages after the first page are left out, because keyset pagination ends with an empty page.
    if (count === 1 || page.items.length > 0) yield publicPage(page);
    page = count < maxPages ? await nextPage(page) : undefined;
  }
}

async function* itemsOf<Item>(pages: AsyncIterable<Pick<Page<Item>, 'items'>>): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* page.items;
}

async function collect<Item>(items: AsyncIterable<Item>, limit = Infinity): Promise<Item[]> {
  const read: Item[] = [];
  if (limit > 0) for await (const item of items) if (read.push(item) >= limit) break;
  return read;
}

/**
 * Calls an operation that returns a list, if the type of the call depends on the option `accept`. The compiler cannot infer this type, so it
 * is a type argument.
 */
export const callListAs = <Call>(...call: Parameters<typeof callList>): Call => assumeType(callList(...call));
