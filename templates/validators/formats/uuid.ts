import { asciiSet } from './ascii.ts';

const hyphen = 0x2d;
const hexDigits = /* @__PURE__ */ asciiSet('0123456789ABCDEFabcdef');

/**
 * `uuid`: `550e8400-e29b-41d4-a716-446655440000`. RFC 4122, section 3 (RFC 9562, section 4).
 *
 * - The digits may be upper or lower case. Any version and variant is valid, also the nil and the max UUID, because the
 *   grammar of the RFC allows any hexadecimal digits.
 * - The prefix `urn:uuid:` and braces are not valid.
 */
export const hasUuidFormat = (text: string): boolean =>
  text.length === 36 &&
  text.charCodeAt(8) === hyphen &&
  text.charCodeAt(13) === hyphen &&
  text.charCodeAt(18) === hyphen &&
  text.charCodeAt(23) === hyphen &&
  areHexDigits(text, 0, 8) &&
  areHexDigits(text, 9, 13) &&
  areHexDigits(text, 14, 18) &&
  areHexDigits(text, 19, 23) &&
  areHexDigits(text, 24, 36);

function areHexDigits(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (hexDigits[text.charCodeAt(at)] !== 1) return false;
  }
  return true;
}
