import { knownJobToken } from './pipelines.ts';

/** A public credential: a secret and, if the security scheme requires it, a user name. */
export interface KnownCredential {
  readonly username?: string;
  readonly secret: string;
}

/**
 * One credential for each security scheme except `RegistryToken`. They belong to the administrator, so nearly every
 * operation accepts them.
 */
export const knownCredentials: ReadonlyMap<string, KnownCredential> = new Map([
  ['PrivateToken', { secret: 'token-of-admin' }],
  ['JobToken', { secret: knownJobToken }],
  ['RegistryBasic', { username: 'mira', secret: 'token-of-mira' }],
]);
