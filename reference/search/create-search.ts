import type MiniSearch from 'minisearch';
import type { Words } from './create-words.ts';
import type { SearchEntry } from './entries.ts';

/** Returns the entries for a query, the best first. */
export type Search = (query: string) => SearchEntry[];

/**
 * Builds an index of entries, and returns the function that searches in the index. A query may contain typing errors, synonyms, an
 * operationId, or a path with or without values.
 *
 * The page contains the text of this function, so the function uses nothing of this module.
 *
 * @param Index the class of MiniSearch.
 */
export function createSearch(
  Index: typeof MiniSearch,
  entries: readonly SearchEntry[],
  { tokenize, indexed, variants: variantsOf, stem, pathFit }: Words,
): Search {
  const index = new Index<SearchEntry & { number: number }>({
    idField: 'number',
    fields: ['title', 'id', 'group', 'path', 'inputs', 'outputs', 'words'],
    tokenize,
    processTerm: indexed,
  });
  const stemsOf = (text: string): string[] => tokenize(text).flatMap((word) => indexed(word) ?? []);
  const titles = entries.map(({ title }) => stemsOf(title));
  index.addAll(entries.map((entry, number) => ({ ...entry, number })));
  /** The first word of each title, and the group of its entry. */
  const firstWords = entries.flatMap(({ group }, number) =>
    (titles[number] ?? []).slice(0, 1).map((word) => ({ word, group })),
  );
  /** Returns true for a verb, such as "delete". Titles of several groups begin with it. A word such as "merge" is also a thing. */
  const isVerb = (word: string): boolean =>
    new Set(firstWords.filter((first) => first.word === word).map(({ group }) => group)).size > 1;
  const lists = new Set(entries.filter(({ path }) => /^GET .*[^}]$/u.test(path)));
  return (query) => {
    const fit = pathFit(query);
    const variants = variantsOf(query);
    // Readers who name only a thing look for the list of these things.
    const hasVerb = Array.from(variants.values(), (words) => [...words])
      .flat()
      .some(isVerb);
    const preferred = hasVerb ? new Set<SearchEntry>() : lists;
    const boostEntry = (number: number): number => {
      const entry = entries[number];
      if (entry === undefined) return 1;
      if (entry.id !== '' && entry.id.toLowerCase() === query.trim().toLowerCase()) return 1000;
      return fit(entry.path) || (preferred.has(entry) ? 1.5 : 1);
    };
    const found = index.search(query, {
      tokenize,
      processTerm: (word) => [...(variants.get(stem(word)) ?? [])],
      boost: { title: 6, id: 4, group: 2, path: 3, inputs: 3, outputs: 1, words: 0.5 },
      boostTerm: (term) => (variants.has(term) ? 1 : 0.6),
      boostDocument: (number) => boostEntry(Number(number)),
      prefix: (term) => term.length > 2 && variants.has(term),
      fuzzy: (term) => (!variants.has(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2),
    });
    /** The share of the words of the query that an entry contains. */
    const share = (matched: readonly string[]): number =>
      [...variants.values()].filter((words) => matched.some((term) => words.has(term))).length / variants.size;
    /** The share of the words of a title that the query contains: a whole title is a better result than a part of a longer one. */
    const titleShare = (title: readonly string[] = []): number =>
      title.filter((word) => variants.has(word)).length / Math.max(title.length, 1);
    /** Returns a higher number if the title is about the thing that the reader names, and not about a part of it. */
    const subject = (title: readonly string[], terms: readonly string[]): number =>
      terms.includes(title.slice(1, 2).join('')) ? 1.3 : 1;
    return found
      .map(({ id, score, queryTerms, terms }) => {
        const title = titles[Number(id)] ?? [];
        return {
          entry: entries[Number(id)],
          score: score * share(queryTerms) ** 2 * (1 + titleShare(title)) * subject(title, terms),
        };
      })
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  };
}
