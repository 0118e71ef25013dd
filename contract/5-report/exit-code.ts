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
  const states = new Set(summary.operations.map(({ state }) => state));
  const isIncomplete = states.has('untried') || states.has('not-implemented');
  const hasEvidence = states.has('conforms') || states.has('known') || isRepaired(summary);
  return isIncomplete || summary.interrupted || !hasEvidence ? 2 : 0;
}

/** Whether the run repeated failed cases only (`--rerun`), and one of them passed now. */
const isRepaired = ({ isRerun, results }: Pick<Summary, 'isRerun' | 'results'>): boolean =>
  isRerun && results.some(({ verdict }) => verdict.kind === 'passed');

/** One line that says how far the server conforms, for every report. */
export function conformance(summary: Outcomes & Pick<Summary, 'level'>): string {
  const count = (...states: readonly string[]): number =>
    summary.operations.filter(({ state }) => states.includes(state)).length;
  const asked = summary.operations.length - count('left-out');
  const verdict = `conforms on ${count('conforms')} of ${asked} operations at level ${summary.level}`;
  const [prefix = ''] = { 0: [], 1: ['deviates: '], 2: ['not shown to conform: '] }[exitCodeOf(summary)];
  return `${prefix}${verdict}`;
}
