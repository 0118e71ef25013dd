// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Operation } from './operation.ts';

/** The answer to a call, before the body of a success is read. */
export interface Reply<Result = unknown> {
  readonly operation: Operation;
  readonly response: Response;
  /** The body of a failure: what its JSON says, or else its text; undefined where it is empty. */
  readonly error: unknown;
  /** Never there: it tells the compiler what {@link resultOf} makes of this reply. */
  readonly result?: Result;
}
