/**
 * Limits the amount of work that runs at the same time. Further work waits until earlier work ends, in the order of the calls. The wait
 * has no time limit, so `work` must end, and must not use another slot.
 */
export class Slots {
  #free: number;
  /** Functions that start the waiting work, in the order of the calls. */
  readonly #waiting = new Set<() => void>();

  /** @param count the amount of work that can run at the same time. */
  constructor(count: number) {
    this.#free = count;
  }

  /** Waits for a free slot, and then runs `work`. */
  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.add(resolve));
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Passes a slot to the work that has waited longest. Work that is requested later cannot overtake it. */
  #passOn(): void {
    const [start] = this.#waiting;
    if (start === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(start);
    start();
  }
}
