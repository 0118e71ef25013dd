import { propertyChanges } from '../schema-changes.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * The largest number of places that is counted for one difference. A place is a part of the compared value that has the difference. If
 * schemas refer to each other, a difference can have billions of places.
 */
export const countedPlaces = 101;

/**
 * Merges all findings about the same difference into one finding. This finding has the shortest path. Its `places` is the sum of the
 * `places` of all merged findings, but at most `countedPlaces`.
 */
export function mergeFindings(
  findings: readonly SchemaFinding[],
  differenceOf: (finding: SchemaFinding) => string,
): readonly SchemaFinding[] {
  const groups = Map.groupBy(findings, differenceOf);
  if (groups.size === findings.length) return findings;
  return Array.from(groups.values(), ([first, ...others]) => {
    if (first === undefined) throw new Error('A group has no member.');
    const shortest = others.reduce((a, b) => (b.steps.length < a.steps.length ? b : a), first);
    const places = [first, ...others].reduce((sum, finding) => sum + countOfPlaces(finding), 0);
    return { ...shortest, places: Math.min(places, countedPlaces) };
  });
}

/** Returns the number of places of a finding. It is at most `countedPlaces`. */
export const countOfPlaces = ({ places = 1 }: SchemaFinding): number => places;

/**
 * Returns the name of the property that a change adds, removes or requires. Returns undefined for a change that is not in
 * `propertyChanges`.
 */
export const changedProperty = ({ change, steps }: SchemaFinding): string | undefined => {
  const last = propertyChanges.has(change) ? steps.at(-1) : undefined;
  return last?.kind === 'property' ? last.name : last?.kind;
};

/**
 * Creates a function that returns a key for a finding. If two findings report the same change of the same keywords in the same schemas,
 * they have the same key.
 */
export function createDifferenceKeys(): (finding: SchemaFinding) => string {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (node: object | undefined): number => {
    if (node === undefined) return 0;
    const known = numbers.get(node);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(node, last);
    return last;
  };
  return (finding) => {
    const { change, effect, base, revision, from, to, hasEffectBeyondValues } = finding;
    const nodes = [numberOf(base?.node), base?.key, numberOf(revision?.node), revision?.key];
    return JSON.stringify([...nodes, change, effect, changedProperty(finding), from, to, hasEffectBeyondValues]);
  };
}
