import type { Level } from '../2-plan/cases/case.ts';
import type { CaseResult } from '../3-ask/case-result.ts';
import type { Leftover } from '../3-ask/clean-up.ts';
import type { Coverage } from './coverage.ts';
import type { OperationOutcome } from './operation-outcomes.ts';
import type { KnownDeviation } from './baseline.ts';
import type { Redact } from '../3-ask/redact.ts';

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
  /** One outcome for each operation of the description, in its order. */
  readonly operations: readonly OperationOutcome[];
  /** Whether only cases that failed before were run (`--rerun`). */
  readonly isRerun: boolean;
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
  readonly leftOut: number;
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
    leftOut: of('left-out'),
    notImplemented: of('not-implemented'),
  };
}

/** How far an area conforms. */
export interface AreaSummary extends Counts {
  readonly area: string;
  /** Operations that the user asked for. */
  readonly operations: number;
  readonly conforming: number;
}

/** Returns a summary of each area that has results. */
export function areasOf({
  results,
  known,
  operations,
}: Pick<Summary, 'known' | 'operations' | 'results'>): AreaSummary[] {
  return [...Map.groupBy(results, ({ area }) => area)].map(([area, own]) => {
    const asked = operations.filter((outcome) => outcome.area === area && outcome.state !== 'left-out');
    const conforming = asked.filter(({ state }) => state === 'conforms').length;
    return { area, operations: asked.length, conforming, ...countResults(own, known) };
  });
}
