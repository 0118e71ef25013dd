/** The words of queries and entries, as the index of the search contains them. */
export interface Words {
  /** Splits `createShopPet` and `shop_pets` into words. The whole name is also a word. */
  tokenize(text: string): string[];
  /** Returns the stem of a word of an entry, and remembers it. Returns null for a word such as `the`. */
  indexed(word: string): string | null;
  /**
   * Returns the terms to search for: the stem of a word of the query, stems with the same meaning, and stems that result if two adjacent
   * letters change places.
   */
  variants(query: string): Map<string, Set<string>>;
  /** Returns the stem of an English word: `paginat` for `pagination` and `paginate`. */
  stem(word: string): string;
  /**
   * Returns a function for the path in a query, with or without values and a method. For a request line, such as `GET /shops/{id}`, it
   * returns 100 if the method and the path fit, 10 if only the path fits, and 0 otherwise.
   */
  pathFit(query: string): (line: string) => number;
}

/**
 * Returns the words of a search. The page contains the text of this function, so the function uses nothing of this module.
 *
 * @param synonyms lists of words with the same meaning.
 */
export function createWords(synonyms: readonly (readonly string[])[]): Words {
  // The first one is the empty word.
  const ignored = new Set(
    ' a an and any are by can do each for from how i in is it my of on or the this to what when where which who with'.split(
      ' ',
    ),
  );
  const vocabulary = new Set<string>();
  const related = new Map<string, Set<string>>();
  const words: Words = {
    tokenize: (text) =>
      text.split(/[^\p{L}\p{N}_]+/u).flatMap((name) => {
        const parts = name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
        return parts.length > 1 ? [name, ...parts] : parts;
      }),
    stem(word) {
      const lower = word.toLowerCase();
      const singular = lower.replace(/ies$/u, 'y').replace(/(?<=[^sui])s$/u, '');
      return singular.length < 5 ? singular.replace(/(?<=..)e$/u, '') : singular.replace(/(?:ing|ion|ed|e)$/u, '');
    },
    indexed(word) {
      if (ignored.has(word.toLowerCase())) return null;
      const term = words.stem(word);
      vocabulary.add(term);
      return term;
    },
    pathFit(query) {
      const [, method, path = ''] =
        /^\s*(?:(get|post|put|patch|delete|head|options)\s+)?(\S*\/\S*)\s*$/iu.exec(query) ?? [];
      const segments = segmentsOf(path.replace(/^https?:\/\/[^/]*/u, '').replace(/[?#].*$/u, ''));
      return (line) => {
        const [lineMethod, template = ''] = line.split(' ');
        if (!isPath(segmentsOf(template), segments)) return 0;
        return method === undefined || method.toUpperCase() === lineMethod ? 100 : 10;
      };
    },
    variants(query) {
      const asked = words.tokenize(query).filter((word) => !ignored.has(word.toLowerCase()));
      const terms = new Set(asked.map(words.stem));
      return new Map(
        Array.from(terms, (term) => [term, new Set([term, ...swapped(term), ...(related.get(term) ?? [])])]),
      );
    },
  };
  const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
  /** Returns true if the segments of a query are the last segments of a path template. */
  const isPath = (template: readonly string[], segments: readonly string[]): boolean =>
    template.length > 0 &&
    template.length <= segments.length &&
    template.every((segment, at) => {
      const asked = segments[segments.length - template.length + at];
      return segment.startsWith('{') ? asked !== undefined : segment === asked;
    });
  const swapped = (term: string): string[] =>
    Array.from(term, (letter, at) => term.slice(0, at) + (term[at + 1] ?? '') + letter + term.slice(at + 2)).filter(
      (other) => vocabulary.has(other),
    );
  for (const list of synonyms) {
    const terms = list.map(words.stem);
    for (const term of terms) related.set(term, new Set([...(related.get(term) ?? []), ...terms]));
  }
  return words;
}
