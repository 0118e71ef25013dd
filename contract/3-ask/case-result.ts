import type { Case, CaseKind, Level } from '../2-plan/cases/case.ts';
import type { Finding, Verdict } from '../2-plan/finding.ts';
import type { CaseExchange } from './case-exchange.ts';

/** The result of a case, with its exchanges. */
export interface CaseResult {
  readonly id: string;
  readonly kind: CaseKind;
  readonly level: Level;
  readonly operation: string;
  readonly area: string;
  readonly pointer: string;
  readonly verdict: Verdict;
  /** The differences from meanings that are only guessed. They do not change the verdict. */
  readonly hints: readonly Finding[];
  readonly exchanges: readonly CaseExchange[];
  /** The smallest requests that reproduce a failure. The last request fails. The requests before it create the resources that it needs. */
  readonly smallest?: readonly CaseExchange[];
  readonly milliseconds: number;
}

/** Returns the result of a case. */
export const createCaseResult = (
  { id, kind, level, operation, pointer }: Case,
  verdict: Verdict,
  { hints, exchanges }: Pick<CaseResult, 'exchanges' | 'hints'>,
  milliseconds: number,
): CaseResult => ({
  id,
  kind,
  level,
  operation: operation.name,
  area: operation.area,
  pointer,
  verdict,
  hints,
  exchanges,
  milliseconds,
});

const changing = /^(?:DELETE|PATCH|POST|PUT)$/u;

/**
 * Returns the exchanges that reports show for a case. These are the smallest requests, if shrinking found them. Otherwise they
 * are the requests that changed data, and the last request whose response was checked.
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
