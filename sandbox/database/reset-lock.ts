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
  const state: { sharing: number; notifyIdle?: (() => void) | undefined; replacing?: Promise<void> | undefined } = {
    sharing: 0,
  };
  return {
    share: async (work) => {
      while (state.replacing !== undefined) await state.replacing;
      state.sharing += 1;
      try {
        return await work();
      } finally {
        state.sharing -= 1;
        if (state.sharing === 0) state.notifyIdle?.();
      }
    },
    replace: async (work) => {
      while (state.replacing !== undefined) await state.replacing;
      const { promise, resolve } = Promise.withResolvers<void>();
      state.replacing = promise;
      try {
        if (state.sharing > 0) await new Promise<void>((idle) => (state.notifyIdle = idle));
        return await work();
      } finally {
        state.notifyIdle = undefined;
        state.replacing = undefined;
        resolve();
      }
    },
    close: async () => {},
  };
}
