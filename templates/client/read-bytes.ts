import { awaitBody } from './core.ts';
import type { Reply } from './send.ts';

/** Reads a body as bytes. */
export const readBytes = (reply: Reply): Promise<Uint8Array> =>
  awaitBody(
    reply,
    reply.response.arrayBuffer().then((buffer) => new Uint8Array(buffer)),
  );
