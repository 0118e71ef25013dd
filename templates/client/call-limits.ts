/**
 * The state of a response: its headers have arrived (`received`), the client waits for the whole body (`awaited`) or for the next chunk
 * (`chunkAwaited`), the program processes the bytes that have arrived (`paused`), or the body is not read any more (`over`).
 */
export type BodyState = 'awaited' | 'chunkAwaited' | 'over' | 'paused' | 'received';

/** A function that gets the new state of a body, for example to stop a timer. */
export type BodyWatcher = (state: BodyState) => void;

/**
 * Passes the state of a body to the watchers of a call. After `over`, removes them.
 *
 * @param first the index of the first watcher that gets the state. Default: all watchers.
 */
export function bodyIs(state: BodyState, watchers: BodyWatcher[], first: number = 0): void {
  const notified = state === 'over' ? watchers.splice(first) : watchers.slice(first);
  for (const watch of notified) watch(state);
}

/**
 * Returns a controller whose signal also aborts if `signal` aborts. The signal of the caller is not passed to the platform, because
 * `fetch` adds listeners to a signal, and does not remove them.
 *
 * @param watchers gets a watcher that removes the listener of `signal` when the body of the response is not read.
 */
export function followSignal(
  signal: AbortSignal | undefined,
  watchers: BodyWatcher[],
  isOfCaller: boolean,
): AbortController {
  const controller = new AbortController();
  if (signal === undefined) return controller;
  const forward = (): void => controller.abort(signal.reason);
  const listen = (): void => (signal.aborted ? forward() : signal.addEventListener('abort', forward, { once: true }));
  // A program may never read the rest of a body. So a paused body has no listener, which would keep the body in memory.
  watchers.push((state) => {
    if (state !== 'over' && state !== 'paused') listen();
    else if (state === 'over' || isOfCaller) signal.removeEventListener('abort', forward);
  });
  listen();
  return controller;
}

/** Returns the result of a promise, or rejects with the reason of the signal if the signal is aborted first. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
