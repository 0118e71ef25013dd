import type { JsonValue } from '@forgespec/description/json';

/** Returns the index of each item that is equal to an earlier item. */
export function repeatedItems(items: readonly (JsonValue | undefined)[]): number[] {
  const known = new Set<string>();
  return items.flatMap((item, index) => {
    // The keys of all objects are sorted when a description is loaded, so equal items have the same text.
    const text = JSON.stringify(item);
    if (text === undefined) return [];
    const isRepeated = known.has(text);
    known.add(text);
    return isRepeated ? [index] : [];
  });
}
