import type { Case, CaseKind, Level } from '../cases/case.ts';
import type { Verdict } from '../verdict/finding.ts';
import type { JudgedExchange } from './create-session.ts';

/** What became of a case, and what was said meanwhile. */
export interface CaseResult {
  readonly id: string;
  readonly kind: CaseKind;
  readonly level: Level;
  readonly operation: string;
  readonly area: string;
  readonly pointer: string;
  readonly verdict: Verdict;
  readonly exchanges: readonly JudgedExchange[];
  readonly milliseconds: number;
}

export const resultOf = (
  { id, kind, level, operation, pointer }: Case,
  verdict: Verdict,
  exchanges: readonly JudgedExchange[],
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
