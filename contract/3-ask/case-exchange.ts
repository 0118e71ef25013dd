import type { TestedOperation } from '../1-describe/subject.ts';
import type { Finding } from '../2-plan/finding.ts';
import type { Session } from '../2-plan/session.ts';
import type { Edit } from '../2-plan/edit.ts';
import type { Arguments } from '../http/arguments.ts';
import type { WireExchange } from '../http/wire-request.ts';

/** An exchange of a case, and the operation of its request. */
export interface CaseExchange extends WireExchange {
  readonly operation: TestedOperation;
  /** True if the request only prepared the case. Its response was not checked. */
  readonly isProbe: boolean;
  /** The arguments that the request was built from. Undefined if the request was changed after it was built. */
  readonly args?: Arguments | undefined;
}

/** A request that the server rejected although it should succeed. */
export interface Rejection {
  readonly operation: TestedOperation;
  readonly args: Arguments;
  readonly exchange: WireExchange;
}

/** The tested operation of a case, the edits that make its requests smaller, and the pauses between them. */
export interface EditedOperation {
  readonly operation: TestedOperation;
  readonly edits: readonly Edit[];
  /** The pause after each successful write, in milliseconds, until the next request is sent. */
  readonly pause: number;
}

/** A session, and the data that it collects. */
export interface OpenSession {
  readonly session: Session;
  readonly findings: readonly Finding[];
  /** The differences from guessed meanings, which do not fail the case. */
  readonly hints: readonly Finding[];
  /** Deletes the resources that the session created. */
  close(): Promise<void>;
  /**
   * The arguments of the last request of the tested operation, before edits. Undefined if the case did not send such a request.
   */
  readonly lastArguments: Arguments | undefined;
  /** The last request that the server rejected although it should succeed. Undefined if there is none. */
  readonly rejection: Rejection | undefined;
  /** All exchanges, in the order of sending. */
  readonly exchanges: readonly CaseExchange[];
}
