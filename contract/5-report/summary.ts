import type { Area } from '@forgespec/model';
import type { Level } from '../2-plan/cases/case.ts';
import type { CaseResult } from '../3-ask/case-result.ts';
import type { RateLimitWaits } from '../3-ask/request-limiter.ts';
import type { Leftover } from '../3-ask/clean-up.ts';
import type { Coverage } from './coverage.ts';
import type { OperationOutcome } from './operation-outcomes.ts';
import type { MissingCredential } from '../2-plan/requests/missing-credentials.ts';
import type { KnownDeviation } from './baseline.ts';
import type { Redact } from '../3-ask/redact.ts';

/** The results of a run, for all reports. */
export interface Summary {
  readonly api: string;
  readonly version: string;
  /** The areas of the API. */
  readonly areas: readonly Area[];
  readonly target: string;
  /** The level of the run. `traffic` if a proxy observed the requests of other tests. */
  readonly level: Level | 'traffic';
  readonly seed: number;
  /** The results in the order of the plan. */
  readonly results: readonly CaseResult[];
  /** One outcome for each operation, in the order of the description. */
  readonly operations: readonly OperationOutcome[];
  /** True if the run repeats only cases that failed in an earlier run (`--rerun`). */
  readonly isRerun: boolean;
  readonly coverage: Coverage;
  readonly requests: number;
  /** The waits because of the rate limits of the server. */
  readonly waits: RateLimitWaits;
  readonly milliseconds: number;
  /** True if the user interrupted the run. */
  readonly interrupted: boolean;
  /** The reason why the run ended before its last case, such as `--time-limit`. Undefined if it did not end early. */
  readonly endedBy: string | undefined;
  /** The failures that are in the baseline, by the id of the case. */
  readonly known: ReadonlyMap<string, KnownDeviation>;
  /** The baseline entries whose causes do not occur any more. */
  readonly fixed: readonly KnownDeviation[];
  /** The baseline entries whose cases were not tried. */
  readonly untried: readonly KnownDeviation[];
  /** The accepted baseline entries whose causes occur. */
  readonly occurring: readonly KnownDeviation[];
  readonly leftovers: readonly Leftover[];
  /** The security schemes of tested operations whose credentials are not known. */
  readonly missingCredentials: readonly MissingCredential[];
  /** The number of ignored responses of the mock, by reason. */
  readonly uncounted: ReadonlyMap<string, number>;
  /** Replaces the credentials in a text from the server. */
  readonly redact: Redact;
  /** Returns the source location of the node at a JSON Pointer, as `file:line:column`. */
  sourceLocation(pointer: string): string;
}

/** Returns the failed results that are not in the baseline. */
export const newFailures = ({ results, known }: Pick<Summary, 'known' | 'results'>): CaseResult[] =>
  results.filter(({ id, verdict }) => verdict.kind === 'failed' && !known.has(id));

/** The numbers of cases by verdict. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly known: number;
  readonly skipped: number;
  readonly leftOut: number;
  readonly notImplemented: number;
  /** The cases that failed once, and passed when they were run again. */
  readonly flaky: number;
}

/** Counts results by verdict. */
export function countResults(results: readonly CaseResult[], known: ReadonlyMap<string, unknown>): Counts {
  const countOf = (kind: CaseResult['verdict']['kind']): number =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  const expected = results.filter(({ id, verdict }) => verdict.kind === 'failed' && known.has(id)).length;
  return {
    passed: countOf('passed'),
    failed: countOf('failed') - expected,
    known: expected,
    skipped: countOf('skipped'),
    leftOut: countOf('left-out'),
    notImplemented: countOf('not-implemented'),
    flaky: countOf('flaky'),
  };
}

/** The results of one area. */
export interface AreaSummary extends Counts {
  readonly area: string;
  /** The number of selected operations. */
  readonly operations: number;
  /** The number of conforming operations. */
  readonly conforming: number;
}

/** Returns a summary of each area that has results. */
export function areasOf({
  results,
  known,
  operations,
}: Pick<Summary, 'known' | 'operations' | 'results'>): AreaSummary[] {
  return [...Map.groupBy(results, ({ area }) => area)].map(([area, own]) => {
    const tested = operations.filter((outcome) => outcome.area === area && outcome.state !== 'left-out');
    const conforming = tested.filter(({ state }) => state === 'conforms').length;
    return { area, operations: tested.length, conforming, ...countResults(own, known) };
  });
}
