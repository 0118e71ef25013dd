import { knownJobToken } from './pipelines.ts';

/** A public credential: a secret, and a user name if the scheme needs one. */
export interface KnownCredential {
  readonly username?: string;
  readonly secret: string;
}

/**
 * Credentials by security scheme that nearly every operation accepts. The administrator can perform every operation
 * that needs no registry token.
 */
export const knownCredentials: ReadonlyMap<string, KnownCredential> = new Map([
  ['PrivateToken', { secret: 'token-of-admin' }],
  ['JobToken', { secret: knownJobToken }],
  ['RegistryBasic', { username: 'mira', secret: 'token-of-mira' }],
]);
