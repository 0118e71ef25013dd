import { asDescribed } from '../shared/described.ts';
import type { RequestBody } from './operation.ts';

/** Returns a body unchanged, for a body that needs no encoding. */
export const unencoded = (body: unknown): RequestBody => asDescribed(body);
