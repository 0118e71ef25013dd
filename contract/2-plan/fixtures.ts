import type { JsonValue } from '@forgespec/description/json';
import type { RunCredential } from './requests/credentials.ts';

/** Facts about one server that its description cannot contain. All properties are optional in the file. */
export interface Fixtures {
  /**
   * True for a mock that responds with examples and has no state. Cases that need state, and cases that check credentials, are
   * then excluded.
   */
  readonly stateless: boolean;
  readonly credentials: FixtureCredentials;
  /** Credentials by role, for operations with `x-role`. */
  readonly roles: Readonly<Record<string, FixtureCredentials>>;
  /** The role with the fewest permissions. Cases for the status 403 send the credentials of this role. */
  readonly forbidden: string | undefined;
  /** Values of path parameters. The key is the name of a parameter, or the path up to a parameter (`/shops/{id}`). */
  readonly parameters: Readonly<Record<string, JsonValue>>;
  /**
   * The fixtures of single operations. The key is the TypeScript name of the operation. In the file, the key may also be the `operationId`.
   */
  readonly operations: Readonly<Record<string, OperationFixture>>;
  /** Statuses that are accepted for every operation, although only some operations document them. */
  readonly anywhere: readonly number[];
  /**
   * True if the server may reject invalid requests with a status that the operation does not document, such as the 400 of a framework for a
   * documented 422. Such a status is then a hint.
   */
  readonly otherRejections: boolean;
  /** The requests that cause certain statuses. The key is the status, or `any` for all statuses that have no key of their own. */
  readonly statuses: Readonly<Record<string, StatusFixture>>;
  /** The requests that create data before the cases run, one after the other. */
  readonly seed: readonly Seed[];
  /**
   * The program that runs before the tests, and its arguments. It runs without a shell. Or the path of a module whose default export is a
   * function. In the file, the path is relative to the folder of the file.
   */
  readonly setUp: readonly string[] | string | undefined;
  /** The program or module that runs after the tests. */
  readonly tearDown: readonly string[] | string | undefined;
}

/**
 * A request that creates data. Its values can be runtime expressions, such as `$response.body#/id`, which refer to the seed before it. `$name` is
 * a new, unique name.
 */
export interface Seed {
  /** The `operationId` or TypeScript name of the operation. */
  readonly operation: string;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /** Values of path parameters, as in `Fixtures.parameters`. Runtime expressions refer to this request and its response. */
  readonly parameters?: Readonly<Record<string, JsonValue>> | undefined;
}

/** For each security scheme, the credential itself, or the operation that issues the credential. */
export type FixtureCredentials = Readonly<Record<string, RunCredential | CredentialSource>>;

/**
 * A request that obtains a credential. The request itself is sent with the credentials that the fixtures contain for the other
 * schemes. In the values of the arguments, `{scopes}` is replaced by the scopes that the tested request needs.
 */
export interface CredentialSource {
  /** The `operationId` or TypeScript name of the operation that issues the credential. */
  readonly from: string;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /** The runtime expression that finds the credential in the response: `$response.body#/token`. */
  readonly value: string;
}

/** The settings for the tests of one operation, such as the arguments with which a request succeeds. */
export interface OperationFixture {
  /** The reason why the operation is excluded from the run. */
  readonly skip?: string | undefined;
  /**
   * The `operationId` or TypeScript name of an operation whose request is sent first. The values of the properties below may then be
   * runtime expressions, such as `$response.body#/name`. These expressions refer to the first request and its response.
   */
  readonly after?: string | undefined;
  /**
   * True if each successful request consumes a resource that cannot be restored. The run then excludes all cases that need a success,
   * except the case `minimal`, which sends only the required arguments.
   */
  readonly consumes?: boolean | undefined;
  /**
   * The statuses with which the server responds if an earlier run has consumed the resource. After such a status, the case is
   * skipped, and the operation does not count as conforming.
   */
  readonly usedUp?: readonly number[] | undefined;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /**
   * Values that this server accepts for properties of the body and for query parameters, such as the id of an existing resource. If a
   * property and a parameter have the same name, the value belongs to the property.
   */
  readonly values?: Readonly<Record<string, JsonValue>> | undefined;
  /** The role whose credentials are sent with requests of this operation. */
  readonly role?: string | undefined;
  readonly statuses?: Readonly<Record<string, StatusFixture>> | undefined;
  /**
   * The reasons for excluding single cases. The key is the id of the case without its operation: `query/ref/example/commit`.
   */
  readonly except?: Readonly<Record<string, string>> | undefined;
}

/**
 * Changes to a request that would otherwise succeed. With these changes, the response has a certain status, such as 409. In the headers,
 * `{status}` is replaced by this status.
 */
export interface StatusFixture {
  /**
   * The `operationId` or TypeScript name of an operation whose request is sent first. The values of the properties below may then be
   * runtime expressions, such as `$request.path.id`. These expressions refer to the first request and its response.
   */
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
  otherRejections: false,
  statuses: {},
  seed: [],
  setUp: undefined,
  tearDown: undefined,
};
