import type { JsonValue } from '@forgespec/description/json';
import { itemOf } from '../schema/normal/members.ts';
import type { AtomSearch } from './atom-search.ts';
import { smallArray, smallValue } from './sample.ts';

/** The largest number of items of a generated array. */
const longest = 2_000;

/** Returns arrays near the limits of an alternative. */
export function* arrayCandidates(search: AtomSearch): Generator<JsonValue> {
  yield* arraysOfLengths(search);
  yield* arraysOfContained(search);
  yield* arraysWithItems(search);
}

/** Returns arrays whose lengths are near the limits. */
function* arraysOfLengths(search: AtomSearch): Generator<JsonValue> {
  const { atom, owner, others, depth } = search;
  const limits = [atom, ...others].flatMap(({ minItems, maxItems, contained }) => [
    minItems,
    maxItems,
    ...contained.flatMap(({ min, max }) => [min, max]),
  ]);
  const lengths = [...new Set([1, 0, 2, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])])].filter(
    (length) => length >= atom.minItems && length <= Math.min(atom.maxItems, longest),
  );
  for (const length of lengths) {
    const array = smallArray(atom, owner, length, depth + 1);
    if (array === undefined) continue;
    yield array;
    yield* arrayOfDifferent(search, length);
    if (array[0] !== undefined) yield [array[0], array[0]];
  }
}

/** Returns an array with different items, if the items must be different. */
function* arrayOfDifferent({ atom, owner, innerCandidates }: AtomSearch, length: number): Generator<JsonValue> {
  if (!atom.isUnique || length < 2) return;
  const items = new Map<string, JsonValue>();
  for (const item of innerCandidates(itemOf(owner.reader, atom, 0), undefined)) items.set(JSON.stringify(item), item);
  if (items.size >= length) yield [...items.values()].slice(0, length);
}

/** Returns arrays that contain an item for `contains` of the rejecting schema too rarely, or too often. */
function* arraysOfContained({ others, rejecting, depth }: AtomSearch): Generator<JsonValue> {
  if (rejecting === undefined) return;
  for (const { schema, min, max } of others.flatMap(({ contained }) => contained)) {
    const value = smallValue(rejecting.reader.conjunction([schema]), depth + 1);
    if (value === undefined) continue;
    for (const count of [min - 1, min, min + 1, max, max + 1]) {
      if (count >= 0 && count <= 100) yield Array.from({ length: count }, () => value);
    }
  }
}

/** Returns arrays in which one item varies. */
function* arraysWithItems({
  atom,
  owner,
  others,
  rejecting,
  depth,
  innerCandidates,
}: AtomSearch): Generator<JsonValue> {
  const parts = [atom, ...others].flatMap(({ arrays }) => arrays.map(({ prefix }) => prefix.length + 1));
  for (let index = 0; index < Math.min(Math.max(1, ...parts), 6); index += 1) {
    const base = smallArray(atom, owner, Math.max(atom.minItems, index), depth + 1) ?? [];
    const other = others
      .map((array) => rejecting && itemOf(rejecting.reader, array, index))
      .find((item) => item !== undefined);
    for (const item of innerCandidates(itemOf(owner.reader, atom, index), other)) {
      yield base.toSpliced(index, 1, item);
      yield [...base.toSpliced(index, 1, item), item];
    }
  }
}
