import type { SourceLocation } from '@forgespec/description/diagnostics';
import type { BuildContext } from './context.ts';
import { backtrackingOf } from '../pattern/backtracking.ts';
import { matchStart } from '../pattern/polynomial.ts';
import { otherNotation } from './other-patterns.ts';
import { deepestGroup, nestsTooDeeply, unicodePattern } from './unicode-pattern.ts';

/** For texts of at most this number of characters, matching is fast even if its time grows with a power of the length. */
const shortText = 1_000;

/**
 * Reports a pattern that is not a regular expression, and a pattern whose matching takes very long for some texts.
 *
 * @param maxLength the maximum length of the matched texts. Infinity if the schema does not limit the length.
 */
export function checkPattern(
  pattern: string,
  maxLength: number,
  locationOf: () => SourceLocation | undefined,
  { diagnostics }: BuildContext,
): void {
  const read = unicodePattern(pattern);
  const other = otherNotation(pattern);
  if (read !== pattern) {
    const reason = other?.reason ?? reasonOf(pattern);
    const fix = other?.fix ?? syntaxFix(reason);
    if (read === undefined) diagnostics.fault('pattern-invalid', `${reason}.`, notChecked, fix, locationOf());
    else
      diagnostics.warning(
        'pattern-invalid',
        `${reason}. forgespec uses the pattern ${read} instead.`,
        fix,
        locationOf(),
      );
  } else if (other !== undefined) {
    diagnostics.warning('pattern-invalid', `${other.reason}.`, other.fix, locationOf());
  }
  const backtracking = read === undefined ? undefined : backtrackingOf(read);
  if (backtracking === undefined) return;
  const [a, b] = backtracking.atoms;
  const rivals = a === b ? `More than one \`${a}\` matches` : `${named(a)} and ${named(b)} match`;
  if (backtracking.growth === 'exponential') {
    const message = `${rivals} the same characters in a loop: for a text that does not match, each character doubles the time.`;
    const fix =
      'Let only one part of the pattern match each character. For example, `a+` matches the same texts as `(a+)+`.';
    diagnostics.fault('pattern-endless', message, notChecked, fix, locationOf());
  } else if (maxLength > shortText) {
    const message = `${rivals} the same characters: for a long text that does not match, the time grows with the square of its length or faster.`;
    const fix = `Let only one part of the pattern match each character, start with \`^\`, or add a \`maxLength\` of at most ${shortText}.`;
    diagnostics.warning('pattern-slow', message, fix, locationOf());
  }
}

const notChecked = 'Validators do not check the pattern.';

function syntaxFix(reason: string): string {
  if (/Unterminated character class/u.test(reason))
    return 'Add `]` at the end of the class, or write `\\[` for the character `[`.';
  if (reason.includes('inside each other')) return 'Remove groups that have no quantifier and no alternatives.';
  return 'Write a regular expression that JavaScript accepts with the u flag.';
}

// Most atoms are text from the pattern, and are put between backticks. Only `matchStart` is a phrase, and has no backticks.
const named = (atom: string): string => (atom === matchStart ? atom : `\`${atom}\``);

function reasonOf(pattern: string): string {
  try {
    new RegExp(pattern, 'u');
    return nestsTooDeeply(pattern) ? `The pattern has more than ${deepestGroup} groups inside each other` : '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
