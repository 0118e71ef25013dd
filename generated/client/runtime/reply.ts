// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CallInput, CallOptions } from './call-options.ts';
import type { Operation } from './operation.ts';
import type { HttpRequest, SendContext } from './send.ts';

/** The answer to a call, before the body of a success is read. */
export interface Reply<Result = unknown> {
  readonly operation: Operation;
  readonly request: HttpRequest;
  readonly context: SendContext;
  readonly response: Response;
  /** The body of a failure: what its JSON says, or else its text; undefined where it is empty. */
  readonly error: unknown;
  /** Calls another operation of the same client. */
  readonly replyTo: ReplyTo;
  /** Judges the data of a success, where the client was told how. */
  readonly check: AnswerCheck | undefined;
  /** Never there: it tells the compiler what {@link resultOf} makes of this reply. */
  readonly result?: Result;
}

export type ReplyTo = (operation: Operation, input: CallInput, options: CallOptions) => Promise<Reply>;

/** Judges the data of a success; it throws when the answer must not pass. */
export type AnswerCheck = (operation: Operation, response: Response, data: unknown) => void;
