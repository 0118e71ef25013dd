import type { Atom } from '../normal/atom.ts';
import { propertyOf } from '../normal/members.ts';
import type { SchemaReader } from '../normal/conjunction.ts';

/** The result of matching the alternatives of two schemas. */
export interface MatchedAlternatives {
  readonly pairs: readonly (readonly [old: Atom, revised: Atom])[];
  readonly removed: readonly Atom[];
  readonly added: readonly Atom[];
}

/** A criterion for pairs of alternatives. Returns true if two alternatives belong together. */
export type MatchCriterion = (old: Atom, revised: Atom) => boolean;

/**
 * Finds pairs of an old and a new alternative that belong together. All passed alternatives have the same type. The criteria are tried in
 * the order of the list. If exactly one old alternative and one new alternative are left at the end, these two alternatives are a pair.
 */
export function matchAlternatives(
  old: readonly Atom[],
  revised: readonly Atom[],
  criteria: readonly MatchCriterion[],
): MatchedAlternatives {
  const pairs: (readonly [Atom, Atom])[] = [];
  let [left, right] = [[...old], [...revised]];
  const [only, other] = [left[0], right[0]];
  if (only !== undefined && other !== undefined && left.length === 1 && right.length === 1) {
    return { pairs: [[only, other]], removed: [], added: [] };
  }
  for (const isMatch of [...criteria, () => left.length === 1 && right.length === 1]) {
    for (const atom of left) {
      const found = right.find((candidate) => isMatch(atom, candidate));
      if (found === undefined) continue;
      pairs.push([atom, found]);
      left = left.filter((member) => member !== atom);
      right = right.filter((member) => member !== found);
    }
  }
  return { pairs, removed: left, added: right };
}

/**
 * Returns the required properties that can have only one value. Such properties distinguish the alternatives of a union. A property is
 * returned as a JSON text with its name and its value: `["kind","cat"]`.
 */
export function distinctValues(reader: SchemaReader, atom: Atom): readonly string[] {
  return [...atom.required].flatMap((name) => {
    const property = propertyOf(reader, atom, name);
    const [only, ...others] = property === undefined ? [] : reader.atoms(property);
    if (only === undefined || others.length > 0 || only.values?.length !== 1) return [];
    return [JSON.stringify([name, only.values[0]])];
  });
}
