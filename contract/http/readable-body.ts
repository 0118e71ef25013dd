import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** The text of a body as it was before it was encoded for the way; undefined for an encoding that nobody knows. */
export function readableBody(bytes: Buffer, encoding: string | undefined): string | undefined {
  try {
    switch (encoding?.toLowerCase() ?? 'identity') {
      case 'identity':
        return bytes.toString('utf8');
      case 'gzip':
      case 'x-gzip':
        return gunzipSync(bytes, { maxOutputLength: longestReadableBody }).toString('utf8');
      case 'deflate':
        return inflateSync(bytes, { maxOutputLength: longestReadableBody }).toString('utf8');
      case 'br':
        return brotliDecompressSync(bytes, { maxOutputLength: longestReadableBody }).toString('utf8');
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** The longest body that is judged; a longer one passes unseen. */
export const longestReadableBody: number = 32 * 1024 * 1024;
