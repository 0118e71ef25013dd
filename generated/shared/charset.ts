// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parametersOf } from './parameters.ts';

/**
 * Returns the parameter `charset` of a media type, in lower case. Returns undefined if it is missing. Names of character sets are not
 * case-sensitive. RFC 9110, section 8.3.2.
 */
export const charsetOf = (mediaType: string): string | undefined =>
  parametersOf(mediaType).get('charset')?.toLowerCase();

/**
 * Decodes a text, without a byte order mark at its start.
 *
 * @param charsets the names of the possible character sets. The first one in which the bytes are valid is used.
 * @returns undefined if the bytes are not text in any of these character sets, or if the platform does not know them.
 */
export function decodeText(bytes: ArrayBuffer, charsets: readonly string[]): string | undefined {
  for (const charset of charsets) {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      // The next character set may be the right one.
    }
  }
  return undefined;
}
