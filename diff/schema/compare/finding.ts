import type { JsonObject } from '@forgespec/description/json';
import type { Atom } from '../normal/atom.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import type { SchemaChange } from '../schema-changes.ts';

/**
 * The effect of a change on the set of valid values. `narrower`: some values are no longer valid. `wider`: some values have become valid.
 * `both`: some values are no longer valid, and other values have become valid. `narrower-at-least`: `narrower` or `both`. `wider-at-least`:
 * `wider` or `both`. `unknown`: the comparison did not find the effect. `neutral`: the set is the same. `text`: only the documentation
 * differs, such as a `description`.
 */
export type Effect =
  | 'narrower-at-least'
  | 'wider-at-least'
  | 'both'
  | 'narrower'
  | 'neutral'
  | 'text'
  | 'unknown'
  | 'wider';

/** A step from a value to one of its parts, such as an item or a property. */
export type ValueStep =
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'property'; readonly name: string };

/** A node of a description, and optionally one of its keys. */
export interface NodeKey {
  readonly node: object;
  readonly key?: string | undefined;
}

/** A difference between two schemas. */
export interface SchemaFinding {
  readonly change: SchemaChange;
  readonly effect: Effect;
  /** The path from the compared value to the part with the difference. */
  readonly steps: readonly ValueStep[];
  readonly base: NodeKey | undefined;
  readonly revision: NodeKey | undefined;
  /** The old and the new value of the constraint, as text for the message. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /**
   * True if the change can break a program even if the set of valid values stays the same. An example is the removal of an optional
   * property. The later comparison of the whole schemas (`correctedFindings`) keeps such a finding.
   */
  readonly hasEffectBeyondValues?: boolean | undefined;
  /** The number of parts of the compared value that have this difference. Default: 1. */
  readonly places?: number | undefined;
  /** The old and the new schema of the part that differs. */
  readonly old: Conjunction | undefined;
  readonly new: Conjunction | undefined;
  /** The alternatives of the two schemas that differ. Undefined if the whole schemas were compared. */
  readonly atoms?: { readonly old: Atom; readonly new: Atom } | undefined;
}

/**
 * Searches the schema objects in `parts` for the first key of `keys`, then for the second key, and so on. Returns the first schema object
 * that has the key, and the key. If no schema object has one of the keys, returns only the first schema object. Returns undefined if
 * `parts` is empty.
 */
export function nodeWithKey(parts: readonly JsonObject[], ...keys: readonly string[]): NodeKey | undefined {
  for (const key of keys) {
    const node = parts.find((part) => part[key] !== undefined);
    if (node !== undefined) return { node, key };
  }
  const [first] = parts;
  return first === undefined ? undefined : { node: first };
}
