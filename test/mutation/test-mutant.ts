import type { Check } from './rooms.ts';
import { runCheck } from './run-check.ts';

/** A check, and the time limit for it in milliseconds. */
export interface LimitedCheck {
  readonly check: Check;
  readonly timeLimit: number;
}

export interface Verdict {
  readonly result: 'caught' | 'timed out' | 'survived';
  /** The test files that failed, or the check that failed or timed out. Empty if the mutant survived. */
  readonly by: string;
}

/**
 * Runs the checks of a room on a folder with one mutant, until a check fails. A failed check is repeated. If it then succeeds, the
 * failure has another cause than the mutant, for example a busy machine. A check that reaches its time limit is not repeated, because the
 * repetition of an endless loop takes just as long.
 */
export async function testMutant(folder: string, checks: readonly LimitedCheck[]): Promise<Verdict> {
  for (const { check, timeLimit } of checks) {
    const verdict = await testWith(check, folder, timeLimit);
    if (verdict !== undefined) return verdict;
  }
  return { result: 'survived', by: '' };
}

/** Runs one check. Returns undefined if the check passes. */
async function testWith(check: Check, folder: string, timeLimit: number): Promise<Verdict | undefined> {
  // A run that stops at its first failure is faster. If that failure does not happen again, a second run without `--bail` finds the other
  // failures.
  const untilFailure = check.isVitest ? { ...check, args: [...check.args, '--bail', '1'] } : check;
  for (const run of [untilFailure, check]) {
    const first = await runCheck(run, folder, timeLimit);
    if (first.status === 'passed') return undefined;
    if (first.status === 'timed out') return { result: 'timed out', by: check.name };
    // If the run stopped at its first failure, only the first failed test file is repeated.
    const files = first.failedFiles.slice(0, run === check ? undefined : 1);
    const repetition = files.length > 0 ? { ...check, args: [...files, '--bail', '1'] } : run;
    const second = await runCheck(repetition, folder, timeLimit);
    if (second.status !== 'passed') return { result: 'caught', by: files.join(', ') || check.name };
  }
  return undefined;
}
