import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a token, in hexadecimal. The database stores only this digest. A person who can read the
 * database therefore cannot use the token.
 */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
