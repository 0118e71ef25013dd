import { chunksOf } from './body-stream.ts';
import { checkNumbers } from './check-numbers.ts';
import { ConnectionError } from './errors.ts';
import { type FilePart, fileSize, requestRest } from './request-rest.ts';
import type { Reply } from './send.ts';
import { wait } from './wait.ts';

/** The options of a download. */
export interface DownloadOptions {
  /** Receives the number of bytes that have arrived, and the size of the file, which is undefined if the server does not state it. */
  readonly onProgress?: ((received: number, size: number | undefined) => void) | undefined;
  /**
   * The highest number of further requests in a row that bring no new byte, after the connection broke. The client waits 0.1 s before the first
   * one, and four times as long before each further one, up to a minute. Default: 5.
   */
  readonly times?: number | undefined;
}

/** The destination of the bytes of a file. */
export interface DownloadTarget {
  /** Writes the next bytes. If it returns a promise, further bytes are read when the promise is fulfilled. */
  write(chunk: Uint8Array): unknown;
  /** Drops all written bytes: the file has changed, or the server sends only whole files. */
  restart(): unknown;
}

/**
 * Writes the file that a GET returns to a target, as the bytes arrive. If the connection breaks, or if the body is shorter than its stated
 * length, the download requests the missing bytes (`Range`) of the same version of the file (`If-Range`). If the file has changed, or if the
 * server sends only whole files, the download begins again.
 *
 * `longestSilence` limits the wait for each chunk, and `deadline` the whole download. `longestBody` does not apply.
 *
 * @returns the last response, for its headers. Its body is already read.
 * @throws {ApiError} if a response is not successful.
 * @throws {ConnectionError} if the connection breaks too often, or once for another method than GET.
 */
export async function downloadTo(
  call: { readonly reply: Promise<Reply> },
  target: DownloadTarget,
  { onProgress, times = 5 }: DownloadOptions = {},
): Promise<Response> {
  checkNumbers({ times });
  const reply = await call.reply;
  if (reply.error) throw reply.error;
  const mayResume = resumption(reply);
  let part: FilePart | undefined = { reply, start: 0 };
  let last = reply;
  let received = 0;
  let furthest = 0;
  for (let failures = 0; ;) {
    try {
      part ??= await requestRest(last, received);
      if (part.start < received) await target.restart();
      received = part.start;
      last = part.reply;
      for await (const chunk of checkedChunks(part)) {
        await target.write(chunk);
        received += chunk.length;
        onProgress?.(received, fileSize(part));
      }
      return last.response;
    } catch (error) {
      failures = received > furthest ? 1 : failures + 1;
      furthest = Math.max(furthest, received);
      if (failures > times || !mayResume(error)) throw error;
      part = undefined;
      await wait(Math.min(60_000, 100 * 4 ** (failures - 1)), last.context.signal);
    }
  }
}

/**
 * Returns a function that returns true if a download may continue after an error. A part that the caller has requested is not continued, nor is
 * a file that is too long.
 */
function resumption({ request, context }: Reply): (error: unknown) => boolean {
  const isWhole = request.method === 'GET' && !request.headers.has('range');
  const isBroken = (error: unknown): boolean => error instanceof ConnectionError && error.code !== 'longestBody';
  return (error) => isWhole && isBroken(error) && Date.now() < (context.progress.endsAt ?? Infinity);
}

/** Reads a body. Throws a {@link ConnectionError} at its end if its length is not the stated one. */
async function* checkedChunks(part: FilePart): AsyncGenerator<Uint8Array> {
  const { reply } = part;
  const size = fileSize(part);
  let received = part.start;
  for await (const chunk of chunksOf(reply)) {
    received += chunk.length;
    yield chunk;
  }
  const isOwnRange = reply.response.status === 206 && part.start === 0;
  if (size === undefined || received === size || isOwnRange) return;
  throw new ConnectionError(reply.request, reply.context, undefined, [
    received < size ? 'connection-closed-early' : 'invalid-response',
    `the file has ${received} bytes, but its stated size is ${size}`,
  ]);
}
