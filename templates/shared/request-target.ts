/** The parts of a request target. */
export interface SplitTarget {
  /** The segments of the path. Only characters that need it are percent-encoded: `%2f` becomes `%2F`, and `%61` becomes `a`. */
  readonly path: readonly string[];
  /** The text after the question mark, as on the wire; empty if there is none. */
  readonly query: string;
}

/**
 * Splits a request target into the segments of its path, and its query.
 *
 * @param target as on the wire: `/shops/north%2Fharbour?page=2`; or `http://host/shops`, as clients send it to a proxy.
 * @returns undefined if the target has no path, contains a character that has to be percent-encoded or `#`, or its path is not
 *   percent-encoded UTF-8. The targets of CONNECT (`host:port`) and of `OPTIONS *` have no path.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function splitTarget(target: string): SplitTarget | undefined {
  if (target.charCodeAt(0) === slash) return splitOrigin(target);
  const origin = splitAbsolute(target)?.origin;
  return origin === undefined ? undefined : splitOrigin(origin);
}

/** Returns the path and the query of a request target, without the scheme and authority that it may have. */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : (splitAbsolute(target)?.origin ?? '/');

/**
 * Splits a target in absolute form, `http://host/path?query`, into the authority, `host`, and the target in origin form, `/path?query`.
 *
 * @returns undefined if the target has another form, or its authority is not valid.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function splitAbsolute(target: string): { readonly authority: string; readonly origin: string } | undefined {
  const { authority = '', rest = '' } = /^https?:\/\/(?<authority>[^/?#]*)(?<rest>.*)$/isu.exec(target)?.groups ?? {};
  if (!isAuthority(authority)) return undefined;
  return { authority, origin: rest.startsWith('/') ? rest : `/${rest}` };
}

const slash = 0x2f;
const percent = 0x25;
const questionMark = 0x3f;
const hash = 0x23;

/** Matches a character that has to be percent-encoded in a query. */
const notInQuery = /[^!-~]|#/u;

/** Splits a target in origin form: `/path?query`. */
function splitOrigin(target: string): SplitTarget | undefined {
  const path: string[] = [];
  let start = 1;
  let isEncoded = false;
  let end = 1;
  for (; end < target.length; end++) {
    const code = target.charCodeAt(end);
    if (code === slash) {
      // Faster than `push`, which the engine does not compile together with the loop as long as the list is empty.
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

/**
 * Returns percent-encoded text with one spelling of each escape: `%2f` as `%2F`, `%61` as `a`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export const normalizeEscapes = (text: string): string =>
  text.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/u.test(character) ? character : escape.toUpperCase();
  });

/** RFC 3986, section 3.2.2: a registered name, an IPv4 address, or an address in brackets; then a port. */
const authoritySyntax = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/iu;

/** The authority that was found valid most recently: nearly all requests of a server have the same one. */
let knownAuthority: string | undefined;

/**
 * Returns true if text is a host with an optional port, as in the header `Host` or in `http://host:port/`. Credentials are not
 * allowed (RFC 9110, section 4.2.4).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function isAuthority(text: string): boolean {
  if (text === knownAuthority) return true;
  // The second test excludes ports and IPv4 addresses that are out of range.
  if (!authoritySyntax.test(text) || !URL.canParse(`http://${text}`)) return false;
  knownAuthority = text;
  return true;
}
