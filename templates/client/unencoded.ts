import { asDescribed } from '../shared/described.ts';
import type { RequestBody } from './operation.ts';

/** Returns a body unchanged: it is sent as it is. */
export const unencoded = (body: unknown): RequestBody => asDescribed(body);
