import { DatabaseUnavailableError } from './unavailable.ts';

/** Runs work one by one, in the order of the calls. The time that work waits for its turn is limited. */
export class Turns {
  readonly #longestWait: number;
  /** Functions that start the waiting work, in the order of the calls. */
  readonly #waiting = new Set<() => void>();
  #isTaken = false;

  /** @param longestWait in milliseconds. */
  constructor(longestWait: number) {
    this.#longestWait = longestWait;
  }

  /**
   * Waits for the end of the earlier work, and then runs `work`.
   *
   * @throws {DatabaseUnavailableError} if the earlier work does not end in time. `work` then never runs.
   */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken) await this.#wait();
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  async #wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve);
      reject(new DatabaseUnavailableError('The database did not become free in time'));
    }, this.#longestWait);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  #startNext(): void {
    const [start] = this.#waiting;
    // If work is waiting, the turn passes to it directly. Work that is requested later cannot overtake it.
    this.#isTaken = start !== undefined;
    if (start === undefined) return;
    this.#waiting.delete(start);
    start();
  }
}
