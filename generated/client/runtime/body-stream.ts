// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { awaitPart, readChunks } from './core.ts';
import { bodyIs } from './call-limits.ts';
import { discard, type Reply } from './send.ts';

/**
 * Returns a body as a stream. `longestSilence` limits the wait for each chunk. The time in which the program processes a chunk does not
 * count.
 */
export function bodyStream(reply: Reply): ReadableStream<Uint8Array> {
  const { response, context } = reply;
  const { watchers } = context.progress;
  bodyIs(response.body === null ? 'over' : 'paused', watchers);
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const end = (): void => {
    bodyIs('over', watchers);
    if (reader === undefined) discard(response);
    else reader.cancel().catch(() => undefined);
  };
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= response.body?.getReader();
        bodyIs('chunkAwaited', watchers);
        try {
          const chunk = await (reader && awaitPart(reply, reader.read()));
          bodyIs('paused', watchers);
          if (chunk?.value !== undefined) return controller.enqueue(chunk.value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: end,
    },
    // A chunk is read only when the program asks for it. Otherwise, the limit would apply while the program does other work.
    { highWaterMark: 0 },
  );
}

/** Returns the chunks of a body as they arrive, as {@link bodyStream} does. */
export async function* chunksOf(reply: Reply): AsyncGenerator<Uint8Array> {
  const reader = bodyStream(reply).getReader();
  try {
    for (let chunk = await reader.read(); chunk.value !== undefined; chunk = await reader.read()) yield chunk.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Returns a response whose body is not read yet. The time limits of the call apply to its body. */
export function streamedResponse(reply: Reply): Response {
  const { response, context } = reply;
  const { watchers } = context.progress;
  // React Native has no streams: `body` is undefined there, and the response is returned unchanged.
  if (!response.body) bodyIs('over', watchers);
  if (watchers.length === 0) return limitBody(response, reply);
  const { status, statusText, headers, url, redirected, type } = response;
  const streamed = new Response(bodyStream(reply), { status, headers });
  // The constructor cannot set these properties, except `statusText`, of which it rejects some values that a server can send.
  for (const [name, value] of Object.entries({ statusText, url, redirected, type }))
    Object.defineProperty(streamed, name, { value });
  return limitBody(streamed, reply);
}

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
