/** The message and the fix for a pattern with the syntax of another language, such as Perl. */
export interface OtherNotation {
  /** The message, without the full stop at the end. */
  readonly reason: string;
  readonly fix: string;
}

/**
 * A map from the character classes of POSIX to the equivalent syntax of ECMA-262. For example, `[:digit:]` is equivalent to `0-9`. The
 * values are used inside brackets.
 */
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
 * Detects syntax of another language in a pattern. Examples are slashes around the pattern, flags, anchors of Perl, and classes of POSIX.
 * Returns undefined if the pattern contains no such syntax.
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
    const reason = `The pattern ${pattern} contains the flag ${flag}, but JavaScript does not allow a flag alone in a group`;
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
