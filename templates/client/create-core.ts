import { isIdempotent } from '../shared/idempotent-methods.ts';
import { withQuery } from '../shared/query-component.ts';
import { serializePath } from '../shared/write-url.ts';
import { bodyIs } from './call-limits.ts';
import type { BodyLimit, IdempotencyKeys, Retries, TimeLimits } from './call-options.ts';
import { apiCall, type CoreClient, readJson } from './core.ts';
import { authenticate, type Authentication } from './credentials.ts';
import { ApiError, ConnectionError, type ErrorClasses, type ErrorOptions } from './errors.ts';
import { followRedirects } from './follow-redirects.ts';
import { limitAttempts, limitCalls } from './limit-time.ts';
import { limitUrl, type UrlLimit } from './limit-url.ts';
import type { CallInput, Operation, RequestOptions } from './operation.ts';
import { retryRequests } from './retry-requests.ts';
import {
  type Hooks,
  type OwnFetch,
  type Middleware,
  type Reply,
  type Send,
  type SendContext,
  sendWith,
  setHeaders,
} from './send.ts';
import { serverAddress } from './server-address.ts';
import { userAgentHeader } from './user-agent.ts';

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
