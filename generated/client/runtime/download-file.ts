// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type DownloadOptions, downloadTo } from './download.ts';
import type { Reply } from './send.ts';

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
