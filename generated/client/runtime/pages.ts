// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { headerEntries, losesEncryption, parseLinks } from '../../shared/http.ts';
import { isMark } from '../../shared/notation.ts';
import { assumeType } from '../../shared/types.ts';
import { withRestOfTime } from './attempts.ts';
import { type ApiCall, type CoreClient, type SuccessHeaders, apiCall, dataOf, readHeaders } from './calls.ts';
import { ApiError, handleNested, oneLine, withoutQuery } from './errors.ts';
import { type CallInput, type Operation, type RequestOptions, operationAt } from './operations.ts';
import { type Reply, httpUrl } from './sending.ts';

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

/** A page that has been read. */
export interface ReadPage {
  readonly reply: Reply;
  readonly data: unknown;
  readonly items: readonly unknown[];
}

/** Reads a value of a page. */
export type PageValue = (page: ReadPage) => unknown;

/** How the next page of a list is found. */
export interface PageFinder {
  /** The names of the parameters with the position of a page. */
  readonly parameters: readonly string[];
  /** Returns the position of the next page. Returns undefined after the last page. */
  readonly find: (page: ReadPage) => PagePosition | undefined;
}

/** Reads a value of the body. @param path the property names from the body to the value. */
export const inBody =
  (...path: readonly string[]): PageValue =>
  ({ data }) =>
    memberAt(data, path);

/** Reads a response header. */
export const inHeader =
  (name: string): PageValue =>
  ({ reply }) =>
    reply.response.headers.get(name);

/** Returns the value at the end of a path of property names. Returns undefined if a property is missing. */
export const memberAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((owner: unknown, name) => Object.entries(owner ?? {}).find(([key]) => key === name)?.[1], value);

/** The next page has the address in the header `Link`. @param parameters the query parameters with the position of a page. */
export const followLink = (...parameters: readonly string[]): PageFinder => ({
  parameters,
  find({ reply }) {
    const url = nextLink(reply);
    return url === undefined ? undefined : { url };
  },
});

/** The next page has the address in a value of the response. */
export const followUrl = (value: PageValue, ...parameters: readonly string[]): PageFinder => ({
  parameters,
  find(page) {
    const target = value(page);
    return typeof target === 'string' && target ? { url: pageAddress(target, page.reply) } : undefined;
  },
});

/** The next page is requested with a value of the response. */
export const sendValue = (value: PageValue, parameter: string, part: 'body' | 'query' = 'query'): PageFinder => ({
  parameters: [parameter],
  find(page) {
    const next = value(page);
    return next === undefined || next === null || next === '' ? undefined : positionWith(part, parameter, next);
  },
});

/** The next page begins after the last item of a page. @param path the property names from an item to its id. */
export const sendLastId = (path: readonly string[], parameter: string, part: 'body' | 'query' = 'query'): PageFinder =>
  sendValue(({ items }) => memberAt(items[items.length - 1], path), parameter, part);

/** The next page is requested with its number. @param first the number of the first page. */
export const sendNumber = (parameter: string, first: number, part: 'body' | 'query' = 'query'): PageFinder => ({
  parameters: [parameter],
  find: ({ reply, items }) =>
    items.length === 0 ? undefined : positionWith(part, parameter, currentNumber(reply, parameter, first, part) + 1),
});

/** The next page is requested with the number of items before it. @param first the number before the first page. */
export const sendOffset = (parameter: string, first: number, part: 'body' | 'query' = 'query'): PageFinder => ({
  parameters: [parameter],
  find: ({ reply, items }) =>
    items.length === 0
      ? undefined
      : positionWith(part, parameter, currentNumber(reply, parameter, first, part) + items.length),
});

function positionWith(part: 'body' | 'query', parameter: string, value: unknown): PagePosition {
  const values = { [parameter]: value };
  return part === 'query' ? { query: values } : { body: values };
}

const currentNumber = ({ context }: Reply, parameter: string, first: number, part: 'body' | 'query'): number =>
  Number(memberAt(context.input[part], [parameter]) ?? first);

/** Ends a list at the page on which a value is false. */
export const untilFalse =
  (value: PageValue) =>
  (page: ReadPage): boolean =>
    isMark(value(page), false);

/** Ends a list at the page on which a value is true. */
export const untilTrue =
  (value: PageValue) =>
  (page: ReadPage): boolean =>
    isMark(value(page), true);

/** Ends a list at the page whose number is the last one. @param value the value with the number of pages. */
export const untilNumber =
  (value: PageValue, parameter: string, first: number, part: 'body' | 'query' = 'query') =>
  (page: ReadPage): boolean => {
    // A header has its number as text. A missing number is NaN, which no number exceeds.
    const count = Number.parseFloat(String(value(page)));
    return currentNumber(page.reply, parameter, first, part) - first + 1 >= count;
  };

/**
 * Returns the address of the next page in the `Link` header of a response. Returns undefined on the last page.
 *
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or changes from https to http.
 */
export function nextLink(reply: Reply): string | undefined {
  const next = parseLinks(reply.response.headers.get('link') ?? '').find(({ relations }) => relations.includes('next'));
  return next && pageAddress(next.target, reply);
}

/**
 * Returns the absolute address of a page.
 *
 * @param reply the response that contains the address.
 * @throws {TypeError} if the address is not a URL of http or https, contains a user name or a password, or changes from https to http.
 */
export function pageAddress(target: string, { request, context }: Reply): string {
  const base = request.url;
  const url = httpUrl(target, base);
  if (!url || losesEncryption(new URL(base), url))
    throw new TypeError(`${context.operation.id}: the next page cannot be requested at ${shownAddress(target)}`);
  // An absolute address stays unchanged, because parsing it would encode some characters differently.
  return /^https?:\/\//iu.test(target) ? target : url.href;
}

/** Returns an address without its query and its user name, which may contain a credential. */
const shownAddress = (address: string): string => oneLine(withoutQuery(address).replace(/[^/]*@/u, ''), 300);

/** The values of the query or of the body that request a page. */
export type PageValues =
  | { readonly query: Readonly<Record<string, unknown>> }
  | { readonly body: Readonly<Record<string, unknown>> };

/** The position of a page: its address, or the values that request it. */
export type PagePosition = PageValues | { readonly url: string };

/** The content of a continuation token. */
interface TokenContent {
  readonly operation?: unknown;
  readonly server?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Names of query parameters with a credential that a service may repeat in the address of the next page. */
const credentialNames =
  /^(?:(?:access|auth|private|job|oauth|bearer|api|client|session|id)[_-]?(?:token|key|secret)|apikey|auth|authorization|password|secret|sig|signature)$/iu;

/** Returns the input that requests a page. The values of the position replace those of the call. */
export const withPosition = (input: CallInput, position: PageValues): CallInput =>
  'query' in position
    ? { ...input, query: { ...input.query, ...position.query } }
    : { ...input, body: { ...Object(input.body), ...position.body } };

/** The list to which a continuation token belongs. */
export interface TokenList {
  readonly operation: Operation;
  /** The address of the server of the operation. */
  readonly server: string;
  /** The names of the parameters with the position of a page. A token contains no others. */
  readonly parameters: readonly string[];
}

/**
 * Returns a text from which a later call continues at a position. The text contains only parameters with the position, and no credential.
 *
 * @param current the address of the page before the position.
 * @throws {TypeError} if the address of the next page has no such parameter, or the same values as the current page.
 */
export function writeToken(list: TokenList, position: PagePosition, current: string): string {
  const { operation, server } = list;
  const values = 'url' in position ? valuesIn(position.url, current, list) : position;
  return jsonWithBigints({ operation: operation.id, server, ...values });
}

function valuesIn(url: string, current: string, list: TokenList): PageValues {
  const { searchParams } = new URL(url);
  const before = new URL(current).searchParams;
  const names = list.parameters.filter((name) => searchParams.has(name) && isPosition(name, list));
  if (names.some((name) => searchParams.get(name) !== before.get(name)))
    return { query: Object.fromEntries(names.map((name) => [name, searchParams.get(name)])) };
  throw new TypeError(
    `${list.operation.id} has no continuation token: no known query parameter of the next link has its position`,
  );
}

const isPosition = (name: string, { operation: { security = [] }, parameters }: TokenList): boolean =>
  parameters.includes(name) &&
  !credentialNames.test(name) &&
  !security.flat().some((scheme) => 'name' in scheme && scheme.name === name);

/**
 * Returns the input of the call that continues at the position of a continuation token.
 *
 * @throws {TypeError} if the text is not a token of this list, or if it changes a value that is not the position of a page.
 */
export function continuedInput(token: string, list: TokenList, input: CallInput): CallInput {
  const { operation, server } = list;
  const content = parseToken(token);
  const position = content && positionOf(content);
  if (!position || content.operation !== operation.id || content.server !== server)
    throw new TypeError(`The continuation token is not a token of ${operation.id} on this server`);
  const other = Object.keys('query' in position ? position.query : position.body).find(
    (name) => !isPosition(name, list),
  );
  if (other === undefined) return withPosition(input, position);
  throw new TypeError(
    `The continuation token of ${operation.id} changes ${other}, which is not the position of a page`,
  );
}

function parseToken(token: string): TokenContent | undefined {
  try {
    const content: unknown = JSON.parse(token);
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}

function positionOf({ query, body }: TokenContent): PageValues | undefined {
  if (isRecord(query)) return { query };
  return isRecord(body) ? { body } : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the JSON text of a value. A `bigint`, which JSON cannot contain, becomes a string. */
export const jsonWithBigints = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
