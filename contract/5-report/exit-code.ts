import type { OperationState } from './operation-outcomes.ts';
import { newFailures, type Summary } from './summary.ts';

/**
 * 0: every operation that the user asked for was tried and conforms, except for deviations that the baseline has. 1: the server
 * deviates. 2: nothing new failed, but the run does not show conformance: an operation could not be tried or is not implemented, the
 * run was interrupted, or it tried nothing.
 */
export type ExitCode = 0 | 1 | 2;

type Outcomes = Pick<Summary, 'interrupted' | 'isRerun' | 'known' | 'operations' | 'results'>;

export function exitCodeOf(summary: Outcomes): ExitCode {
  if (newFailures(summary).length > 0) return 1;
  const meanings = new Set(summary.operations.map(({ state }) => meaningOf[state]));
  const hasEvidence = meanings.has('evidence') || isRepaired(summary);
  return meanings.has('gap') || summary.interrupted || !hasEvidence ? 2 : 0;
}

/** The meaning of the state of one operation for the whole run. A deviation is found above, among the results. */
const meaningOf: Readonly<Record<OperationState, 'deviation' | 'evidence' | 'gap' | 'nothing'>> = {
  conforms: 'evidence',
  known: 'evidence',
  deviates: 'deviation',
  untried: 'gap',
  'not-implemented': 'gap',
  'left-out': 'nothing',
};

/** Whether the run repeated failed cases only (`--rerun`), and one of them passed now. */
const isRepaired = ({ isRerun, results }: Pick<Summary, 'isRerun' | 'results'>): boolean =>
  isRerun && results.some(({ verdict }) => verdict.kind === 'passed');

/** One line that says how far the server conforms, for every report. */
export function conformance(summary: Outcomes & Pick<Summary, 'level'>): string {
  const count = (wanted: OperationState): number => summary.operations.filter(({ state }) => state === wanted).length;
  const asked = summary.operations.length - count('left-out');
  const verdict = `conforms on ${count('conforms')} of ${asked} operations at level ${summary.level}`;
  const [prefix = ''] = { 0: [], 1: ['deviates: '], 2: ['not shown to conform: '] }[exitCodeOf(summary)];
  return `${prefix}${verdict}`;
}
