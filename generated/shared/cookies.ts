// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns the cookies in a `Cookie` header such as `a=1; b="2"`, without the quotation marks around a value. Values are
 * not percent-decoded, because RFC 6265 leaves their encoding to the application. Text without `=` is the name of a
 * cookie with an empty value.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-4.2.1
 */
export const readCookies = (header: string): [name: string, value: string][] =>
  header.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    const [name, value] = equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    return pair.trim() === '' ? [] : [[name.trim(), value.trim().replace(/^"([^]*)"$/u, '$1')]];
  });

/** Returns the header `Cookie` for cookies of the form `name=value`. RFC 6265, section 4.2.1. */
export const writeCookies = (cookies: readonly string[]): string => cookies.join('; ');
