import type { JsonValue } from '@forgespec/generator/json';
import type { RunCredential } from './requests/credentials.ts';

/** What a tester must know about one server that no description can say. Everything is optional. */
export interface Fixtures {
  /** A mock that answers with examples and keeps nothing: what takes memory, or a look at a credential, is not asked of it. */
  readonly stateless: boolean;
  readonly credentials: FixtureCredentials;
  /** Credentials by role, for operations that ask for one (`x-role`). */
  readonly roles: Readonly<Record<string, FixtureCredentials>>;
  /** The role of someone who may do next to nothing: provokes every 403. */
  readonly forbidden: string | undefined;
  /** Values of path parameters, by the path up to them (`/shops/{id}`) or by their name. */
  readonly parameters: Readonly<Record<string, JsonValue>>;
  /** By `operationId`. */
  readonly operations: Readonly<Record<string, OperationFixture>>;
  /** Statuses that any operation may answer with, though the description lists them for some only. */
  readonly anywhere: readonly number[];
  /** How to make this server answer with a status, by status; `any` holds for those that are not named. */
  readonly statuses: Readonly<Record<string, StatusFixture>>;
  /** Programs to run before and after, each an array of its words; no shell reads them. */
  readonly setUp: readonly string[] | undefined;
  readonly tearDown: readonly string[] | undefined;
}

/** By the name of their security scheme: credentials, or where to get them. */
export type FixtureCredentials = Readonly<Record<string, RunCredential | CredentialSource>>;

/** An operation that gives a credential. It is called with the other credentials. `{scopes}` stands for what the credential is for. */
export interface CredentialSource {
  /** The operation to call. */
  readonly from: string;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /** Where the credential is in its answer: `$response.body#/token`. */
  readonly value: string;
}

/** How one operation is called so that it succeeds. */
export interface OperationFixture {
  /** Why it is left out. */
  readonly skip?: string | undefined;
  /**
   * An operation to call first. Texts below may then be runtime expressions, `$response.body#/name`, which take what they say from
   * that call and its answer.
   */
  readonly after?: string | undefined;
  /** Each success uses something up that nothing brings back: one is enough. */
  readonly consumes?: boolean | undefined;
  /** Statuses that mean that an earlier run used up what the operation needs: it is then not tried, and does not conform. */
  readonly usedUp?: readonly number[] | undefined;
  readonly path?: Readonly<Record<string, JsonValue>> | undefined;
  readonly query?: Readonly<Record<string, JsonValue>> | undefined;
  readonly header?: Readonly<Record<string, JsonValue>> | undefined;
  readonly body?: JsonValue | undefined;
  /** By property of the body: a value that this server accepts, such as the id of something that it has. */
  readonly values?: Readonly<Record<string, JsonValue>> | undefined;
  /** The role to call it with. */
  readonly role?: string | undefined;
  readonly statuses?: Readonly<Record<string, StatusFixture>> | undefined;
  /** Cases that this server need not pass, by the part of their id after the operation, with the reason. */
  readonly except?: Readonly<Record<string, string>> | undefined;
}

/** Changes to a successful call that provoke a status. `{status}` in a header stands for it. */
export interface StatusFixture {
  /** An operation to call first, as for the operation itself; `$request.path.id` is a value that it was called with. */
  readonly after?: string | undefined;
  /** Why it cannot be provoked on this server; nothing is sent then. */
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
