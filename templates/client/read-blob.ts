import { unbroken } from './api-call.ts';
import type { Reply } from './send.ts';

/** Reads a body as bytes with their media type. */
export const readBlob = (reply: Reply): Promise<Blob> => unbroken(reply, reply.response.blob());
