interface TitleWord {
  /** The number of titles with the word. */
  titles: number;
  /** The number of titles that begin with the word. */
  first: number;
  readonly groups: Set<string>;
}

/**
 * Returns a function that returns true for a verb, such as "delete". Titles of several groups begin with it, and most titles with the word
 * do. A word such as "request" is more often a thing.
 *
 * @param titles the stems of the titles, with the groups of their entries.
 */
export function titleVerbs(
  titles: readonly { readonly stems: readonly string[]; readonly group: string }[],
): (stem: string) => boolean {
  const words = new Map<string, TitleWord>();
  for (const { stems, group } of titles) {
    for (const stem of new Set(stems)) {
      const word = words.get(stem) ?? { titles: 0, first: 0, groups: new Set() };
      words.set(stem, word);
      word.titles++;
      if (stem === stems[0]) {
        word.first++;
        word.groups.add(group);
      }
    }
  }
  return (stem) => {
    const word = words.get(stem);
    return word !== undefined && word.groups.size > 1 && word.first * 2 >= word.titles;
  };
}
