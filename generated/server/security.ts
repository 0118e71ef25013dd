// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Authenticate, Authenticated, BasicCredential } from './runtime/auth.ts';
import type { CredentialLocations } from './runtime/authentication.ts';

/** The functions that authenticate callers, one for each security scheme. */
export interface Authenticators {
  /**
   * The token of a CI/CD job, sent from inside this job (its variable `CI_JOB_TOKEN`). Accepted by the
   * container registry operations only, and only for the registry of the project that created the
   * pipeline.
   */
  readonly JobToken: Authenticate<'JobToken', string>;
  /**
   * An access token. Accepted by every operation of the API that requires authentication. The scopes
   * that it needs are shown for the repository files only.
   */
  readonly PrivateToken: Authenticate<'PrivateToken', string>;
  /**
   * A user name and a password, sent to obtain a registry token. The accepted passwords are not
   * documented.
   */
  readonly RegistryBasic: Authenticate<'RegistryBasic', BasicCredential>;
  /**
   * A registry token from `GET /jwt/auth`, valid for the requested scope. Accepted only by the endpoints
   * of the registry itself. It is not an access token.
   */
  readonly RegistryToken: Authenticate<'RegistryToken', string>;
}

/** A caller with a valid credential of the scheme `JobToken`. */
export type JobTokenAuth = Authenticated<'JobToken', string>;

/** A caller with a valid credential of the scheme `PrivateToken`. */
export type PrivateTokenAuth = Authenticated<'PrivateToken', string>;

/** A caller with a valid credential of the scheme `RegistryBasic`. */
export type RegistryBasicAuth = Authenticated<'RegistryBasic', BasicCredential>;

/** A caller with a valid credential of the scheme `RegistryToken`. */
export type RegistryTokenAuth = Authenticated<'RegistryToken', string>;

/** The locations of credentials in requests, by security scheme. */
export const securitySchemes: CredentialLocations = {
  JobToken: { in: 'header', name: 'job-token' },
  PrivateToken: { in: 'header', name: 'private-token' },
  RegistryBasic: { in: 'authorization', scheme: 'basic' },
  RegistryToken: { in: 'authorization', scheme: 'bearer' },
};
