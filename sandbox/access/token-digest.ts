import { createHash } from 'node:crypto';

/** What is kept of a token: its SHA-256, in hexadecimal. Who reads the database cannot call with it. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
