import type { CaseKind, Level } from '../cases/case.ts';
import type { CaseResult } from '../run/case-result.ts';
import type { Leftover } from '../run/clean-up.ts';
import type { Coverage } from './coverage.ts';
import type { KnownDeviation } from './baseline.ts';
import type { Redact } from './redact.ts';

/** All that a run found out, for every kind of report. */
export interface Summary {
  readonly api: string;
  readonly version: string;
  readonly target: string;
  /** `traffic` where a proxy looked on. */
  readonly level: Level | 'traffic';
  readonly seed: number;
  /** In the order of the plan. */
  readonly results: readonly CaseResult[];
  readonly coverage: Coverage;
  readonly requests: number;
  readonly milliseconds: number;
  /** Whether it was ended early. */
  readonly interrupted: boolean;
  /** Failures that the baseline knows about. */
  readonly known: ReadonlyMap<string, KnownDeviation>;
  /** Entries of the baseline whose deviation was not seen any more. */
  readonly fixed: readonly KnownDeviation[];
  /** Entries of the baseline whose cases were not tried. */
  readonly untried: readonly KnownDeviation[];
  readonly leftovers: readonly Leftover[];
  /** Where the mock's vote did not count in the differential run, and how often. */
  readonly uncounted: ReadonlyMap<string, number>;
  /** Takes credentials out of what a server said. */
  readonly redact: Redact;
  /** Tells where the document states something, as `file:line:column`. */
  place(pointer: string): string;
}

/** Results that make the run fail: what is in the baseline does not. */
export const newFailures = ({ results, known }: Pick<Summary, 'known' | 'results'>): CaseResult[] =>
  results.filter(({ id, verdict }) => verdict.kind === 'failed' && !known.has(id));

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly known: number;
  readonly skipped: number;
  readonly notImplemented: number;
}

export function countResults(results: readonly CaseResult[], known: ReadonlyMap<string, unknown>): Counts {
  const of = (kind: CaseResult['verdict']['kind']): number =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  const expected = results.filter(({ id, verdict }) => verdict.kind === 'failed' && known.has(id)).length;
  return {
    passed: of('passed'),
    failed: of('failed') - expected,
    known: expected,
    skipped: of('skipped'),
    notImplemented: of('not-implemented'),
  };
}

/** How far an area conforms. */
export interface AreaSummary extends Counts {
  readonly area: string;
  readonly operations: number;
  /** Operations that did what they are for, and of which nothing failed. */
  readonly conforming: number;
}

/** Kinds of cases in which an operation does what it is for. That it refuses someone, or something, is not enough. */
const doing: ReadonlySet<CaseKind> = new Set(['boundary', 'chain', 'http', 'pagination', 'positive']);

export function areasOf({ results, known }: Pick<Summary, 'known' | 'results'>): AreaSummary[] {
  return [...Map.groupBy(results, ({ area }) => area)].map(([area, own]) => {
    const byOperation = [...Map.groupBy(own, ({ operation }) => operation).values()];
    const conforming = byOperation.filter((each) => {
      const counts = countResults(each, known);
      const isDone = each.some(({ kind, verdict }) => doing.has(kind) && verdict.kind === 'passed');
      return isDone && counts.failed + counts.known + counts.notImplemented === 0;
    });
    return { area, operations: byOperation.length, conforming: conforming.length, ...countResults(own, known) };
  });
}
