// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** One reason why a request is refused. */
export interface RequestIssue {
  /** Where the value at fault came in. */
  readonly in: 'body' | 'cookie' | 'header' | 'path' | 'query';
  /** JSON Pointer (RFC 6901) to it there, `/labels/0/name`. */
  readonly path: string;
  /** What the value must be, for a person. */
  readonly message: string;
}

/** A request that is not served, and the status that says why. A handler, an authenticator or a guard may throw one as well. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly RequestIssue[];

  /**
   * @param message one sentence for the client.
   * @param headers names in lower case.
   */
  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    issues: readonly RequestIssue[] = [],
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.issues = issues;
  }
}
