/** The result of one check of `forgespec doctor`. */
export interface CheckResult {
  /** The subject of the check: `Node`, `tsconfig.json`, `output generated`. */
  readonly name: string;
  /** The status. An error changes the exit code of the command, and a warning does not. */
  readonly status: 'error' | 'ok' | 'warning';
  readonly message: string;
  /** The fix of the problem. Undefined if the status is `ok`. */
  readonly fix?: string;
}
