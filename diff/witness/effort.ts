/** The limits for all searches of one comparison: the number of tried values, and the processor time in microseconds. */
const mostTried = 60_000;
const mostMicroseconds = 6_000_000;

/** The work that one comparison may spend on the search. */
export interface Effort {
  /** Counts one tried value. Returns false if no more values may be tried. */
  spend(): boolean;
}

/** Limits the number of tried values. Large schemas need much time for each value, so the time is limited too. */
export function createEffort(): Effort {
  const start = process.threadCpuUsage();
  const isExhausted = (): boolean => {
    const { user, system } = process.threadCpuUsage(start);
    return user + system > mostMicroseconds;
  };
  let left = mostTried;
  return {
    spend() {
      left -= 1;
      return left > 0 && (left % 16 !== 0 || !isExhausted());
    },
  };
}
