import { equalityKey } from './equality-key.ts';
import { hasObjectType } from './json-types.ts';
import { deepest, NestingError } from './nesting.ts';
import { ownProperty, presentKeys } from './values.ts';

/**
 * Returns true if two JSON values are equal. JSON Schema core, section 4.2.2: the order of keys does not count, `1` equals `1.0`.
 *
 * @throws NestingError if both values are nested too deeply to compare.
 */
export function equal(a: unknown, b: unknown, level = 0): boolean {
  if (a === b) return true;
  if (level > deepest) throw new NestingError();
  if (Array.isArray(a)) return Array.isArray(b) && areItemsEqual(a, b, level + 1);
  return hasObjectType(a) && hasObjectType(b) && arePropertiesEqual(a, b, level + 1);
}

function areItemsEqual(a: readonly unknown[], b: readonly unknown[], level: number): boolean {
  if (a.length !== b.length) return false;
  // `entries` also visits the holes of an array, as undefined.
  for (const [index, item] of a.entries()) if (!equal(item, b[index], level)) return false;
  return true;
}

type ObjectValue = Readonly<Record<string, unknown>>;

function arePropertiesEqual(a: ObjectValue, b: ObjectValue, level: number): boolean {
  const keys = presentKeys(a);
  return keys.length === presentKeys(b).length && keys.every((key) => equal(a[key], ownProperty(b, key), level));
}

/**
 * Returns true if no two items are equal. The time is linear in the size of the array.
 *
 * @throws NestingError if an item is nested too deeply to compare.
 */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  const scalars = new Set<unknown>();
  const others = new Set<string>();
  for (const item of items) {
    if (typeof item !== 'object' || item === null) {
      if (scalars.has(item)) return false;
      scalars.add(item);
    } else {
      const text = equalityKey(item);
      if (others.has(text)) return false;
      others.add(text);
    }
  }
  return true;
}
