import type { JsonValue } from '../1-load/json.ts';

/** Returns the indexes of items that equal an earlier item. */
export function repeatedItems(items: readonly (JsonValue | undefined)[]): number[] {
  const known = new Set<string>();
  return items.flatMap((item, index) => {
    const text = JSON.stringify(item);
    if (text === undefined) return [];
    const isRepeated = known.has(text);
    known.add(text);
    return isRepeated ? [index] : [];
  });
}
