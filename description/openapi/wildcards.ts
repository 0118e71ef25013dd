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
