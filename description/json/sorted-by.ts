/**
 * Returns items, sorted by the strings that `textOf` returns for them. The strings are compared by UTF-16 code units. Items with equal
 * strings keep their order.
 */
export function sortedBy<Item>(items: Iterable<Item>, textOf: (item: Item) => string): Item[] {
  const keyed = Array.from(items, (item) => ({ item, text: textOf(item) }));
  return keyed.toSorted((a, b) => compareByUnits(a.text, b.text)).map(({ item }) => item);
}

/** Compares two strings by UTF-16 code units, so that the order does not depend on the language of the machine. */
export function compareByUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
