// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketForm, writeJson } from '../../shared/notation.ts';
import { awaitBody, awaitPart, readBuffer, readChunks, readJson } from './calls.ts';
import { ApiError } from './errors.ts';
import type { BodyFormat } from './operations.ts';
import { type Reply, bodyIs, discard } from './sending.ts';

/** The format of a JSON body. */
export const jsonBody: BodyFormat = { contentType: 'application/json', write: writeJson };

/** The format that writes a body as form fields: `client.shopPets.create(path, body, { bodyFormat: formBody })`. */
export const formBody: BodyFormat = { contentType: 'application/x-www-form-urlencoded', write: bracketForm };

/**
 * Reads a body that must be a JSON array.
 *
 * @throws {ApiError} if the body is another JSON value.
 */
export async function readList(reply: Reply): Promise<unknown> {
  const data = await readJson(reply);
  if (Array.isArray(data)) return data;
  throw new ApiError(reply, data, ', but the body is not a list');
}

/** Reads a body that the description does not mention, and drops it. */
export const readNothing = (reply: Reply): Promise<undefined> => readBuffer(reply).then(() => undefined);

/** Reads a body as a `Blob`, which has the media type of the response. */
export async function readBlob(reply: Reply): Promise<Blob> {
  // React Native has no streams, and its blobs cannot contain an `ArrayBuffer`.
  if (!reply.response.body) return awaitBody(reply, reply.response.blob());
  const bytes = await readBuffer(reply);
  return new Blob([bytes], { type: reply.response.headers.get('content-type') ?? '' });
}

/**
 * Returns the response to a call before its body is read. Read the body with `blob()`, or as the stream `body`. `longestSilence`
 * limits the wait for each chunk. Read or cancel the body, because its connection stays open until then: if a signal is aborted while
 * the body is not being read, the next read fails. Do not also await the call, because a body can be read only once.
 *
 * @throws {ApiError} if the response is not successful.
 */
export async function responseOf(call: { readonly reply: Promise<Reply> }): Promise<Response> {
  const reply = await call.reply;
  if (reply.error) throw reply.error;
  return streamedResponse(reply);
}

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
