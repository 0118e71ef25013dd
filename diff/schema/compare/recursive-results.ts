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
export const createRecursiveResults = <Result>(): RecursiveResults<Result> => new ResultsOfPairs();

class ResultsOfPairs<Result> implements RecursiveResults<Result> {
  readonly #results = new WeakMap<object, WeakMap<object, Entry<Result>>>();
  /** Functions that remove incomplete results, in the order in which the results were computed. */
  readonly #incomplete: (() => void)[] = [];
  #depth = 0;
  /**
   * The smallest depth of the unfinished computations whose results the current computation has used. `Infinity` if it
   * has not used such a result.
   */
  #needed = Infinity;

  get(a: object, b: object, initial: Result, compute: () => Result): Result {
    const entries = this.#results.get(a) ?? new WeakMap<object, Entry<Result>>();
    this.#results.set(a, entries);
    const known = entries.get(b);
    if (known === undefined) return this.#compute(entries, b, initial, compute);
    if (known.depth !== undefined) this.#needed = Math.min(this.#needed, known.depth);
    return known.result;
  }

  /** @param entries the known results of the pairs with the same first object. */
  #compute(entries: WeakMap<object, Entry<Result>>, b: object, initial: Result, compute: () => Result): Result {
    const entry: Entry<Result> = { result: initial, depth: this.#depth };
    entries.set(b, entry);
    const neededBefore = this.#needed;
    const firstIncomplete = this.#incomplete.length;
    this.#needed = Infinity;
    this.#depth += 1;
    try {
      entry.result = compute();
    } finally {
      this.#depth -= 1;
    }
    const isIncomplete = this.#needed < this.#depth;
    if (isIncomplete) this.#incomplete.push(() => entries.delete(b));
    else for (const remove of this.#incomplete.splice(firstIncomplete)) remove();
    // Other results that use this incomplete result depend on the same unfinished computation.
    entry.depth = isIncomplete ? this.#needed : undefined;
    this.#needed = Math.min(neededBefore, isIncomplete ? this.#needed : Infinity);
    return entry.result;
  }
}
