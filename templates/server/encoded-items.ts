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
  return {
    [Symbol.asyncIterator]: () => {
      const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
      let isStarted = heartbeat === undefined;
      let waiting: Promise<IteratorResult<unknown>> | undefined;
      return {
        async next() {
          if (!isStarted) {
            isStarted = true;
            return { done: false, value: comment };
          }
          waiting ??= Promise.resolve(source.next());
          const result = heartbeat === undefined ? await waiting : await within(heartbeat, waiting);
          if (result === undefined) return { done: false, value: comment };
          waiting = undefined;
          if (result.done === true) return { done: true, value: undefined };
          try {
            return { done: false, value: encoder.encode(write(result.value)) };
          } catch (error) {
            await source.return?.();
            throw error;
          }
        },
        async return() {
          await source.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
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
