import { createHash } from 'node:crypto';

/**
 * Returns the hexadecimal SHA-256 of a token. Only the digest is stored, so that a reader of the database cannot use
 * the token.
 */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
