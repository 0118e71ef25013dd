import { chunkStream } from '../shared/chunk-stream.ts';
import { mediaKind } from '../shared/media-type.ts';
import type { Step } from './dispatch.ts';
import { CollectedChunks } from './join-chunks.ts';
import type { Route } from './route.ts';

type ReceivedChunks = AsyncIterable<Uint8Array>;

/**
 * Returns the step that replaces the chunks of a binary request body by one array of bytes. Returns undefined if the
 * operation accepts no binary body.
 */
export const bytesOfBody = (route: Route): Step | undefined => bodyStep(route, readBytesOf);

/**
 * Returns the step that replaces the chunks of a binary request body by a stream. Returns undefined if the operation
 * accepts no binary body.
 */
export const streamOfBody = (route: Route): Step | undefined => bodyStep(route, chunkStream);

/** Returns the step that replaces a binary body by the result of `convert`. The step must run after the step that decodes bodies. */
function bodyStep(
  { requestBody }: Route,
  convert: (
    chunks: ReceivedChunks,
    contentLength: string | undefined,
  ) => Promise<Uint8Array> | ReadableStream<Uint8Array>,
): Step | undefined {
  if (requestBody?.mediaTypes.some((mediaType) => mediaKind(mediaType) === 'binary') !== true) return undefined;
  return async (request, _query, _context, input) => {
    if (isChunks(input.body)) input.body = await convert(input.body, request.header('content-length'));
  };
}

const isChunks = (body: unknown): body is ReceivedChunks =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

async function readBytesOf(body: ReceivedChunks, contentLength: string | undefined): Promise<Uint8Array> {
  // A longer body is already refused.
  const collected = new CollectedChunks(contentLength, Infinity);
  for await (const chunk of body) collected.add(chunk);
  return collected.whole();
}
