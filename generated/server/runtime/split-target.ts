// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The target of a request, taken apart. */
export interface SplitTarget {
  /** The segments of the path, percent-encoded where they have to be and nowhere else: `%2f` as `%2F`, `%61` as `a`. */
  readonly path: readonly string[];
  /** What follows the question mark, as it came; empty where there is none. */
  readonly query: string;
}

const slash = 0x2f;
const percent = 0x25;
const questionMark = 0x3f;

/**
 * Takes the target of a request apart.
 *
 * @param target as on the wire: `/projects/aurora%2Fcompass?page=2`; or behind `http://host`, as clients write it to a proxy.
 * @returns undefined when its path is none: it does not start with a slash, holds a character that has to be percent-encoded, or
 *   is not percent-encoded UTF-8.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function splitTarget(target: string): SplitTarget | undefined {
  if (target.charCodeAt(0) !== slash) return splitAbsolute(target);
  const path: string[] = [];
  let start = 1;
  let isEncoded = false;
  let end = 1;
  for (; end < target.length; end++) {
    const code = target.charCodeAt(end);
    if (code === slash) {
      // Faster than `push`, which is not compiled together with the loop where the list has been empty.
      path[path.length] = target.slice(start, end);
      start = end + 1;
    } else if (code === questionMark) break;
    else if (code === percent) isEncoded = true;
    else if (code <= 0x20 || code >= 0x7f) return undefined;
  }
  path.push(target.slice(start, end));
  const segments = isEncoded ? canonicalAll(path) : path;
  return segments === undefined ? undefined : { path: segments, query: target.slice(end + 1) };
}

function splitAbsolute(target: string): SplitTarget | undefined {
  const rest = /^https?:\/\/[^/?#]+(?<path>\/.*)$/isu.exec(target)?.groups?.['path'];
  return rest === undefined ? undefined : splitTarget(rest);
}

/** RFC 3986, section 6.2.2: spellings of one path that are to be taken for each other. */
function canonicalAll(segments: readonly string[]): string[] | undefined {
  try {
    return segments.map(canonical);
  } catch {
    return undefined;
  }
}

/** @throws {URIError} when it is not percent-encoded UTF-8. */
function canonical(segment: string): string {
  if (!segment.includes('%')) return segment;
  decodeURIComponent(segment);
  return segment.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/u.test(character) ? character : escape.toUpperCase();
  });
}
