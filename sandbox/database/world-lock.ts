/**
 * Lets requests and background work use a world together, and a reset replace it while nothing else runs. Otherwise a request could
 * read the old world and write what it has found into the new one.
 */
export interface WorldLock {
  /** Does work during which no reset happens. The work must not call `share` or `replace` itself: both would wait for a reset that waits for it. */
  readonly share: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Does work alone: after all work that shares the world has ended, and before any other begins. */
  readonly replace: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Opens the lock of a world that only this process uses. */
export function openWorldLock(): WorldLock {
  const state: { sharing: number; lastHasLeft?: (() => void) | undefined; replaced?: Promise<void> | undefined } = {
    sharing: 0,
  };
  return {
    share: async (work) => {
      while (state.replaced !== undefined) await state.replaced;
      state.sharing += 1;
      try {
        return await work();
      } finally {
        state.sharing -= 1;
        if (state.sharing === 0) state.lastHasLeft?.();
      }
    },
    replace: async (work) => {
      while (state.replaced !== undefined) await state.replaced;
      const { promise, resolve } = Promise.withResolvers<void>();
      state.replaced = promise;
      try {
        if (state.sharing > 0) await new Promise<void>((left) => (state.lastHasLeft = left));
        return await work();
      } finally {
        state.lastHasLeft = undefined;
        state.replaced = undefined;
        resolve();
      }
    },
    close: async () => {},
  };
}
