// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { writeJson } from '../../shared/write-json.ts';
import type { BodyFormat } from './operation.ts';

/** The format of a JSON body. */
export const jsonBody: BodyFormat = { contentType: 'application/json', write: writeJson };
