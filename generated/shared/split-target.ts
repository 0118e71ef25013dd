// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { normalizeEscapes } from './normalize-escapes.ts';
import { splitAbsolute } from './request-target.ts';

/** The parts of a request target. */
export interface SplitTarget {
  /** The segments of the path, percent-encoded where they have to be and nowhere else: `%2f` as `%2F`, `%61` as `a`. */
  readonly path: readonly string[];
  /** What follows the question mark, as it came; empty where there is none. */
  readonly query: string;
}

const slash = 0x2f;
const percent = 0x25;
const questionMark = 0x3f;
const hash = 0x23;

/** Matches a character that has to be percent-encoded in a query. */
const notInQuery = /[^!-~]|#/u;

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
  const absolute = splitAbsolute(target);
  return absolute === undefined ? undefined : splitOrigin(absolute.origin);
}

/** Splits a target in origin form: `/path?query`. */
function splitOrigin(target: string): SplitTarget | undefined {
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
    else if (code <= 0x20 || code >= 0x7f || code === hash) return undefined;
  }
  path.push(target.slice(start, end));
  const query = target.slice(end + 1);
  if (query !== '' && notInQuery.test(query)) return undefined;
  const segments = isEncoded ? canonicalAll(path) : path;
  return segments === undefined ? undefined : { path: segments, query };
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
  return normalizeEscapes(segment);
}
