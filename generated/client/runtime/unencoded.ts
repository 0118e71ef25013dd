// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from '../../shared/described.ts';
import type { RequestBody } from './operation.ts';

/** Returns a body unchanged: it is sent as it is. */
export const unencoded = (body: unknown): RequestBody => asDescribed(body);
