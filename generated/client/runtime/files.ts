// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parseContentRange } from '../../shared/http.ts';
import { wait, withRestOfTime } from './attempts.ts';
import { chunksOf } from './bodies.ts';
import { ConnectionError } from './errors.ts';
import { type Reply, checkNumbers, discard } from './sending.ts';

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

/** The functions of `node:fs/promises` that write a file. */
export interface WritableFiles {
  open(path: string, flags: 'w'): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true }): Promise<void>;
}

interface OpenFile {
  writeFile(data: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** The options of {@link downloadFile}. */
export interface DownloadFileOptions extends DownloadOptions {
  /** The module `node:fs/promises`, which Node, Deno and Bun have. */
  readonly fs: WritableFiles;
}

/**
 * Writes the file that a GET returns to a path, as {@link downloadTo} reads it. The bytes are first in `PATH.part`, so the file at the path is
 * always complete. If the download fails, the part is removed.
 *
 * @returns the last response, for its headers. Its body is already read.
 * @throws {ApiError} if a response is not successful.
 * @throws {ConnectionError} if the connection breaks too often.
 */
export async function downloadFile(
  call: { readonly reply: Promise<Reply> },
  path: string,
  { fs, ...options }: DownloadFileOptions,
): Promise<Response> {
  const part = `${path}.part`;
  let file: OpenFile | undefined;
  const close = async (): Promise<void> => {
    await file?.close();
    file = undefined;
  };
  const write = async (chunk: Uint8Array): Promise<void> => {
    file ??= await fs.open(part, 'w');
    await file.writeFile(chunk);
  };
  try {
    const response = await downloadTo(call, { write, restart: close }, options);
    // An empty file has no chunk.
    await write(new Uint8Array());
    await close();
    await fs.rename(part, path);
    return response;
  } catch (error) {
    await close();
    await fs.rm(part, { force: true });
    throw error;
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

/** A response with a file, or with the rest of a file. */
export interface FilePart {
  readonly reply: Reply;
  /** The position of its first byte in the file. */
  readonly start: number;
}

/** Returns the size of the whole file. Returns undefined if the response does not state it. */
export function fileSize({ reply, start }: FilePart): number | undefined {
  const { headers, status } = reply.response;
  if (status === 206) return parseContentRange(headers.get('content-range') ?? '')?.size;
  const length = headers.get('content-length');
  return length === null || isCompressed(headers) ? undefined : start + Number(length);
}

/**
 * Requests the rest of a file, if the server can send it. Otherwise, and if the file has changed, requests the whole file.
 *
 * @param last the last response.
 * @param received the number of bytes that have arrived.
 * @throws {ApiError} if the response is not successful.
 */
export async function requestRest(last: Reply, received: number): Promise<FilePart> {
  const { headers } = last.response;
  const version = received === 0 || isCompressed(headers) ? undefined : fileVersion(headers);
  if (version === undefined) return wholeFile(await sendAgain(last, {}));
  const rest = await sendAgain(last, { range: `bytes=${received}-`, 'if-range': version });
  const { response } = rest;
  if (response.status === 206) {
    const range = parseContentRange(response.headers.get('content-range') ?? '');
    if (range?.start === received && fileVersion(response.headers) === version) return { reply: rest, start: received };
  } else if (response.status !== 416) return wholeFile(rest);
  // The server has sent another part or version than requested, or the file is shorter now (416).
  discard(response);
  return wholeFile(await sendAgain(last, {}));
}

function wholeFile(reply: Reply): FilePart {
  if (reply.error) throw reply.error;
  return { reply, start: 0 };
}

const sendAgain = ({ context }: Reply, range: Readonly<Record<string, string>>): Promise<Reply> => {
  const { client, operation, input, options } = context;
  return client.call(operation, input, { ...withRestOfTime(context), headers: { ...options.headers, ...range } }).reply;
};

/**
 * Returns a text that identifies the version of a file, for the header `If-Range`: a strong `ETag`, or a `Last-Modified` that is older than the
 * response. Returns undefined if the response has neither.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
 */
function fileVersion(headers: Headers): string | undefined {
  const tag = headers.get('etag');
  if (tag !== null) return tag.startsWith('"') ? tag : undefined;
  const modified = headers.get('last-modified') ?? '';
  // A file that has changed in the second of the response can change again in the same second.
  return Date.parse(headers.get('date') ?? '') - Date.parse(modified) >= 1000 ? modified : undefined;
}

/** Returns true if a body is compressed: its stated length and its ranges then do not count the bytes that the program reads. */
const isCompressed = (headers: Headers): boolean => !/^(?:identity)?$/iu.test(headers.get('content-encoding') ?? '');
