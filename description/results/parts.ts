import { isEqual } from '../json/is-equal.ts';

/**
 * A part of a description or of a model, such as a schema. A part can refer to other parts. It stays the same object from run to run, until
 * its value changes, or the value of a part to which it refers directly or indirectly.
 */
export interface Part<Value> {
  readonly value: Value;
  /**
   * An object that is equal to `value`. It stays the same object from run to run, until the value itself changes. Changes in the parts to
   * which the value refers do not replace it.
   */
  readonly equal: Value;
  /** The keys of the parts to which the value refers. Some of these parts may be missing. */
  readonly targets: readonly string[];
}

export type Parts<Value> = ReadonlyMap<string, Part<Value>>;

/**
 * Returns the parts with the given values. A part of the previous run is reused if its value is equal, and if all parts to which it refers,
 * directly or indirectly, are also reused.
 *
 * @param targetsIn returns the keys of the parts to which a value refers.
 */
export function updateParts<Value>(
  values: ReadonlyMap<string, Value>,
  before: Parts<Value>,
  targetsIn: (value: Value) => readonly string[],
): Parts<Value> {
  const changed = new Set([...before.keys()].filter((key) => !values.has(key)));
  const parts = new Map<string, Part<Value>>();
  const users = new Map<string, string[]>();
  for (const [key, value] of values) {
    const known = before.get(key);
    if (known !== undefined && isEqual(known.equal, value)) {
      parts.set(key, known);
      for (const target of known.targets) {
        const others = users.get(target);
        if (others === undefined) users.set(target, [key]);
        else others.push(key);
      }
    } else {
      parts.set(key, { value, equal: value, targets: targetsIn(value) });
      changed.add(key);
    }
  }
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const key of changed) for (const user of users.get(key) ?? []) changed.add(user);
  for (const key of changed) {
    const [part, value] = [parts.get(key), values.get(key)];
    if (part !== undefined && value !== undefined) parts.set(key, { ...part, value });
  }
  return parts;
}
