import type { Case } from '../2-plan/cases/case.ts';
import type { Finding } from '../2-plan/finding.ts';
import type { CaseResult } from './case-result.ts';
import type { RunContext } from './context.ts';
import { repeatCase } from './run-case.ts';
import { sleepUntil } from './sleep-until.ts';

/** The maximum time for the repetitions, in milliseconds. Failures that are not repeated until then count as failures. */
const longest = 60_000;

/**
 * Runs failed cases again, one after the other, after all other cases. A failure that does not occur again is flaky: another case, another
 * user of the server or a delay may have caused it. If several cases of one operation failed with the same findings, and one of them fails
 * again, the others are not repeated.
 *
 * @param fingerprintOf returns a text that is the same for the same findings.
 * @param results receives the result of each flaky case.
 */
export async function confirmFailures(
  context: RunContext,
  cases: readonly Case[],
  results: {
    readonly byCase: ReadonlyMap<string, CaseResult>;
    addFlaky(result: CaseResult): void;
  },
  fingerprintOf: (findings: readonly Finding[]) => string,
  signal: AbortSignal,
): Promise<void> {
  const hasFailed = [...results.byCase.values()].some(({ verdict }) => verdict.kind === 'failed');
  if (hasFailed) await sleepUntil(Date.now() + context.settling.quiet, signal);
  const until = performance.now() + longest;
  const confirmed = new Set<string>();
  for (const testCase of cases) {
    const result = results.byCase.get(testCase.id);
    if (result?.verdict.kind !== 'failed' || !mayRepeat(context, testCase)) continue;
    const { findings } = result.verdict;
    const key = `${testCase.operation.name} ${fingerprintOf(findings)}`;
    if (confirmed.has(key)) continue;
    if (signal.aborted || performance.now() > until) return;
    const { verdict } = await repeatCase(context, testCase);
    if (verdict.kind === 'failed' || verdict.kind === 'not-implemented') confirmed.add(key);
    else results.addFlaky({ ...result, verdict: { kind: 'flaky', findings } });
  }
}

/**
 * Returns true if a case may run again. A case with hostile input repeats its own requests. A case that consumes a resource would not find it
 * again. An operation that does not respond has already had several attempts.
 */
export const mayRepeat = ({ fixtures, unanswered }: RunContext, { kind, operation }: Case): boolean =>
  kind !== 'hostile' && fixtures.operations[operation.name]?.consumes !== true && !unanswered.isHanging(operation.name);
