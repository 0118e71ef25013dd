import type { PropertyRules } from './property-rules.ts';

/**
 * Returns a value without its undescribed properties. Copies only the objects and lists from which it leaves a property out, and those
 * around them. Returns the value itself if it has no undescribed properties.
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
  const names = Object.keys(object);
  let copy: Record<string, unknown> | undefined;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    const known = rules.names.get(name);
    // Most properties are described, and contain no objects.
    if (known === null && copy === undefined) continue;
    const member = members[name];
    const inner = known === undefined ? rulesOfOther(name, rules) : known;
    if (inner === undefined) {
      // `JSON.stringify` does not write properties that are undefined.
      if (member === undefined) continue;
      omitted.add(name);
      copy ??= firstMembers(members, names, index);
      continue;
    }
    const rest = withoutUndescribed(member, inner, omitted);
    if (rest !== member) copy ??= firstMembers(members, names, index);
    if (copy !== undefined) copy[name] = rest;
  }
  return copy ?? object;
}

/** Returns the rules for a property whose name is not described. Returns undefined if the property is left out. */
function rulesOfOther(name: string, { patterns, others, isClosed }: PropertyRules): PropertyRules | null | undefined {
  const matching = patterns.find(([pattern]) => pattern.test(name));
  if (matching !== undefined) return matching[1];
  return isClosed ? undefined : others;
}

const firstMembers = (
  members: Readonly<Record<string, unknown>>,
  names: readonly string[],
  count: number,
): Record<string, unknown> => Object.fromEntries(names.slice(0, count).map((name) => [name, members[name]]));
