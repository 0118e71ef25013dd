import type MiniSearch from 'minisearch';
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
 * @param synonyms lists of words with the same meaning.
 */
export function createSearch(
  Index: typeof MiniSearch,
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
): Search {
  const ignored = new Set(
    'a an and any are by can do for from how i in is it my of on or the this to what with'.split(' '),
  );
  /** Splits `createShopPet` and `shop_pets` into words. The whole name is also a word. */
  const tokenize = (text: string): string[] =>
    text.split(/[^\p{L}\p{N}_]+/u).flatMap((name) => {
      const words = name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
      return words.length > 1 ? [name, ...words] : words;
    });
  /** Returns the stem of an English word: `paginat` for `pagination` and `paginate`. */
  const stem = (word: string): string => {
    const lower = word.toLowerCase();
    const singular = lower.replace(/ies$/u, 'y').replace(/(?<=[^sui])s$/u, '');
    return singular.length < 5 ? singular.replace(/(?<=..)e$/u, '') : singular.replace(/(?:ing|ion|ed|e)$/u, '');
  };
  const vocabulary = new Set<string>();
  const processTerm = (word: string): string | null => {
    if (word === '' || ignored.has(word.toLowerCase())) return null;
    const term = stem(word);
    vocabulary.add(term);
    return term;
  };
  const related = new Map<string, Set<string>>();
  for (const list of synonyms) {
    const terms = list.map(stem);
    for (const term of terms) related.set(term, new Set([...(related.get(term) ?? []), ...terms]));
  }
  const index = new Index<SearchEntry & { number: number }>({
    idField: 'number',
    fields: ['title', 'id', 'group', 'path', 'inputs', 'outputs', 'words'],
    tokenize,
    processTerm,
  });
  index.addAll(entries.map((entry, number) => ({ ...entry, number })));
  /** Returns the words of the index that result from a word if two adjacent letters change places. */
  const swapped = (term: string): string[] =>
    Array.from(
      term,
      (_, at) => term.slice(0, at) + (term[at + 1] ?? '') + (term[at] ?? '') + term.slice(at + 2),
    ).filter((other) => other !== term && other.length === term.length && vocabulary.has(other));
  /** Returns true if the segments of a query are the last segments of a path template. */
  const isPath = (template: readonly string[], segments: readonly string[]): boolean =>
    template.length > 0 &&
    template.length <= segments.length &&
    template.every((segment, at) => {
      const asked = segments[segments.length - template.length + at];
      return segment.startsWith('{') ? asked !== undefined : segment === asked;
    });
  const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
  return (query) => {
    const [, method, path = ''] =
      /^\s*(?:(get|post|put|patch|delete|head|options)\s+)?(\S*\/\S*)\s*$/iu.exec(query) ?? [];
    const segments = segmentsOf(path.replace(/^https?:\/\/[^/]*/u, '').replace(/[?#].*$/u, ''));
    const terms = [...new Set(tokenize(query).flatMap((word) => (ignored.has(word.toLowerCase()) ? [] : stem(word))))];
    const variants = new Map(
      terms
        .filter((term) => term !== '')
        .map((term) => [term, new Set([term, ...swapped(term), ...(related.get(term) ?? [])])]),
    );
    const exact = new Set(variants.keys());
    const boostEntry = (number: number): number => {
      const entry = entries[number];
      if (entry === undefined) return 1;
      const [entryMethod, entryPath = ''] = entry.path.split(' ');
      if (entry.id !== '' && entry.id.toLowerCase() === query.trim().toLowerCase()) return 1000;
      if (!isPath(segmentsOf(entryPath), segments)) return 1;
      return method === undefined || method.toUpperCase() === entryMethod ? 100 : 10;
    };
    const found = index.search(query, {
      tokenize,
      processTerm: (word) => [...(variants.get(stem(word)) ?? [])],
      boost: { title: 6, id: 4, group: 2, path: 3, inputs: 3, outputs: 1, words: 0.5 },
      boostTerm: (term) => (exact.has(term) ? 1 : 0.6),
      boostDocument: (number) => boostEntry(Number(number)),
      prefix: (term) => term.length > 2 && exact.has(term),
      fuzzy: (term) => (!exact.has(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2),
    });
    /** The share of the words of the query that an entry contains. */
    const share = (matched: readonly string[]): number =>
      [...variants.values()].filter((words) => matched.some((term) => words.has(term))).length / variants.size;
    return found
      .map(({ id, score, queryTerms }) => ({ entry: entries[Number(id)], score: score * share(queryTerms) ** 2 }))
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  };
}
