import type { Case, CaseKind, Level } from '../2-plan/cases/case.ts';
import type { Verdict } from '../2-plan/finding.ts';
import type { CaseExchange } from './create-session.ts';

/** What became of a case, and what was said meanwhile. */
export interface CaseResult {
  readonly id: string;
  readonly kind: CaseKind;
  readonly level: Level;
  readonly operation: string;
  readonly area: string;
  readonly pointer: string;
  readonly verdict: Verdict;
  readonly exchanges: readonly CaseExchange[];
  /** The smallest requests that are known to show a failure: what has to be made first, and last the one that fails. */
  readonly smallest?: readonly CaseExchange[];
  readonly milliseconds: number;
}

export const createCaseResult = (
  { id, kind, level, operation, pointer }: Case,
  verdict: Verdict,
  exchanges: readonly CaseExchange[],
  milliseconds: number,
): CaseResult => ({
  id,
  kind,
  level,
  operation: operation.name,
  area: operation.area,
  pointer,
  verdict,
  exchanges,
  milliseconds,
});

const changing = /^(?:DELETE|PATCH|POST|PUT)$/u;

/**
 * The exchanges that show best what a case found: the smallest that are known, else the last one that was judged, and before it
 * whatever changed something.
 */
export function exchangesToShow({
  smallest,
  exchanges,
}: Pick<CaseResult, 'exchanges' | 'smallest'>): readonly CaseExchange[] {
  if (smallest !== undefined) return smallest;
  const judged = exchanges.findLastIndex(({ isProbe }) => !isProbe);
  const shown = exchanges.slice(0, judged === -1 ? exchanges.length : judged + 1);
  return shown.filter(({ request }, index) => index === shown.length - 1 || changing.test(request.method));
}
