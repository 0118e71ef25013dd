// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The segments of a path, each percent-decoded after splitting, so that `%2F` is part of a value and not a border.
 *
 * @param rawPath as on the wire, without the query: `/projects/aurora%2Fcompass/badges`.
 * @returns undefined when it is no path: it does not start with a slash, holds a character that has to be percent-encoded, or is
 *   not percent-encoded UTF-8.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
export function splitPath(rawPath: string): string[] | undefined {
  if (!/^\/[!-~]*$/u.test(rawPath)) return undefined;
  const segments = rawPath.slice(1).split('/');
  if (!rawPath.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
