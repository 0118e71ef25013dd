import { createHash } from 'node:crypto';

/**
 * Returns random elements of a list. The same seed always selects the same elements. If an element is added or removed, the other elements
 * of the sample mostly stay the same. If the list is shorter than the count, returns the whole list.
 *
 * @param identityOf returns a text that identifies an element. If several elements have the same text, their order in the list
 * distinguishes them.
 */
export function sampleOf<Item>(
  items: readonly Item[],
  count: number,
  seed: number,
  identityOf: (item: Item) => string,
): Item[] {
  const occurrences = new Map<string, number>();
  return items
    .map((item) => {
      const identity = identityOf(item);
      const occurrence = (occurrences.get(identity) ?? 0) + 1;
      occurrences.set(identity, occurrence);
      return { item, key: createHash('sha1').update(`${seed}\0${occurrence}\0${identity}`).digest('hex') };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
