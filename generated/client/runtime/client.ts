// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody, headerEntries, isGetOrHead, isIdempotent } from '../../shared/http.ts';
import { mediaKind } from '../../shared/media-types.ts';
import { serializePath, serializeQuery, withQuery } from '../../shared/notation.ts';
import { assumeType } from '../../shared/types.ts';
import { limitAttempts, limitCalls, retryRequests } from './attempts.ts';
import { jsonBody, readBlob, streamedResponse } from './bodies.ts';
import { type ApiCall, type CoreClient, apiCall, readJson, readText } from './calls.ts';
import { type Authentication, authenticate } from './credentials.ts';
import { ApiError, ConnectionError, type ErrorClasses, type ErrorOptions, printableAscii } from './errors.ts';
import {
  type CallInput,
  type Operation,
  type RequestOptions,
  isRequestBody,
  operationAt,
  unencoded,
} from './operations.ts';
import {
  type Fetch,
  type Hooks,
  type Middleware,
  type OwnFetch,
  type Reply,
  type Send,
  type SendContext,
  type UrlLimit,
  bodyIs,
  followRedirects,
  limitUrl,
  sendWith,
  serverAddress,
  setHeaders,
} from './sending.ts';

/** The options of every client. */
export interface CoreOptions extends BodyLimit, ErrorOptions, IdempotencyKeys, Retries, TimeLimits, UrlLimit {
  /** Sends each request, in place of the global `fetch`. */
  readonly fetch?: OwnFetch | undefined;
  /** Headers for every request. They are sent to all servers of the API, so they must not contain a credential. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Functions that wrap each attempt to send a request, or the whole call ({@link Hooks}), the outermost first. */
  readonly middleware?: readonly (Hooks | Middleware)[] | undefined;
}

/**
 * Creates a client without areas.
 *
 * @param addresses a map from server variables to their values, and from URL templates of servers to addresses that replace them.
 * @param outermost middleware that handles a request before all other middleware.
 * @param userAgent the name and version of the client, for the header `User-Agent`. A header of the caller replaces it.
 * @throws {TypeError} if the address of the server is missing or invalid.
 */
export function createCore(
  server: string,
  addresses: Readonly<Record<string, string | undefined>>,
  errors: ErrorClasses,
  options: CoreOptions & { readonly auth?: Authentication | undefined },
  outermost: readonly Middleware[] = [],
  userAgent?: string,
): CoreClient {
  const address = serverAddress(server, addresses);
  const own = (options.middleware ?? []).map((given) => (typeof given === 'function' ? { attempt: given } : given));
  const agent = userAgentHeader(userAgent);
  const middleware = [
    ...own.flatMap(({ call }: Hooks) => call ?? []),
    ...outermost,
    limitCalls(options),
    authenticate(options.auth),
    limitUrl(options),
    retryRequests(options),
    ...own.flatMap(({ attempt }) => attempt ?? []),
    limitAttempts(options),
    followRedirects,
  ];
  const send = wrapped(middleware, sendWith(options.fetch));
  const client: CoreClient = { address, call: (...called) => apiCall(replyTo(...called)) };

  async function replyTo<Described>(
    operation: Operation,
    input: CallInput,
    own: RequestOptions = {},
  ): Promise<Reply<Described>> {
    const { body } = input;
    const base = operation.server ? serverAddress(operation.server, addresses) : address;
    const target = targetOf(operation, input);
    const format = body === undefined ? undefined : (own.bodyFormat ?? operation.bodyFormat);
    const method = operation.method.toUpperCase();
    const type = { 'Content-Type': format?.contentType };
    const key = operation.idempotencyKey ?? options.idempotencyKey;
    // A browser has no random UUIDs if the page was loaded without TLS. The request is then sent without a key, and not repeated.
    const keys = key && !isIdempotent(method) && { [key]: globalThis.crypto?.randomUUID?.() };
    const request = {
      method,
      url: base + target,
      headers: setHeaders(new Headers(), agent, type, keys || {}, options.headers, operation.headers, own.headers),
      body: format?.write(body),
    };
    const progress: SendContext['progress'] = {
      id: Math.random().toString(36).slice(2, 10),
      attempt: 0,
      read: operation.read ?? readJson,
      longestBody: options.longestBody ?? 104_857_600,
      watchers: [],
    };
    const context = { operation, input, options: own, client, errorOptions: options, signal: own.signal, progress };
    const response = await wrapped(own.middleware ?? [], send)(request, context).catch((error: unknown) => {
      bodyIs('over', progress.watchers);
      throw error;
    });
    const reply = { request, context, response };
    return response.ok ? reply : { ...reply, error: await failureOf(reply, errors) };
  }

  return client;
}

const wrapped = (middleware: readonly Middleware[], send: Send): Send =>
  middleware.reduceRight((next, wrap) => wrap(next), send);

/**
 * Returns the options of a client with changes. Headers and middleware are added to those of the client. An option that is undefined gets its
 * default.
 */
export const changedOptions = <Options extends CoreOptions>(options: Options, changes: Partial<Options>): Options => ({
  ...options,
  ...changes,
  headers: { ...options.headers, ...changes.headers },
  middleware: [...(options.middleware ?? []), ...(changes.middleware ?? [])],
});

/**
 * Returns the error of a response that is not successful. The error has the status even if the body breaks off, or exceeds a limit.
 *
 * @throws the reason of the signal, if the caller aborts the call.
 */
async function failureOf(reply: Reply, errors: ErrorClasses): Promise<ApiError> {
  try {
    return ApiError.of(reply, await readJson(reply), errors);
  } catch (cause) {
    if (!(cause instanceof ConnectionError)) throw cause;
    return ApiError.of(reply, undefined, errors, `, but the body is not complete (${cause.code})`, cause);
  }
}

/** Returns the path and the query of a request. @throws {TypeError} with the name of the operation, if an argument cannot be written. */
function targetOf({ id, path: template, writePath = serializePath, writeQuery }: Operation, input: CallInput): string {
  const { path, query } = input;
  try {
    if (Symbol.iterator in Object(query)) throw new TypeError('the query must be a plain object');
    return withQuery(writePath(template, path ?? {}), writeQuery?.(query ?? {}) ?? '');
  } catch (error) {
    if (error instanceof TypeError && id) error.message = `${id}: ${error.message}`;
    throw error;
  }
}

/** The time limits of a client or of one call, in milliseconds. `Infinity` means no limit. */
export interface TimeLimits {
  /**
   * The time limit of each attempt. An attempt ends when its response is read. If the body is read as a stream, the attempt ends when the
   * headers of the response arrive. Default: 60,000.
   */
  readonly timeout?: number | undefined;
  /** The time limit for connecting to the service and for the headers of the response. Default: only `timeout` limits this time. */
  readonly responseTimeout?: number | undefined;
  /** The longest wait for the next chunk of a body, also of a stream. Default: the value of `timeout`. */
  readonly longestSilence?: number | undefined;
  /**
   * The time limit of the whole call, including the providers of credentials, all attempts, the waits between attempts, all pages of a
   * list, and all chunks of a stream. Default: no limit.
   */
  readonly deadline?: number | undefined;
}

/** The option for sending a request again. */
export interface Retries {
  /** The rules for sending a request again, or `false` if each request is sent only once. */
  readonly retry?: RetryOptions | false | undefined;
}

/** The rules for sending a request again. */
export interface RetryOptions {
  /** The highest number of further attempts; `Infinity` for no limit. Default: 2. */
  readonly times?: number | undefined;
  /**
   * The longest wait between two attempts, in milliseconds; `Infinity` for no limit. If the service requires a longer wait
   * (`Retry-After`), the call fails at once. Default: 60,000.
   */
  readonly longestWait?: number | undefined;
  /** If true, requests such as POST and PATCH are sent again as well, and the service may process them twice. Default: false. */
  readonly unsafe?: boolean | undefined;
  /**
   * Decides if a request is sent again after a failed attempt, within `times`, `longestWait` and the time limits. Returns true or false, or
   * the wait before the next attempt in milliseconds. Returns undefined if the default rules decide. A body that can be sent only once is
   * never sent again.
   */
  readonly when?: ((attempt: FailedAttempt) => Decision | Promise<Decision>) | undefined;
}

/** The decision if a request is sent again: yes, no, the wait in milliseconds before it is sent again, or no decision. */
export type Decision = boolean | number | undefined;

/** An attempt that failed. It has either a response or an error. */
export interface FailedAttempt {
  /** The number of the attempt, from 1. */
  readonly number: number;
  /** The `operationId`. Empty for a request that the description does not have. */
  readonly operation: string;
  /** The method in upper case, such as `GET`. */
  readonly method: string;
  /** The response, with a status such as 404. To read its body, clone the response first. */
  readonly response?: Response | undefined;
  /** The network failure, such as a `TimeoutError`. */
  readonly error?: unknown;
}

/** The option for keys with which a service recognizes a repeated request. */
export interface IdempotencyKeys {
  /**
   * The name of a header, such as `Idempotency-Key`. Each request with a method such as POST gets a random key in this header, and is sent
   * again like a GET, with the same key. Use it only if the service processes requests with the same key once. If the description of an
   * operation has the header `Idempotency-Key`, the operation needs no option.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The limit for bodies that are read into memory. */
export interface BodyLimit {
  /**
   * The size of the longest body that is read into memory, in bytes and after decompression. Reading a longer body throws a
   * `ConnectionError`. The stream of `responseOf` is not limited. Default: 104,857,600 (100 MiB).
   */
  readonly longestBody?: number | undefined;
}

/**
 * The operations of a module as methods of a client. In the module, each operation is a function of a client: `list(client)({ id: 1 })`.
 * Editors show the documentation of this function for the method.
 */
export type AreaMethods<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends (client: CoreClient) => infer Method ? Method : never;
};

/** Returns the operations of a module as methods of a client. @param operations all exports of the module. */
export function areaOf<Operations extends object>(client: CoreClient, operations: Operations): AreaMethods<Operations> {
  const functions: Readonly<Record<string, (client: CoreClient) => unknown>> = assumeType(operations);
  const methods: Record<string, unknown> = {};
  for (const name in functions) methods[name] = functions[name]?.(client);
  return assumeType(methods);
}

/** Returns true if the program runs in a browser. */
export function isBrowser(): boolean {
  const { navigator } = assumeType<{ readonly navigator?: { readonly userAgent?: string } }>(globalThis);
  return navigator?.userAgent?.startsWith('Mozilla/') === true;
}

/**
 * Returns a header with the name of the client. Returns no header without a name, and in a browser: browsers send their own name, and some
 * of them send a preflight request before they send another one.
 */
export const userAgentHeader = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined || isBrowser() ? {} : { 'User-Agent': name };

/** The responses to a request that the description does not have. */
export interface UndescribedResponses {
  readonly default: { readonly content: { readonly 'application/json': unknown } };
}

/** A request that the description does not have. The path may have parameters, such as `/shops/{id}`. */
interface UndescribedRequest extends Pick<Operation, 'security'> {
  /** The HTTP method in upper or lower case. */
  readonly method: string;
  readonly path: `/${string}`;
}

/**
 * Sends a request that the description does not have, to the main server of the API. A body that `fetch` can send, such as a `Blob`, is sent
 * unchanged, and any other body as JSON.
 *
 * The call is rejected with a `TypeError` if the path does not begin with a slash.
 */
export function sendUndescribed(
  client: CoreClient,
  { method, path, security }: UndescribedRequest,
  input: CallInput,
  options: RequestOptions,
): ApiCall<unknown, UndescribedResponses> {
  // Without the slash, a path such as `@host` would change the host of the address.
  if (!path.startsWith('/')) {
    return apiCall(Promise.reject(new TypeError(`The path must begin with a slash: ${path}`)));
  }
  const operation: Operation = {
    id: '',
    method: method.toLowerCase(),
    path,
    security: security ?? [],
    writeQuery: serializeQuery,
    bodyFormat: isRequestBody(input.body) ? { write: unencoded } : jsonBody,
    read: readAny,
  };
  return client.call(operation, input, options);
}

/** Reads the value of JSON, the text of a text, and a `Blob` of any other body. Returns undefined for an empty body without a media type. */
async function readAny(reply: Reply): Promise<unknown> {
  const type = reply.response.headers.get('content-type') ?? '';
  const kind = mediaKind(type);
  if (kind === 'json') return readJson(reply);
  if (kind === 'text' || kind === 'sequence') return readText(reply);
  const blob = await readBlob(reply);
  return blob.size === 0 && type === '' ? undefined : blob;
}

/** The options of all requests of a `fetch`. Each request has its own headers and its own signal. */
type FetchAsOptions = Omit<RequestOptions, 'headers' | 'signal'>;

/**
 * Returns a function like `fetch` that sends requests as calls of a client. A failure is a response, and not an exception. Credentials are sent
 * only to the origin of the main server.
 *
 * @param security alternative lists of security schemes. A request to the origin of the main server needs all schemes of one list.
 */
export function fetchAs(
  client: CoreClient,
  security: NonNullable<Operation['security']>,
  options: FetchAsOptions,
): Fetch {
  const { origin } = new URL(client.address);
  return async (request) => {
    const { url, method, headers, signal } = request;
    const body = isGetOrHead(method) ? undefined : await request.arrayBuffer();
    const operation = operationAt(url, {
      id: '',
      method: assumeType(method.toLowerCase()),
      path: '',
      security: new URL(url).origin === origin ? security : [],
      bodyFormat: { write: unencoded },
    });
    const own = Object.fromEntries(headerEntries(headers));
    const input = { body: body?.byteLength ? body : undefined };
    const reply = await client.call(operation, input, { ...options, headers: own, signal }).reply;
    return reply.error === undefined ? streamedResponse(reply) : failure(reply, reply.error);
  };
}

/** Returns the response of a failure. The client has already read its body, so the response has a copy of the body. */
function failure({ response, request }: Reply, { body }: ApiError): Response {
  const { status, headers, statusText } = response;
  const isEmpty = body === undefined || hasNoBody(status);
  const copy = new Response(isEmpty ? null : sendable(body), {
    status,
    headers,
    statusText: printableAscii(statusText),
  });
  return Object.defineProperty(copy, 'url', { value: response.url || request.url });
}

function sendable(body: unknown): Blob | string {
  if (body instanceof Uint8Array) return new Blob([body.slice()]);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
