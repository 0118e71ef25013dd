const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The number of functions that run now, or have ended so recently that Node has not reported their signals yet. */
let uses = 0;

/**
 * Runs a function to its end, even if a signal such as Ctrl+C arrives. The function must be synchronous. The signal ends the process
 * afterwards, unless the program handles the signal itself.
 */
export function deferSignals<Result>(run: () => Result): Result {
  if (uses === 0) for (const signal of signals) process.on(signal, endProcess);
  uses += 1;
  try {
    return run();
  } finally {
    // Node reports a signal that has arrived during the function at the start of the next round of its event loop.
    setImmediate(() => setImmediate(endUse));
  }
}

function endUse(): void {
  uses -= 1;
  if (uses === 0) for (const signal of signals) process.off(signal, endProcess);
}

function endProcess(signal: NodeJS.Signals): void {
  // The program may handle the signal itself. Otherwise, the signal is sent again, and without a listener it ends the process.
  if (process.listenerCount(signal) > 1) return;
  process.off(signal, endProcess);
  process.kill(process.pid, signal);
}
