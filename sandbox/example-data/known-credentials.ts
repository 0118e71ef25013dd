import { knownJobToken } from './pipelines.ts';

/** A credential that everybody knows: a secret, and with whose name it is sent where a name is. */
export interface KnownCredential {
  readonly username?: string;
  readonly secret: string;
}

/** By security scheme: with these, nearly every operation is answered. The administrator may do what needs no registry token. */
export const knownCredentials: ReadonlyMap<string, KnownCredential> = new Map([
  ['PrivateToken', { secret: 'token-of-admin' }],
  ['JobToken', { secret: knownJobToken }],
  ['RegistryBasic', { username: 'mira', secret: 'token-of-mira' }],
]);
