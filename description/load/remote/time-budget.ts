/** A limit for the total time of all requests. The time between requests does not count. */
export interface TimeBudget {
  /** Aborted when the time is used up. */
  readonly signal: AbortSignal;
  /** Runs a request, and counts its time. The time of simultaneous requests is counted only once. */
  run<T>(request: () => Promise<T>): Promise<T>;
}

export function createTimeBudget(milliseconds: number): TimeBudget {
  const controller = new AbortController();
  let left = milliseconds;
  let running = 0;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    async run(request) {
      if (running++ === 0) {
        startedAt = performance.now();
        timer = setTimeout(() => controller.abort(), Math.max(0, left));
      }
      try {
        return await request();
      } finally {
        if (--running === 0) {
          clearTimeout(timer);
          left -= performance.now() - startedAt;
        }
      }
    },
  };
}
