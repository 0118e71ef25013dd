import { readBuffer } from './core.ts';
import type { Reply } from './send.ts';

/** Reads a body as bytes. */
export const readBytes = (reply: Reply): Promise<Uint8Array> =>
  readBuffer(reply).then((buffer) => new Uint8Array(buffer));
