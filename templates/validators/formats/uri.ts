import { hasReferenceSyntax, hasUriSyntax } from './uri-syntax.ts';

/**
 * `uri`: `https://example.com/a?b#c`, `mailto:a@example.com`. RFC 3986, section 3, `URI`.
 *
 * - Only the generic syntax is checked. The rules of a scheme are ignored, so `a:` and `http://` (with an empty host) are valid.
 * - A host that looks like a wrong IPv4 address, `http://999.1.1.1`, is a registered name (section 3.2.2). Brackets must contain a
 *   valid `IPv6address` or `IPvFuture`. A port may have any number of digits, or none.
 * - Characters outside ASCII, spaces, backslashes, quotation marks, `<>`, `{}`, `|`, `^` and backticks are not valid. `%` is valid only
 *   before two hexadecimal digits.
 */
export const hasUriFormat = (text: string): boolean => hasUriSyntax(text, false);

/**
 * `uri-reference`: a URI, or a reference relative to a URI: `/a`, `?b`, `#c`, `//host`, the empty text. RFC 3986, section 4.1.
 *
 * - The text before a colon in the first segment must be a scheme. So `1:b` is not valid, but `./1:b` is valid (section 4.2).
 */
export const hasUriReferenceFormat = (text: string): boolean => hasReferenceSyntax(text, false);
