// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { joinChunks } from './join-chunks.ts';
import { Refusal } from './refusal.ts';

const carriageReturn = 13;

/** Reads bytes that arrive in chunks. Stores only the bytes that may be the beginning of a delimiter. */
export class DelimitedBytes {
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** The bytes that have arrived and are not read yet. */
  #rest: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /**
   * Passes the bytes before the next delimiter to `take`, in pieces. Then skips the delimiter.
   *
   * @param delimiter begins with a carriage return.
   * @throws {Refusal} 400 if the bytes end before the delimiter.
   */
  async readUntil(delimiter: Uint8Array, take: (bytes: Uint8Array) => void): Promise<void> {
    for (;;) {
      const start = indexOf(this.#rest, delimiter);
      if (start !== -1) {
        take(this.#rest.subarray(0, start));
        this.#rest = this.#rest.subarray(start + delimiter.length);
        return;
      }
      const end = Math.max(0, this.#rest.length - delimiter.length + 1);
      take(this.#rest.subarray(0, end));
      this.#rest = this.#rest.subarray(end);
      if (!(await this.#receive()))
        throw new Refusal(400, 'The body is not valid multipart/form-data: its last delimiter is missing.');
    }
  }

  /** Returns the next bytes without skipping them. Returns fewer bytes at the end. */
  async peek(count: number): Promise<Uint8Array> {
    while (this.#rest.length < count && (await this.#receive()));
    return this.#rest.subarray(0, count);
  }

  /** Adds bytes before the bytes that are not read yet. */
  prepend(bytes: Uint8Array): void {
    this.#rest = joinChunks([bytes, this.#rest], bytes.length + this.#rest.length);
  }

  /** Stops reading. */
  async stop(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Waits for the next chunk. Returns false after the last one. */
  async #receive(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done === true) return false;
    if (this.#rest.length === 0) {
      // A plain view, because `indexOf` of a `Buffer` takes longer.
      this.#rest = new Uint8Array(value.buffer, value.byteOffset, value.length);
      return true;
    }
    this.#rest = joinChunks([this.#rest, value], this.#rest.length + value.length);
    return true;
  }
}

/** Returns the index of the first delimiter. Returns -1 if there is none. */
function indexOf(bytes: Uint8Array, delimiter: Uint8Array): number {
  for (let start = bytes.indexOf(carriageReturn); start !== -1; start = nextReturn(bytes, start + 1)) {
    let length = 1;
    while (length < delimiter.length && bytes[start + length] === delimiter[length]) length++;
    if (length === delimiter.length) return start;
  }
  return -1;
}

/** Returns the index of the next carriage return. Two adjacent ones are frequent in hostile input, and `indexOf` is slow for them. */
const nextReturn = (bytes: Uint8Array, from: number): number =>
  bytes[from] === carriageReturn ? from : bytes.indexOf(carriageReturn, from);
