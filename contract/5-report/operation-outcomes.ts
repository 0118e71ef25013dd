import type { CaseResult } from '../3-ask/case-result.ts';

/** The states of operations in the order of reports. */
export const operationStates = ['conforms', 'deviates', 'known', 'untried', 'not-implemented', 'left-out'] as const;

/**
 * `conforms`: it accepted a request, and nothing failed. `deviates`: a case failed. `known`: cases failed, and the baseline has all of
 * them. `not-implemented`: the server answered 501. `untried`: no request was accepted, or the run ended early. `left-out`: the user
 * excluded it, with an option or in the fixtures.
 */
export type OperationState = (typeof operationStates)[number];

/** The result of a run for one operation. */
export interface OperationOutcome {
  readonly operation: string;
  readonly area: string;
  readonly state: OperationState;
  /** Why the operation was not tried or is left out; empty in other states. */
  readonly reasons: readonly string[];
}

/** The facts that a run has about its operations. */
export interface RunEvidence {
  /** Every operation of the description. */
  readonly operations: readonly { readonly name: string; readonly area: string }[];
  readonly results: readonly CaseResult[];
  /** The number of cases of each operation that the user asked for; none for an operation that is left out. */
  readonly planned: ReadonlyMap<string, number>;
  /** The reason why an operation has no cases in this run. */
  readonly excludingOption: (operation: string) => string;
  /** Operations that answered a request of a case with a documented success. */
  readonly accepted: ReadonlySet<string>;
  /** Failed cases that the baseline has. */
  readonly known: ReadonlyMap<string, unknown>;
  /** Whether the run has only those cases of an operation that failed before (`--rerun`). */
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
  const planned = evidence.planned.get(name) ?? 0;
  if (planned === 0) return { state: 'left-out', reasons: [evidence.excludingOption(name)] };
  const failed = results.filter(({ verdict }) => verdict.kind === 'failed');
  if (failed.some(({ id }) => !evidence.known.has(id))) return { state: 'deviates', reasons: [] };
  if (results.some(({ verdict }) => verdict.kind === 'not-implemented')) {
    return { state: 'not-implemented', reasons: ['the server answered 501'] };
  }
  if (results.length < planned) {
    return { state: 'untried', reasons: [`the run ended after ${results.length} of its ${planned} cases`] };
  }
  if (failed.length > 0) return { state: 'known', reasons: [] };
  if (evidence.accepted.has(name)) return { state: 'conforms', reasons: [] };
  const skipped = reasonsOf(results, 'skipped');
  if (evidence.isRerun && results.some(({ verdict }) => verdict.kind === 'passed')) {
    return { state: 'left-out', reasons: ['--rerun: only the cases that failed before were run'] };
  }
  if (skipped.length > 0) return { state: 'untried', reasons: skipped };
  const leftOut = reasonsOf(results, 'left-out');
  if (leftOut.length > 0) return { state: 'left-out', reasons: leftOut };
  return { state: 'untried', reasons: ['no request was answered with a documented success'] };
}

/** Returns the reason of the case `minimal`, or else those of all cases with this verdict, each once. */
function reasonsOf(results: readonly CaseResult[], kind: 'left-out' | 'skipped'): string[] {
  const minimal = results.filter(({ id, verdict }) => id.endsWith('/minimal') && verdict.kind === kind);
  const cases = minimal.length > 0 ? minimal : results;
  return [...new Set(cases.flatMap(({ verdict }) => (verdict.kind === kind ? [verdict.reason] : [])))];
}

/** Operations that share a reason. */
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
