const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');

/**
 * Returns the bytes of items. It reads the next item only after the bytes of the last one are sent. If the client closes the connection,
 * it calls `return` of the iterator.
 *
 * @param heartbeat the longest time without bytes, in milliseconds, after which the result has a comment of an event stream. The result
 * then begins with a comment as well, so that the client gets the head of the response before the first event.
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

/** Returns the result of a promise; undefined if it has none within some milliseconds. */
function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  if (milliseconds === Infinity) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, elapsed]).finally(() => clearTimeout(timer));
}
