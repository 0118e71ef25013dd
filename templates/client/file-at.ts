import { lastComponent } from '../shared/file-name.ts';

/** The function `openAsBlob` of `node:fs`. */
export type OpenAsBlob = (path: string, options: { readonly type: string }) => Promise<Blob>;

/**
 * Returns the file at a path, for the body of a request. Its name is the last component of the path. The file is read while it is sent, so it
 * may be larger than the memory, and the request can be repeated. It must not change in the meantime.
 *
 * @param openAsBlob the function of `node:fs`, which Node, Deno and Bun have.
 * @param type the media type, such as `image/png`. Default: none.
 */
export async function fileAt(
  path: string,
  { openAsBlob, type = '' }: { readonly openAsBlob: OpenAsBlob; readonly type?: string },
): Promise<File> {
  const content = await openAsBlob(path, { type });
  return new File([content], lastComponent(path), { type });
}
