import { hasReferenceSyntax, hasUriSyntax } from './uri-syntax.ts';

/**
 * `uri`: `https://example.com/a?b#c`, `mailto:a@example.com`. RFC 3986, section 3, `URI`.
 *
 * - Generic syntax alone: the rules of a scheme are not known. `a:` is a URI, and `http://` has an empty host, which
 *   is one.
 * - A host that looks like a wrong IPv4 address, `http://999.1.1.1`, is a registered name (section 3.2.2). In
 *   brackets there is no such way out. A port has any number of digits, or none.
 * - ASCII only, and `%` only before two hexadecimal digits; no space, backslash, quotation mark, `<>`, `{}`, `|`, `^`
 *   or backtick.
 */
export const hasUriFormat = (text: string): boolean => hasUriSyntax(text, false);

/**
 * `uri-reference`: a URI, or a reference relative to one: `/a`, `?b`, `#c`, `//host`, the empty text. RFC 3986,
 * section 4.1.
 *
 * - A colon in the first segment would make it a scheme: `1:b` is not valid, `./1:b` is (section 4.2).
 */
export const hasUriReferenceFormat = (text: string): boolean => hasReferenceSyntax(text, false);
