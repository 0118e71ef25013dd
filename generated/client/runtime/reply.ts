// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CallInput, CallOptions } from './call-options.ts';
import type { Operation } from './operation.ts';
import type { HttpRequest, SendContext } from './send.ts';

/** The response to a call, before its body is read. */
export interface ReceivedReply {
  readonly operation: Operation;
  readonly request: HttpRequest;
  readonly context: SendContext;
  readonly response: Response;
}

/** The response to a call, before the body of a success is read. */
export interface Reply<Result = unknown> extends ReceivedReply {
  /** The body of a failure: the value of JSON, or text; undefined for an empty body or a success. */
  readonly error: unknown;
  /** Calls another operation of the same client. */
  readonly replyTo: ReplyTo;
  /** Checks the data of a success; undefined if the client has no such function. */
  readonly check: AnswerCheck | undefined;
  /** Never set: the compiler derives the type of {@link resultOf} from it. */
  readonly result?: Result;
}

export type ReplyTo = (operation: Operation, input: CallInput, options: CallOptions) => Promise<Reply>;

/** Checks the data of a success. It throws if the call must fail. */
export type AnswerCheck = (operation: Operation, response: Response, data: unknown) => void;
