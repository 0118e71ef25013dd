/** The results of a contract run against a server. */
export interface ContractRun {
  readonly target: string;
  /** The changes that the run was allowed to make: `read`, `write`, `full`. */
  readonly level: string;
  /** Verdicts by operation name, then by the status that was received or expected. */
  readonly verdicts: ReadonlyMap<string, ReadonlyMap<string, StatusVerdict>>;
}

/** The text in place of a status if the server did not respond. */
export const noResponse = 'No response';

/** The combined result of the cases in which an operation returned a status, or should have returned it. */
export interface StatusVerdict {
  readonly kind: 'failed' | 'passed' | 'skipped';
  /** The number of responses with this status. */
  readonly responses: number;
  /** The findings, or the reasons why nothing was tested, without duplicates. */
  readonly words: readonly string[];
}
