import { literalPath } from './literal-path.ts';

/** A path template of the description, prepared for comparison with the paths of requests. */
export interface PathPattern {
  readonly path: string;
  /**
   * Matches the path of a request: the segments from `splitTarget`, each after a slash. The expression has one group for each parameter.
   */
  readonly pattern: RegExp;
  /** The text by which templates are sorted. The template whose text comes first is the most specific. */
  readonly rank: string;
}

const parameter = /\{([^{}]*)\}/gu;

/** A value is never `.` or `..`, because URL parsers resolve these segments. */
const segment = String.raw`(?!\.{1,2}(?:/|$))[^/]+`;

/**
 * Prepares a path template for comparison.
 *
 * @param path the path template in the description, without the path of the server: `/files/{path}/versions/{id}`.
 * @param multiSegment the names of the parameters whose values may contain slashes.
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-templating-matching
 */
export function pathPattern(path: string, multiSegment: ReadonlySet<string>): PathPattern {
  const pattern = path.split('/').map((text) => segmentPattern(text, multiSegment));
  const rank = path.split('/').map((text) => rankOf(text, multiSegment));
  return { path, pattern: new RegExp(`^${pattern.join('/')}$`, 'u'), rank: [...rank, 'e'].join('') };
}

function segmentPattern(text: string, multiSegment: ReadonlySet<string>): string {
  const names = namesIn(text);
  if (text === `{${names[0]}}`) {
    return multiSegment.has(names[0] ?? '') ? `(${segment}(?:/${segment})*)` : `(${segment})`;
  }
  // A value is as short as possible: for `{from}-{to}`, the value `from` of `a-b-c` is `a`.
  const literals = text.split(parameter).filter((_, index) => index % 2 === 0);
  return literals.map((literal) => literalPath(literal).replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&')).join('([^/]+?)');
}

/**
 * Returns the rank of a segment. The order is: only text; text and parameters (the longest text first); only a parameter; only a parameter
 * whose value may contain slashes.
 */
function rankOf(text: string, multiSegment: ReadonlySet<string>): string {
  const [name, ...others] = namesIn(text);
  if (name === undefined) return 'a';
  if (others.length > 0 || text !== `{${name}}`)
    return `b${String(99_999 - text.replace(parameter, '').length).padStart(5, '0')}`;
  return multiSegment.has(name) ? 'd' : 'c';
}

const namesIn = (text: string): string[] => Array.from(text.matchAll(parameter), ([, name = '']) => name);

/** Compares two templates. The most specific template comes first. */
export const bySpecificity = (one: PathPattern, other: PathPattern): number =>
  one.rank < other.rank ? -1 : Number(one.rank > other.rank);

/**
 * Fills the values of a path into its template, so that all spellings of the same path have the same result. Literal text is spelled as in
 * the description, and slashes in values are percent-encoded. Returns undefined if the path does not match the template.
 *
 * @param path the path of a request: the segments from `splitTarget`, each after a slash.
 */
export function canonicalPath({ path: template, pattern }: PathPattern, path: string): string | undefined {
  const match = pattern.exec(path);
  if (match === null) return undefined;
  let group = 0;
  return template.replace(parameter, () => {
    group++;
    return encodeURIComponent(decodeURIComponent(match[group] ?? ''));
  });
}
