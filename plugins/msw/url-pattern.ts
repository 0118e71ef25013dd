/** Returns the names of the path parameters of a template, in their order. */
export const pathParameters = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{([^}]+)\}/gu), ([, name = '']) => name);

/**
 * Returns a regular expression for the URLs of a path template. The base path of the server may precede the path. A parameter matches one
 * segment, or a part of one.
 */
export const urlPattern = (path: string): string =>
  `^[^?#]*${path
    .split(/\{[^}]+\}/u)
    .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`))
    .join('([^/?#]+)')}(?:[?#].*)?$`;

/** Compares two path templates: concrete segments come before segments with parameters, and longer paths before shorter ones. */
export function compareTemplates(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const difference = Number(one[index]?.includes('{')) - Number(other[index]?.includes('{'));
    if (difference !== 0) return difference;
  }
  return other.length - one.length || (a < b ? -1 : Number(a > b));
}
