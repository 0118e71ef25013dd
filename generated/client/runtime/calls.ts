// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type StatusIn, type StatusRange, hasNoBody, isSetCookie, responseKey } from '../../shared/http.ts';
import { InexactNumberError, parseLosslessJson } from '../../shared/json.ts';
import { charsetOf, decodeText } from '../../shared/media-types.ts';
import { type HeaderTexts, assumeType } from '../../shared/types.ts';
import { ApiError, ConnectionError, requestIdOf } from './errors.ts';
import type { CallInput, Operation, RequestOptions } from './operations.ts';
import { type Reply, bodyIs, discard, isNetworkFailure, unlessAborted } from './sending.ts';

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

/** Returns the call that gets a response. */
export function apiCall<Data, Responses>(reply: Promise<Reply<Responses>>): ApiCall<Data, Responses> {
  let data: Promise<Data> | undefined;
  // `catch` and `finally` of a promise call `then`, so only `then` is replaced.
  const call: ApiCall<Data, Responses> = Object.create(Promise.prototype);
  const then: typeof call.then = (...handlers) => {
    data ??= reply.then(dataOf<Data>);
    return data.then(...handlers);
  };
  return Object.assign(call, { reply, then });
}

/** Reads the data of a successful response. Throws an {@link ApiError} if the response is a failure, or if its body cannot be read. */
export async function dataOf<Data>(reply: Reply): Promise<Data> {
  if (reply.error) throw reply.error;
  try {
    return assumeType(await reply.context.progress.read(reply));
  } catch (error) {
    dropBody(reply);
    throw error;
  }
}

/** Drops the body of a response if it is not read, and ends the limits of the call. */
function dropBody({ response, context }: Reply): void {
  bodyIs('over', context.progress.watchers);
  discard(response);
}

/**
 * Reads a body as JSON. Returns undefined for an empty body. If the body of a failure is not JSON, returns its text, or its bytes if they
 * are not text.
 *
 * @throws {ApiError} if the body of a successful response is not JSON, or has a number that cannot be represented exactly. An empty body is
 * allowed only for the statuses 204 and 205.
 */
export async function readJson(reply: Reply): Promise<unknown> {
  const { ok, status } = reply.response;
  if (!ok) return readAnything(reply);
  const body = await readJsonText(reply);
  if (hasNoBody(status) && !body) return undefined;
  let cause: unknown;
  try {
    if (typeof body === 'string') return parseLosslessJson(body);
  } catch (error) {
    cause = error;
  }
  const fault = cause instanceof InexactNumberError ? cause.message : 'is not JSON';
  throw new ApiError(reply, body, `, but the body ${fault}`, cause);
}

/** Reads a body of any media type: the value of JSON, the text of another body, or bytes that are not text. Undefined for an empty body. */
export async function readAnything(reply: Reply): Promise<unknown> {
  const body = await readJsonText(reply);
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return body || undefined;
  }
}

/**
 * Returns the error for a successful response with a media type for which the data of the call would not have its type. The body of the error
 * is the body of the response.
 */
export async function unexpectedType(reply: Reply, words: string): Promise<ApiError> {
  bodyIs('awaited', reply.context.progress.watchers);
  return new ApiError(reply, await readAnything(reply).catch(() => undefined), words);
}

// Some engines of React Native have no `TextDecoder`.
const hasDecoder = typeof TextDecoder !== 'undefined';

/** Reads the text of a body that may be JSON. Returns the bytes if they are not text. */
export async function readJsonText(reply: Reply): Promise<Uint8Array | string> {
  if (!hasDecoder) return awaitBody(reply, reply.response.text());
  const bytes = await readBuffer(reply);
  // JSON is in UTF-8 (RFC 8259, section 8.1), but some old services send it in another character set.
  return decodeText(bytes, ['utf-8', charsetOf(contentTypeOf(reply)) ?? '']) ?? new Uint8Array(bytes);
}

/**
 * Reads a body as text. Its character set is the `charset` of the media type, or UTF-8 if there is no known `charset`.
 *
 * @throws {ApiError} if the bytes of the body are not text. The error has the bytes as its `body`.
 */
export async function readText(reply: Reply): Promise<string> {
  if (!hasDecoder) return awaitBody(reply, reply.response.text());
  const bytes = await readBuffer(reply);
  const type = contentTypeOf(reply);
  const text = decodeText(bytes, [charsetOf(type) ?? '', 'utf-8']);
  if (text !== undefined) return text;
  const { id } = reply.context.operation;
  const words = `, but the body of ${id} is not text (${type || 'no media type'}): for its bytes, pass the call to responseOf`;
  throw new ApiError(reply, new Uint8Array(bytes), words);
}

const contentTypeOf = ({ response }: Reply): string => response.headers.get('content-type') ?? '';

/**
 * Reads a whole body, and does not decode it. If the connection breaks, the request may be sent again.
 *
 * @throws {ConnectionError} if the body is incomplete, or longer than `longestBody`.
 */
export const readBuffer = (reply: Reply): Promise<ArrayBuffer> =>
  readComplete(reply).finally(() => bodyIs('over', reply.context.progress.watchers));

async function readComplete(reply: Reply): Promise<ArrayBuffer> {
  const { sendAgain } = reply.context.progress;
  try {
    return await readChunks(reply);
  } catch (error) {
    if (!sendAgain) throw error;
    reply.response = await sendAgain(error, reply.response.status);
    return readComplete(reply);
  }
}

/** Waits for a body. Throws a {@link ConnectionError} if the connection fails before the body is complete. */
export const awaitBody = <Body>(reply: Reply, body: Promise<Body>): Promise<Body> =>
  awaitPart(reply, body).finally(() => bodyIs('over', reply.context.progress.watchers));

/** Waits for a part of a body. Throws a {@link ConnectionError} if the connection fails before this part is complete. */
export const awaitPart = <Part>({ request, context }: Reply, part: Promise<Part>): Promise<Part> =>
  unlessAborted(part, context.progress.signal).catch((cause: unknown) => {
    const isOwn = !(cause instanceof TypeError || isNetworkFailure(cause));
    if (isOwn || context.signal?.aborted) throw cause;
    context.progress.failure = new ConnectionError(request, context, cause);
    throw context.progress.failure;
  });

/** Reads a whole body chunk by chunk, so that the limits for its size and for the wait for each chunk apply. */
export async function readChunks(reply: Reply): Promise<ArrayBuffer> {
  const { response, request, context } = reply;
  const { longestBody, watchers } = context.progress;
  if (response.bodyUsed)
    throw new Error('The body of a response was already read: middleware must read response.clone()');
  // React Native has no streams: `body` is undefined there.
  if (!response.body) return awaitPart(reply, response.arrayBuffer());
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      bodyIs('chunkAwaited', watchers);
      const { value } = await awaitPart(reply, reader.read());
      if (value === undefined) return joined(chunks, size);
      size += value.length;
      if (size > longestBody) {
        const words = `the body is longer than ${longestBody} bytes (longestBody)`;
        throw new ConnectionError(request, context, undefined, ['longestBody', words]);
      }
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

function joined(chunks: readonly Uint8Array[], size: number): ArrayBuffer {
  const whole = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.length;
  }
  return whole.buffer;
}

/** The result of a call, for a response with one of the statuses `Status`. */
export interface DescribedResponse<Status extends number, Data, Headers> {
  /** True for a successful response. */
  readonly ok: Status extends SuccessStatus ? true : false;
  readonly status: Status;
  readonly data: Data;
  /** A map from the names of the headers, in lower case, to their values. */
  readonly headers: Headers;
}

/**
 * The union of all results of a call. The compiler distinguishes them by the property `status`. If the status is not described, `data` has
 * the type of the described successful responses, or is `unknown` for a failure.
 */
export type ApiResult<Responses> = DescribedResponses<Responses> | UndescribedResponses<Responses, keyof Responses>;

type DescribedResponses<Responses> = {
  readonly [Key in keyof Responses]: DescribedResponse<
    StatusesOf<Key, keyof Responses>,
    BodyOf<Responses[Key]>,
    HeadersOf<Responses[Key]>
  >;
}[keyof Responses];

type UndescribedResponses<Responses, Keys> = 'default' extends Keys
  ? never
  :
      | DescribedResponse<OtherSuccess<StatusesOf<Keys, Keys>>, SuccessBody<Responses>, object>
      | DescribedResponse<OtherFailure<StatusesOf<Keys, Keys>>, unknown, object>;

// Editors show the names of these types in place of hundreds of numbers.
type OtherSuccess<Described> = Unlisted<Exclude<SuccessStatus, Described>>;
type OtherFailure<Described> = Unlisted<Exclude<FailureStatus, Described>>;

/** A status that an editor does not offer as a completion: of an intersection, it offers no literal. The compiler treats it as the status. */
type Unlisted<Status extends number> = Status extends number ? Status & Pick<number, 'valueOf'> : never;

type SuccessBody<Responses> = {
  [Key in keyof Responses]: StatusesOf<Key, keyof Responses> extends SuccessStatus ? BodyOf<Responses[Key]> : never;
}[keyof Responses];

type BodyOf<Response> = Response extends { readonly content: infer Content }
  ? { [Media in keyof Content]: ContentOf<Media, Content[Media]> }[keyof Content]
  : undefined;

/**
 * The data of a body: the value of JSON, a string for text, the items of a sequence, and a `Blob` for any other body. An option of the
 * generator selects bytes or a stream in place of the `Blob`.
 */
type ContentOf<Media, Body> =
  EssenceOf<Media> extends JsonMedia
    ? Body
    : [EssenceOf<Media>, Body] extends ['text/event-stream', AsyncIterable<infer Event>]
      ? EventsOf<Event>
      : Body extends AsyncIterable<unknown> | ReadableStream | Uint8Array
        ? Body
        : EssenceOf<Media> extends TextMedia
          ? string
          : Blob;

/** A media type in lower case, without parameters. RFC 9110, section 8.3.1. */
type EssenceOf<Media> = Media extends `${infer Essence};${string}`
  ? EssenceOf<Essence>
  : Media extends `${infer Essence} `
    ? EssenceOf<Essence>
    : Lowercase<Media & string>;

/** The media types that the function `mediaKind` treats as JSON. */
type JsonMedia = '*/*' | 'application/json' | 'text/json' | `${string}+json`;

/** The media types that the function `mediaKind` treats as text. */
type TextMedia = 'application/xml' | `application/${string}+xml` | `text/${string}`;

/** The statuses from 200 to 299. */
type SuccessStatus = StatusIn<'2XX'>;

/** The statuses from 300 to 599. */
type FailureStatus = StatusIn<'3XX' | '4XX' | '5XX'>;

/**
 * The statuses that a key of `responses` describes. `404` describes 404. `4XX` describes the statuses from 400 to 499 that are not keys
 * themselves. `default` describes the statuses that no other key describes.
 */
type StatusesOf<Key, Keys> = Key extends number
  ? Key
  : Key extends Exclude<StatusRange, '1XX'>
    ? Exclude<StatusIn<Key>, Keys>
    : Key extends 'default'
      ? Exclude<FailureStatus | SuccessStatus, StatusesOf<Exclude<Keys, 'default'>, Keys>>
      : never;

/** An error of an operation. Its `status` determines the type of its `body`. */
export type OperationError<Responses> = AsError<ApiResult<Responses>>;

type AsError<Result> = Result extends {
  readonly ok: false;
  readonly status: infer Status extends number;
  readonly data: infer Body;
}
  ? DescribedError<Status, Body>
  : never;

/** An error with a described status and a described body. `ApiError` has no type parameters, because `instanceof` would make them `any`. */
interface DescribedError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** Returns true if a thrown value is the error of a response to the operation with this `operationId`. */
export const isErrorOfOperation = (operation: string, error: unknown): boolean =>
  error instanceof ApiError && error.operation === operation;

/**
 * Returns the result of a call, even for an error response. After `if (result.status === 404)`, `data` and `headers` have precise types.
 *
 * @throws {ApiError} if the body of a successful response is described as JSON, but is not JSON.
 */
export async function resultOf<Data, Responses>(call: ApiCall<Data, Responses>): Promise<ApiResult<Responses>> {
  const reply = await call.reply;
  const { ok, status } = reply.response;
  const data = ok ? await call : reply.error?.body;
  const isEmpty = reply.context.operation.method === 'head' || hasNoBody(status);
  return assumeType({ ok, status, data: isEmpty ? undefined : data, headers: readHeaders(reply) });
}

/** The data of a call, and the response that contained it. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  /** The response, for its `status`, `headers` and `url`. Its body is already read. */
  readonly response: Response;
  /** The identifier of the request in the logs of the service. Undefined if the response has none. */
  readonly requestId: string | undefined;
}

/**
 * Returns the data of a call together with the response: `const { data, response, requestId } = await withResponse(call)`.
 *
 * @throws {ApiError} if the response is not successful.
 */
export async function withResponse<Data>(
  call: PromiseLike<Data> & { readonly reply: Promise<Reply> },
): Promise<DataWithResponse<Data>> {
  const data = await call;
  const { response, context } = await call.reply;
  return { data, response, requestId: requestIdOf(response, context.errorOptions) };
}

/** The type of the documented headers of a response. The names are in lower case. `set-cookie` has a list of texts, one for each cookie. */
export type ResponseHeaders<Headers> = {
  readonly [Name in keyof Headers as string extends Name ? never : Lowercase<Name & string>]: Lowercase<
    Name & string
  > extends 'set-cookie'
    ? CookieLines<Headers[Name]>
    : HeaderValue<Headers[Name]>;
};

/** One text for each cookie. Undefined if the header is optional, and the response does not have it. */
type CookieLines<Value> = readonly string[] | (undefined extends Value ? undefined : never);

type HeaderValue<Value> = [Value] extends [boolean | null | undefined]
  ? Value
  : [Value] extends [number | null | undefined]
    ? Value
    : [Value] extends [string | undefined]
      ? Value
      : string;

/** The documented headers of an operation's successful responses. */
export type SuccessHeaders<Responses> = {
  [Status in keyof Responses]: Status extends StatusIn<'2XX'> | '2XX' | 'default'
    ? HeadersOf<Responses[Status]>
    : never;
}[keyof Responses];

/** The documented headers of a response. */
export type HeadersOf<Response> = Response extends { readonly headers: infer Headers }
  ? ResponseHeaders<Headers>
  : object;

/** Reads a response without a body. Returns the headers as the data of the call. */
export const readHead = (reply: Reply): Promise<unknown> => readBuffer(reply).then(() => readHeaders(reply));

/** Returns a map from the names of the response headers, in lower case, to their values. */
export function readHeaders({ context, response }: Reply): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  response.headers.forEach((text, name) => {
    const types = context.operation.headerTypes?.[name];
    const type = typeof types === 'object' ? types[responseKey(Object.keys(types), response.status) ?? ''] : types;
    values[name] = isSetCookie(name)
      ? (assumeType<HeaderTexts>(response.headers).getSetCookie?.() ?? [text])
      : readHeader(text, type);
  });
  return values;
}

function readHeader(text: string, type: string | undefined): boolean | number | string | undefined {
  if (type === 'number') return /^\s*$/u.test(text) || Number.isNaN(Number(text)) ? undefined : Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** An event of a stream. */
export interface ServerSentEvent<Data> {
  readonly data: Data;
  /** The type of the event. */
  readonly event?: string;
  readonly id?: string;
  /** The time before a new connection, in milliseconds. */
  readonly retry?: number;
}

/** A stream of events. The items of the stream are the data of the events. A stream can be read only once. */
export interface EventStream<Data> extends AsyncIterable<Data> {
  /** The whole events, each with its type and its id. Read either the events or their data. */
  readonly events: AsyncIterable<ServerSentEvent<Data>>;
}

/**
 * The data of a call that returns events. If the description has a schema for each type of event, the items of the stream are whole events.
 */
export type EventsOf<Event> = [Event] extends [{ readonly event?: infer Name }]
  ? string extends Name
    ? EventStream<DataOf<Event>>
    : AsyncIterable<Event>
  : EventStream<DataOf<Event>>;

type DataOf<Event> = Event extends { readonly data?: infer Data } ? Data : undefined;
