/** The results of a contract run against a server. */
export interface ContractRun {
  readonly target: string;
  /** The level of the changes that the run was allowed to make on the server: `read`, `write` or `full`. */
  readonly level: string;
  /**
   * A map from the name of each operation to a second map. The second map contains a verdict for each status. If the
   * name of a case contains the expected status, the verdict of the case belongs to this status. Otherwise, it belongs
   * to the received status.
   */
  readonly verdicts: ReadonlyMap<string, ReadonlyMap<string, StatusVerdict>>;
}

/** The key that replaces the status if the server did not respond. */
export const noResponse = 'No response';

/** The combined result of all cases in which an operation returned a status, or should have returned it. */
export interface StatusVerdict {
  readonly kind: 'failed' | 'passed' | 'skipped';
  /** The number of responses with this status. */
  readonly responses: number;
  /** The findings, or the reasons why no case tested the status. Each text occurs once. */
  readonly words: readonly string[];
}
