import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Returns the decoded text of a body; undefined for an unknown content encoding. */
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

/** The maximum size of a body that is checked, in bytes. Longer bodies are not checked. */
export const longestReadableBody: number = 32 * 1024 * 1024;
