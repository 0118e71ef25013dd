import type { Place } from '../../diagnostics/diagnostic.ts';
import type { BuildContext } from './context.ts';
import { backtrackingOf } from './pattern/backtracking.ts';
import { matchStart } from './pattern/polynomial.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** In texts that are not longer, even a pattern that takes more time with each character takes little. */
const shortText = 1_000;

/**
 * Reports a pattern that is no regular expression, and one that a hostile text could keep busy.
 *
 * @param maxLength how long the texts may be that it is asked about, as far as the schema says.
 */
export function checkPattern(
  pattern: string,
  maxLength: number,
  place: () => Place | undefined,
  { diagnostics }: BuildContext,
): void {
  const read = unicodePattern(pattern);
  if (read !== pattern) {
    const reason = reasonOf(pattern);
    const fix = 'Write a regular expression that JavaScript takes with the u flag.';
    if (read === undefined) diagnostics.error('pattern-invalid', `${reason}.`, fix, place());
    else diagnostics.warning('pattern-invalid', `${reason}. It is read as ${read}.`, fix, place());
  }
  const backtracking = read === undefined ? undefined : backtrackingOf(read);
  if (backtracking === undefined) return;
  const [a, b] = backtracking.atoms;
  const rivals = a === b ? `More than one \`${a}\` takes` : `${named(a)} and ${named(b)} take`;
  if (backtracking.growth === 'exponential') {
    const message = `${rivals} the same characters in a loop: each of them doubles the time that a text takes which does not match.`;
    const fix = 'Let every character be taken in one way only: `(a+)+` says no more than `a+`.';
    diagnostics.error('pattern-endless', message, fix, place());
  } else if (maxLength > shortText) {
    const message = `${rivals} the same characters, so that a long text which does not match takes a time that grows with its square or faster.`;
    const fix = `Let every character be taken in one way only, start with \`^\`, or add a \`maxLength\` of at most ${shortText}.`;
    diagnostics.warning('pattern-slow', message, fix, place());
  }
}

// It is no atom.
const named = (atom: string): string => (atom === matchStart ? atom : `\`${atom}\``);

function reasonOf(pattern: string): string {
  try {
    new RegExp(pattern, 'u');
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
