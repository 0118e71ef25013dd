/**
 * Returns the cookies in the header `Cookie`, `a=1; b="2"`, without the quotation marks around a value. Values may be
 * percent-encoded: RFC 6265 leaves that to the application. Text without `=` is the name of an empty cookie.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-4.2.1
 */
export const readCookies = (header: string): [name: string, value: string][] =>
  header.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    const [name, value] = equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    return pair.trim() === '' ? [] : [[name.trim(), value.trim().replace(/^"(.*)"$/su, '$1')]];
  });

/** Returns the header `Cookie` with these cookies, each as `name=value`. RFC 6265, section 4.2.1. */
export const writeCookies = (cookies: readonly string[]): string => cookies.join('; ');
