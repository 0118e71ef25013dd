import { knownJobToken } from './pipelines.ts';

/** A public credential: a secret, and a user name if the scheme needs one. */
export interface KnownCredential {
  readonly username?: string;
  readonly secret: string;
}

/**
 * One credential for each security scheme except `RegistryToken`. Nearly every operation accepts these credentials: the
 * token of the administrator allows every operation that does not need a registry token.
 */
export const knownCredentials: ReadonlyMap<string, KnownCredential> = new Map([
  ['PrivateToken', { secret: 'token-of-admin' }],
  ['JobToken', { secret: knownJobToken }],
  ['RegistryBasic', { username: 'mira', secret: 'token-of-mira' }],
]);
