import { backtrackingOf } from '../pattern/backtracking.ts';
import { unicodePattern } from './unicode-pattern.ts';

// A cache, because the analysis of a pattern is slow.
const known = new Map<string, string | undefined>();

/**
 * Converts a pattern to a regular expression for the flag `u`. Returns undefined if the pattern is empty, is not a regular expression, or
 * takes too long for some texts. Validators do not check such a pattern.
 */
export function usablePattern(pattern: string): string | undefined {
  if (pattern === '') return undefined;
  if (!known.has(pattern)) {
    const read = unicodePattern(pattern);
    const isEndless = read !== undefined && backtrackingOf(read)?.growth === 'exponential';
    known.set(pattern, isEndless ? undefined : read);
  }
  return known.get(pattern);
}
