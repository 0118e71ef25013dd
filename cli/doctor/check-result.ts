/** The result of one check of `forgespec doctor`. */
export interface CheckResult {
  /** The object of the check: `Node`, `tsconfig.json`, `output generated`. */
  readonly name: string;
  /** An error changes the exit code of the command. A warning does not. */
  readonly status: 'error' | 'ok' | 'warning';
  readonly message: string;
  /** The correction; undefined if the status is `ok`. */
  readonly fix?: string;
}
