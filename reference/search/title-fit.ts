import type { QueryWord } from './create-words.ts';

/** The words of a query, and the question if a stem is a verb. */
export interface AskedWords {
  readonly words: readonly QueryWord[];
  /** Returns true for a verb, such as "delete". */
  isVerb(stem: string): boolean;
  readonly hasVerb: boolean;
}

/** Returns how well the stems of a title fit the words of a query. */
export function titleFit(title: readonly string[], { words, isVerb, hasVerb }: AskedWords): number {
  const contains = (stem = ''): boolean => words.some((word) => (word.get(stem) ?? 0) > 0.5);
  const [first, second] = title;
  // The title is about the thing that the reader names, and not about a part of it.
  const subject = contains(second) ? 1.1 : 1;
  // The title is about another action: "Delete a run" for "start a run".
  const action = hasVerb && isVerb(first ?? '') && !contains(first) ? 0.85 : 1;
  return (1 + 2 * shareOf(title, words) ** 2) * subject * action;
}

/** Returns the share of a title that the query contains. Each word of the query counts once. */
function shareOf(title: readonly string[], words: readonly QueryWord[]): number {
  const rest = [...title];
  let sum = 0;
  for (const word of words) {
    const fits = rest.map((stem) => word.get(stem) ?? 0);
    const best = Math.max(0, ...fits);
    if (best > 0) rest.splice(fits.indexOf(best), 1);
    sum += best;
  }
  return sum / Math.max(title.length, 1);
}
