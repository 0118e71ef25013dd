import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { isEqualJson } from './equal-json.ts';
import { directReferences } from '../schema/normal/document-schemas.ts';
import type { DescriptionSide } from './open-side.ts';

/**
 * Returns true if a node of the base and a node of the revision are equal. The targets of their references must be
 * equal too, and also the targets of references in these targets.
 */
export type AreSame = (old: JsonValue | undefined, revised: JsonValue | undefined) => boolean;

/** Creates the function that compares the nodes of two descriptions. The order of keys does not matter. */
export function createTextComparison(old: DescriptionSide, revised: DescriptionSide): AreSame {
  const references = new WeakMap<object, ReadonlySet<string>>();
  const referencesIn = (node: JsonValue | undefined): ReadonlySet<string> => {
    if (typeof node !== 'object' || node === null) return new Set();
    const known = references.get(node);
    if (known !== undefined) return known;
    const found = new Set<string>();
    references.set(node, found);
    for (const value of Object.values(node)) for (const reference of referencesIn(value)) found.add(reference);
    if (isJsonObject(node)) {
      for (const reference of directReferences(node)) found.add(reference);
      for (const { readers } of [old, revised])
        for (const reference of readers.request.selected(node).values()) found.add(reference);
    }
    return found;
  };
  const targetIn = (side: DescriptionSide, reference: string): JsonValue | undefined =>
    side.readers.request.resolve(reference);
  const known = new Map<string, boolean>();
  /**
   * Returns true if the target of a reference is the same in both descriptions. The targets of all references in this
   * target must be the same too.
   */
  const isSameTarget = (reference: string): boolean => {
    const result = known.get(reference);
    if (result !== undefined) return result;
    const reached = new Set([reference]);
    // The loop also visits the references that it adds to the set.
    for (const next of reached) {
      const target = targetIn(old, next);
      const isSame = known.get(next) ?? isEqualJson(target, targetIn(revised, next));
      if (!isSame) {
        known.set(reference, false);
        return false;
      }
      if (known.get(next) !== true) for (const inside of referencesIn(target)) reached.add(inside);
    }
    for (const next of reached) known.set(next, true);
    return true;
  };
  return (a, b) => a === b || (isEqualJson(a, b) && [...referencesIn(a)].every(isSameTarget));
}
