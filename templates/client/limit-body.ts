import { readChunks } from './core.ts';
import type { Reply } from './send.ts';

/** Returns a response whose methods `arrayBuffer`, `blob` and `text` limit the size of the body, so that a server cannot fill the memory. */
export function limitBody(response: Response, reply: Reply): Response {
  if (!response.body) return response;
  const arrayBuffer = (): Promise<ArrayBuffer> => readChunks({ ...reply, response });
  return Object.assign(response, {
    arrayBuffer,
    blob: async () => new Blob([await arrayBuffer()], { type: response.headers.get('content-type') ?? '' }),
    text: async () => new TextDecoder().decode(await arrayBuffer()),
  });
}
