import { AsyncLocalStorage } from 'node:async_hooks';
import { isEqual } from '../json/is-equal.ts';

/** The results of a process that repeats runs, and the prefix of all keys. */
interface Section {
  readonly results: RepeatedResults;
  readonly prefix: string;
}

/** The section of the code that is running. Undefined if the process has only one run, so that no result is used again. */
const sections = new AsyncLocalStorage<Section>();

/** The results of the current run, and those of the last complete run. */
class RepeatedResults {
  #current = new Map<string, unknown>();
  #before = new Map<string, unknown>();

  get(key: string): unknown {
    return (this.#current.has(key) ? this.#current : this.#before).get(key);
  }

  set(key: string, value: unknown): void {
    this.#current.set(key, value);
  }

  /** Deletes the results that were not requested since the last call. */
  endRun(): void {
    this.#before = this.#current;
    this.#current = new Map();
  }
}

/** Runs of one process. A run uses a result of the previous run again if the inputs of the result are the same as in that run. */
export interface RepeatedRuns {
  /**
   * Executes a run. The functions of this module find the results of the previous run if `action` calls them, directly or indirectly.
   *
   * @param isComplete returns false if the run has failed. The next run can then still use the results of the run before. Default: every
   * run whose promise is not rejected is complete.
   */
  run<Result>(action: () => Promise<Result>, isComplete?: (result: Result) => boolean): Promise<Result>;
}

/** Returns an object that executes runs, one after the other. */
export function openRuns(): RepeatedRuns {
  const results = new RepeatedResults();
  return {
    async run(action, isComplete = () => true) {
      const result = await sections.run({ results, prefix: '' }, action);
      if (isComplete(result)) results.endRun();
      return result;
    },
  };
}

/** Returns true if the code that is running belongs to a process that repeats runs. */
export const isRepeated = (): boolean => sections.getStore() !== undefined;

/**
 * Calls a function whose results have their own keys. Without `inSection`, the same function would replace its results if one run calls it
 * several times, for example for each output.
 */
export function inSection<Value>(name: string, action: () => Value): Value {
  const section = sections.getStore();
  return section === undefined ? action() : sections.run({ ...section, prefix: `${section.prefix}${name} ` }, action);
}

/**
 * Returns the value that `update` computes from the value with the same key in the previous run. In the first run, and in a process with
 * only one run, the value before is undefined.
 */
export function updated<Value>(key: string, update: (before: Value | undefined) => Value): Value {
  const section = sections.getStore();
  if (section === undefined) return update(undefined);
  const { results, prefix } = section;
  // Each key is used by only one caller, so the stored value has the type that this caller expects.
  const value = update(results.get(prefix + key) as Value | undefined);
  results.set(prefix + key, value);
  return value;
}

/** A value, and everything from which it was computed. */
export interface Computed<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
  /** False if the value must be computed again in the next run, even if the inputs are the same. */
  readonly isLasting: boolean;
}

/** Returns true if a value may be used again for the given inputs. */
export const isCurrent = ({ inputs: before, isLasting }: Computed<unknown>, inputs: readonly unknown[]): boolean =>
  isLasting && before.length === inputs.length && before.every((input, at) => Object.is(input, inputs[at]));

/**
 * Returns the result of the previous run if all inputs are the same objects or values. Otherwise computes the result. A promise that is
 * rejected is not used again.
 *
 * @param inputs everything on which the result depends.
 * @param isLasting returns false if the result also depends on other things, so that the next run must compute it again.
 */
export function computed<Value>(
  key: string,
  inputs: readonly unknown[],
  compute: () => Value,
  isLasting: (value: Value) => boolean = () => true,
): Value {
  if (!isRepeated()) return compute();
  return updated<Computed<Value>>(key, (before) => {
    if (before !== undefined && isCurrent(before, inputs)) return before;
    const value = compute();
    const result = { inputs, value, isLasting: isLasting(value) };
    if (value instanceof Promise) value.catch(() => (result.isLasting = false));
    return result;
  }).value;
}

/**
 * If the value of the previous run is equal to the new value, returns the earlier object. Otherwise returns the new value. The values are
 * plain data that no code changes later.
 */
export const sameAsBefore = <Value>(key: string, value: Value): Value =>
  updated<Value>(key, (before) => (before !== undefined && isEqual(before, value) ? before : value));
