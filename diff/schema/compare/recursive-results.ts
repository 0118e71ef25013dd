/**
 * A store of results for pairs of objects. While the result for a pair is computed, the computation can ask for the
 * result for the same pair.
 */
export interface RecursiveResults<Result> {
  /**
   * Returns the result for a pair. Usually, the result is computed only once. If the result depends on a computation
   * that has not ended, the result is computed again later.
   *
   * @param initial the result for a pair whose computation has started, but has not ended.
   */
  get(a: object, b: object, initial: Result, compute: () => Result): Result;
}

/** The state of a pair. */
interface Entry<Result> {
  result: Result;
  /**
   * Undefined if the result is complete. Otherwise, the result depends on unfinished computations, and this number is
   * the smallest depth of these computations. The outermost computation has the depth 0.
   */
  depth: number | undefined;
}

/**
 * Creates an empty store of results.
 *
 * A result is incomplete if it depends on an unfinished computation. When the unfinished computation ends, the
 * incomplete result is removed.
 */
export function createRecursiveResults<Result>(): RecursiveResults<Result> {
  const results = new WeakMap<object, WeakMap<object, Entry<Result>>>();
  /** Functions that remove incomplete results, in the order in which the results were computed. */
  const incomplete: (() => void)[] = [];
  let depth = 0;
  /**
   * The smallest depth of the unfinished computations whose results the current computation has used. `Infinity` if it
   * has not used such a result.
   */
  let needed = Infinity;

  return {
    get(a, b, initial, compute) {
      const entries = results.get(a) ?? new WeakMap<object, Entry<Result>>();
      results.set(a, entries);
      const known = entries.get(b);
      if (known !== undefined) {
        if (known.depth !== undefined) needed = Math.min(needed, known.depth);
        return known.result;
      }
      const entry: Entry<Result> = { result: initial, depth };
      entries.set(b, entry);
      const neededBefore = needed;
      const firstIncomplete = incomplete.length;
      needed = Infinity;
      depth += 1;
      try {
        entry.result = compute();
      } finally {
        depth -= 1;
      }
      if (needed < depth) incomplete.push(() => entries.delete(b));
      else for (const remove of incomplete.splice(firstIncomplete)) remove();
      // Other results that use this incomplete result depend on the same unfinished computation.
      entry.depth = needed < depth ? needed : undefined;
      needed = Math.min(neededBefore, needed < depth ? needed : Infinity);
      return entry.result;
    },
  };
}
