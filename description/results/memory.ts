import { isEqual } from '../json/is-equal.ts';

/**
 * The results of the previous run, for a process that repeats runs. A run uses a result again if the inputs of the result are the same as
 * in the previous run.
 */
export interface Memory {
  /**
   * Calls `update` with the last value that was stored with the same key, in this run or in the previous run. Stores the new value, and
   * returns it.
   */
  update<Value>(key: string, update: (before: Value | undefined) => Value): Value;
}

/** A memory without results, for a single run. */
export const noMemory: Memory = { update: (_key, update) => update(undefined) };

/** A memory for several runs. The process calls `endRun` at the end of a run. */
export interface RunMemory extends Memory {
  /** Deletes the results that were not requested since the last call of `endRun`. */
  endRun(): void;
}

/** Creates a memory that keeps each result until the end of the next run. */
export function createMemory(): RunMemory {
  let current = new Map<string, unknown>();
  let before: typeof current = new Map();
  return {
    update<Value>(key: string, update: (before: Value | undefined) => Value): Value {
      // Each key is used by only one caller, so the stored value has the type that this caller expects.
      const value = update((current.has(key) ? current : before).get(key) as Value | undefined);
      current.set(key, value);
      return value;
    },
    endRun() {
      before = current;
      current = new Map();
    },
  };
}

/**
 * If the value of the previous run is equal to the new value, returns the earlier value. Otherwise returns the new value. The values are
 * plain data that no code changes later.
 */
export const known = <Value>(memory: Memory, key: string, value: Value): Value =>
  memory.update<Value>(key, (before) => (before !== undefined && isEqual(before, value) ? before : value));

/**
 * Returns the result of the previous run if all inputs are the same objects or values. Otherwise computes a new result.
 *
 * @param inputs everything on which the result depends.
 */
export function recall<Value>(memory: Memory, key: string, inputs: readonly unknown[], compute: () => Value): Value {
  type Result = { readonly inputs: readonly unknown[]; readonly value: Value };
  const isSame = (before: Result): boolean =>
    before.inputs.length === inputs.length && before.inputs.every((input, at) => Object.is(input, inputs[at]));
  return memory.update<Result>(key, (before) =>
    before !== undefined && isSame(before) ? before : { inputs, value: compute() },
  ).value;
}
