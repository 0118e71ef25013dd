// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Matches a host with an optional port. The host is a registered name, an IPv4 address, or an IPv6 address in brackets (RFC 3986, section
 * 3.2.2).
 */
const authoritySyntax = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/iu;

/** The latest authority that passed the check. Nearly all requests to a server have the same authority. */
let knownAuthority: string | undefined;

/**
 * Returns true if text is a host with an optional port, as in the header `Host` or in `http://host:port/`. Credentials are not
 * allowed (RFC 9110, section 4.2.4).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function isAuthority(text: string): boolean {
  if (text === knownAuthority) return true;
  // `URL.canParse` excludes ports and IPv4 addresses that are out of range.
  if (!authoritySyntax.test(text) || !URL.canParse(`http://${text}`)) return false;
  knownAuthority = text;
  return true;
}
