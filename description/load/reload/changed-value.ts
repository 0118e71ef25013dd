import { compareKeys } from '../../json/canonical-order.ts';
import { isEqual } from '../../json/is-equal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { copyWithOwnKeys, emptyObject, setOwnKey } from '../../json/own-keys.ts';

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
  const comparison = new VersionComparison();
  try {
    const versions = { old: before, revised: after, value: bundled, keys: [] };
    const value = isEqual(before, after) ? bundled : comparison.changedValue(versions);
    return { ...comparison, value };
  } catch (error) {
    if (error instanceof NeedsNewLoad) return undefined;
    throw error;
  }
}

/** The same value in both versions of a file, and in the bundled value of the earlier version. */
interface Versions<Value extends JsonValue = JsonValue> {
  readonly old: Value;
  readonly revised: Value;
  readonly value: Value;
  /** The keys from the root of the file to the value. */
  readonly keys: readonly string[];
}

/** The members of a changed object. */
interface ChangedMembers {
  readonly members: ReadonlyMap<string, JsonValue>;
  /** The keys that are added or removed, and the keys with a changed value that was neither an object nor an array. */
  readonly own: ReadonlySet<string>;
  /** True if a key is added or removed. */
  readonly hasOtherKeys: boolean;
}

class VersionComparison {
  readonly replaced = new Map<object, Node>();
  readonly withOwnChanges: JsonObject[] = [];
  readonly added: AddedNode[] = [];

  /** Returns a copy of the bundled value with the changes. Returns the bundled value itself if the changes do not affect it. */
  changedValue({ old, revised, value, keys }: Versions): JsonValue {
    if (Array.isArray(old) && Array.isArray(revised) && Array.isArray(value))
      return this.#changedArray({ old, revised, value, keys });
    if (isJsonObject(old) && isJsonObject(revised) && isJsonObject(value))
      return this.#changedObject({ old, revised, value, keys });
    return isNode(old) ? fail() : copyOfAdded(revised);
  }

  #changedArray({ old, revised, value }: Versions<JsonValue[]>): JsonValue {
    // A reference may contain the index of an item. If items are added to a list of objects or arrays, or removed from it, all files must
    // therefore be loaded again.
    const hasNodes = old.some(isNode) || revised.some(isNode);
    if (old.length !== value.length || (hasNodes && old.length !== revised.length)) return fail();
    const items = revised.map((item, index) => {
      const [earlier, known = null] = [old[index], value[index]];
      if (earlier === undefined) return item;
      if (isEqual(earlier, item)) return known;
      return this.changedValue({ old: earlier, revised: item, value: known, keys: deeper });
    });
    if (items.length === value.length && items.every((item, index) => item === value[index])) return value;
    for (const [index, item] of items.entries()) if (!isNode(old[index])) this.#noteAdded(item, items, index);
    return this.#replace(value, items);
  }

  #changedObject(versions: Versions<JsonObject>): JsonValue {
    const { value } = versions;
    const { members, own, hasOtherKeys } = this.#changedMembers(versions);
    if (own.size === 0 && [...members].every(([key, member]) => member === value[key])) return value;
    refuseEffects(versions, own, hasOtherKeys);
    if (own.size > 0) this.withOwnChanges.push(value);
    const object = emptyObject();
    const entries = [...members];
    if (hasOtherKeys) entries.sort(([a], [b]) => compareKeys(a, b));
    for (const [key, member] of entries) {
      setOwnKey(object, key, member);
      if (own.has(key)) this.#noteAdded(member, object, key);
    }
    return this.#replace(value, object);
  }

  #changedMembers(versions: Versions<JsonObject>): ChangedMembers {
    const { old, revised, value } = versions;
    const members = new Map(Object.entries(value).map(([key, member = null]) => [key, member]));
    const isOther = (key: string): boolean => !Object.hasOwn(old, key) || !Object.hasOwn(revised, key);
    const own = new Set<string>();
    for (const key of Object.keys(old)) {
      if (Object.hasOwn(revised, key)) continue;
      if (isNode(old[key]) || !members.delete(key)) return fail();
      own.add(key);
    }
    for (const key of Object.keys(revised)) {
      const member = this.#changedMember(key, versions);
      if (member === undefined) continue;
      members.set(key, member);
      if (!isNode(old[key])) own.add(key);
    }
    return { members, own, hasOtherKeys: [...own].some(isOther) };
  }

  /** Returns the new value of a member. Returns undefined if the bundled value has not changed. */
  #changedMember(key: string, { old, revised, value, keys }: Versions<JsonObject>): JsonValue | undefined {
    const [before, after = null, known = null] = [old[key], revised[key], value[key]];
    if (!Object.hasOwn(old, key) || before === undefined)
      return Object.hasOwn(value, key) ? fail() : copyOfAdded(after);
    if (isEqual(before, after)) return undefined;
    // Bundling may have removed the key.
    if (!Object.hasOwn(value, key)) return fail();
    const inner = keys.length < 3 ? [...keys, key] : deeper;
    const changed = this.changedValue({ old: before, revised: after, value: known, keys: inner });
    return changed === known ? undefined : changed;
  }

  #replace<Replacement extends Node>(value: Node, replacement: Replacement): Replacement {
    // Because of YAML aliases, an object may occur several times, and only one occurrence may have changed.
    if (this.replaced.has(value)) return fail();
    this.replaced.set(value, replacement);
    return replacement;
  }

  #noteAdded(value: JsonValue | undefined, owner: Node, key: string | number): void {
    if (isNode(value)) this.added.push({ value, owner, key });
  }
}

/**
 * The keys of all values that are inside an array, or deeper than a component such as `components/schemas/Pet`. The real keys of such a
 * value are not needed, because a change of the value cannot change the names of components.
 */
const deeper: readonly string[] = ['', '', ''];

/** Throws if a change of an object may affect references, the names of components, or the way in which the description is read. */
function refuseEffects({ old, revised, keys }: Versions<JsonObject>, own: ReadonlySet<string>, hasOtherKeys: boolean) {
  const isNamed = keys[0] === 'components' && keys.length < 3;
  if (hasOneOf(old, referenceKeys) || hasOneOf(revised, referenceKeys)) fail();
  if (decisiveKeys.some((key) => own.has(key)) || (hasOtherKeys && isNamed)) fail();
}

function copyOfAdded(value: JsonValue): JsonValue {
  refuseReferences(value);
  return copyWithOwnKeys(value, compareKeys);
}

function refuseReferences(value: JsonValue | undefined): void {
  if (!isNode(value)) return;
  if (isJsonObject(value) && hasOneOf(value, referenceKeys)) fail();
  for (const member of Object.values(value)) refuseReferences(member);
}

const hasOneOf = (object: JsonObject, keys: readonly string[]): boolean =>
  keys.some((key) => Object.hasOwn(object, key));

function fail(): never {
  throw new NeedsNewLoad();
}

const isNode = (value: JsonValue | undefined): value is Node => typeof value === 'object' && value !== null;
