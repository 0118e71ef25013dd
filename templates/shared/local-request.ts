// A web page of any site can send requests to servers on the computer of the user who opens the page. The browser sends the name of the
// site in `Origin`. The site can also let its own name resolve to the address of that computer (DNS rebinding). Then the browser sends the
// name of the site in `Host`.

import { hostOf } from './origin.ts';

/** The host names that a server accepts besides the names of this computer (`localhost`, loopback addresses), or `any` for all names. */
export type AllowedHosts = readonly string[] | 'any';

/** The request headers that name the requested host (`Host`) and the page that sent the request (`Origin`, `Sec-Fetch-Site`). */
interface RequestOrigin {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** The methods of `http.ServerResponse` that this module uses. */
interface RefusedResponse {
  writeHead(status: number, headers: Readonly<Record<string, string>>): unknown;
  end(body: string): unknown;
}

/** Matches `::1` and IPv4-mapped addresses of 127.0.0.0/8, as `URL` writes them. RFC 4291, sections 2.5.3 and 2.5.5.2. */
const loopback6 = /^\[::(?:1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\]$/u;

/** Returns true if a host name or an IP address (without brackets) always means this computer. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (name.includes(':'))
    return URL.canParse(`http://[${name}]`) && loopback6.test(new URL(`http://[${name}]`).hostname);
  // RFC 1122, section 3.2.1.3: 127.0.0.0/8. RFC 6761, section 6.3: names below `localhost`.
  if (/^127(?:\.(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}$/u.test(name)) return true;
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * Returns the hosts that a server accepts. Without `names`, a server on a loopback address accepts only the names of this computer, and a
 * server on another address accepts all hosts.
 *
 * @param host the address on which the server listens.
 * @param names more host names, without a port, or `any` for all hosts. If there are names, the server accepts only these names, `host` and
 * the names of this computer.
 */
export const allowedHosts = (host: string, names: AllowedHosts = []): AllowedHosts =>
  names === 'any' || (names.length === 0 && !isLoopback(host)) ? 'any' : [host, ...names];

/**
 * Returns true if the host of a request is not allowed. A request without `Host` is allowed, because it does not come from a browser:
 * browsers always send `Host`.
 */
export function isForeignHost({ host }: RequestOrigin, allowed: AllowedHosts): boolean {
  if (allowed === 'any' || host === undefined) return false;
  const name = hostOf(host);
  if (name === undefined) return true;
  return !isLoopback(name) && !allowed.some((known) => known.toLowerCase() === name);
}

/** Sends 421 in response to a request for a foreign host (RFC 9110, section 15.5.20). Returns true if it has sent the response. */
export function refuseForeignHost(
  { headers }: { readonly headers: RequestOrigin },
  response: RefusedResponse,
  allowed: AllowedHosts,
): boolean {
  if (!isForeignHost(headers, allowed)) return false;
  response.writeHead(421, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ message: foreignHostMessage }));
  return true;
}

/** Returns true if a browser sent a request on behalf of a page of another origin. */
export function isForeignOrigin({ host, origin, 'sec-fetch-site': site }: RequestOrigin): boolean {
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== undefined && origin !== `http://${host}`;
}

/** The text of the response with the status 421 to a request for a foreign host. */
export const foreignHostMessage =
  'This server accepts only requests to localhost, a loopback address, or a name that --allow-host adds.';
