import type { Reply } from './send.ts';

/**
 * Returns a body as a stream, before the whole body has arrived. The time limit and the size limit of the client do not apply to the
 * stream.
 */
export function readStream({ response, context }: Reply): ReadableStream<Uint8Array> {
  context.progress.toFinish.forEach((end) => end(false));
  return response.body ?? new ReadableStream({ start: (controller) => controller.close() });
}
