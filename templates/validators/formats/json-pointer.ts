import { isDigit } from './ascii.ts';

const hash = 0x23;
const plus = 0x2b;
const hyphen = 0x2d;
const slash = 0x2f;
const zero = 0x30;
const one = 0x31;

/**
 * `json-pointer`: `/labels/0/a~1b`. RFC 6901, section 3.
 *
 * - The empty text points to the whole document. `#/labels` is not valid, because it is a URI fragment (section 6).
 * - 0 or 1 must follow `~`. Every other character is valid, even control characters and lone surrogates.
 */
export const hasJsonPointerFormat = (text: string): boolean => isPointerFrom(text, 0);

/**
 * `relative-json-pointer`: `0#`, `2/name`, `1-1/name`. Relative JSON Pointers (draft-bhutton-relative-json-pointer-00), section 3.
 *
 * - Numbers do not have a leading zero, and the first number does not have a sign. `+1` or `-1` after the first number changes an array
 * index. The draft to which JSON Schema 2020-12 refers allows this, but many validators implement an older draft.
 */
export function hasRelativeJsonPointerFormat(text: string): boolean {
  let at = integerEnd(text, 0);
  const sign = text.charCodeAt(at);
  if (at > 0 && (sign === plus || sign === hyphen)) at = integerEnd(text, at + 1);
  if (at < 1) return false;
  return text.charCodeAt(at) === hash ? at + 1 === text.length : isPointerFrom(text, at);
}

function isPointerFrom(text: string, start: number): boolean {
  if (start < text.length && text.charCodeAt(start) !== slash) return false;
  for (let at = text.indexOf('~', start); at >= 0; at = text.indexOf('~', at + 2)) {
    const code = text.charCodeAt(at + 1);
    if (code !== zero && code !== one) return false;
  }
  return true;
}

/** Returns the index after an integer without a leading zero. Returns -1 if the integer is missing. */
function integerEnd(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  return at === start || (at > start + 1 && text.charCodeAt(start) === zero) ? -1 : at;
}
