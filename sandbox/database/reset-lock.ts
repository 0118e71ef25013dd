/**
 * A readers–writer lock between requests and resets. Requests and background work share the lock; a reset needs it
 * exclusively. Without the lock, a request could read data before a reset, and after the reset write results that depend
 * on this data.
 */
export interface ResetLock {
  /** Runs `work` while no reset can happen. `work` must not call `share` or `replace`: that would be a deadlock. */
  readonly share: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs `work` exclusively: after all shared work has ended, and before any new work starts. */
  readonly replace: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Creates the lock of data that only this process uses. */
export function openResetLock(): ResetLock {
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
