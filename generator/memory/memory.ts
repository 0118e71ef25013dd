import { isEqual } from './is-equal.ts';

/**
 * The results of the run before. If a process repeats runs, a run takes a result from here if the inputs of the result are the same as
 * before.
 */
export interface Memory {
  /** Returns the value that `update` computes from the value that the run before has computed with the same key. */
  update<Value>(key: string, update: (before: Value | undefined) => Value): Value;
}

/** A memory without results, for a single run. */
export const noMemory: Memory = { update: (_key, update) => update(undefined) };

/** A memory of which a process can say when a run ends. */
export interface RunMemory extends Memory {
  /** Deletes the results that were not requested since the last call. */
  endRun(): void;
}

/** Creates a memory that contains the results of one run. */
export function createMemory(): RunMemory {
  let current = new Map<string, unknown>();
  let before: typeof current = new Map();
  return {
    update<Value>(key: string, update: (before: Value | undefined) => Value): Value {
      // Only one caller uses a key, so that the value has the type that this caller has stored.
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

/** Returns the value of the run before if it is equal; otherwise the new value. The values are plain data, which nobody changes later. */
export const known = <Value>(memory: Memory, key: string, value: Value): Value =>
  memory.update<Value>(key, (before) => (before !== undefined && isEqual(before, value) ? before : value));

/**
 * Returns the result of the run before if all inputs are the same objects or values; otherwise computes it.
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
