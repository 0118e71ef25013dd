// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

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
