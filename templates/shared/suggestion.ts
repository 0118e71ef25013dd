/** The largest number of single-character edits between a word and a suggestion. */
const farthest = 2;

/** Returns the candidate that is most similar to a misspelt word. Returns undefined if no candidate is similar enough. */
export function suggestion(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.min(farthest, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits >= least) continue;
    least = edits;
    best = candidate;
  }
  return best;
}

/**
 * Returns the number of edits that turn one word into the other. An edit inserts, deletes or replaces one character, or swaps two
 * adjacent characters. This is the optimal string alignment distance.
 */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const replaced = (last[j - 1] ?? 0) + cost;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
