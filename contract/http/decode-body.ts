import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** A decoded body. */
export interface DecodedBody {
  /** The text. Empty if the body cannot be decoded. */
  readonly text: string;
  /** False if the decoded bytes are not UTF-8. The end of a body that is cut is not checked. */
  readonly isUtf8: boolean;
  /** The reason why the body cannot be decoded; undefined if it is decoded. */
  readonly fault: string | undefined;
  /** True if the body contradicts its header `Content-Encoding`. False if it is decoded, or if only this tool cannot decode it. */
  readonly isInvalid: boolean;
}

/** The maximum size of a decoded body, in bytes. A compressed body that would be longer is not decoded. */
export const longestReadableBody: number = 32 * 1024 * 1024;

/**
 * Decodes a body to text.
 *
 * @param encoding the value of the header `Content-Encoding`.
 * @param isCut true if the bytes are only the beginning of the body. The decoded text then ends with the last whole part.
 */
export function decodeBody(bytes: Buffer, encoding = 'identity', isCut = false): DecodedBody {
  // A response to HEAD may have the header `Content-Encoding`, but has no body.
  if (bytes.length === 0) return { text: '', isUtf8: true, fault: undefined, isInvalid: false };
  const decode = decoders.get(encoding.toLowerCase());
  if (decode === undefined) {
    return { text: '', isUtf8: true, fault: `the content encoding ${encoding} is not known`, isInvalid: false };
  }
  try {
    const decoded = decode(bytes, {
      maxOutputLength: longestReadableBody,
      ...(isCut ? flushes.get(encoding.toLowerCase()) : {}),
    });
    return { text: decoded.toString('utf8'), isUtf8: isCut || isUtf8(decoded), fault: undefined, isInvalid: false };
  } catch (error) {
    if (error instanceof RangeError) {
      return {
        text: '',
        isUtf8: true,
        fault: `the decoded body is longer than ${longestReadableBody} bytes`,
        isInvalid: false,
      };
    }
    const reason = error instanceof Error ? error.message : String(error);
    return { text: '', isUtf8: true, fault: `it is not ${encoding}: ${reason}`, isInvalid: true };
  }
}

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number; readonly finishFlush?: number }) => Buffer;

/** The options with which a decoder accepts a body without its end. */
const flushes: ReadonlyMap<string, { readonly finishFlush: number }> = new Map([
  ...['gzip', 'x-gzip', 'deflate'].map((name) => [name, { finishFlush: constants.Z_SYNC_FLUSH }] as const),
  ['br', { finishFlush: constants.BROTLI_OPERATION_FLUSH }] as const,
  ['zstd', { finishFlush: constants.ZSTD_e_flush }] as const,
]);

const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['identity', (bytes) => bytes],
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
]);
