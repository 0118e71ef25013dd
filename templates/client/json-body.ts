import { writeJson } from '../shared/write-json.ts';
import type { BodyFormat } from './operation.ts';

/** The body of a request as JSON. */
export const jsonBody: BodyFormat = { contentType: 'application/json', write: writeJson };
