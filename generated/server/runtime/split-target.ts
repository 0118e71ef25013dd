// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The target of a request, taken apart. */
export interface SplitTarget {
  /** The segments of the path, each percent-decoded after splitting, so that `%2F` is part of a value and not a border. */
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
      path.push(target.slice(start, end));
      start = end + 1;
    } else if (code === questionMark) break;
    else if (code === percent) isEncoded = true;
    else if (code <= 0x20 || code >= 0x7f) return undefined;
  }
  path.push(target.slice(start, end));
  const decoded = isEncoded ? decodeAll(path) : path;
  return decoded === undefined ? undefined : { path: decoded, query: target.slice(end + 1) };
}

function splitAbsolute(target: string): SplitTarget | undefined {
  const rest = /^https?:\/\/[^/?#]+(?<path>\/.*)$/isu.exec(target)?.groups?.['path'];
  return rest === undefined ? undefined : splitTarget(rest);
}

function decodeAll(segments: readonly string[]): string[] | undefined {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
