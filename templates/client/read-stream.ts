import { bodyStream } from './body-stream.ts';
import type { Reply } from './send.ts';

/**
 * Returns a body as a stream, before the whole body has arrived. The size limit of the client does not apply to the stream.
 * `longestSilence` limits the wait for each chunk.
 */
export const readStream = (reply: Reply): ReadableStream<Uint8Array> => bodyStream(reply);
