import type MiniSearch from 'minisearch';
import type { QueryWord, Words } from './create-words.ts';
import type { SearchEntry } from './entries.ts';
import { pathFit } from './path-fit.ts';
import { splitWords } from './split-words.ts';
import { titleFit } from './title-fit.ts';
import { titleVerbs } from './title-verbs.ts';

/** Returns the entries for a query, the best first. */
export type Search = (query: string) => SearchEntry[];

/** How much a word of the query counts if a field of an entry contains it. */
const fieldWeights: Readonly<Record<string, number>> = {
  title: 1,
  id: 0.9,
  group: 0.55,
  path: 0.6,
  inputs: 0.5,
  outputs: 0.2,
  words: 0.2,
};

type Scores = (readonly [number: number, score: number])[];

/**
 * Builds an index of entries, and returns the function that searches in the index. A query may contain typing errors, synonyms, an
 * operationId, or a path with or without values.
 *
 * @param Index the class of MiniSearch.
 */
export function createSearch(
  Index: typeof MiniSearch,
  entries: readonly SearchEntry[],
  { indexed, readings }: Words,
): Search {
  const index = new Index<SearchEntry & { number: number }>({
    idField: 'number',
    fields: Object.keys(fieldWeights),
    tokenize: splitWords,
    processTerm: indexed,
  });
  index.addAll(entries.map((entry, number) => ({ ...entry, number })));
  const titles = entries.map(({ title, group }) => ({
    stems: splitWords(title).flatMap((word) => indexed(word) ?? []),
    group,
  }));
  const isVerb = titleVerbs(titles);
  const kindOf = entryKinds(entries);

  /** Returns the entries that contain words of a query, and the best fit of each of these words. */
  const findWords = (words: readonly QueryWord[]): readonly FoundEntry[] => {
    const terms = [...new Set(words.flatMap((word) => [...word.keys()]))];
    const found = index.search(terms.join(' '), { tokenize: () => terms, processTerm: (term) => term });
    return found.map(({ id, match, score }) => ({ number: Number(id), score, fits: wordFits(words, match) }));
  };

  /** Returns the scores of the entries for the words of a query. */
  const scoresFor = (words: readonly QueryWord[]): Scores => {
    const found = words.length === 0 ? [] : findWords(words);
    const best = Math.max(found[0]?.score ?? 0, 1);
    const shareOf = coveredShare(found, words.length, entries.length);
    const hasVerb = words.some((word) => [...word].some(([stem, fit]) => fit > 0.7 && isVerb(stem)));
    return found.map(({ number, score, fits }) => {
      const title = titleFit(titles[number]?.stems ?? [], { words, isVerb, hasVerb });
      return [number, shareOf(fits) ** 2 * title * kindOf(number, hasVerb) * (1 + (0.1 * score) / best)];
    });
  };

  return (query) => {
    const fit = pathFit(query);
    const id = plainName(query);
    const isNamed = (entry: SearchEntry): boolean => entry.id !== '' && plainName(entry.id) === id;
    const best = new Map<number, number>();
    for (const [at, words] of readings(query).entries()) {
      for (const [number, score] of scoresFor(words))
        best.set(number, Math.max(best.get(number) ?? 0, at === 0 ? score : score * 0.95));
    }
    return [...best]
      .flatMap(([number, score]) => {
        const entry = entries[number];
        return entry === undefined ? [] : [{ entry, score: score * (isNamed(entry) ? 1000 : fit(entry.path) || 1) }];
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  };
}

interface FoundEntry {
  readonly number: number;
  /** The score of MiniSearch. */
  readonly score: number;
  /** For each word of the query, a number from 0 to 1. */
  readonly fits: readonly number[];
}

/** @param match the stems that an entry contains, with their fields. */
function wordFits(words: readonly QueryWord[], match: Readonly<Record<string, readonly string[]>>): number[] {
  const weights = Object.entries(match).map(
    ([stem, fields]) => [stem, Math.max(...fields.map((field) => fieldWeights[field] ?? 0))] as const,
  );
  return words.map((word) =>
    weights.reduce((best, [stem, weight]) => Math.max(best, (word.get(stem) ?? 0) * weight), 0),
  );
}

/** Returns a function for the share of a query that an entry contains. A rare word counts more, because it says more about the wanted entry. */
function coveredShare(
  found: readonly FoundEntry[],
  words: number,
  entries: number,
): (fits: readonly number[]) => number {
  const rarity = Array.from({ length: words }, (_, at) => {
    const containing = found.filter(({ fits }) => (fits[at] ?? 0) > 0.4).length;
    return Math.log(1 + entries / (1 + containing));
  });
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  return (fits) => fits.reduce((sum, fit, at) => sum + fit * (rarity[at] ?? 0), 0) / whole;
}

/** Returns a function for the kind of an entry: the higher the number, the more readers look for this kind. */
function entryKinds(entries: readonly SearchEntry[]): (number: number, hasVerb: boolean) => number {
  const areas = new Set(entries.flatMap(({ group, path }) => (path === '' ? [] : [group])));
  const kinds = entries.map(({ title, path }) => {
    // The first operations of an area are better results than its page.
    if (path === '' && areas.has(title)) return { withVerb: 0.6, withoutVerb: 0.6 };
    return { withVerb: 1, withoutVerb: preferenceOf(path) };
  });
  return (number, hasVerb) => kinds[number]?.[hasVerb ? 'withVerb' : 'withoutVerb'] ?? 1;
}

/** Readers who name only a thing look for the list of these things, or want to create one. */
function preferenceOf(requestLine: string): number {
  if (/^GET .*[^}]$/u.test(requestLine)) return 1.25;
  return /^POST .*[^}]$/u.test(requestLine) ? 1.1 : 1;
}

const plainName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
