// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Issue } from '../../shared/types.ts';

/** The rejection of a request, with the status of the response. Handlers and functions in the server's options may throw this error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** From 300 to 599. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The reasons why the input is not valid. */
  readonly issues: readonly Issue[];

  /** @param message a sentence for the client. @throws {RangeError} if the status is out of range. */
  constructor(status: number, message: string, headers: Refusal['headers'] = {}, issues: Refusal['issues'] = []) {
    super(message);
    if (!Number.isInteger(status) || status < 300 || status > 599)
      throw new RangeError(`A refusal must have a status from 300 to 599, and not ${String(status)}`);
    this.status = status;
    this.headers = headers;
    this.issues = issues;
  }
}

/**
 * Returns true for a refusal. Also returns true for a refusal of another copy of this module, because a process may contain several
 * generated servers, and the adapter of one server may send requests to another server.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Refusal ||
  (error instanceof Error && error.name === 'Refusal' && 'status' in error && 'headers' in error && 'issues' in error);

/** The refusal of a request whose connection closes before its body is complete. */
export const brokenOff = (): Refusal => new Refusal(400, 'The connection closed before the body ended.');

/** Throws a refusal with the status 501. Call this function in a handler that is not written yet. */
export function notImplemented(): never {
  throw new Refusal(501, 'This operation is not implemented yet.');
}

/** The body of the response to a rejected request. */
export interface RefusalBody {
  readonly contentType: string;
  readonly text: string;
}

/** Writes a refusal as JSON: `{ "message": "…" }`, with `issues` if there are any. */
export function writeRefusalAsJson({ message, issues }: Refusal): RefusalBody {
  const body = issues.length === 0 ? { message } : { message, issues };
  return { contentType: 'application/json', text: JSON.stringify(body) };
}
