// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MediaKind } from './media-types.ts';

/**
 * The methods that are fields of a path item. The operations of a path are sorted in this order. Operations with other methods are in
 * `additionalOperations`. OpenAPI 3.2, Path Item Object.
 */
export const methods = ['get', 'query', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const;

/** A method that is a field of a path item. */
export type Method = (typeof methods)[number];

/**
 * Returns true for the methods GET and HEAD, which retrieve a representation. RFC 9110, sections 9.3.1 and 9.3.2.
 *
 * @param method the method in upper case. Methods are case-sensitive.
 */
export const isGetOrHead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const idempotentMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'QUERY'];

/**
 * Returns true if a request with this method may be repeated: for the idempotent methods of RFC 9110, section 9.2.2, and for QUERY. A
 * description cannot state that another method is idempotent, so all other methods are not.
 *
 * @param method the method in upper case. Methods are case-sensitive.
 */
export const isIdempotent = (method: string): boolean => idempotentMethods.includes(method);

/**
 * Returns the class of a status: a number from 1 to 5, or NaN for `default`.
 *
 * @param status a status, or the key of a described response: `404`, `4XX`, `default`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-15
 */
export const statusClass = (status: number | string): number => Number(String(status).slice(0, 1));

/** Returns true if a status, or the key of a described response, is in the class 2xx. RFC 9110, section 15.3. */
export const isSuccess = (status: number | string): boolean => statusClass(status) === 2;

/**
 * Returns the key of the described response for a status: the status itself, otherwise its range (`4XX`), otherwise `default`. Returns
 * undefined if none of these keys exists.
 *
 * @param keys the keys of the field `responses` of an operation.
 * @see https://spec.openapis.org/oas/v3.1.1.html#patterned-fields-0 about the Responses Object
 */
export const responseKey = (keys: readonly string[], status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => keys.includes(key));

/** A class of statuses, in the notation of OpenAPI. */
export type StatusRange = '1XX' | '2XX' | '3XX' | '4XX' | '5XX';

/** The statuses of a class: `StatusIn<'4XX'>` is 400, 401, … 499. */
export type StatusIn<Range extends StatusRange> = Range extends `${infer Class}XX`
  ? ParseStatus<`${Class}${Digit}${Digit}`>
  : never;

/** Every status that HTTP allows. */
export type StatusCode = StatusIn<StatusRange>;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type ParseStatus<Text extends string> = Text extends `${infer Status extends number}` ? Status : never;

/** Returns true if a response with this status never has a body: 1xx, 204, 205 and 304. RFC 9110, sections 6.4.1 and 15.3.6. */
export const hasNoBody = (status: number): boolean =>
  status === 204 || status === 205 || status === 304 || status < 200;

/**
 * Headers of every response. Without `nosniff`, a browser may guess another media type. Then it could run a script that another user has
 * sent as plain text.
 */
export const safeHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** Returns true if a response with this status can redirect a request to the address in `Location`. RFC 9110, section 15.4. */
export const isRedirect = (status: number): boolean =>
  status === 301 || status === 302 || status === 303 || status === 307 || status === 308;

/** Returns true if the first address is encrypted (https), and the second address is not (http). */
export const losesEncryption = (from: URL, to: URL): boolean => from.protocol === 'https:' && to.protocol === 'http:';

// `Sun, 06 Nov 1994 08:49:37 GMT`, or in the obsolete form `Sunday, 06-Nov-94 08:49:37 GMT`.
const date = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -](?:\d\d){1,2} \d\d:\d\d:\d\d GMT$/u;

// The form of the function `asctime`, which is also obsolete: `Sun Nov  6 08:49:37 1994`. It does not state the time zone, which is UTC.
const asctimeDate = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/u;

/**
 * Returns the wait that a service requires, in milliseconds: `retry-after-ms`, which some services send, or `Retry-After`. The wait is
 * negative if the date is in the past, and NaN if there is no valid header.
 */
export function requiredWait(headers: Headers): number {
  const exact = headers.get('retry-after-ms') ?? '';
  return decimal.test(exact) ? Number(exact) : retryAfter(headers.get('retry-after') ?? '');
}

const decimal = /^\d+(?:\.\d+)?$/u;

/**
 * Returns the time to wait in milliseconds. Some services send decimals of seconds, which the RFC does not allow. The time is negative if the
 * date is in the past, and NaN if the text is not valid.
 *
 * @param text the header `Retry-After`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
 */
export function retryAfter(text: string): number {
  if (decimal.test(text)) return Number(text) * 1000;
  if (date.test(text)) return Date.parse(text) - Date.now();
  return asctimeDate.test(text) ? Date.parse(`${text} GMT`) - Date.now() : NaN;
}

// The headers of limits on the number of requests. `RateLimit` is a draft of the IETF; the others are in wide use.

/** Headers with the number of requests that the service still accepts. */
const remainingHeaders = ['x-ratelimit-remaining', 'ratelimit-remaining', 'x-rate-limit-remaining'] as const;

/** Headers with the time at which a service accepts requests again: a number of seconds, or the time in seconds since 1970. */
const resetHeaders = ['x-ratelimit-reset', 'ratelimit-reset', 'x-rate-limit-reset'] as const;

/** Greater numbers are times since 1970, because nobody waits 31 years. */
const longestSeconds = 1_000_000_000;

/**
 * Returns true if a response states that the service accepts no further request now: `X-RateLimit-Remaining: 0`, or
 * `RateLimit: "day";r=0;t=30`.
 *
 * @see https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html#section-4
 */
export const isLimitUsedUp = (headers: Headers): boolean =>
  remainingHeaders.some((name) => headers.get(name) === '0') ||
  policiesOf(headers).some(({ remaining }) => remaining === 0);

/**
 * Returns the time until a service accepts requests again, in milliseconds. NaN if the response does not state it.
 *
 * @see https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html#section-4
 */
export function limitReset(headers: Headers): number {
  const [seconds] = resetHeaders.flatMap((name) => {
    const text = headers.get(name) ?? '';
    return /^\d+(?:\.\d+)?$/u.test(text) ? [Number(text)] : [];
  });
  if (seconds !== undefined)
    return seconds < longestSeconds ? seconds * 1000 : Math.max(0, seconds * 1000 - Date.now());
  const waits = policiesOf(headers).flatMap(({ remaining, reset }) => (remaining === 0 && reset >= 0 ? [reset] : []));
  return waits.length === 0 ? NaN : Math.max(...waits) * 1000;
}

interface LimitState {
  readonly remaining: number;
  /** The time until the limit allows requests again, in seconds. NaN if it is not stated. */
  readonly reset: number;
}

/** Returns the limits in the header `RateLimit`: `"day";r=0;t=30`, or `limit=10, remaining=0, reset=30` in older drafts. */
function policiesOf(headers: Headers): LimitState[] {
  const text = headers.get('ratelimit') ?? '';
  const older = /\bremaining=(\d+)/u.exec(text);
  if (older !== null) return [{ remaining: Number(older[1]), reset: Number(/\breset=(\d+)/u.exec(text)?.[1] ?? NaN) }];
  return text.split(',').flatMap((policy) => {
    const remaining = /;\s*r=(\d+)/u.exec(policy)?.[1];
    return remaining === undefined
      ? []
      : [{ remaining: Number(remaining), reset: Number(/;\s*t=(\d+)/u.exec(policy)?.[1] ?? NaN) }];
  });
}

/** Returns the names and values of headers. In TypeScript, `Headers` is iterable only if `lib` has `DOM.Iterable`. */
export function headerEntries(headers: Headers): [name: string, value: string][] {
  const entries: [name: string, value: string][] = [];
  headers.forEach((value, name) => entries.push([name, value]));
  return entries;
}

const parameter = /;[\t ]*(?:([!#$%&'*+.^`|~\w-]+)[\t ]*(?:=[\t ]*(?:"((?:[^"\\]|\\.)*)"|([^\t ;,"]+)))?)?/gu;

/**
 * Returns the parameters in the value of a header, such as `; name=value; name="quoted"`, with their names in lower case. If a name occurs
 * several times, the first one counts. A parameter without a value is left out. White space around `=` is ignored. Parameters of links
 * allow it, but parameters of media types do not.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.6
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export function parametersOf(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name, quoted, plain] of text.matchAll(parameter)) {
    const value = plain ?? quoted?.replace(/\\(.)/gu, '$1');
    if (name === undefined || value === undefined || parameters.has(name.toLowerCase())) continue;
    parameters.set(name.toLowerCase(), value);
  }
  return parameters;
}

/** Sets some query parameters of an absolute address, and returns the new address. */
export function withParameters(address: string, changes: Readonly<Record<string, number | string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, String(value));
  return url.href;
}

/** A link in the header `Link`. */
export interface ParsedLink {
  /** The URL of the link, as in the header. It may be relative to the address of the response. */
  readonly target: string;
  /** The relation types, in lower case. */
  readonly relations: readonly string[];
}

/** Matches each link in the header `Link`, with its parameters. */
export const linkPattern: RegExp = /<([^<>]*)>((?:[^,"]|"(?:[^"\\]|\\.)*")*)/gu;

/**
 * Returns the links in the header `Link`, except links with the parameter `anchor`, which belong to another resource.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export const parseLinks = (header: string): ParsedLink[] =>
  Array.from(header.matchAll(linkPattern), ([, target = '', text = '']) => ({ target, parameters: parametersOf(text) }))
    .filter(({ parameters }) => !parameters.has('anchor'))
    .map(({ target, parameters }) => ({
      target,
      relations: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/u).filter(Boolean),
    }));

/** A link to another page of a list, for the header `Link`. */
export interface PageLink {
  readonly relation: 'first' | 'last' | 'next' | 'prev';
  /** An absolute URL. */
  readonly address: string;
}

/**
 * The largest length of the header, in characters. Clients in Node refuse a response whose head is larger than 16 KiB. The links repeat the
 * parameters of the request, which can be long.
 */
export const longestLinks: number = 12 * 1024;

const byImportance = ['next', 'prev', 'first', 'last'] as const;

/**
 * Returns the header `Link` of a page. If the header would be too long, it contains only the most important links.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export function linkHeader(links: readonly PageLink[]): string {
  const texts = links.map(({ relation, address }) => ({ relation, text: `<${address}>; rel="${relation}"` }));
  const whole = texts.map(({ text }) => text).join(', ');
  if (whole.length <= longestLinks) return whole;
  let left = longestLinks;
  const fitting = new Set<string>();
  const sorted = [...texts].sort((a, b) => byImportance.indexOf(a.relation) - byImportance.indexOf(b.relation));
  for (const { text } of sorted) {
    left -= text.length + 2;
    if (left >= 0) fitting.add(text);
  }
  return texts.flatMap(({ text }) => (fitting.has(text) ? [text] : [])).join(', ');
}

/**
 * Returns the cookies in a `Cookie` header such as `a=1; b="2"`, without the quotation marks around a value. Values are
 * not percent-decoded, because RFC 6265 leaves their encoding to the application. Text without `=` is the name of a
 * cookie with an empty value.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-4.2.1
 */
export const readCookies = (header: string): [name: string, value: string][] =>
  header.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    const [name, value] = equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    return pair.trim() === '' ? [] : [[name.trim(), value.trim().replace(/^"([^]*)"$/u, '$1')]];
  });

/** Returns the header `Cookie` for cookies of the form `name=value`. RFC 6265, section 4.2.1. */
export const writeCookies = (cookies: readonly string[]): string => cookies.join('; ');

/**
 * Returns true for the header `Set-Cookie`. Its lines must not be joined with commas, because a cookie may contain a comma. RFC 9110,
 * section 5.3.
 */
export const isSetCookie = (name: string): boolean => name.toLowerCase() === 'set-cookie';

/**
 * Returns the values of a header `Set-Cookie` that a check gets. If the schema describes a string, the check gets each line separately.
 * Otherwise it gets the list of all lines.
 *
 * @param isText true if the schema of the header describes a string.
 */
export const checkedCookies = (lines: readonly string[], isText: boolean): readonly unknown[] =>
  isText ? lines : [lines];

/** The part of a file that a response with the status 206 contains. */
export interface ContentRange {
  /** The position of the first byte. */
  readonly start: number;
  /** The size of the whole file, in bytes. Undefined if the server does not know the size. */
  readonly size: number | undefined;
}

/**
 * Returns the value of the header `Content-Range`. Returns undefined if the value is not a valid range of bytes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.4
 */
export function parseContentRange(value: string): ContentRange | undefined {
  const [, first, last, whole] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/iu.exec(value.trim()) ?? [];
  const [start, end] = [Number(first), Number(last)];
  const size = whole === '*' ? undefined : Number(whole);
  return start <= end && (size === undefined || end < size) ? { start, size } : undefined;
}

/**
 * Returns the last component of a file name that another program has sent, without control characters: `b.png` for `../a/b.png`, and for
 * `C:\a\b.png`. Returns an empty text if no name is left, as for `..`. A program that joins the result to the path of a folder gets a path
 * inside of this folder.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7578#section-4.2
 */
export function lastComponent(fileName: string): string {
  const components = fileName.replace(/[\u0000-\u001f\u007f-\u009f]/gu, '').split(/[/\\]/u);
  return components.reduce((last, component) => (['', '.', '..'].includes(component.trim()) ? last : component), '');
}

const mebibyte = 1024 * 1024;

/**
 * The largest request body of each kind that a server accepts by default, in bytes. JSON, forms and text are decoded at once, while other
 * requests wait, so they are small. A description can allow larger ones, for example with a large `maxLength`.
 */
export const defaultBodySizes: Readonly<Record<MediaKind, number>> = {
  json: 2 * mebibyte,
  form: 2 * mebibyte,
  text: 2 * mebibyte,
  multipart: 10 * mebibyte,
  binary: 10 * mebibyte,
  sequence: 10 * mebibyte,
};

/** Returns a stream of the chunks of a body. If the stream is cancelled, no further chunk is read. */
export function chunkStream(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** The properties of `net.Socket` and `tls.TLSSocket` that this module uses. Only a `TLSSocket` also has the property `encrypted`. */
export interface ServerSocket {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
  destroy(): unknown;
  /** Closes the connection after everything is sent. */
  destroySoon(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** The properties of `http.IncomingMessage` that this module uses. */
export interface AdmittedRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** True if the whole request has arrived. */
  readonly complete?: boolean;
  readonly socket?: ServerSocket;
}

/** The properties of `http.ServerResponse` that this module uses. */
export interface PendingResponse {
  readonly req?: AdmittedRequest;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  setHeader(name: string, value: string): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A service that can complete its pending responses before it ends. */
export interface Closable {
  /**
   * Returns the requests whose responses are not complete, such as `GET /shops`. Their queries are left out, because they may contain
   * credentials.
   */
  unfinished(): readonly string[];
  /**
   * Stops accepting connections. The promise is fulfilled after the last response.
   *
   * @param deadline a signal. When it aborts, the remaining connections are closed. Without a signal, they are closed after a timeout that
   * the service defines.
   */
  close(deadline?: AbortSignal): Promise<void>;
}

/** A closable server. Its listener for requests must register each request with `admit`. */
export interface GracefulClose extends Closable {
  /** Aborts when the server starts to close. */
  readonly closing: AbortSignal;
  /** Registers a request. The listener for requests calls this method before anything else. */
  admit(request: AdmittedRequest, response: PendingResponse): void;
  /** Returns the response to the latest request of a connection; undefined before the first request. */
  responseOn(socket: ServerSocket): PendingResponse | undefined;
}

/** The properties of `http.Server` and `https.Server` that this module uses. */
export interface ConnectionServer {
  close(closed: () => void): unknown;
  closeIdleConnections(): void;
  on(event: 'connection' | 'secureConnection', listener: (socket: ServerSocket) => void): unknown;
}

/** How long pending responses may continue after `close`, in milliseconds. */
export const defaultDrainTimeout = 10_000;

/**
 * A map from each open connection to the response to its latest request. The responses to earlier requests of the same connection end
 * before the latest response.
 */
type OpenConnections = Map<ServerSocket, PendingResponse | undefined>;

/** Makes a server of Node closable. Call this function before the server listens. */
export function gracefulClose(server: ConnectionServer, drainTimeout: number = defaultDrainTimeout): GracefulClose {
  const open: OpenConnections = new Map();
  const closing = new AbortController();
  let closed: Promise<void> | undefined;

  const add = (socket: ServerSocket): void => {
    // Reject a connection that was accepted, or completed its TLS handshake, while the server was closing.
    if (closed !== undefined) socket.destroy();
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', add);
  server.on('secureConnection', add);

  return {
    closing: closing.signal,
    admit(request, response) {
      if (request.socket !== undefined) open.set(request.socket, response);
      // A client that continues to send requests must use another connection.
      if (closed !== undefined) response.setHeader('connection', 'close');
    },
    responseOn: (socket) => open.get(socket),
    unfinished: () => unfinishedRequests(open),
    close(deadline) {
      closed ??= endServer(server, open, closing, deadline === undefined ? drainTimeout : undefined);
      const destroy = (): void => destroyAll(open);
      if (deadline?.aborted === true) destroy();
      else deadline?.addEventListener('abort', destroy, { once: true });
      return closed;
    },
  };
}

/** Returns the requests whose responses are not complete, without their queries. */
const unfinishedRequests = (open: OpenConnections): string[] =>
  [...open.values()]
    .filter(isPending)
    .map(({ req }) => `${req?.method ?? ''} ${(req?.url ?? '').replace(/\?[^]*$/u, '')}`);

/**
 * Stops accepting connections, ends each open connection after its last response, and aborts `closing`. The promise is fulfilled when no
 * connection is open.
 *
 * @param drainTimeout the time after which the remaining connections are destroyed, in milliseconds. Undefined for no such time.
 */
const endServer = (
  server: ConnectionServer,
  open: OpenConnections,
  closing: AbortController,
  drainTimeout: number | undefined,
): Promise<void> =>
  new Promise((resolve) => {
    const timeout = drainTimeout === undefined ? undefined : setTimeout(() => destroyAll(open), drainTimeout);
    // `server.close` calls `closeIdleConnections`. Node's own `closeIdleConnections` also closes a connection whose response is written
    // but not completely sent. The client would then get only a part of the response.
    server.closeIdleConnections = () => {};
    server.close(() => {
      clearTimeout(timeout);
      open.clear();
      resolve();
    });
    endConnections(open);
    closing.abort();
  });

function destroyAll(open: OpenConnections): void {
  for (const socket of open.keys()) socket.destroy();
}

/** Ends each connection after its last response. Connections without a pending response end at once. */
function endConnections(open: OpenConnections): void {
  const secure = new Set([...open.keys()].filter(isSecure).map(remoteEnd));
  for (const [socket, response] of open) {
    if (isPending(response)) endAfterResponse(open, socket, response);
    // A TLS connection is in the map twice: as the plain connection and as the encrypted connection. Only the encrypted connection has
    // responses. Destroying the plain connection would cut off these responses.
    else if (isSecure(socket) || response !== undefined || !secure.has(remoteEnd(socket))) socket.destroy();
  }
}

function endAfterResponse(open: OpenConnections, socket: ServerSocket, response: PendingResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('close', () => {
    // If a later request on the same connection is in progress, the connection stays open.
    if (open.get(socket) === response) socket.destroy();
  });
}

/** Returns true if a response is not completely sent, and its connection is open. */
export const isPending = (response: PendingResponse | undefined): response is PendingResponse =>
  response !== undefined && !response.writableFinished && !response.destroyed;

const isSecure = (socket: ServerSocket): boolean => 'encrypted' in socket;

const remoteEnd = ({ remoteAddress, remotePort }: ServerSocket): string => `${remoteAddress} ${remotePort}`;
