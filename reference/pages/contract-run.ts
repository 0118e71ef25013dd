/** What a contract run found out about a server. */
export interface ContractRun {
  readonly target: string;
  /** What the run was allowed to change: `read`, `write`, `full`. */
  readonly level: string;
  /** By the name of an operation, then by a status that was answered or asked for. */
  readonly verdicts: ReadonlyMap<string, ReadonlyMap<string, StatusVerdict>>;
}

/** Stands in the place of a status where a server said nothing. */
export const noAnswer = 'No answer';

/** What became of the cases in which an operation answered with a status, or should have. */
export interface StatusVerdict {
  readonly kind: 'failed' | 'passed' | 'skipped';
  /** How often it was answered. */
  readonly answers: number;
  /** What was found, or why nothing was tried; each once. */
  readonly words: readonly string[];
}
