// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type CoreClient, type CoreOptions, createCore } from './runtime/core.ts';
import type { BasicCredential, CredentialProvider } from './runtime/credentials.ts';

/**
 * Makes a client for the functions of operations: a bundle then holds those that are imported, and no
 * others. It sends again what may be repeated, gives up what takes too long, and follows redirects. No
 * credential goes to another origin.
 */
export function createCoreClient(options: ClientOptions): CoreClient {
  const { baseUrl, registryUrl } = options;
  return createCore('{baseUrl}/api/v4', { baseUrl, registryUrl }, options);
}

/** What may be said about all calls of a client. */
export interface ClientOptions extends CoreOptions {
  /** The service, at the address of the instance without a slash at the end. */
  readonly baseUrl: string;
  /** The registry itself, at its own address without a slash at the end. */
  readonly registryUrl?: string | undefined;
  /** What to authenticate with. Each operation is sent what it asks for, and no more. */
  readonly auth?: Auth | undefined;
}

/** Credentials, by the way to authenticate. */
export type Auth = {
  /**
   * The token of a CI/CD job, from inside which it is sent (its `CI_JOB_TOKEN` variable). Accepted by
   * the container registry operations only, and only for the registry of the project that created the
   * pipeline.
   *
   * Sent in the header `JOB-TOKEN`.
   */
  readonly JobToken?: string | CredentialProvider<string> | undefined;
  /**
   * An access token. Accepted by every operation of the API that asks for authentication. Which scopes
   * it needs is shown for the repository files only.
   *
   * Sent in the header `PRIVATE-TOKEN`.
   */
  readonly PrivateToken?: string | CredentialProvider<string> | undefined;
  /**
   * A user name and a password, sent to obtain a registry token. What may serve as the password is not
   * shown.
   *
   * Sent in the header `Authorization`.
   */
  readonly RegistryBasic?: BasicCredential | CredentialProvider<BasicCredential> | undefined;
  /**
   * A registry token from `GET /jwt/auth`, valid for the scope that was asked for. Sent to the endpoints
   * of the registry itself only; an access token is another thing.
   *
   * Sent in the header `Authorization`. Obtained when it is needed, where it is not given.
   */
  readonly RegistryToken?: string | CredentialProvider<string> | undefined;
};
