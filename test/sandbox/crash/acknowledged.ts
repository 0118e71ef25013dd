/** The writes that the sandbox has acknowledged since a reset. */
export interface Writes {
  /** A map from the name of each label to its priority. */
  readonly labels: Map<string, number>;
  /** Paths of files on the branch `main`. */
  readonly files: Set<string>;
  /**
   * A map from the iid of each merge request to its merge commit. The value is undefined if the merge request has not
   * been merged.
   */
  readonly mergeRequests: Map<number, string | undefined>;
  /** The ids of projects. */
  readonly forks: Set<number>;
}

const noWrites = (): Writes => ({ labels: new Map(), files: new Set(), mergeRequests: new Map(), forks: new Set() });

/** All writes and resets that a sandbox has acknowledged. A reset undoes earlier writes. */
export class Acknowledged {
  /** Writes since the last reset. */
  writes = noWrites();
  /**
   * The writes before a reset that was interrupted. The interrupted reset has undone either all of these writes, or
   * none.
   */
  undecided = noWrites();
  /** Labels and files that an acknowledged reset has undone. */
  readonly undone = { labels: new Set<string>(), files: new Set<string>() };
  /** Paths of files whose commits got 503. */
  readonly refused = new Set<string>();
  /** How long the last acknowledged reset took, in milliseconds. */
  lastReset = 1000;
  #count = 0;
  /** A counter that increases when a reset begins and when it ends. */
  #epoch = 0;
  #isResetting = false;
  #next = Promise.withResolvers<void>();

  /**
   * The number of acknowledged files, merge requests and forks. Labels are not counted, because the test creates many
   * more labels.
   */
  get inRepositories(): number {
    return this.#count;
  }

  /** Counts a file, merge request or fork. */
  count(): void {
    this.#count += 1;
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  /** Resolves when the number of acknowledged files, merge requests and forks together is at least `count`. */
  async reach(count: number): Promise<void> {
    while (this.#count < count) await this.#next.promise;
  }

  /**
   * Begins a write.
   *
   * @returns a function. It returns true if no reset was in progress when the write began, and no reset has begun since
   * then.
   */
  begin(): () => boolean {
    const [epoch, isResetting] = [this.#epoch, this.#isResetting];
    return () => !isResetting && epoch === this.#epoch;
  }

  /** Resets a sandbox. */
  async reset(reset: () => Promise<void>): Promise<void> {
    this.#epoch += 1;
    this.#isResetting = true;
    this.undecided = this.writes;
    this.writes = noWrites();
    const begin = performance.now();
    try {
      await reset();
      this.lastReset = performance.now() - begin;
      this.settle('undone');
    } finally {
      this.#epoch += 1;
      this.#isResetting = false;
    }
  }

  /** Records the outcome of a reset: `undone` if the reset has undone the earlier writes, otherwise `kept`. */
  settle(outcome: 'kept' | 'undone'): void {
    const { labels, files } = this.undecided;
    if (outcome === 'kept') this.writes = this.undecided;
    else {
      for (const name of labels.keys()) this.undone.labels.add(name);
      for (const path of files) this.undone.files.add(path);
    }
    this.undecided = noWrites();
  }
}
