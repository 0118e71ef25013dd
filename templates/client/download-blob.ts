import { type DownloadOptions, downloadTo } from './download.ts';
import { ConnectionError } from './errors.ts';
import type { Reply } from './send.ts';

/**
 * Reads the file that a GET returns into memory, as {@link downloadTo} reads it. The result has the media type of the response.
 *
 * @throws {ApiError} if a response is not successful.
 * @throws {ConnectionError} if the connection breaks too often, or if the file is longer than `longestBody`.
 */
export async function downloadBlob(call: { readonly reply: Promise<Reply> }, options?: DownloadOptions): Promise<Blob> {
  const { request, context } = await call.reply;
  const { longestBody } = context.progress;
  let blobs: Blob[] = [];
  let size = 0;
  const write = (chunk: Uint8Array): void => {
    size += chunk.length;
    if (size > longestBody)
      throw new ConnectionError(request, context, undefined, [
        'longestBody',
        `the file is longer than ${longestBody} bytes (longestBody)`,
      ]);
    blobs.push(new Blob([chunk.slice()]));
  };
  const restart = (): void => {
    [blobs, size] = [[], 0];
  };
  const { headers } = await downloadTo(call, { write, restart }, options);
  return new Blob(blobs, { type: headers.get('content-type') ?? '' });
}
