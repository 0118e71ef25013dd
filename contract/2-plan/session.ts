import type { JsonValue } from '@forgespec/description/json';
import type { SecurityAlternative } from '@forgespec/model';
import type { RequestCredentials, WireExchange, WireRequest, WireResponse } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import type { Finding } from './finding.ts';
import type { Fixtures, FixtureCredentials } from './fixtures.ts';

/** The error that ends a case because the case cannot be tried. The message is the reason. */
export class CaseSkippedError extends Error {}

/** The error that ends a case because the user excluded it. The message is the reason. */
export class CaseExcludedError extends CaseSkippedError {}

/** The message for a case that is excluded because a success would consume a resource. */
export const consumesReason =
  'each successful request consumes a resource, so the run tests success only in the case `minimal`';

/** The message for a case that is skipped because an earlier run has consumed the resource. */
export const usedUpReason = 'an earlier run has consumed the resource that the case needs';

/** The error that ends a case after a response with the status 501: the server does not implement the operation. */
export class NotImplementedError extends Error {}

export interface SendOptions {
  /** Changes the request after it is built and before it is sent. */
  readonly rewrite?: ((request: WireRequest) => WireRequest) | undefined;
  /** The credentials to send. Default: the credentials that the operation requires. */
  readonly as?: RequestCredentials | undefined;
  /** Statuses that are accepted for this request although the operation does not document them. */
  readonly tolerate?: readonly number[] | undefined;
  /** True if the request does not address the operation. The response is then checked only for a 5xx other than 501. */
  readonly isElsewhere?: boolean | undefined;
  /** True if the request is expected to get a 429. Otherwise, a request that gets a 429 is repeated after the time in `Retry-After`. */
  readonly wantsLimit?: boolean | undefined;
}

export interface CredentialOptions {
  /** The role whose credentials are returned. Default: the role that the operation requires (`x-role`). */
  readonly role?: string | undefined;
  /** The security alternative. Default: the first one whose credentials are known. */
  readonly alternative?: SecurityAlternative | undefined;
  /**
   * The arguments of the request that will contain the credentials. In a scope of the security requirement, `{name}` is replaced by the
   * value that these arguments contain for the path parameter `name`.
   */
  readonly args?: Arguments | undefined;
}

/** The options of a request with hostile input. */
export interface InputSendOptions {
  /** Writes the input into the request. */
  readonly rewrite: (request: WireRequest) => WireRequest;
  /** The arguments that the written request means. They are needed to delete a resource that the request creates. */
  readonly meant: Arguments;
  /** True if the reports show the request. */
  readonly isShown: boolean;
}

/** The response to hostile input, or the reason why no response arrived. */
export type InputAttempt =
  | { readonly response: WireResponse; readonly failure?: undefined }
  | { readonly response?: undefined; readonly failure: { readonly message: string; readonly code: string } };

/** Sends the requests of a case, checks each response against the description, and collects the findings. */
export interface Session {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  /** The seed of the run. */
  readonly seed: number;
  /** The origin of the server under test, such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  /**
   * Creates a unique name for test data. No other case and no other run uses the same name.
   *
   * @param longest the maximum length of the name, in characters.
   */
  name(longest?: number): string;
  /**
   * Returns true if a status shows that an earlier run has consumed the resource of the operation (`usedUp` in the fixtures).
   */
  isUsedUp(status: number): boolean;
  /**
   * Returns arguments with which a request of the operation should succeed.
   *
   * @throws {CaseSkippedError} if no value is known for a required argument.
   */
  prepare(operation: TestedOperation): Promise<Arguments>;
  /**
   * Returns arguments as `prepare` does, for a resource whose path values are already known.
   *
   * @throws {CaseSkippedError} as `prepare` does.
   */
  withPath(operation: TestedOperation, path: Arguments['path']): Promise<Arguments>;
  /**
   * Returns the credentials that an operation requires.
   *
   * @throws {CaseSkippedError} if every security alternative of the operation needs a credential that is not known.
   */
  credentials(operation: TestedOperation, options?: CredentialOptions): Promise<RequestCredentials>;
  /**
   * Returns the known credentials for the role of an operation. The result has one entry for each security scheme with a known credential.
   * The entry is the credential itself, or the operation that issues the credential.
   */
  knownCredentials(operation: TestedOperation): FixtureCredentials;
  /**
   * Builds an HTTP request with credentials.
   *
   * @throws {CaseSkippedError} if the credentials are not known.
   */
  request(operation: TestedOperation, args: Arguments, options?: SendOptions): Promise<WireRequest>;
  /**
   * Builds and sends a request, and checks the response.
   *
   * @throws {NotImplementedError} for a 501.
   * @throws {TransportError} if no response arrives; the case then fails.
   */
  call(operation: TestedOperation, args: Arguments, options?: SendOptions): Promise<WireExchange>;
  /** Sends a built request and checks the response. Throws the same errors as `call`. */
  send(operation: TestedOperation, request: WireRequest, options?: SendOptions): Promise<WireExchange>;
  /** Sends a request without checking the response. Cases use this function to find or create the resources that they need. */
  probe(operation: TestedOperation, args: Arguments): Promise<WireExchange>;
  /**
   * Sends a request with hostile input, without checking the response.
   *
   * @throws {RunEndedError} if the server does not accept connections any more.
   */
  attempt(operation: TestedOperation, args: Arguments, options: InputSendOptions): Promise<InputAttempt>;
  /** Replaces the values in a body that must not be in use on the server. */
  withNewValues(operation: TestedOperation, args: Arguments): Arguments;
  /** Returns the text that identifies an item of a list, in comparisons and messages. */
  identityOf(list: TestedOperation, item: JsonValue): string;
  /** Returns true if a property of the body must have a value that is not in use on the server. */
  isIdentifying(operation: TestedOperation, property: string): boolean;
  /** Returns true if a property of the body must have the same value as a parameter of the path. */
  repeatsPath(operation: TestedOperation, property: string): boolean;
  /**
   * Returns the name of a path parameter of a request whose value comes only from the description, so that there may be no such resource. Returns
   * undefined if there is none.
   */
  guessedParameter(operation: TestedOperation, exchange: WireExchange): string | undefined;
  /**
   * Records that the server rejected a request that should succeed. If other values of the body avoid the rejection, the case is repeated
   * with such values.
   */
  rejected(operation: TestedOperation, exchange: WireExchange): void;
  /**
   * Returns the request target for an address that the server sent, such as a link. Ignores the host, and replaces a base path that the tested
   * server does not have. Returns undefined if it is not an http address.
   */
  requestTargetOf(address: string, request: WireRequest): string | undefined;
  /** Returns the operation that a request addresses; undefined if the description has no such operation. */
  findOperation(method: string, target: string): TestedOperation | undefined;
  /** True if the session waits after each write, so that later effects are visible. */
  readonly hasPauses: boolean;
  /** Reports a finding. */
  fail(finding: Finding): void;
  /**
   * Reports a difference from a meaning that the description does not state, and that is only guessed from a name. Hints are listed apart from
   * the failures, and do not change the verdict.
   */
  hint(finding: Finding): void;
  /**
   * Sends a request with the arguments `args` to the mock. Reports the differences between the response of the mock and the response in
   * `exchange`. Does nothing if the run has no mock.
   */
  compare(operation: TestedOperation, args: Arguments, exchange: WireExchange): Promise<void>;
}
