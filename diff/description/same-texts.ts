import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { directReferences } from '@forgespec/model/from-document';
import type { DescriptionSide } from './open-side.ts';

/**
 * Returns true if a node of the base and a node of the revision are equal. The targets of their references must be
 * equal too, and also the targets of references in these targets.
 */
export type AreSame = (old: JsonValue | undefined, revised: JsonValue | undefined) => boolean;

/** Creates the function that compares the nodes of two descriptions. The order of keys does not matter. */
export function createTextComparison(old: DescriptionSide, revised: DescriptionSide): AreSame {
  const comparison = new TextComparison(old, revised);
  return (a, b) => comparison.areSame(a, b);
}

class TextComparison {
  readonly #old: DescriptionSide;
  readonly #revised: DescriptionSide;
  /** A map from each node to all references in it. */
  readonly #references = new WeakMap<object, ReadonlySet<string>>();
  /** For each compared reference, true if its target is the same in both descriptions. */
  readonly #known = new Map<string, boolean>();

  constructor(old: DescriptionSide, revised: DescriptionSide) {
    this.#old = old;
    this.#revised = revised;
  }

  areSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
    return a === b || (isEqualJson(a, b) && [...this.#referencesIn(a)].every((name) => this.#isSameTarget(name)));
  }

  #referencesIn(node: JsonValue | undefined): ReadonlySet<string> {
    if (typeof node !== 'object' || node === null) return new Set();
    const known = this.#references.get(node);
    if (known !== undefined) return known;
    const found = new Set<string>();
    this.#references.set(node, found);
    for (const value of Object.values(node)) for (const reference of this.#referencesIn(value)) found.add(reference);
    if (isJsonObject(node)) for (const reference of this.#ownReferences(node)) found.add(reference);
    return found;
  }

  /** Returns the references of a node itself, and those that its discriminator selects. */
  #ownReferences(node: JsonObject): readonly string[] {
    const selections = [this.#old, this.#revised].map(({ readers }) => readers.request.selected(node));
    return [...directReferences(node), ...selections.flatMap((selection) => [...selection.values()])];
  }

  /**
   * Returns true if the target of a reference is the same in both descriptions. The targets of all references in this
   * target must be the same too.
   */
  #isSameTarget(reference: string): boolean {
    const result = this.#known.get(reference);
    if (result !== undefined) return result;
    const reached = new Set([reference]);
    // The loop also visits the references that it adds to the set.
    for (const next of reached) {
      const known = this.#known.get(next);
      const target = this.#old.readers.request.resolve(next);
      if (!(known ?? isEqualJson(target, this.#revised.readers.request.resolve(next)))) {
        this.#known.set(reference, false);
        return false;
      }
      if (known !== true) for (const inside of this.#referencesIn(target)) reached.add(inside);
    }
    for (const next of reached) this.#known.set(next, true);
    return true;
  }
}

/**
 * Returns true if two values are equal. The order of keys does not matter. For two large descriptions, a comparison of JSON texts would be
 * slow. So the function does not build JSON texts.
 */
function isEqualJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqualJson(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isEqualJson(a[key], b[key]));
}
