/**
 * Returns the texts that the wildcards of a pattern stand for, in order. Each `*` in the pattern stands for any text, also an empty one. The
 * other characters stand for themselves.
 *
 * @returns undefined if the text does not match the pattern.
 */
export function wildcardTexts(pattern: string, text: string): readonly string[] | undefined {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join('([^]*?)')}$`, 'u').exec(text)?.slice(1);
}

/**
 * Compares two patterns that match the same text. The narrower one comes first: the longer one. Of two patterns with the same length, the
 * one that comes first in the order of code units, so that the order in the config does not matter.
 */
export const narrowerFirst = (one: string, other: string): number =>
  other.length - one.length || (one < other ? -1 : Number(one > other));
