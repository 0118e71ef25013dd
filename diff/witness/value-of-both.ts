import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { acceptsValue } from '../schema/normal/accepts.ts';
import type { Atom } from '../schema/normal/atom.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { itemOf, namedProperties, propertyOf } from '../schema/normal/members.ts';
import { localCandidates } from './local-candidates.ts';
import { firstOf } from './first-of.ts';
import { setProperty, smallValue } from './sample.ts';

/** The largest number of items of a sample. */
const mostItems = 2_000;

/** The largest depth of a sample. */
const deepest = 12;

/** The largest number of other values that are tried for one pair of schemas. */
const mostTried = 60;

/** An alternative of a schema, and the schema. */
export interface OwnedAtom {
  readonly atom: Atom;
  readonly owner: Conjunction;
}

const known = new WeakMap<Conjunction, WeakMap<Conjunction, { readonly value: JsonValue | undefined }>>();

/**
 * Returns a small value that both schemas accept. Returns undefined if no such value is found. A part of a message that does not show a
 * change should be valid for both descriptions.
 */
export function commonValue(a: Conjunction | undefined, b: Conjunction | undefined, depth = 0): JsonValue | undefined {
  if (a === undefined || b === undefined) return smallValue(a ?? b, depth);
  if (depth > deepest) return undefined;
  const results = known.get(a) ?? new WeakMap<Conjunction, { readonly value: JsonValue | undefined }>();
  known.set(a, results);
  const found = results.get(b);
  if (found !== undefined) return found.value;
  // A schema can contain itself. Inside it, no common value is known yet.
  results.set(b, { value: undefined });
  const value = newCommonValue(a, b, depth);
  if (value === undefined) results.delete(b);
  else results.set(b, { value });
  return value;
}

function newCommonValue(a: Conjunction, b: Conjunction, depth: number): JsonValue | undefined {
  const isCommon = (value: JsonValue | undefined): value is JsonValue =>
    value !== undefined && acceptsValue(a, value) && acceptsValue(b, value);
  const small = [smallValue(a, depth), smallValue(b, depth)].find(isCommon);
  if (small !== undefined) return small;
  for (const value of structuredValues(a, b, depth)) if (isCommon(value)) return value;
  for (const value of firstOf(mostTried, localCandidates(a, undefined, 2))) if (isCommon(value)) return value;
  return undefined;
}

/** Returns an object or an array for each pair of alternatives of two schemas. */
function* structuredValues(a: Conjunction, b: Conjunction, depth: number): Generator<JsonValue | undefined> {
  for (const atom of a.reader.atoms(a)) {
    for (const other of b.reader.atoms(b)) {
      if (atom.type !== other.type) continue;
      const [own, its] = [
        { atom, owner: a },
        { atom: other, owner: b },
      ];
      if (atom.type === 'object') yield commonObject(own, its, depth);
      if (atom.type === 'array') yield commonArray(own, its, depth);
    }
  }
}

/**
 * Returns an object with the properties that one of two alternatives requires. Returns undefined if no value is found for one of them.
 *
 * @param omitted the name of a property that the object must not have.
 */
export function commonObject(
  a: OwnedAtom,
  b: OwnedAtom | undefined,
  depth: number,
  omitted?: string,
): JsonObject | undefined {
  const object: JsonObject = {};
  const names = new Set([...a.atom.required, ...(b?.atom.required ?? [])]);
  for (const name of names) {
    for (const other of a.atom.dependentRequired.get(name) ?? []) names.add(other);
    if (name === omitted) continue;
    const value = propertyOfBoth(a, b, name, depth);
    if (value === undefined) return undefined;
    setProperty(object, name, value);
  }
  addUpTo(Math.max(a.atom.minProperties, b?.atom.minProperties ?? 0), object, a, b, depth, omitted);
  return object;
}

/** Adds declared properties to an object until it has a number of properties. */
function addUpTo(
  count: number,
  object: JsonObject,
  a: OwnedAtom,
  b: OwnedAtom | undefined,
  depth: number,
  omitted: string | undefined,
): void {
  const declared = new Set([...namedProperties(a.atom), ...(b === undefined ? [] : namedProperties(b.atom))]);
  for (const name of declared) {
    if (Object.keys(object).length >= count) return;
    const isFree = !Object.hasOwn(object, name) && name !== omitted;
    const value = isFree ? propertyOfBoth(a, b, name, depth) : undefined;
    if (value !== undefined) setProperty(object, name, value);
  }
}

/** Returns a value of a property that both alternatives accept. */
export function propertyOfBoth(
  a: OwnedAtom,
  b: OwnedAtom | undefined,
  name: string,
  depth: number,
): JsonValue | undefined {
  const [own, other] = [a, b].map((part) => part && propertyOf(part.owner.reader, part.atom, name));
  return commonValue(own, other, depth + 1);
}

/** Returns an array with the smallest number of items that both alternatives accept. */
export function commonArray(a: OwnedAtom, b: OwnedAtom | undefined, depth: number, least = 0): JsonValue[] | undefined {
  const length = Math.max(a.atom.minItems, b?.atom.minItems ?? 0, least);
  if (length > mostItems) return undefined;
  const items: JsonValue[] = [];
  for (let index = 0; index < length; index += 1) {
    const [own, other] = [a, b].map((part) => part && itemOf(part.owner.reader, part.atom, index));
    const value = commonValue(own, other, depth + 1);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}
