import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Decodes a body to text. Returns undefined if the content encoding is unknown, or if the decoded body would be too long. */
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

/** The maximum size of a decoded body, in bytes. A compressed body that would be longer is not decoded. */
export const longestReadableBody: number = 32 * 1024 * 1024;
