// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { chunkStream, hasNoBody, headerEntries, isGetOrHead, isRedirect, losesEncryption } from '../../shared/http.ts';
import { textValue } from '../../shared/notation.ts';
import { assumeType } from '../../shared/types.ts';
import type { CoreClient } from './calls.ts';
import { type ApiError, ConnectionError, type ErrorOptions } from './errors.ts';
import type { CallInput, Operation, RequestBody, RequestOptions } from './operations.ts';

/** A function for the option `fetch`, such as the `fetch` of the platform, or `app.request` of hono. */
export type OwnFetch = (request: Request) => Promise<Response> | Response;

/** Sends one request. For a network failure, it throws a `TypeError` such as "fetch failed", like the `fetch` of the platform. */
export type Fetch = (request: Request) => Promise<Response>;

export type Send = (request: HttpRequest, context: SendContext) => Promise<Response>;

/** Wraps a {@link Send} function. The wrapper may change the request, send it again, or throw. Exceptions reach the caller unchanged. */
export type Middleware = (send: Send) => Send;

/**
 * Middleware for a whole call, and for each of its attempts. In `context.progress`, `id` is the same for all attempts of a call, and `attempt`
 * is the number of the current one. The middleware for a call gets the request before it has credentials.
 */
export interface Hooks {
  readonly call?: Middleware;
  readonly attempt?: Middleware;
}

/** A request as data, which can be sent more than once. */
export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestBody | undefined;
  /** The treatment of redirects. Default: the platform follows them. */
  readonly redirect?: Request['redirect'];
}

/** The call that a request belongs to. */
export interface SendContext {
  readonly operation: Operation;
  readonly input: CallInput;
  readonly options: RequestOptions;
  readonly client: CoreClient;
  readonly errorOptions: ErrorOptions;
  readonly signal: AbortSignal | undefined;
  /** The state of the call. All copies of this context share it. */
  readonly progress: {
    /** Reads the data of a successful response. */
    read: (reply: Reply) => unknown;
    /** A random text that identifies the call, for example in a log. */
    readonly id: string;
    /** The number of attempts that have begun, including the current one. */
    attempt: number;
    /** The size of the longest body that is read into memory, in bytes. */
    readonly longestBody: number;
    /**
     * Sends the request again, if that is allowed after the failure of a body.
     *
     * @param status the status of the response with the incomplete body. The new response has the same status.
     * @throws the failure, if the request is not sent again, or if the new response has another status.
     */
    sendAgain?: (failure: unknown, status: number) => Promise<Response>;
    /** Changes a request directly before it is sent, for example to count the bytes of its body. The request can still be repeated. */
    beforeSend?: (request: HttpRequest) => HttpRequest;
    /** Receives the wait before a further attempt, in milliseconds. */
    onRetry?: (wait: number) => void;
    /** The last network failure of a request of this call. No other error leads to another attempt. */
    failure?: unknown;
    /** The end of the time limit of the call, in milliseconds since 1970. Undefined if the call has no such limit. */
    endsAt?: number;
    /** The signal of the last request. It also ends the reading of the body. */
    signal?: AbortSignal | undefined;
    /** Functions that get the state of the body of the response, for example to stop timers. */
    readonly watchers: BodyWatcher[];
  };
}

/** The response to a call, before the body of a successful response is read. */
export interface Reply<Described = unknown> {
  readonly request: HttpRequest;
  readonly context: SendContext;
  /** If the connection breaks while the body is read, another response replaces this one. */
  response: Response;
  /** The error for a failure. Absent for a successful response. */
  readonly error?: ApiError;
  /** Never set. The compiler derives the types of responses from this property. */
  readonly described?: Described;
}

/** Returns a function that sends requests with `own`, or with the global `fetch`. A network failure becomes a {@link ConnectionError}. */
export const sendWith =
  (own: OwnFetch | undefined): Send =>
  async (request, context) => {
    const { options, progress, signal: given } = context;
    const { watchers } = progress;
    const { length } = watchers;
    const signal = given && given === options.signal ? followSignal(given, watchers, true).signal : given;
    progress.signal = signal;
    // `duplex` is required for streams.
    const sent = progress.beforeSend?.(request) ?? request;
    const init = assumeType<RequestInit>({ ...sent, signal, duplex: 'half' });
    try {
      // The global `fetch` is looked up for each request, because tests and instrumentation replace it.
      return await (own ? own(buildRequest(sent, init)) : fetch(sent.url, init));
    } catch (error) {
      bodyIs('over', watchers, length);
      if (signal?.aborted) throw signal.reason;
      if (own && !isNetworkFailure(error)) throw error;
      // `fetch` throws the same error for an invalid request. In this case, `buildRequest` throws an error with the reason.
      if (isReplayable(sent)) buildRequest(sent, init);
      progress.failure = new ConnectionError(request, context, error);
      throw progress.failure;
    }
  };

/** @throws {TypeError} with the reason if the request is invalid. */
const buildRequest = ({ url }: HttpRequest, init: RequestInit): Request => new Request(url, init);

/** Returns true for the error with which a platform reports a network failure. No platform has a class for it. */
export const isNetworkFailure = (error: unknown): boolean => networkFailure.test(String(error));

// The messages of Node, Chrome, Safari, Firefox, React Native, Deno, Bun and workerd begin with these words.
const networkFailure =
  /^(?:TypeError: (?:fetch failed|Failed to fetch|Load failed|Network|error sending request|E[A-Z]+: )|Error: Network connection lost)/u;

/** Returns true if a request can be sent again. A stream or an iterator can be read only once. */
export const isReplayable = ({ body }: HttpRequest): boolean =>
  !(body instanceof ReadableStream || Symbol.asyncIterator in Object(body));

/**
 * Sets headers from several sources: a later value replaces an earlier one, null removes the header, an array becomes one value. The cookies
 * of an array are separated by semicolons (RFC 6265, section 4.2.1), and the values of any other header by commas.
 */
export function setHeaders(headers: Headers, ...sources: readonly (object | undefined)[]): Headers {
  for (const source of sources) {
    for (const [name, value] of Object.entries(source ?? {})) {
      if (value === null) headers.delete(name);
      else if (value !== undefined) {
        const separator = name.toLowerCase() === 'cookie' ? '; ' : ', ';
        const items = [value].flat().flatMap((item) => item ?? []);
        headers.set(name, checkedHeaderText(name, textValue(name, items, separator)));
      }
    }
  }
  return headers;
}

/** Returns the text of a header. If it is not valid, throws an error without the text, because the text may be a credential. */
export function checkedHeaderText(name: string, text: string): string {
  if (/[^\t -~\x80-\xff]/u.test(text)) throw new TypeError(`${name} has a character that cannot be sent`);
  return text;
}

/** Drops a response and its body. An error of the body is ignored. */
export const discard = ({ body }: Response): unknown => body?.cancel().catch(() => undefined);

const mostRedirects = 10;

/**
 * Follows redirects with the same method and body, because the resource has only moved. After 303, the client sends GET without a body,
 * unless the method is HEAD. A request to another origin has no header except `Accept`, because other headers may contain a credential. The
 * client does not follow redirects of these kinds, and returns them as responses:
 *
 * - a redirect to another origin, if the method is neither GET nor HEAD;
 * - a redirect from https to http;
 * - a redirect to an address that is not valid, or that contains a user name or a password;
 * - a redirect of a request whose body can be sent only once;
 * - the eleventh redirect of a request.
 *
 * @throws {ConnectionError} in a browser, because browsers hide the address of a redirect.
 */
export const followRedirects =
  (send: Send): Send =>
  async (first, context) => {
    // The platform must not follow redirects, because it would send credentials to the target of a redirect.
    let request: HttpRequest = { ...first, redirect: 'manual' };
    for (let left = mostRedirects; ; left--) {
      const response = await send(request, context);
      // Some declarations of `Response` do not list this type.
      if (String(response.type) === 'opaqueredirect') {
        throw new ConnectionError(request, context, response, [
          'connection-failed',
          'the browser hides the address of a redirect',
        ]);
      }
      const next = redirected(request, response, isGetOrHead(first.method));
      if (!next || left <= 0) return response;
      discard(response);
      request = next;
    }
  };

function redirected(request: HttpRequest, { status, headers }: Response, mayLeave: boolean): HttpRequest | undefined {
  const location = isRedirect(status) && headers.get('location');
  const target = location ? httpUrl(location, request.url) : undefined;
  // After 303, the client reads another resource: RFC 9110, section 15.4.4.
  const next = status === 303 && request.method !== 'HEAD' ? { ...request, method: 'GET', body: undefined } : request;
  if (!target || !isReplayable(next)) return undefined;
  const from = new URL(request.url);
  const isSame = target.origin === from.origin;
  if (!isSame && (!mayLeave || losesEncryption(from, target))) return undefined;
  return {
    ...next,
    url: target.href,
    headers: isSame ? next.headers : setHeaders(new Headers(), { accept: next.headers.get('accept') }),
  };
}

/** The maximum length of URLs. */
export interface UrlLimit {
  /**
   * The length of the longest URL that is sent, in characters. For a longer URL, the client returns a response with the
   * status 414 and sends no request. Default: 8,000.
   */
  readonly longestUrl?: number | undefined;
}

/** If the URL of a request is too long, sends nothing, and returns a response with the status 414. */
export function limitUrl(limit: UrlLimit): Middleware {
  checkNumbers(limit);
  const { longestUrl = 8000 } = limit;
  return (send) => async (request, context) => {
    if (request.url.length <= longestUrl) return send(request, context);
    const words = `Not sent: the address has ${request.url.length} characters, more than ${longestUrl}.`;
    return new Response(words, { status: 414, statusText: 'URI Too Long' });
  };
}

/** The function `request` of `node:http` or `node:https`, with the options that are used here. */
export type NodeRequestFunction = (
  url: string,
  options: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  onResponse: (response: NodeResponse) => void,
) => { on(event: 'error', listener: (error: Error) => void): unknown; end(body: string): unknown };

interface NodeResponse extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  resume(): unknown;
}

/**
 * Returns a `fetch` for a service that reads parameters from the query and from the body. If the URL is longer than `limit`, or if the
 * service has responded with 414, this `fetch` sends the whole query in the body, even if the query contains a credential. The `fetch` of
 * the platform refuses a GET with a body, so the `request` function of Node sends such a request.
 *
 * ```ts
 * createClient({ baseUrl, longestUrl: Infinity, fetch: longQueryInBody(request) });
 * ```
 *
 * @param request `request` of `node:https`, or of `node:http` if the service is reached without TLS.
 * @param limit the length of the longest URL that is sent with its query, in characters.
 */
export const longQueryInBody =
  (request: NodeRequestFunction, limit = 8000): Fetch =>
  async (whole) => {
    const { method, url, body, signal } = whole;
    const start = url.indexOf('?');
    if (start === -1 || body !== null || method === 'HEAD') return fetch(whole);
    if (url.length <= limit) {
      const response = await fetch(whole);
      if (response.status !== 414) return response;
      discard(response);
    }
    const address = url.slice(0, start);
    const query = url.slice(start + 1);
    const headers = new Headers(whole.headers);
    headers.set('content-type', 'application/x-www-form-urlencoded');
    return isGetOrHead(method)
      ? getWithBody(request, address, headers, query, signal)
      : fetch(address, { method, headers, body: query, signal, redirect: 'manual' });
  };

function getWithBody(
  request: NodeRequestFunction,
  url: string,
  headers: Headers,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  // Node does not add `content-length` to a GET. A query is ASCII: it has as many bytes as characters.
  headers.set('content-length', String(body.length));
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: Object.fromEntries(headerEntries(headers)), signal }, (response) => {
      const { statusCode: status = 0 } = response;
      const content = hasNoBody(status) ? null : chunkStream(response);
      // Node uses the connection again only after a response is read.
      if (content === null) response.resume();
      resolve(new Response(content, { status, headers: headersOf(response) }));
    });
    // The client recognizes a network failure by this message.
    sent.on('error', (cause) =>
      reject(signal.aborted ? signal.reason : Object.assign(new TypeError('fetch failed'), { cause })),
    );
    sent.end(body);
  });
}

const headersOf = ({ headers }: NodeResponse): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((text): [string, string] => [name, text]),
  );

/** The response of a `fetch` of a package. Its body is a stream of the web or of Node. */
interface ForeignResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: unknown;
  readonly url: string;
}

/** A function of the form of `fetch`, such as those of the packages undici and node-fetch. Its types may differ from those of the platform. */
export type ForeignFetch = (url: string, init: never) => ForeignResponse | Promise<ForeignResponse>;

/**
 * Returns a function for the option `fetch` that sends requests with the `fetch` of a package. Such a function does not accept the `Request`
 * of the platform, and its responses may differ: `fetch: fetchWith(undici.fetch, { dispatcher: new ProxyAgent(address) })`.
 *
 * @param init further properties of the second argument, such as `dispatcher` or `agent`.
 */
export const fetchWith =
  (foreign: ForeignFetch, init: object = {}): Fetch =>
  async (request) => {
    const { url, method, signal } = request;
    // A form or a `Blob` of the platform is not known to the package, and a stream needs options that differ between packages.
    const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
    const headers = Object.fromEntries(headerEntries(request.headers));
    try {
      const sent = { ...init, method, headers, body, signal, redirect: 'manual' };
      return platformResponse(await foreign(url, assumeType<never>(sent)));
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      // The client recognizes a network failure by this message.
      throw Object.assign(new TypeError('fetch failed'), { cause });
    }
  };

function platformResponse({ status, statusText, headers, body, url }: ForeignResponse): Response {
  const isEmpty = hasNoBody(status) || body === null || body === undefined;
  const content = isEmpty ? null : assumeType<AsyncIterable<Uint8Array> & ReadableStream<Uint8Array>>(body);
  const stream = content === null || 'getReader' in content ? content : chunkStream(content);
  const entries = Array.from(headers, ([name, value]): [string, string] => [name, value]);
  const response = new Response(stream, { status, headers: entries });
  return Object.defineProperties(response, { url: { value: url }, statusText: { value: statusText } });
}

/**
 * The state of a response: its headers have arrived (`received`), the client waits for the whole body (`awaited`) or for the next chunk
 * (`chunkAwaited`), the program processes the bytes that have arrived (`paused`), or the body is not read any more (`over`).
 */
export type BodyState = 'awaited' | 'chunkAwaited' | 'over' | 'paused' | 'received';

/** A function that gets the new state of a body, for example to stop a timer. */
export type BodyWatcher = (state: BodyState) => void;

/**
 * Passes the state of a body to the watchers of a call. After `over`, removes them.
 *
 * @param first the index of the first watcher that gets the state. Default: all watchers.
 */
export function bodyIs(state: BodyState, watchers: BodyWatcher[], first: number = 0): void {
  const notified = state === 'over' ? watchers.splice(first) : watchers.slice(first);
  for (const watch of notified) watch(state);
}

/**
 * Returns a controller whose signal also aborts if `signal` aborts. The signal of the caller is not passed to the platform, because
 * `fetch` adds listeners to a signal, and does not remove them.
 *
 * @param watchers gets a watcher that removes the listener of `signal` when the body of the response is not read.
 */
export function followSignal(
  signal: AbortSignal | undefined,
  watchers: BodyWatcher[],
  isOfCaller: boolean,
): AbortController {
  const controller = new AbortController();
  if (signal === undefined) return controller;
  const forward = (): void => controller.abort(signal.reason);
  const listen = (): void => (signal.aborted ? forward() : signal.addEventListener('abort', forward, { once: true }));
  // A program may never read the rest of a body. So a paused body has no listener, which would keep the body in memory.
  watchers.push((state) => {
    if (state !== 'over' && state !== 'paused') listen();
    else if (state === 'over' || isOfCaller) signal.removeEventListener('abort', forward);
  });
  listen();
  return controller;
}

/** Returns the result of a promise, or rejects with the reason of the signal if the signal is aborted first. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Returns the address of a server without a slash at the end, as URL parsers write it: `https://host` for `HTTPS:\\Host\`. If the last variable
 * already has the path after it, the path is not repeated: `https://host/v4` is also a value of `base` in `{base}/v4`.
 *
 * @param values a map from variables to their values. If a key is the whole URL template, its value replaces the whole address.
 * @throws {TypeError} if a variable is missing or the address is not valid. The error does not show the address.
 */
export function serverAddress(template: string, values: Readonly<Record<string, string | undefined>>): string {
  const fill = (_: string, name: string): string => trimmed(values[name] ?? fail(`is missing: ${name}`));
  const url = httpUrl(trimmed(values[template] ?? template.replace(/\{([^{}]+)\}/gu, fill)));
  const [, path] = /\}(\/[^{}]*[^{}/])\/*$/u.exec(values[template] === undefined ? template : '') ?? [];
  if (url && !url.search && !url.hash) {
    const address = url.origin + trimmed(url.pathname);
    return path && address.endsWith(path + path) ? address.slice(0, -path.length) : address;
  }
  return fail(`must be like https://host, with no credential, query or fragment: ${template}`);
}

// The value `https://` becomes empty. If only its slashes were removed, `https:` before `/api` would be a URL with the host `api`.
const trimmed = (url: string): string =>
  String(url)
    .trim()
    .replace(/(?:^\w+:)?[/\\]*$/u, '');

function fail(words: string): never {
  throw new TypeError(`The address of a server ${words}`);
}

/** Parses an address. Returns undefined if it is not a URL of http or https, or if it contains a user name or a password. */
export function httpUrl(address: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url && /^https?:/u.test(url.href) && !url.username && !url.password ? url : undefined;
}

/** Returns true if two addresses have the same scheme, host and port. */
export const isSameOrigin = (first: string, second: string): boolean =>
  new URL(first).origin === new URL(second).origin;

/** Throws a `RangeError` if a number in the options is negative or NaN, or if the option `times` is not an integer. */
export function checkNumbers(...options: readonly (object | false | undefined)[]): void {
  for (const [name, value] of options.flatMap((group) => Object.entries(group || {}))) {
    if (typeof value === 'number' && !(value >= 0 && (name !== 'times' || !(value % 1)))) {
      throw new RangeError(`${name} must be 0 or more (times must be an integer), not ${value}`);
    }
  }
}
