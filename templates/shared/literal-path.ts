import { normalizeEscapes } from './request-target.ts';

/**
 * Percent-encodes the literal text of a path template, so that it can be compared with the segments that `splitTarget` returns. Only
 * characters that a path cannot contain are percent-encoded. A reserved character, such as `:`, does not match its escape, `%3A`. URIs are
 * not equivalent if one has the character and the other has the escape (RFC 3986, section 2.2).
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export const literalPath = (text: string): string =>
  // `encodeURIComponent` throws for half of a surrogate pair, so `toWellFormed` first replaces such a half.
  normalizeEscapes(text.toWellFormed().replace(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]/gu, encodeURIComponent));
