import type { Case } from './2-plan/cases/case.ts';
import type { CaseResult } from './3-ask/case-result.ts';
import { confirmFailures } from './3-ask/confirm-failures.ts';
import type { RunContext } from './3-ask/context.ts';
import type { CaseExchange } from './3-ask/case-exchange.ts';
import { runCases } from './3-ask/run-cases.ts';
import { RunEndedError } from './3-ask/run-ended-error.ts';
import { startTimeLimit } from './3-ask/time-limit.ts';
import { fingerprintOf } from './4-judge/fingerprint.ts';
import { shrinkFailures } from './4-judge/shrink/shrink-failures.ts';

/** The part of the time limit of a run that the cases with hostile input have for themselves, even if the other cases need more time. */
const hostileShare = 0.25;

/** The results of the cases that have run. */
export interface PhaseResults {
  readonly byCase: ReadonlyMap<string, CaseResult>;
  add(result: CaseResult): void;
  addFlaky(result: CaseResult): void;
  addSmallest(id: string, smallest: readonly CaseExchange[]): void;
}

/** The settings of the phases. */
export interface PhaseSettings {
  readonly workers: number;
  readonly timeLimit: number | undefined;
  readonly startedAt?: number | undefined;
  readonly shrink: boolean;
}

/**
 * Runs the cases of a run: first those without hostile input, then repeats their failures and makes them smaller, then those with hostile
 * input. With a time limit, each of the two groups has its own part of the time.
 *
 * @returns the reason why the first group ended before its last case. Undefined if it did not end early.
 * @throws {RunEndedError} if the whole run must end.
 */
export async function runPhases(
  context: RunContext,
  cases: readonly Case[],
  results: PhaseResults,
  { workers, timeLimit, startedAt, shrink }: PhaseSettings,
): Promise<RunEndedError | undefined> {
  const untested = cases.filter(({ id }) => !results.byCase.has(id));
  const hostile = untested.filter(({ kind }) => kind === 'hostile');
  const others = untested.filter(({ kind }) => kind !== 'hostile');
  const seconds = hostile.length === 0 || timeLimit === undefined ? undefined : timeLimit * (1 - hostileShare);
  const message = `The cases without hostile input reached their part of --time-limit, ${seconds} s.`;
  const { signal, close } = startTimeLimit(seconds, context.signal, {
    startedAt: startedAt ?? performance.now(),
    message,
  });
  try {
    await runCases(context, others, workers, (result) => results.add(result), signal);
    await confirmFailures(context, cases, results, fingerprintOf, signal);
    if (shrink) {
      const report = (id: string, smallest: readonly CaseExchange[]): void => results.addSmallest(id, smallest);
      await shrinkFailures(context, cases, results.byCase, report, signal);
    }
    await runCases(context, hostile, workers, (result) => results.add(result), context.signal);
  } finally {
    close();
  }
  return signal.reason instanceof RunEndedError ? signal.reason : undefined;
}
