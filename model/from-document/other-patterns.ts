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
export const posixClasses: ReadonlyMap<string, string> = new Map([
  ['alnum', 'a-zA-Z0-9'],
  ['alpha', 'a-zA-Z'],
  ['ascii', '\\x00-\\x7f'],
  ['blank', '\\x20\\t'],
  ['cntrl', '\\x00-\\x1f\\x7f'],
  ['digit', '0-9'],
  ['graph', '!-~'],
  ['lower', 'a-z'],
  ['print', '\\x20-~'],
  ['punct', '!-\\/:-@\\[-`{-~'],
  ['space', '\\s'],
  ['upper', 'A-Z'],
  ['word', '\\w'],
  ['xdigit', '0-9a-fA-F'],
]);

/** A map from the flags of other languages to the fix for a pattern that contains the flag. */
const flagFixes: ReadonlyMap<string, string> = new Map([
  ['i', 'Write both cases of each letter, such as `[aA]`, in place of the flag.'],
  ['m', 'Write `(?:^|\\n)` for `^` and `(?=\\n|$)` for `$`, and remove the flag.'],
  ['s', 'Write `[\\s\\S]` for each `.`, and remove the flag.'],
  ['u', 'Remove the flag: all patterns match whole Unicode characters.'],
  ['x', 'Remove the flag, and the spaces and comments in the pattern.'],
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
    const fixes = [...flag].flatMap((letter) => flagFixes.get(letter) ?? []);
    return { reason, fix: fixes.length === 0 ? 'Remove the flag.' : fixes.join(' ') };
  }
  const anchor = /(?<!\\)\\[AzZ]/u.exec(pattern)?.[0];
  if (anchor !== undefined) {
    const corrected = pattern.replaceAll(/(?<!\\)\\A/gu, '^').replaceAll(/(?<!\\)\\[zZ]/gu, '$');
    return { reason: `The pattern ${pattern} has the anchor ${anchor} of Perl`, fix: `Did you mean \`${corrected}\`?` };
  }
  const posix = /\[:(\w+):\]/u.exec(pattern);
  if (posix !== null) {
    const characters = posixClasses.get(posix[1] ?? '');
    return {
      reason: `The pattern ${pattern} has the class ${posix[0]} of POSIX`,
      fix: characters === undefined ? 'List the characters in its place.' : `Write ${characters} in its place.`,
    };
  }
  return undefined;
}
