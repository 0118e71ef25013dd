import type { OperationState } from './operation-outcomes.ts';
import { newFailures, type Summary } from './summary.ts';

/**
 * The exit code of a run.
 * - 0: all selected operations were tried, and conform. Deviations in the baseline are accepted.
 * - 1: the server has a deviation that is not in the baseline.
 * - 2: the run found no new failure, but it does not show conformance. An operation could not be tried or is not implemented,
 *   the run was interrupted, or all operations were excluded.
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
 * The meaning that the state of one operation has for the whole run. The meaning of `deviates` is not used, because the exit code depends
 * on the failed cases themselves.
 */
const meaningOf: Readonly<Record<OperationState, 'deviation' | 'evidence' | 'gap' | 'nothing'>> = {
  conforms: 'evidence',
  known: 'evidence',
  deviates: 'deviation',
  untried: 'gap',
  'not-implemented': 'gap',
  'left-out': 'nothing',
};

/** Returns true if the run only repeated failed cases (`--rerun`), and at least one of them passes now. */
const isRepaired = ({ isRerun, results }: Pick<Summary, 'isRerun' | 'results'>): boolean =>
  isRerun && results.some(({ verdict }) => verdict.kind === 'passed');

/** Returns one line about the conformance of the server. The report for the terminal and the HTML report contain this line. */
export function conformanceText(summary: Outcomes & Pick<Summary, 'level'>): string {
  const count = (wanted: OperationState): number => summary.operations.filter(({ state }) => state === wanted).length;
  const tested = summary.operations.length - count('left-out');
  const verdict = `conforms on ${count('conforms')} of ${tested} operations at level ${summary.level}`;
  const [prefix = ''] = { 0: [], 1: ['deviates: '], 2: ['not shown to conform: '] }[exitCodeOf(summary)];
  return `${prefix}${verdict}`;
}
