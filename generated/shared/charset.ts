// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parametersOf } from './parameters.ts';

/**
 * Returns the parameter `charset` of a media type, in lower case. Returns undefined if it is missing. Names of character sets are not
 * case-sensitive. RFC 9110, section 8.3.2.
 */
export const charsetOf = (mediaType: string): string | undefined =>
  parametersOf(mediaType).get('charset')?.toLowerCase();

/**
 * Returns a decoder for text in a character set. The decoder throws a `TypeError` for bytes that are not in this character set. Returns
 * undefined if the platform does not know the character set.
 *
 * @param charset the name of the character set, such as `iso-8859-1`.
 * @param start the first two bytes of the text. In `utf-16`, a byte order mark can state that the first byte of each unit is the higher one.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export function textDecoder(charset: string, start: Uint8Array): InstanceType<typeof TextDecoder> | undefined {
  const isBigEndian = charset === 'utf-16' && start[0] === 0xfe && start[1] === 0xff;
  try {
    return new TextDecoder(isBigEndian ? 'utf-16be' : charset, { fatal: true });
  } catch {
    return undefined;
  }
}

/**
 * Decodes a text, without a byte order mark at its start.
 *
 * @param charsets the names of the possible character sets. The first one in which the bytes are valid is used.
 * @returns undefined if the bytes are not text in any of these character sets, or if the platform does not know them.
 */
export function decodeText(bytes: ArrayBuffer, charsets: readonly string[]): string | undefined {
  for (const charset of charsets) {
    try {
      const decoder = textDecoder(charset, new Uint8Array(bytes));
      if (decoder !== undefined) return decoder.decode(bytes);
    } catch {
      // The next character set may be the right one.
    }
  }
  return undefined;
}
