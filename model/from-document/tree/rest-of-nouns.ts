import { nounsKey, withoutNouns } from './words.ts';

/** Returns the nouns without those of the area. Returns undefined if the nouns do not name the area. */
export function restOf(nouns: readonly string[], area: readonly string[]): string[] | undefined {
  if (nouns.length === 0) return [];
  const rest = withoutNouns(nouns, area);
  if (rest !== undefined) return rest;
  const own = new Set(area.map((word) => nounsKey([word])));
  return nouns.every((noun) => own.has(nounsKey([noun]))) ? [] : undefined;
}
