// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CoreOptions } from './runtime/client.ts';
import type { BasicCredential, CredentialProvider, HeaderCredential } from './runtime/credentials.ts';
import type { RequestOptions } from './runtime/operations.ts';
import type { ListCallOptions } from './runtime/pages.ts';

/** The options of a client. */
export interface ClientOptions extends CoreOptions {
  /** The service. The address of the instance has no slash at the end. */
  readonly baseUrl: string;
  /** The registry itself. Its address has no slash at the end. */
  readonly registryUrl?: string | undefined;
  /**
   * The credentials. The client sends with each operation only the credentials that the operation needs.
   * If the description is wrong, pass the header and its value: they are sent with each operation.
   */
  readonly auth?: Auth | HeaderCredential | undefined;
}

/** The options of one call. They replace those of the client. */
export type CallOptions = RequestOptions;

/** The options of a call that returns a list. */
export type ListOptions = CallOptions & ListCallOptions;

/** Credentials, by the names of security schemes. */
export type Auth = {
  /**
   * The token of a CI/CD job, sent from inside this job (its variable `CI_JOB_TOKEN`). Accepted by the
   * container registry operations only, and only for the registry of the project that created the
   * pipeline.
   *
   * Sent in the header `JOB-TOKEN`.
   */
  readonly JobToken?: string | CredentialProvider<string> | undefined;
  /**
   * An access token. Accepted by every operation of the API that requires authentication. The scopes
   * that it needs are shown for the repository files only.
   *
   * Sent in the header `PRIVATE-TOKEN`.
   */
  readonly PrivateToken?: string | CredentialProvider<string> | undefined;
  /**
   * A user name and a password, sent to obtain a registry token. The accepted passwords are not
   * documented.
   *
   * Sent in the header `Authorization`.
   */
  readonly RegistryBasic?: BasicCredential | CredentialProvider<BasicCredential> | undefined;
  /**
   * A registry token from `GET /jwt/auth`, valid for the requested scope. Accepted only by the endpoints
   * of the registry itself. It is not an access token.
   *
   * Sent in the header `Authorization`. If this credential is undefined, the client obtains it when an
   * operation needs it.
   */
  readonly RegistryToken?: string | CredentialProvider<string> | undefined;
};
