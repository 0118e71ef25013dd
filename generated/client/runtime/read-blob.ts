// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { awaitBody } from './core.ts';
import type { Reply } from './send.ts';

/** Reads a body as a `Blob`, which has the media type of the response. */
export const readBlob = (reply: Reply): Promise<Blob> => awaitBody(reply, reply.response.blob());
