// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns the result of a promise, or rejects with the reason of the signal, whichever comes first. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    const settle =
      <Result>(then: (result: Result) => void) =>
      (result: Result): void => {
        signal.removeEventListener('abort', stop);
        then(result);
      };
    promise.then(settle(resolve), settle(reject));
  });
}
