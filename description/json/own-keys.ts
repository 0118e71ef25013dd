import type { JsonObject, JsonValue } from './json.ts';

/** A prototype whose only property is the conversion to a string. Messages about wrong values need this conversion. */
const bare: object = Object.create(null, { [Symbol.toPrimitive]: { value: () => '[object]' } });

/** Returns an object that inherits no keys. Code can read `constructor` or `__proto__` without a check for inherited keys. */
export const emptyObject = (): JsonObject => Object.create(bare) as JsonObject;

/** Returns an object that has the given entries, and inherits no keys. */
export const objectOf = (entries: JsonObject): JsonObject => Object.assign(emptyObject(), entries);

/** Sets a member of an object or array. */
export function setMember(owner: JsonObject | JsonValue[], key: number | string, value: JsonValue): void {
  if (Array.isArray(owner)) owner[Number(key)] = value;
  else setOwnKey(owner, String(key), value);
}

/** Sets a key of an object. */
export function setOwnKey(object: JsonObject, key: string, value: JsonValue): void {
  // An assignment to a key called `__proto__` would replace the prototype.
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  else object[key] = value;
}

/**
 * Returns a copy of a parsed file in which each object has only the keys that are in the file. If YAML aliases repeat an object, the
 * function copies the object only once, and uses the copy at all positions of the object.
 *
 * The function sorts the keys while it copies them. A later sort would delete keys and add them again. In V8, objects from which keys were
 * deleted are slow.
 *
 * @param compare compares two keys for their order in the copy. Undefined to preserve the order of the file.
 */
export function copyWithOwnKeys(root: JsonValue, compare?: (a: string, b: string) => number): JsonValue {
  const copies = new Map<object, JsonValue>();
  const copyOf = (value: JsonValue): JsonValue => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy = Array.isArray(value) ? value.map(copyOf) : copyOfObject(value);
    copies.set(value, copy);
    return copy;
  };
  const copyOfObject = (value: JsonObject): JsonObject => {
    const keys = Object.keys(value);
    if (compare !== undefined) keys.sort(compare);
    const copy = emptyObject();
    for (const key of keys) {
      setOwnKey(copy, key, copyOf(value[key] ?? null));
    }
    return copy;
  };
  return copyOf(root);
}
