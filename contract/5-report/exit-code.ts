import type { OperationState } from './operation-outcomes.ts';
import { newFailures, type Summary } from './summary.ts';

/**
 * The exit code of a run. 0: all selected operations were tried and conform, except for deviations in the baseline. 1: the
 * server deviates. 2: there is no new failure, but the run does not show conformance: an operation could not be tried or is not
 * implemented, the run was interrupted, or it had no result.
 */
export type ExitCode = 0 | 1 | 2;

type Outcomes = Pick<Summary, 'interrupted' | 'isRerun' | 'known' | 'operations' | 'results'>;

/** Returns the exit code of a run. */
export function exitCodeOf(summary: Outcomes): ExitCode {
  if (newFailures(summary).length > 0) return 1;
  const meanings = new Set(summary.operations.map(({ state }) => meaningOf[state]));
  const hasEvidence = meanings.has('evidence') || isRepaired(summary);
  return meanings.has('gap') || summary.interrupted || !hasEvidence ? 2 : 0;
}

/**
 * The meaning of the state of one operation for the whole run. Deviations have no meaning here, because the exit code takes
 * them from the results.
 */
const meaningOf: Readonly<Record<OperationState, 'deviation' | 'evidence' | 'gap' | 'nothing'>> = {
  conforms: 'evidence',
  known: 'evidence',
  deviates: 'deviation',
  untried: 'gap',
  'not-implemented': 'gap',
  'left-out': 'nothing',
};

/** Returns true if the run repeated only failed cases (`--rerun`), and one of them passes now. */
const isRepaired = ({ isRerun, results }: Pick<Summary, 'isRerun' | 'results'>): boolean =>
  isRerun && results.some(({ verdict }) => verdict.kind === 'passed');

/** Returns one line about the conformance of the server, for all reports. */
export function conformance(summary: Outcomes & Pick<Summary, 'level'>): string {
  const count = (wanted: OperationState): number => summary.operations.filter(({ state }) => state === wanted).length;
  const tested = summary.operations.length - count('left-out');
  const verdict = `conforms on ${count('conforms')} of ${tested} operations at level ${summary.level}`;
  const [prefix = ''] = { 0: [], 1: ['deviates: '], 2: ['not shown to conform: '] }[exitCodeOf(summary)];
  return `${prefix}${verdict}`;
}
