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
