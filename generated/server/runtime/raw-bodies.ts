// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody } from '../../shared/http.ts';
import { essenceOf, sequenceNotation } from '../../shared/media-types.ts';
import { isAbortError } from './dispatch.ts';
import {
  type StreamedBody,
  type TransportResponse,
  type WholeResponse,
  framed,
  isStreamed,
  webHeaders,
  webResponse,
} from './interfaces.ts';
import type { DiscardableBody } from './responses.ts';

/** A body that is sent unchanged: text (as UTF-8), bytes, or a stream of bytes. The stream is an async iterable or a web stream. */
export type RawBody = ByteStream | Uint8Array | string;

/** If the response body of a handler is a stream, returns an object that can send or drop the stream. Otherwise returns undefined. */
export function streamedBody(body: unknown): DiscardableBody | undefined {
  if (!isByteStream(body)) return undefined;
  const streamed: DiscardableBody = {
    open: (contentLength) => openBody(body, contentLength),
    discard: () => discardBody(streamed),
    endOnClose: (...settings) => endingBody(streamed, ...settings),
    async toWeb(response, method, signal) {
      const started = await startedResponse(response, method, (closed) => whenAborted(signal, closed));
      if (!('source' in started)) return webResponse(started);
      const { source } = started;
      try {
        const { status, headers } = started;
        const stream = streamOf(started.body, source, response.failures);
        return new Response(stream, { status, headers: webHeaders(headers) });
      } catch (error) {
        source.cancel();
        throw error;
      }
    },
  };
  return streamed;
}

const isByteStream = (body: unknown): body is ByteStream =>
  typeof body === 'object' && body !== null && ('getReader' in body || Symbol.asyncIterator in body);

function whenAborted(signal: AbortSignal, aborted: () => void): void {
  if (signal.aborted) aborted();
  else signal.addEventListener('abort', aborted, { once: true });
}

/** A response that is ready to be sent. */
export type StartedResponse = StreamingResponse | UnstreamedResponse;

/** A response without a streamed body. */
export interface UnstreamedResponse extends WholeResponse {
  /** True for a response to HEAD if the response to GET would have a streamed body, whose length is not known. */
  readonly hasUnknownLength?: true;
}

/** A response with a streamed body whose first chunk has arrived. */
export interface StreamingResponse extends WholeResponse {
  /** The first chunk. Undefined if the body is empty. */
  readonly body: Uint8Array | undefined;
  /** The rest of the body. */
  readonly source: BodySource;
}

/** The response to send if a response without `failures` cannot be sent. */
const bareFailure: WholeResponse = { status: 500, headers: {}, body: undefined };

/**
 * Waits for the first chunk of a streamed body. If reading this chunk fails, returns a response that reports the failure.
 *
 * @param onClose registers a function to call when the client closes the connection.
 */
export async function startedResponse(
  response: TransportResponse,
  method: string,
  onClose: (closed: () => void) => void,
): Promise<StartedResponse> {
  const { status, headers, body } = response;
  if (!isStreamed(body)) return framed({ status, headers, body }, method);
  if (hasNoBody(status) || method === 'HEAD') {
    discardBody(body);
    const head = framed({ status, headers, body: undefined }, method);
    return hasNoBody(status) ? head : { ...head, hasUnknownLength: true };
  }
  try {
    const source = body.open(headers['content-length']?.toString());
    onClose(() => source.cancel());
    return { status, headers, body: await source.next(), source };
  } catch (error) {
    const { body: text, ...head } = response.failures?.fail(error) ?? bareFailure;
    return framed({ ...head, body: isStreamed(text) ? undefined : text }, method);
  }
}

/** Drops a body that is not sent. Never throws. */
export function discardBody(body: TransportResponse['body']): void {
  if (isStreamed(body)) ignoreFailure(() => body.open().cancel());
}

/** Returns a started body as a web stream. If reading the body fails, calls `failures.fail`, and then the stream fails as well. */
export function streamOf(
  first: Uint8Array | undefined,
  source: BodySource,
  failures: TransportResponse['failures'],
): ReadableStream<Uint8Array> {
  let next = first;
  let isCancelled = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const chunk = next ?? (await source.next());
        next = undefined;
        if (isCancelled) return;
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      } catch (error) {
        failures?.fail(error);
        controller.error(error);
      }
    },
    cancel() {
      isCancelled = true;
      source.cancel();
    },
  });
}

/** How long an event stream may continue after the server starts to close, in milliseconds. */
const graceTime = 1000;

/**
 * Returns the body to send. If the body is a sequence of items, such as an event stream, the function `abort` is called when the server
 * starts to close, so that the handler can end the sequence. An event stream that does not end soon is ended by the server, because it may
 * be endless. Other bodies are unchanged: the server waits for them.
 *
 * @param contentType the media type of the response.
 * @param closing aborts when the server starts to close.
 * @param abort aborts the signal that the handler gets.
 */
export function endingBody(
  body: StreamedBody,
  contentType: string,
  closing: AbortSignal,
  abort: () => void,
): StreamedBody {
  const notation = sequenceNotation(essenceOf(contentType));
  if (notation === undefined) return body;
  const grace = notation === 'events' ? graceTime : undefined;
  const ending: StreamedBody = {
    open: (contentLength) => new EndingSource(body.open(contentLength), closing, abort, grace),
    toWeb: (response, method, signal) => body.toWeb({ ...response, body: ending }, method, signal),
  };
  return ending;
}

class EndingSource implements BodySource {
  readonly #source: BodySource;
  readonly #closing: AbortSignal;
  readonly #abort: () => void;
  readonly #grace: number | undefined;
  #isEnded = false;
  /** Ends the current call of `next`. */
  #end = (): void => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param grace how long the source may continue after `closing`, in milliseconds. Undefined if its end is an incomplete response. */
  constructor(source: BodySource, closing: AbortSignal, abort: () => void, grace: number | undefined) {
    this.#source = source;
    this.#closing = closing;
    this.#abort = abort;
    this.#grace = grace;
    if (closing.aborted) this.#close();
    else closing.addEventListener('abort', this.#close, { once: true });
  }

  cancel(): void {
    this.#release();
    this.#source.cancel();
  }

  async next(): Promise<Uint8Array | undefined> {
    try {
      const chunk = await this.#nextOrEnd();
      if (chunk === undefined) this.#release();
      return chunk;
    } catch (error) {
      this.#release();
      // The handler has passed its signal to a function that throws when the signal aborts.
      if (this.#grace !== undefined && this.#closing.aborted && isAbortError(error)) return undefined;
      throw error;
    }
  }

  #nextOrEnd(): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      this.#end = () => resolve(undefined);
      if (this.#isEnded) this.#end();
      else this.#source.next().then(resolve, reject);
    });
  }

  /** Tells the handler that the server closes, and ends the source after the grace time. */
  readonly #close = (): void => {
    this.#abort();
    if (this.#grace === undefined) return;
    this.#timer = setTimeout(() => {
      this.#isEnded = true;
      this.#source.cancel();
      this.#end();
    }, this.#grace);
  };

  #release(): void {
    this.#closing.removeEventListener('abort', this.#close);
    clearTimeout(this.#timer);
  }
}

/** A Node stream or a web stream of bytes. */
export type ByteStream = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

/** A body that is being read. */
export interface BodySource {
  /**
   * Returns the next chunk, or undefined at the end and after `cancel`.
   *
   * @throws if the stream fails, if a chunk is neither bytes nor text, or if the length of the body differs from `content-length`.
   */
  next(): Promise<Uint8Array | undefined>;
  /** Stops reading, even while `next` waits for a chunk. It never throws. */
  cancel(): void;
}

interface Chunk {
  readonly done?: boolean | undefined;
  readonly value?: unknown;
}

/** A reader that returns the chunks of a Node stream or a web stream. */
interface Chunks {
  next(): Promise<Chunk>;
  cancel(): unknown;
}

const encoder = new TextEncoder();

/**
 * Opens a body for reading.
 *
 * @param contentLength the header `content-length` of the response, if the response has one.
 * @throws {TypeError} if other code is already reading the body.
 */
export function openBody(body: ByteStream, contentLength?: string): BodySource {
  const chunks = 'getReader' in body ? chunksOfStream(body) : chunksOfIterable(body);
  return new CheckedSource(chunks, contentLength === undefined ? undefined : Number(contentLength));
}

/** Reads chunks, converts them to bytes, and compares their length with the length in `content-length`. */
class CheckedSource implements BodySource {
  readonly #chunks: Chunks;
  readonly #length: number | undefined;
  #sent = 0;
  #isOver = false;

  constructor(chunks: Chunks, length: number | undefined) {
    this.#chunks = chunks;
    this.#length = length;
  }

  cancel(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    ignoreFailure(() => this.#chunks.cancel());
  }

  async next(): Promise<Uint8Array | undefined> {
    if (this.#isOver) return undefined;
    const { done, value } = await this.#read();
    if (this.#isOver) return undefined;
    if (done !== true) return this.#checkedBytes(value);
    this.#isOver = true;
    if (this.#length !== undefined && this.#sent !== this.#length) throw lengthError(this.#length);
    return undefined;
  }

  async #read(): Promise<Chunk> {
    try {
      return await this.#chunks.next();
    } catch (error) {
      // An error after `cancel` is a result of the cancellation, so it is ignored.
      if (this.#isOver) return { done: true };
      this.#isOver = true;
      throw error;
    }
  }

  #checkedBytes(value: unknown): Uint8Array {
    try {
      const chunk = bytesOf(value);
      this.#sent += chunk.length;
      if (this.#length !== undefined && this.#sent > this.#length) throw lengthError(this.#length);
      return chunk;
    } catch (error) {
      this.cancel();
      throw error;
    }
  }
}

const lengthError = (length: number): Error =>
  new Error(`The body does not have the length in content-length, ${length} bytes`);

function chunksOfStream(body: ReadableStream<Uint8Array>): Chunks {
  const reader = body.getReader();
  return { next: () => reader.read(), cancel: () => reader.cancel() };
}

function chunksOfIterable(body: AsyncIterable<Uint8Array>): Chunks {
  const iterator = body[Symbol.asyncIterator]();
  if (!isNodeStream(body)) return { next: async () => iterator.next(), cancel: () => iterator.return?.() };
  // Without a listener, an error of a stream would end the process, even if the stream is not read any more.
  body.on('error', () => {});
  // The stream is destroyed directly, because `return` of its iterator waits for the next chunk.
  return { next: () => iterator.next(), cancel: () => body.destroy() };
}

/** The methods of a stream of Node that this module uses. */
interface NodeStream {
  destroy(): unknown;
  on(event: 'error', listener: () => void): unknown;
}

const isNodeStream = (body: object): body is NodeStream =>
  'destroy' in body && typeof body.destroy === 'function' && 'on' in body && typeof body.on === 'function';

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === 'string') return encoder.encode(chunk);
  throw new TypeError(`A chunk of a body must be a Uint8Array or a string. The type of this chunk is ${typeof chunk}`);
}

/** Runs a function. Ignores an exception, and the rejection of a returned promise. */
export function ignoreFailure(run: () => unknown): void {
  Promise.resolve()
    .then(run)
    .catch(() => {});
}

/** Joins chunks. If there is only one chunk, returns it without a copy. */
export function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.length;
  }
  return whole;
}

/**
 * Collects the chunks of a body. If the length of the body is known, each chunk is copied when it arrives. So the memory does not contain all
 * chunks when the last one arrives.
 */
export class CollectedChunks {
  /** The number of bytes that have arrived. */
  length = 0;
  readonly #expected: number;
  #buffer: Uint8Array = new Uint8Array();
  /** The number of bytes in the buffer. */
  #filled = 0;
  /** The chunks after the bytes in the buffer. */
  #chunks: Uint8Array[] = [];

  /** @param contentLength the header `Content-Length`. The real length may differ. */
  constructor(contentLength: string | undefined, limit: number) {
    const length = Number(contentLength);
    this.#expected = length <= limit ? length : 0;
  }

  add(chunk: Uint8Array): void {
    const end = this.length + chunk.length;
    const [first] = this.#chunks;
    // Most bodies have one chunk, which needs no buffer.
    if (first !== undefined && this.#filled === 0 && end <= this.#expected) {
      this.#buffer = new Uint8Array(this.#expected);
      this.#buffer.set(first);
      this.#filled = first.length;
      this.#chunks = [];
    }
    if (this.#filled > 0 && end <= this.#buffer.length) {
      this.#buffer.set(chunk, this.#filled);
      this.#filled = end;
    } else this.#chunks.push(chunk);
    this.length = end;
  }

  /** Returns the whole body. A body with one chunk is not copied. */
  whole(): Uint8Array {
    if (this.#filled === 0) return joinChunks(this.#chunks, this.length);
    const filled = this.#buffer.subarray(0, this.#filled);
    return joinChunks([filled, ...this.#chunks], this.length);
  }
}
