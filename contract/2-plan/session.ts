import type { RequestCredentials, WireExchange, WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import type { SecurityAlternative } from '@forgespec/generator/model/security';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import type { Finding } from './finding.ts';
import type { Fixtures, FixtureCredentials } from './fixtures.ts';

/** Ends a case that cannot be tried, with the reason. */
export class CaseSkippedError extends Error {}

/** Ends a case that the user excluded, with the reason. */
export class CaseExcludedError extends CaseSkippedError {}

/** Why a case is not tried whose success would use something up. */
export const consumesReason = 'each success uses something up, and one is enough';

/** Why a case is not tried whose operation needs something that is gone. */
export const usedUpReason = 'an earlier run used up what it needs';

/** Ends a case whose operation the server does not implement: it answered 501. */
export class NotImplementedError extends Error {}

export interface SendOptions {
  /** Writes the same call in another way. */
  readonly rewrite?: ((request: WireRequest) => WireRequest) | undefined;
  /** Default: the credentials that the operation asks for. */
  readonly as?: RequestCredentials | undefined;
  /** Statuses that are right for this request although the operation does not document them. */
  readonly tolerate?: readonly number[] | undefined;
  /** The request addresses no operation: its answer is not described, but must not be a 5xx. */
  readonly isElsewhere?: boolean | undefined;
  /** A 429 is what is wanted, so do not wait and try again. */
  readonly wantsLimit?: boolean | undefined;
}

export interface CredentialOptions {
  /** Default: the role that the operation asks for. */
  readonly role?: string | undefined;
  /** Default: the first alternative whose credentials are known. */
  readonly alternative?: SecurityAlternative | undefined;
  /** What they are for. */
  readonly call?: Arguments | undefined;
}

/** What a case works with: it sends requests, each of which is held against the description, and says what else is wrong. */
export interface Session {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  /** Creates a name for test data that no other case and no other run has. @param longest the most characters it may have. */
  name(longest?: number): string;
  /** Whether the fixtures say that a status means: an earlier run used up what the operation of the case needs (`usedUp`). */
  isUsedUp(status: number): boolean;
  /**
   * Arguments with which an operation should succeed.
   *
   * @throws {CaseSkippedError} when no value is known for something required.
   */
  prepare(operation: TestedOperation): Promise<Arguments>;
  /** The same for a thing that is known. @throws {CaseSkippedError} as `prepare` does. */
  withPath(operation: TestedOperation, path: Arguments['path']): Promise<Arguments>;
  /** The credentials that an operation asks for. @throws {CaseSkippedError} when there are none. */
  credentials(operation: TestedOperation, options?: CredentialOptions): Promise<RequestCredentials>;
  /** Every credential that is known for an operation, by scheme, or where to get it. */
  known(operation: TestedOperation): FixtureCredentials;
  /** Writes a call as HTTP, with credentials. @throws {CaseSkippedError} when there are none. */
  request(operation: TestedOperation, call: Arguments, options?: SendOptions): Promise<WireRequest>;
  /**
   * Sends a call and judges the answer.
   *
   * @throws {NotImplementedError} for a 501.
   * @throws {NoAnswer} when there is no answer; the case then fails.
   */
  call(operation: TestedOperation, call: Arguments, options?: SendOptions): Promise<WireExchange>;
  /** Sends a request as it is and judges the answer. Throws as `call` does. */
  send(operation: TestedOperation, request: WireRequest, options?: SendOptions): Promise<WireExchange>;
  /** Sends a call and judges nothing: to find out, or to make, what a case needs. */
  probe(operation: TestedOperation, call: Arguments): Promise<WireExchange>;
  /** Returns the operation of the description that a request addresses. */
  findOperation(method: string, target: string): TestedOperation | undefined;
  /** Records what is wrong. */
  fail(finding: Finding): void;
  /** Finds out how the differential run sees a call. Nothing where there is no second opinion. */
  compare(operation: TestedOperation, call: Arguments, exchange: WireExchange): Promise<void>;
}
