/**
 * A readers–writer lock between resets and other work. Requests and background work share the lock. A reset needs the
 * lock exclusively. Without the lock, a request could read data before a reset, and write its results after the reset.
 * The results would depend on deleted data.
 */
export interface ResetLock {
  /**
   * Runs `work` while no reset can happen. `work` must not call `share` or `replace`, because that would cause a
   * deadlock.
   */
  readonly share: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs `work` exclusively: after all shared work has ended, and before new shared work begins. */
  readonly replace: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Creates the lock for data that only this process uses. */
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
