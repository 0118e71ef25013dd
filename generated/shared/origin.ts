// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isAuthority } from './authority.ts';

/**
 * Returns the host of an authority, in lower case and without a port: `api.example.com`, or `::1` for `[::1]:8080`. A dot at the end of the
 * host is left out. Returns undefined if the text is not an authority.
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
 * @param host a name or an IP address. An IPv6 address must have no brackets, because the function adds them.
 */
export const httpOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
