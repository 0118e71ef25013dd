/** The reason and the fix for a pattern in the notation of another language. */
export interface OtherNotation {
  /** The reason, as a sentence without its full stop. */
  readonly reason: string;
  readonly fix: string;
}

/** The character classes of POSIX. The values are the same characters in the notation of ECMA-262, for use inside brackets. */
const posixClasses: ReadonlyMap<string, string> = new Map([
  ['alnum', 'a-zA-Z0-9'],
  ['alpha', 'a-zA-Z'],
  ['digit', '0-9'],
  ['lower', 'a-z'],
  ['space', '\\s'],
  ['upper', 'A-Z'],
  ['xdigit', '0-9a-fA-F'],
]);

/**
 * Detects the notation of another language in a pattern: slashes around the pattern, flags, anchors of Perl, or classes of POSIX. Returns
 * undefined if the pattern has no such notation.
 */
export function otherNotation(pattern: string): OtherNotation | undefined {
  const [, inner, flags] = /^\/(.+)\/([a-z]*)$/su.exec(pattern) ?? [];
  if (inner !== undefined && /^\^|\$$/u.test(inner)) {
    const reason = `The pattern ${pattern} matches only texts with a slash at both ends`;
    const hint = flags === undefined || flags === '' ? '' : ` A pattern has no flags such as ${flags}.`;
    return { reason, fix: `Did you mean \`${inner}\`?${hint}` };
  }
  const flag = /\(\?[a-z]+\)/u.exec(pattern)?.[0];
  if (flag !== undefined) {
    const reason = `The pattern ${pattern} has the flag ${flag}, which JavaScript does not have`;
    return { reason, fix: 'Write both cases of each letter, such as `[aA]`, in place of the flag.' };
  }
  const anchor = /(?<!\\)\\[AzZ]/u.exec(pattern)?.[0];
  if (anchor !== undefined) {
    const corrected = pattern.replaceAll(/(?<!\\)\\A/gu, '^').replaceAll(/(?<!\\)\\[zZ]/gu, '$');
    return { reason: `The pattern ${pattern} has the anchor ${anchor} of Perl`, fix: `Did you mean \`${corrected}\`?` };
  }
  const posix = /\[:(\w+):\]/u.exec(pattern);
  if (posix !== null) {
    const characters = posixClasses.get(posix[1] ?? '') ?? 'a-zA-Z';
    return {
      reason: `The pattern ${pattern} has the class ${posix[0]} of POSIX`,
      fix: `Write ${characters} in its place.`,
    };
  }
  return undefined;
}
