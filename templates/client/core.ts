import { asDescribed } from '../shared/described.ts';
import { hasNoBody } from '../shared/responses.ts';
import { serializePath } from '../shared/write-url.ts';
import { bodyIs, unlessAborted } from './call-limits.ts';
import { ApiError, ConnectionError, type ErrorClasses } from './errors.ts';
import type { CallInput, Operation, RequestOptions } from './operation.ts';
import { discard, type Fetch, type Middleware, type Reply, type SendContext, sendWith, setHeaders } from './send.ts';
import { serverAddress } from './server-address.ts';

/** The options of every client. */
export interface CoreOptions {
  /** Sends each request, in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Headers for every request. They are sent to all servers of the API, so they must not contain a credential. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Functions that wrap each attempt to send a request, the outermost first. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** A client that does not have areas. An area contains the operations with the same tag. */
export interface CoreClient {
  /** The address of the main server. */
  readonly address: string;
  call<Data, Responses>(operation: Operation, input: CallInput, options?: RequestOptions): ApiCall<Data, Responses>;
}

/** A call in progress. `await` returns the data of a successful response, and throws an {@link ApiError} for a failure. */
export interface ApiCall<Data, Responses> extends Promise<Data> {
  /** The response, before the body of a successful response is read. */
  readonly reply: Promise<Reply<Responses>>;
}

/** The functions of operations, without the argument `client`. For these functions, editors show the comments of the original functions. */
export type Bound<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (client: CoreClient, ...input: infer Input) => infer Call
    ? (...input: Input) => Call
    : never;
};

/**
 * Creates a client without areas.
 *
 * @param addresses a map from server variables to their values, and from URL templates of servers to addresses that replace them.
 * @throws {TypeError} if the address of the server is missing or invalid.
 */
export function createCore(
  server: string,
  addresses: Readonly<Record<string, string | undefined>>,
  errors: ErrorClasses,
  options: CoreOptions,
  middleware: readonly Middleware[] = options.middleware ?? [],
): CoreClient {
  const address = serverAddress(server, addresses);
  const send = middleware.reduceRight((next, wrap) => wrap(next), sendWith(options.fetch));
  const client: CoreClient = { address, call: (...called) => apiCall(replyTo(...called)) };

  async function replyTo<Described>(
    operation: Operation,
    input: CallInput,
    own: RequestOptions = {},
  ): Promise<Reply<Described>> {
    const { path = {}, query = {}, body } = input;
    if (Symbol.iterator in query) throw new TypeError('The query must be a plain object');
    const base = operation.server ? serverAddress(operation.server, addresses) : address;
    const target = (operation.writePath ?? serializePath)(operation.path, path);
    const search = operation.writeQuery?.(query);
    const format = body === undefined ? undefined : (own.bodyFormat ?? operation.bodyFormat);
    const type = { 'Content-Type': format?.contentType };
    const request = {
      method: operation.method.toUpperCase(),
      url: base + target + (search ? `?${search}` : ''),
      headers: setHeaders(new Headers(), type, options.headers, operation.headers, own.headers),
      body: format?.write(body),
    };
    const progress: SendContext['progress'] = { read: operation.read ?? readJson, watchers: [] };
    const context = { operation, input, options: own, client, signal: own.signal, progress };
    const response = await send(request, context).catch((error: unknown) => {
      bodyIs('over', progress.watchers);
      throw error;
    });
    const reply = { request, context, response };
    return response.ok ? reply : { ...reply, error: ApiError.of(reply, await readJson(reply), errors) };
  }

  return client;
}

function apiCall<Data, Responses>(reply: Promise<Reply<Responses>>): ApiCall<Data, Responses> {
  let data: Promise<Data> | undefined;
  // `catch` and `finally` of a promise call `then`, so only `then` is replaced.
  const call: ApiCall<Data, Responses> = Object.create(Promise.prototype);
  const then: typeof call.then = (...handlers) => (data ??= reply.then(dataOf<Data>)).then(...handlers);
  return Object.assign(call, { reply, then });
}

/** Reads the data of a successful response. Throws an {@link ApiError} if the response is a failure, or if its body cannot be read. */
export async function dataOf<Data>(reply: Reply): Promise<Data> {
  if (reply.error) throw reply.error;
  try {
    return asDescribed(await reply.context.progress.read(reply));
  } catch (error) {
    dropBody(reply);
    throw error;
  }
}

/** Drops the body of a response if it is not read, and ends the limits of the call. */
export function dropBody({ response, context }: Reply): void {
  bodyIs('over', context.progress.watchers);
  discard(response);
}

/**
 * Reads a body as JSON. Returns undefined for an empty body, and the text if the body of a failure is not JSON.
 *
 * @throws {ApiError} if the body of a successful response is not JSON. An empty body is allowed only for the statuses 204 and 205.
 */
export async function readJson(reply: Reply): Promise<unknown> {
  const { ok, status } = reply.response;
  const text = await readText(reply);
  try {
    return JSON.parse(text);
  } catch (cause) {
    if ((hasNoBody(status) && !text) || !ok) return text || undefined;
    throw new ApiError(reply, text, ', but the body is not JSON', cause);
  }
}

export const readText = (reply: Reply): Promise<string> => awaitBody(reply, reply.response.text());

/** Waits for a body. Throws a {@link ConnectionError} if the connection fails before the body is complete. */
export const awaitBody = <Body>(reply: Reply, body: Promise<Body>): Promise<Body> =>
  awaitPart(reply, body).finally(() => bodyIs('over', reply.context.progress.watchers));

/** Waits for a part of a body. Throws a {@link ConnectionError} if the connection fails before this part is complete. */
export const awaitPart = <Part>({ request, context }: Reply, part: Promise<Part>): Promise<Part> =>
  unlessAborted(part, context.progress.signal).catch((cause: unknown) => {
    throw cause instanceof TypeError && !context.signal?.aborted ? new ConnectionError(request, cause) : cause;
  });
