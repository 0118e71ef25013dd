import { emptyObject, setMember } from '../../json/own-keys.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';

/** An object or array, and a key in it. */
export interface ValueMember {
  readonly owner: JsonObject | JsonValue[];
  readonly key: number | string;
}

/** Two values that cannot be merged. */
export interface MergeConflict {
  /** The member of the update. */
  readonly member: ValueMember;
  readonly target: JsonValue;
  readonly update: JsonValue;
}

/**
 * Merges a value into a member of a document. Objects are merged recursively, lists are concatenated, and other values are replaced. The
 * source location of an added value is its location in the update, and not in the document.
 *
 * @param update the member with the value to merge. The value is copied.
 * @returns the values that cannot be merged. They are unchanged.
 * @see https://spec.openapis.org/overlay/v1.2.0.html#action-object
 */
export function mergeMember(target: ValueMember, update: ValueMember, origins: Origins): MergeConflict[] {
  const [old, value] = [valueOf(target), valueOf(update)];
  if (old === undefined) {
    setMember(target.owner, target.key, copied(value ?? null, origins));
    origins.recordMember(target.owner, target.key, update.owner, update.key);
    return [];
  }
  // Many overlays repeat the structure of a document, and leave values empty. An empty value does not change an object or array.
  if (value === undefined || (value === null && typeof old === 'object')) return [];
  if (Array.isArray(old)) {
    const items: ValueMember[] = Array.isArray(value) ? value.map((_, key) => ({ owner: value, key })) : [update];
    for (const item of items) {
      old.push(copied(valueOf(item) ?? null, origins));
      origins.recordMember(old, old.length - 1, item.owner, item.key);
    }
    return [];
  }
  if (isJsonObject(old) && isJsonObject(value))
    return Object.keys(value).flatMap((key) => mergeMember({ owner: old, key }, { owner: value, key }, origins));
  if (isStructured(old) || isStructured(value)) return [{ member: update, target: old, update: value }];
  setMember(target.owner, target.key, value);
  origins.recordMember(target.owner, target.key, update.owner, update.key);
  return [];
}

const isStructured = (value: JsonValue): boolean => typeof value === 'object' && value !== null;

export const valueOf = ({ owner, key }: ValueMember): JsonValue | undefined =>
  Object.hasOwn(owner, key) ? (owner as JsonObject)[key] : undefined;

/** Removes members. A member may be in the list more than once. */
export function removeMembers(members: readonly ValueMember[]): void {
  const keysByOwner = new Map<ValueMember['owner'], Set<number | string>>();
  for (const { owner, key } of members) {
    const keys = keysByOwner.get(owner) ?? new Set();
    keysByOwner.set(owner, keys.add(key));
  }
  for (const [owner, keys] of keysByOwner) {
    if (Array.isArray(owner)) {
      // An item at a higher index is removed first, so that the other indices stay correct.
      for (const index of [...keys].map(Number).toSorted((first, second) => second - first)) owner.splice(index, 1);
    } else for (const key of keys) Reflect.deleteProperty(owner, key);
  }
}

/** Returns a copy of a value, with the source locations of the value. */
function copied(value: JsonValue, origins: Origins): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const copy: JsonObject | JsonValue[] = Array.isArray(value) ? [] : emptyObject();
  for (const key of Object.keys(value)) {
    const member = valueOf({ owner: value, key });
    setMember(copy, key, copied(member ?? null, origins));
  }
  origins.recordCopy(copy, value);
  return copy;
}
