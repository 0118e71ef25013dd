import type { JsonValue } from '@forgespec/description/json';
import type { RequestLimiter } from './request-limiter.ts';
import type { FindOperation } from '../1-describe/find-operation.ts';
import type { Redact } from './redact.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import type { WireExchange } from '../http/wire-request.ts';
import type { Finding } from '../2-plan/finding.ts';
import type { CleanUp } from './clean-up.ts';
import type { Differential } from './differential.ts';
import type { Fixtures } from '../2-plan/fixtures.ts';
import type { RunIdentity } from '../2-plan/test-data.ts';
import type { Settling } from './settling.ts';
import type { Target } from './target.ts';
import type { UnansweredRequests } from './unanswered-requests.ts';
import type { CredentialStore } from './credential-store.ts';
import type { TestResources } from '../2-plan/test-resources.ts';

/**
 * Checks the response of an exchange against the description.
 *
 * @param tolerated statuses that are accepted although the operation does not document them.
 */
export type CheckResponse = (
  subject: ContractSubject,
  operation: TestedOperation,
  exchange: WireExchange,
  tolerated?: readonly number[],
) => Finding[];

/** The objects that the cases of a run share. */
export interface RunContext {
  readonly subject: ContractSubject;
  readonly fixtures: Fixtures;
  readonly resources: TestResources;
  /** The number of searches for values that are not in use, which found none, by the name of the operation. */
  readonly searches: Map<string, number>;
  readonly checkResponse: CheckResponse;
  readonly target: Target;
  readonly findOperation: FindOperation;
  readonly limiter: RequestLimiter;
  /** The limiter for requests that prepare the run, which may use any method, except with `--read-only`. */
  readonly preparingLimiter: RequestLimiter;
  /** Adds the value of a path parameter to the fixtures. */
  readonly setParameter: (key: string, value: JsonValue) => void;
  /** The pauses after writes whose effect may come later. */
  readonly settling: Settling;
  /** The operations that do not respond. */
  readonly unanswered: UnansweredRequests;
  /** Is aborted when the run must end. */
  readonly signal: AbortSignal;
  readonly seed: number;
  readonly identity: RunIdentity;
  readonly cleanUp: CleanUp;
  readonly credentialStore: CredentialStore;
  /** Replaces credentials in a text from the server. This function is called before the text is stored. */
  readonly redact: Redact;
  /** The comparison with a mock. Undefined without `--against`. */
  readonly differential: Differential | undefined;
}
