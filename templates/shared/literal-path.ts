import { normalizeEscapes } from './request-target.ts';

/**
 * Returns the literal text of a path template as `splitTarget` returns the path of a request: only the characters that a path must
 * encode are percent-encoded.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export const literalPath = (text: string): string =>
  // Half of a surrogate pair cannot be encoded.
  normalizeEscapes(text.toWellFormed().replaceAll(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]/gu, encodeURIComponent));
