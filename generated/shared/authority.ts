// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** RFC 3986, section 3.2.2: a registered name, an IPv4 address, or an address in brackets; then a port. */
const syntax = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/iu;

/** The authority that was found valid most recently: nearly all requests of a server have the same one. */
let known: string | undefined;

/**
 * Returns true if text is a host with an optional port, as in the header `Host` or in `http://host:port/`. Credentials are not
 * allowed (RFC 9110, section 4.2.4).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function isAuthority(text: string): boolean {
  if (text === known) return true;
  // The second test excludes ports and IPv4 addresses that are out of range.
  if (!syntax.test(text) || !URL.canParse(`http://${text}`)) return false;
  known = text;
  return true;
}

/**
 * Returns the host of an authority, in lower case and without a port: `api.example.com`, `::1` without its brackets. The dot of the
 * DNS root is left out. Returns undefined if the text is not an authority.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export const hostOf = (authority: string): string | undefined =>
  isAuthority(authority)
    ? authority
        .replace(/:\d*$/u, '')
        .replace(/^\[|\]$|\.$/gu, '')
        .toLowerCase()
    : undefined;

/**
 * Returns the origin of a server, `http://[::1]:8080`.
 *
 * @param host a name or an IP address, that of IPv6 without brackets.
 */
export const httpOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
