import { assumeType } from '../shared/assume-type.ts';
import { charsetOf, decodeText } from '../shared/charset.ts';
import { InexactNumberError } from '../shared/inexact-number-error.ts';
import { parseLosslessJson } from '../shared/parse-lossless-json.ts';
import { hasNoBody } from '../shared/responses.ts';
import { bodyIs, unlessAborted } from './call-limits.ts';
import { ApiError, ConnectionError } from './errors.ts';
import type { CallInput, Operation, RequestOptions } from './operation.ts';
import { discard, isNetworkFailure, type Reply } from './send.ts';

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
