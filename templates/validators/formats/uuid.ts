import { isHexDigit } from './ascii.ts';

const hyphen = 0x2d;

/**
 * `uuid`: `550e8400-e29b-41d4-a716-446655440000`. RFC 4122, section 3 (RFC 9562, section 4).
 *
 * - Either case. Any version and variant, the nil and the max UUID too: the rule is about hexadecimal digits alone.
 * - `urn:uuid:` before it makes a URN, and braces around it something else.
 */
export function isUuid(text: string): boolean {
  if (text.length !== 36) return false;
  for (let at = 0; at < 36; at++) {
    const code = text.charCodeAt(at);
    const isSeparator = at === 8 || at === 13 || at === 18 || at === 23;
    if (isSeparator ? code !== hyphen : !isHexDigit(code)) return false;
  }
  return true;
}
