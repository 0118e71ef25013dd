import type { CaseResult } from '../3-ask/case-result.ts';

/** The states of operations, in the order in which reports list them. */
export const operationStates = ['conforms', 'deviates', 'known', 'untried', 'not-implemented', 'left-out'] as const;

/**
 * The state of an operation after a run.
 * - `conforms`: the server accepted a request of the operation, and no case failed.
 * - `deviates`: a case failed.
 * - `known`: cases failed, and the baseline contains all of them.
 * - `not-implemented`: the server responded with 501.
 * - `untried`: the server accepted no request of the operation, or the run ended early.
 * - `left-out`: the user excluded the operation, with an option or in the fixtures.
 */
export type OperationState = (typeof operationStates)[number];

/** The result of a run for one operation. */
export interface OperationOutcome {
  readonly operation: string;
  readonly area: string;
  readonly state: OperationState;
  /** The reasons for the states `untried`, `not-implemented` and `left-out`. Empty for other states. */
  readonly reasons: readonly string[];
}

/** The data of a run. The outcomes of the operations are computed from this data. */
export interface RunEvidence {
  /** All operations of the description. */
  readonly operations: readonly { readonly name: string; readonly area: string }[];
  readonly results: readonly CaseResult[];
  /** The number of selected cases without hostile input, by operation. An operation without selected cases has no entry. */
  readonly planned: ReadonlyMap<string, number>;
  /** Returns the reason why no case of an operation was selected. */
  readonly excludingOption: (operation: string) => string;
  /** The names of the operations for which a tested request got a documented success. */
  readonly accepted: ReadonlySet<string>;
  /** The failed cases that are in the baseline, by id. */
  readonly known: ReadonlyMap<string, unknown>;
  /** True if the run repeats only cases that failed in an earlier run (`--rerun`). */
  readonly isRerun: boolean;
}

/** Returns one outcome for each operation of the description, in the order of the description. */
export function operationOutcomes(evidence: RunEvidence): OperationOutcome[] {
  const byOperation = Map.groupBy(evidence.results, ({ operation }) => operation);
  return evidence.operations.map(({ name, area }) => ({
    operation: name,
    area,
    ...outcomeOf(name, byOperation.get(name) ?? [], evidence),
  }));
}

type Outcome = Pick<OperationOutcome, 'reasons' | 'state'>;

function outcomeOf(name: string, results: readonly CaseResult[], evidence: RunEvidence): Outcome {
  const planned = evidence.planned.get(name);
  if (planned === undefined) return { state: 'left-out', reasons: [evidence.excludingOption(name)] };
  const failed = results.filter(({ verdict }) => verdict.kind === 'failed');
  if (failed.some(({ id }) => !evidence.known.has(id))) return { state: 'deviates', reasons: [] };
  if (results.some(({ verdict }) => verdict.kind === 'not-implemented')) {
    return { state: 'not-implemented', reasons: ['the server returned 501'] };
  }
  const { length: done } = results.filter(({ kind }) => kind !== 'hostile');
  if (done < planned) {
    return { state: 'untried', reasons: [`the run ended after ${done} of its ${planned} cases`] };
  }
  if (failed.length > 0) return { state: 'known', reasons: [] };
  if (evidence.accepted.has(name)) return { state: 'conforms', reasons: [] };
  const skipped = reasonsOf(results, 'skipped');
  if (evidence.isRerun && results.some(({ verdict }) => verdict.kind === 'passed')) {
    return { state: 'left-out', reasons: ['--rerun: only cases that failed before were run'] };
  }
  if (skipped.length > 0) return { state: 'untried', reasons: skipped };
  const leftOut = reasonsOf(results, 'left-out');
  if (leftOut.length > 0) return { state: 'left-out', reasons: leftOut };
  return { state: 'untried', reasons: ['no request got a documented success'] };
}

/**
 * Returns the reasons of the cases with the given verdict, each reason only once. If the case `minimal`, which sends only the required
 * arguments, has this verdict, returns only the reason of this case.
 */
function reasonsOf(results: readonly CaseResult[], kind: 'left-out' | 'skipped'): string[] {
  const minimal = results.filter(({ id, verdict }) => id.endsWith('/minimal') && verdict.kind === kind);
  const cases = minimal.length > 0 ? minimal : results;
  return [...new Set(cases.flatMap(({ verdict }) => (verdict.kind === kind ? [verdict.reason] : [])))];
}

/** The operations that have the same reason. */
export interface ReasonGroup {
  readonly reason: string;
  readonly operations: readonly string[];
}

/** Groups the operations of one state by their reasons. */
export function groupReasons(outcomes: readonly OperationOutcome[], state: OperationState): ReasonGroup[] {
  const groups = Map.groupBy(
    outcomes.filter((outcome) => outcome.state === state),
    ({ reasons }) => reasons.join('; '),
  );
  return [...groups].map(([reason, own]) => ({ reason, operations: own.map(({ operation }) => operation) }));
}
