// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Parses an address. Returns undefined if it is not a URL of http or https, or if it contains a user name or a password.
 *
 * @param base the address that a relative one belongs to.
 */
export function httpUrl(address: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url && /^https?:/u.test(url.href) && !url.username && !url.password ? url : undefined;
}
