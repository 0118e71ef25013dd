import { knownJobToken } from './pipelines.ts';

/** A public credential: a secret and, if the security scheme requires it, a user name. */
export interface KnownCredential {
  readonly username?: string;
  readonly secret: string;
}

/**
 * One credential for each security scheme except `RegistryToken`. Nearly every operation accepts one of these
 * credentials, because the access token belongs to the administrator.
 */
export const knownCredentials: ReadonlyMap<string, KnownCredential> = new Map([
  ['PrivateToken', { secret: 'token-of-admin' }],
  ['JobToken', { secret: knownJobToken }],
  ['RegistryBasic', { username: 'mira', secret: 'token-of-mira' }],
]);
