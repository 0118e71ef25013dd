import { knownJobToken } from './pipelines.ts';

/** A public credential: a secret, and a user name if the scheme needs one. */
export interface KnownCredential {
  readonly username?: string;
  readonly secret: string;
}

/**
 * One credential for each security scheme. Nearly every operation accepts these credentials: the administrator can
 * perform every operation that needs no registry token.
 */
export const knownCredentials: ReadonlyMap<string, KnownCredential> = new Map([
  ['PrivateToken', { secret: 'token-of-admin' }],
  ['JobToken', { secret: knownJobToken }],
  ['RegistryBasic', { username: 'mira', secret: 'token-of-mira' }],
]);
