/** A path of the document, ready to be compared with the paths of requests. */
export interface PathTemplate {
  readonly path: string;
  /** Matches a path whose segments are encoded as by `encodeSegment`; one group per parameter. */
  readonly pattern: RegExp;
  /** Orders templates, the most specific first: what is literal comes before what is not, looked at from the left. */
  readonly rank: string;
}

const PARAMETER = /\{([^}]+)\}/g;

/** Encodes one segment of a path, or one piece of it. Both sides of a comparison go through it. */
export const encodeSegment = encodeURIComponent;

/**
 * @param path As in the document: `/v2/{image_path}/manifests/{tag}`.
 * @param multiSegment Names of the parameters that may span several segments.
 */
export function compilePathTemplate(path: string, multiSegment: ReadonlySet<string>): PathTemplate {
  const pattern = path
    .split(/(\{[^}]+\}|\/)/)
    .map((piece) => {
      if (piece === '/') return piece;
      if (!piece.startsWith('{')) return encodeSegment(piece).replaceAll(/[.*()]/g, '\\$&');
      return multiSegment.has(piece.slice(1, -1)) ? '([^/]+(?:/[^/]+)*)' : '([^/]+)';
    })
    .join('');
  const rank = path.split('/').map((segment) => rankOf(segment, multiSegment));
  return { path, pattern: new RegExp(`^${pattern}$`), rank: rank.join('') };
}

function rankOf(segment: string, multiSegment: ReadonlySet<string>): string {
  const names = Array.from(segment.matchAll(PARAMETER), ([, name = '']) => name);
  if (names.length === 0) return 'a';
  if (names.some((name) => multiSegment.has(name))) return 'd';
  return segment === `{${names[0]}}` ? 'c' : 'b';
}

/**
 * Fills the template with what the request has in its place, so that only one spelling of an address remains: literals
 * as the document writes them, and slashes only between segments.
 *
 * @param path Path of a request, its segments encoded by `encodeSegment`.
 * @returns `undefined` when the template does not match.
 */
export function canonicalPath(template: PathTemplate, path: string): string | undefined {
  const match = template.pattern.exec(path);
  if (match === null) return undefined;
  let group = 0;
  return template.path.replaceAll(PARAMETER, () => (match[++group] ?? '').replaceAll('/', '%2F'));
}
