import { asciiSet, lettersAndDigits } from './ascii.ts';

const equals = 0x3d;
const alphabet = /* @__PURE__ */ asciiSet(`${lettersAndDigits}+/`);

/**
 * `byte`: Base64. RFC 4648, section 4.
 *
 * - Padding is required, and line breaks are not allowed (sections 3.1 to 3.3). The empty text is valid: it encodes zero bytes.
 * - The URL-safe alphabet is another encoding (section 5), and not valid here.
 * - The unused bits of the last character may be set, as in `QR==`. A decoder may refuse such bits (section 3.5), but most decoders do not.
 */
export function hasByteFormat(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  let end = text.length;
  if (text.charCodeAt(end - 1) === equals) end--;
  if (text.charCodeAt(end - 1) === equals) end--;
  for (let at = 0; at < end; at++) {
    if (alphabet[text.charCodeAt(at)] !== 1) return false;
  }
  return true;
}
