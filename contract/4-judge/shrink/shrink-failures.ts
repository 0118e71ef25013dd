import type { Case } from '../../2-plan/cases/case.ts';
import type { Finding } from '../../2-plan/finding.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { CannotRunError } from '../../cannot-run.ts';
import type { CaseResult } from '../../3-ask/case-result.ts';
import type { RunContext } from '../../3-ask/context.ts';
import type { CaseExchange } from '../../3-ask/case-exchange.ts';
import { canShrink, shrink } from './shrink.ts';

/** The maximum number of failures that are shrunk. */
const maxFailures = 25;
/** The maximum time for shrinking all failures, in milliseconds. It prevents a slow server from delaying the report. */
const longest = 60_000;

/**
 * Shrinks the requests of failures, in the order of the plan. If several cases of one operation fail with the same findings, shrinks only
 * the first of these failures.
 *
 * @param report receives the smallest requests of a case.
 */
export async function shrinkFailures(
  context: RunContext,
  cases: readonly Case[],
  results: ReadonlyMap<string, CaseResult>,
  report: (id: string, smallest: readonly CaseExchange[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const failures = distinctFailures(context, cases, results);
  const until = performance.now() + longest;
  for (const { testCase, broken } of failures.slice(0, maxFailures)) {
    if (signal.aborted || performance.now() > until) return;
    try {
      const smallest = await shrink(context, testCase, broken);
      if (smallest !== undefined) report(testCase.id, smallest);
    } catch (error) {
      // The run has sent the maximum number of requests, or was interrupted. The results that were found remain valid.
      if (signal.aborted || error instanceof CannotRunError) return;
      throw error;
    }
  }
}

/** Returns the failed cases that can be shrunk, with their first finding. Omits later cases of one operation with the same findings. */
function distinctFailures(
  context: RunContext,
  cases: readonly Case[],
  results: ReadonlyMap<string, CaseResult>,
): { readonly testCase: Case; readonly broken: Finding }[] {
  const seen = new Set<string>();
  return cases.flatMap((testCase) => {
    const verdict = results.get(testCase.id)?.verdict;
    if (verdict?.kind !== 'failed' || !canShrink(context, testCase)) return [];
    const [broken] = verdict.findings;
    const key = `${testCase.operation.name} ${fingerprintOf(verdict.findings)}`;
    if (broken === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ testCase, broken }];
  });
}
