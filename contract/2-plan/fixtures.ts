import type { JsonValue } from '@forgespec/generator/json';
import type { RunCredential } from './requests/credentials.ts';

/** Facts about one server that its description cannot contain. All properties are optional in the file. */
export interface Fixtures {
  /**
   * True for a mock that responds with examples and has no state. Cases that need state, or that check credentials, are
   * excluded.
   */
  readonly stateless: boolean;
  readonly credentials: FixtureCredentials;
  /** Credentials by role, for operations with `x-role`. */
  readonly roles: Readonly<Record<string, FixtureCredentials>>;
  /** The role that has hardly any permissions. Requests with its credentials must get 403. */
  readonly forbidden: string | undefined;
  /** Values of path parameters, by the name of the parameter, or by the path up to the parameter (`/shops/{id}`). */
  readonly parameters: Readonly<Record<string, JsonValue>>;
  /** Fixtures by `operationId`. */
  readonly operations: Readonly<Record<string, OperationFixture>>;
  /** Statuses that are accepted for every operation, although only some operations document them. */
  readonly anywhere: readonly number[];
  /** The requests that cause a status, by status; `any` applies to all other statuses. */
  readonly statuses: Readonly<Record<string, StatusFixture>>;
  /** The program that runs before the tests, as a list of words. It runs without a shell. */
  readonly setUp: readonly string[] | undefined;
  /** The program that runs after the tests, in the same form. */
  readonly tearDown: readonly string[] | undefined;
}

/** For each security scheme, the credential, or the operation that issues it. */
export type FixtureCredentials = Readonly<Record<string, RunCredential | CredentialSource>>;

/**
 * An operation that issues a credential. Its request is sent with the credentials that the fixtures have for the
 * other schemes. In the texts below, `{scopes}` is replaced by the scopes that the tested request needs.
 */
export interface CredentialSource {
  /** The operation that issues the credential. */
  readonly from: string;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /** The runtime expression of the credential in the response: `$response.body#/token`. */
  readonly value: string;
}

/** The arguments with which a request of one operation succeeds. */
export interface OperationFixture {
  /** The reason why the operation is excluded. */
  readonly skip?: string | undefined;
  /**
   * An operation whose request is sent first. The values of the properties below may then be runtime expressions such as
   * `$response.body#/name`, which are evaluated with that request and its response.
   */
  readonly after?: string | undefined;
  /** True if each success consumes a resource that cannot be restored. After one success, a run excludes the other cases that need a success. */
  readonly consumes?: boolean | undefined;
  /**
   * Statuses that show that an earlier run has consumed the resource. After such a status, the case is skipped, and the
   * operation does not count as conforming.
   */
  readonly usedUp?: readonly number[] | undefined;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /** Values of body properties that this server accepts, such as the id of an existing resource. */
  readonly values?: Readonly<Record<string, JsonValue>> | undefined;
  /** The role whose credentials are sent. */
  readonly role?: string | undefined;
  readonly statuses?: Readonly<Record<string, StatusFixture>> | undefined;
  /** The reasons why cases are excluded. The key is the case id without its operation: `query/ref/example/commit`. */
  readonly except?: Readonly<Record<string, string>> | undefined;
}

/** The changes to a successful request that cause a status. `{status}` in a header is replaced by the status. */
export interface StatusFixture {
  /** An operation whose request is sent first. The values below may be runtime expressions about it, such as `$request.path.id`. */
  readonly after?: string | undefined;
  /** The reason why no request can cause the status on this server. The case is then excluded. */
  readonly skip?: string | undefined;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  readonly role?: string | undefined;
}

export const noFixtures: Fixtures = {
  stateless: false,
  credentials: {},
  roles: {},
  forbidden: undefined,
  parameters: {},
  operations: {},
  anywhere: [],
  statuses: {},
  setUp: undefined,
  tearDown: undefined,
};
