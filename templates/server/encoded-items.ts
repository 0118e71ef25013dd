const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');

/**
 * Returns the bytes of items, one chunk for each item. Reads an item only after the chunk of the previous item is sent. If the client
 * closes the connection, or an item cannot be written, calls the function `return` of the iterator of `items`.
 *
 * @param heartbeat the longest time without bytes, in milliseconds; undefined if the result is not an event stream. If no item arrives
 * within this time, the result contains a comment of an event stream. The result also begins with such a comment, so that the client gets
 * the head of the response before the first event.
 */
export function encodedItems(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  heartbeat: number | undefined,
  write: (item: unknown) => string,
): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => new EncodedIterator(iteratorOf(items), heartbeat, write) };
}

type ItemIterator = AsyncIterator<unknown> | Iterator<unknown>;

const iteratorOf = (items: AsyncIterable<unknown> | Iterable<unknown>): ItemIterator =>
  Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();

class EncodedIterator implements AsyncIterator<Uint8Array> {
  readonly #source: ItemIterator;
  readonly #heartbeat: number | undefined;
  readonly #write: (item: unknown) => string;
  #isStarted: boolean;
  /** The item that is requested from the source. It may arrive after several comments. */
  #waiting: Promise<IteratorResult<unknown>> | undefined;

  constructor(source: ItemIterator, heartbeat: number | undefined, write: (item: unknown) => string) {
    this.#source = source;
    this.#heartbeat = heartbeat;
    this.#write = write;
    this.#isStarted = heartbeat === undefined;
  }

  async next(): Promise<IteratorResult<Uint8Array>> {
    if (!this.#isStarted) {
      this.#isStarted = true;
      return { done: false, value: comment };
    }
    this.#waiting ??= Promise.resolve(this.#source.next());
    const result = await (this.#heartbeat === undefined ? this.#waiting : within(this.#heartbeat, this.#waiting));
    if (result === undefined) return { done: false, value: comment };
    this.#waiting = undefined;
    if (result.done === true) return { done: true, value: undefined };
    try {
      return { done: false, value: encoder.encode(this.#write(result.value)) };
    } catch (error) {
      await this.#source.return?.();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    await this.#source.return?.();
    return { done: true, value: undefined };
  }
}

/** Returns the result of a promise. Returns undefined if the promise is not fulfilled within `milliseconds`. */
function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  if (milliseconds === Infinity) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, elapsed]).finally(() => clearTimeout(timer));
}
