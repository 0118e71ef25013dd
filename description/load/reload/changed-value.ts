import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { copyWithOwnKeys, emptyObject, setOwnKey } from '../../json/own-keys.ts';
import { compareKeys } from '../../json/canonical-order.ts';
import { isEqual } from '../../json/is-equal.ts';

type Node = JsonObject | JsonValue[];

/** An object or array that is new in a file, and the object or array that contains it. */
interface AddedNode {
  readonly value: Node;
  readonly owner: Node;
  readonly key: string | number;
}

/** The changes of a file, if they affect neither references nor the targets of references. */
export interface ValueChanges {
  /** The new value of the file. Objects and arrays that have not changed are the same objects as in the bundled value. */
  readonly value: JsonValue;
  /** A map from each replaced object or array of the bundled value to its replacement. */
  readonly replaced: ReadonlyMap<object, Node>;
  /**
   * The bundled objects with direct changes. A direct change adds or removes a key, or changes a value that was neither an object nor an
   * array. An object with changes only inside its nested objects and arrays is not included.
   */
  readonly withOwnChanges: readonly JsonObject[];
  readonly added: readonly AddedNode[];
}

/** If an object has one of these keys, a change of the object may affect references or their targets. */
const referenceKeys = [
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$recursiveAnchor',
  '$recursiveRef',
  '$ref',
  '$schema',
  '$self',
  '$vocabulary',
  'defaultMapping',
  'externalValue',
  'mapping',
];

/** The keys of the root whose values determine how the whole description is read. */
const decisiveKeys = ['components', 'jsonSchemaDialect', 'openapi', 'swagger'];

/** Thrown if a change may have effects outside of the changed value. */
class NeedsNewLoad extends Error {}

/**
 * Compares two versions of a parsed file, and applies the differences to copies of the bundled objects.
 *
 * @param before the parsed value of the earlier version.
 * @param after the parsed value of the new version.
 * @param bundled the value of the earlier version after bundling. Bundling has changed references, and has added and removed keys. The keys
 * of all objects are in canonical order.
 * @returns undefined if a reference, the target of a reference or the name of a component may have changed.
 */
export function changesOfValue(before: JsonValue, after: JsonValue, bundled: JsonValue): ValueChanges | undefined {
  const replaced = new Map<object, Node>();
  const withOwnChanges: JsonObject[] = [];
  const added: AddedNode[] = [];
  try {
    const value = isEqual(before, after) ? bundled : changedValue(before, after, bundled, []);
    return { value, replaced, withOwnChanges, added };
  } catch (error) {
    if (error instanceof NeedsNewLoad) return undefined;
    throw error;
  }

  /**
   * Returns a copy of the bundled value `value` with the changes between `old` and `revised`. Returns `value` itself if nothing has
   * changed.
   */
  function changedValue(old: JsonValue, revised: JsonValue, value: JsonValue, keys: readonly string[]): JsonValue {
    if (Array.isArray(old) && Array.isArray(revised) && Array.isArray(value)) return changedArray(old, revised, value);
    if (isJsonObject(old) && isJsonObject(revised) && isJsonObject(value))
      return changedObject(old, revised, value, keys);
    return isNode(old) ? fail() : copyOfAdded(revised);
  }

  function changedArray(old: JsonValue[], revised: JsonValue[], value: JsonValue[]): JsonValue {
    // A reference may contain the index of an item. If items are added to a list of objects or arrays, or removed from it, all files must
    // therefore be loaded again.
    const hasNodes = old.some(isNode) || revised.some(isNode);
    if (old.length !== value.length || (hasNodes && old.length !== revised.length)) return fail();
    const items = revised.map((item, index) => {
      const [earlier, known = null] = [old[index], value[index]];
      if (earlier === undefined) return item;
      return isEqual(earlier, item) ? known : changedValue(earlier, item, known, deeper);
    });
    if (items.length === value.length && items.every((item, index) => item === value[index])) return value;
    for (const [index, item] of items.entries()) if (!isNode(old[index])) noteAdded(item, items, index);
    return replace(value, items);
  }

  function changedObject(old: JsonObject, revised: JsonObject, value: JsonObject, keys: readonly string[]): JsonValue {
    const inner = (key: string): readonly string[] => (keys.length < 3 ? [...keys, key] : deeper);
    const members = new Map(Object.entries(value));
    /** The keys that are added or removed, and the keys with a changed value that was neither an object nor an array. */
    const ownChanges = new Set<string>();
    for (const key of Object.keys(old)) {
      if (Object.hasOwn(revised, key)) continue;
      if (isNode(old[key]) || !members.delete(key)) return fail();
      ownChanges.add(key);
    }
    for (const [key, member = null] of Object.entries(revised)) {
      const [before = null, known = null] = [old[key], value[key]];
      if (!Object.hasOwn(old, key)) {
        if (members.has(key)) return fail();
        members.set(key, copyOfAdded(member));
        ownChanges.add(key);
      } else if (!isEqual(before, member)) {
        // Bundling may have removed the key.
        if (!members.has(key)) return fail();
        const changed = changedValue(before, member, known, inner(key));
        if (changed === known) continue;
        members.set(key, changed);
        if (!isNode(before)) ownChanges.add(key);
      }
    }
    if (ownChanges.size === 0 && [...members].every(([key, member]) => member === value[key])) return value;
    if (referenceKeys.some((key) => Object.hasOwn(old, key) || Object.hasOwn(revised, key))) return fail();
    if (decisiveKeys.some((key) => ownChanges.has(key))) return fail();
    const hasOtherKeys = [...ownChanges].some((key) => !Object.hasOwn(old, key) || !Object.hasOwn(revised, key));
    if (hasOtherKeys && keys[0] === 'components' && keys.length < 3) return fail();
    if (ownChanges.size > 0) withOwnChanges.push(value);
    const object = emptyObject();
    const entries = [...members];
    if (hasOtherKeys) entries.sort(([a], [b]) => compareKeys(a, b));
    for (const [key, member] of entries) {
      setOwnKey(object, key, member ?? null);
      if (ownChanges.has(key)) noteAdded(member, object, key);
    }
    return replace(value, object);
  }

  function replace<Replacement extends Node>(value: Node, replacement: Replacement): Replacement {
    // Because of YAML aliases, an object may occur several times, and only one occurrence may have changed.
    if (replaced.has(value)) return fail();
    replaced.set(value, replacement);
    return replacement;
  }

  function noteAdded(value: JsonValue | undefined, owner: Node, key: string | number): void {
    if (isNode(value)) added.push({ value, owner, key });
  }
}

/**
 * The keys of all values that are inside an array, or deeper than a component such as `components/schemas/Pet`. The real keys of such a
 * value are not needed, because a change of the value cannot change the names of components.
 */
const deeper: readonly string[] = ['', '', ''];

function copyOfAdded(value: JsonValue): JsonValue {
  refuseReferences(value);
  return copyWithOwnKeys(value, compareKeys);
}

function refuseReferences(value: JsonValue | undefined): void {
  if (!isNode(value)) return;
  if (isJsonObject(value) && referenceKeys.some((key) => Object.hasOwn(value, key))) fail();
  for (const member of Object.values(value)) refuseReferences(member);
}

function fail(): never {
  throw new NeedsNewLoad();
}

const isNode = (value: JsonValue | undefined): value is Node => typeof value === 'object' && value !== null;
