// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The parts of a request target. */
export interface SplitTarget {
  /** The segments of the path. Each escape has one spelling: `%2f` becomes `%2F`, and `%61` becomes `a`. */
  readonly path: readonly string[];
  /** The text after the question mark, without decoding. Empty if there is no question mark. */
  readonly query: string;
}

const slash = 0x2f;
const percent = 0x25;
const questionMark = 0x3f;
const hash = 0x23;

/** Matches a character that has to be percent-encoded in a query. */
const notInQuery = /[^!-~]|#/u;

/**
 * Splits a request target in origin form: `/shops/north%2Fharbour?page=2`. RFC 9112, section 3.2.1.
 *
 * @returns undefined if the target has another form, has a character that is not allowed, or is not percent-encoded UTF-8.
 */
export function splitTarget(target: string): SplitTarget | undefined {
  if (target.charCodeAt(0) !== slash) return undefined;
  const path: string[] = [];
  let start = 1;
  let isEncoded = false;
  let end = 1;
  for (; end < target.length; end++) {
    const code = target.charCodeAt(end);
    if (code === slash) {
      // This is faster than `push`: while the list is still empty, the engine does not inline the call of `push` into the loop.
      path[path.length] = target.slice(start, end);
      start = end + 1;
    } else if (code === questionMark) break;
    else if (code === percent) isEncoded = true;
    else if (code <= 0x20 || code >= 0x7f || code === hash) return undefined;
  }
  path.push(target.slice(start, end));
  const query = target.slice(end + 1);
  if (query !== '' && notInQuery.test(query)) return undefined;
  const segments = isEncoded ? normalizeSegments(path) : path;
  return segments === undefined ? undefined : { path: segments, query };
}

/** Returns undefined if a segment is not percent-encoded UTF-8. */
function normalizeSegments(segments: readonly string[]): string[] | undefined {
  try {
    segments.forEach(decodeURIComponent);
    return segments.map(normalizeEscapes);
  } catch {
    return undefined;
  }
}

/** Returns percent-encoded text with one spelling of each escape: `%2f` as `%2F`, `%61` as `a`. RFC 3986, section 6.2.2. */
export const normalizeEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/giu, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/u.test(character) ? character : escape.toUpperCase();
  });

/** Splits a request target in origin form (`/path`) or in absolute form (`http://host/path`). Returns undefined for any other target. */
export function splitAnyTarget(target: string): SplitTarget | undefined {
  if (target.startsWith('/')) return splitTarget(target);
  const origin = splitAbsolute(target)?.origin;
  return origin === undefined ? undefined : splitTarget(origin);
}

/**
 * Converts a request target from absolute form to origin form: `http://host/a?b=1` becomes `/a?b=1`. Returns a target in origin form
 * unchanged. Returns `/` for any other target, and if the authority is not valid.
 */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : (splitAbsolute(target)?.origin ?? '/');

/**
 * Splits a target in absolute form (`http://host/path?query`) into the authority (`host`) and the target in origin form (`/path?query`).
 *
 * @returns undefined if the target is not in absolute form, or if its authority is not valid.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function splitAbsolute(target: string): { readonly authority: string; readonly origin: string } | undefined {
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)([^]*)$/iu.exec(target) ?? [];
  if (!isAuthority(authority)) return undefined;
  return { authority, origin: rest.startsWith('/') ? rest : `/${rest}` };
}

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
