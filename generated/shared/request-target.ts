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
