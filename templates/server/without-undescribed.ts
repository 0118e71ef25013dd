import { hasOwn } from '../shared/has-own.ts';
import type { PropertyRules } from './property-rules.ts';

/**
 * Returns a value without its undescribed properties. Copies only the objects and lists from which it leaves a property out, and those
 * around them. In a copy, a left-out property has the value undefined. Returns the value itself if it has no undescribed properties.
 *
 * @param omitted receives the names of the properties that are left out.
 */
export function withoutUndescribed(given: unknown, rules: PropertyRules | null, omitted: Set<string>): unknown {
  if (rules === null || typeof given !== 'object' || given === null) return given;
  const value = jsonForm(given);
  if (typeof value !== 'object' || value === null) return given;
  let chosen = rules;
  while (chosen.choose !== undefined) chosen = chosen.choose(value);
  return Array.isArray(value) ? listWithout(value, chosen, omitted) : objectWithout(value, chosen, omitted);
}

/** Returns the value that `JSON.stringify` writes in place of an object. */
const jsonForm = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON('') as unknown) : value;

function listWithout(list: readonly unknown[], rules: PropertyRules, omitted: Set<string>): readonly unknown[] {
  const { firstItems, items } = rules;
  let copy: unknown[] | undefined;
  const end = items === null ? Math.min(firstItems.length, list.length) : list.length;
  for (let index = 0; index < end; index++) {
    const item = list[index];
    const rest = withoutUndescribed(item, firstItems[index] ?? items, omitted);
    if (rest === item) continue;
    copy ??= list.slice();
    copy[index] = rest;
  }
  return copy ?? list;
}

function objectWithout(object: object, rules: PropertyRules, omitted: Set<string>): object {
  const members = object as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  // The loop also visits inherited properties, which are rare. A loop over `Object.keys` would take longer.
  for (const name in members) {
    const known = rules.names.get(name);
    // Most properties are described, and contain no objects.
    if (known === null) continue;
    const member = members[name];
    // `JSON.stringify` does not write properties that are undefined or inherited.
    if (member === undefined) continue;
    const inner = known === undefined ? rules.other(name) : known;
    const rest = inner === undefined ? undefined : withoutUndescribed(member, inner, omitted);
    if (rest === member || !hasOwn(members, name)) continue;
    if (inner === undefined) omitted.add(name);
    // A left-out property becomes undefined. If it were deleted, or not copied, JavaScript engines would use a slower form of the object.
    copy ??= { ...members };
    copy[name] = rest;
  }
  return copy ?? object;
}
