import type { Case } from '../../2-plan/cases/case.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { CannotRunError } from '../../cannot-run.ts';
import type { CaseResult } from '../../3-ask/case-result.ts';
import type { RunContext } from '../../3-ask/context.ts';
import type { CaseExchange } from '../../3-ask/create-session.ts';
import { canShrink, shrink } from './shrink.ts';

/** So many failures are made smaller: more than a person reads before the first ones are put right. */
const maxFailures = 25;
/** And for so long, in milliseconds, that a slow server is not asked all day. */
const longest = 60_000;

/**
 * Makes the requests of failures smaller, in the order of the plan, one of each operation and kind.
 *
 * @param report told of every request that was found.
 */
export async function shrinkFailures(
  context: RunContext,
  cases: readonly Case[],
  results: ReadonlyMap<string, CaseResult>,
  report: (id: string, smallest: readonly CaseExchange[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const seen = new Set<string>();
  const failures = cases.flatMap((each) => {
    const verdict = results.get(each.id)?.verdict;
    if (verdict?.kind !== 'failed' || !canShrink(context, each)) return [];
    const [broken] = verdict.findings;
    const key = `${each.operation.name} ${fingerprintOf(verdict.findings)}`;
    if (broken === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ each, broken }];
  });
  const until = performance.now() + longest;
  for (const { each, broken } of failures.slice(0, maxFailures)) {
    if (signal.aborted || performance.now() > until) return;
    try {
      const smallest = await shrink(context, each, broken);
      if (smallest !== undefined) report(each.id, smallest);
    } catch (error) {
      // The run has asked as much as it may, or was interrupted: what was found before stays.
      if (signal.aborted || error instanceof CannotRunError) return;
      throw error;
    }
  }
}
