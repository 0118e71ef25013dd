import type { Issue } from './route.ts';

/** A request that is not served, and the status that says why. A handler, an authenticator or a guard may throw one as well. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];

  /**
   * @param status from 300 to 599.
   * @param message one sentence for the client.
   * @param headers names in lower case.
   * @param issues what is wrong with the input, piece by piece.
   * @throws {RangeError} if the status is not one that says that a request is not served.
   */
  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    issues: readonly Issue[] = [],
  ) {
    super(message);
    if (!Number.isInteger(status) || status < 300 || status > 599)
      throw new RangeError(`A refusal must have a status from 300 to 599, and not ${String(status)}`);
    this.status = status;
    this.headers = headers;
    this.issues = issues;
  }
}
