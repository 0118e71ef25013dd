import { awaitBody, readBuffer } from './core.ts';
import type { Reply } from './send.ts';

/** Reads a body as a `Blob`, which has the media type of the response. */
export async function readBlob(reply: Reply): Promise<Blob> {
  // React Native has no streams, and its blobs cannot contain an `ArrayBuffer`.
  if (!reply.response.body) return awaitBody(reply, reply.response.blob());
  const bytes = await readBuffer(reply);
  return new Blob([bytes], { type: reply.response.headers.get('content-type') ?? '' });
}
