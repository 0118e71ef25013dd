import { isIgnored, splitWords, stemOf } from './split-words.ts';
import { typingErrors } from './typing-errors.ts';

/** The stems that stand for one word of a query, and how well each one fits: 1 for the word itself, less for synonyms and corrections. */
export type QueryWord = ReadonlyMap<string, number>;

/** The words of the entries, and the words of queries that stand for them. */
export interface Words {
  /** Returns the stem of a word of an entry, and remembers it. Returns null for a word such as `the`. */
  indexed(word: string): string | null;
  /**
   * Returns the words of a query, and of the same query with phrases of the same meaning: `sign in` for `login`. Words with typing errors
   * also have the stems of the words that the reader probably meant.
   */
  readings(query: string): QueryWord[][];
}

type Phrase = readonly string[];

const mostReadings = 8;

/**
 * Returns the words of a search.
 *
 * @param synonyms lists of words and phrases with the same meaning.
 */
export function createWords(synonyms: readonly (readonly string[])[]): Words {
  const lists = synonyms.map((list) => list.map((text): Phrase => text.split(' ').map(stemOf)));
  const entryStems = new Set<string>();
  /** The stems of the entries, and of the synonyms. */
  const vocabulary = new Set(lists.flat(2));
  const related = relatedStems(lists);
  const phraseLists = lists.filter((list) => list.some((phrase) => phrase.length > 1));
  return {
    indexed(word) {
      if (isIgnored(word)) return null;
      const stem = stemOf(word);
      vocabulary.add(stem);
      entryStems.add(stem);
      return stem;
    },
    readings(query) {
      const texts = [splitWords(query).filter((word) => word !== '')];
      // The loop also visits the readings that it adds, so that two phrases of a query are replaced.
      for (const text of texts) {
        const others = phraseLists.flatMap((list) => rephrased(text, list, entryStems));
        texts.push(...others.slice(0, mostReadings - texts.length));
      }
      const known = new Map<string, QueryWord>();
      const meaningsOf = (word: string): QueryWord => {
        const meant = known.get(word) ?? meanings(word, vocabulary, related);
        known.set(word, meant);
        return meant;
      };
      return texts.map((text) => {
        const asked = text.filter((word) => !isIgnored(word));
        return Array.from(new Map(asked.map((word) => [stemOf(word), word])).values(), meaningsOf);
      });
    },
  };
}

/** Returns the stems with the same meaning as each stem. */
function relatedStems(lists: readonly (readonly Phrase[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  for (const list of lists) {
    const single = list.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
    for (const stem of single) related.set(stem, new Set([...(related.get(stem) ?? []), ...single]));
  }
  return related;
}

/** Returns the words of a query in which the longest phrase of a list is replaced by each other phrase of the list that entries contain. */
function rephrased(text: readonly string[], list: readonly Phrase[], entryStems: ReadonlySet<string>): string[][] {
  const stems = text.map(stemOf);
  const positionOf = (phrase: Phrase): number =>
    stems.findIndex((_, start) => phrase.every((stem, index) => stems[start + index] === stem));
  const [found] = list.filter((phrase) => positionOf(phrase) >= 0).toSorted((a, b) => b.length - a.length);
  if (found === undefined) return [];
  return list
    .filter((phrase) => phrase !== found && (phrase.length > 1 || found.length > 1))
    .filter((phrase) => phrase.every((stem) => entryStems.has(stem)))
    .map((phrase) => text.toSpliced(positionOf(found), found.length, ...phrase));
}

/** Returns the stems for a word: itself, its synonyms, longer words that begin with it, and words that differ by typing errors. */
function meanings(
  word: string,
  vocabulary: ReadonlySet<string>,
  related: ReadonlyMap<string, ReadonlySet<string>>,
): QueryWord {
  const stem = stemOf(word);
  const fits = new Map<string, number>();
  const add = (term: string, fit: number): void => {
    if (fit > (fits.get(term) ?? 0)) fits.set(term, fit);
  };
  const addWithSynonyms = (term: string, fit: number): void => {
    add(term, fit);
    for (const other of related.get(term) ?? []) add(other, fit * 0.92);
  };
  addWithSynonyms(stem, 1);
  const mostErrors = vocabulary.has(stem) ? 0 : allowedErrors(word);
  for (const term of vocabulary) {
    if (stem.length > 2 && term.startsWith(stem)) add(term, 0.75);
    else if (Math.abs(term.length - stem.length) < mostErrors + 1 && mostErrors > 0) {
      const errors = typingErrors(stem, term);
      if (errors <= mostErrors) addWithSynonyms(term, errors === 1 ? 0.8 : 0.6);
    }
  }
  return fits;
}

function allowedErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
