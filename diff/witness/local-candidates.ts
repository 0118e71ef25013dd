import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { itemOf, namedProperties, propertyOf } from '../schema/normal/members.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { lowerOf, upperOf } from '../schema/subset/numbers.ts';
import { firstOf } from './first-of.ts';
import { conditionCandidates } from './condition-candidates.ts';
import { sizedObjects } from './sized-objects.ts';
import { smallArray, smallObject, setProperty, smallValue, withProperty, smallText, valueOfAtom } from './sample.ts';

/** The largest length of a generated text. */
const longest = 5000;

/**
 * Returns values near the limits of two schemas, such as strings with `maxLength` and with `maxLength + 1` characters.
 * Many of these values are valid for only one of the schemas.
 *
 * @param label the name of an alternative. If the caller passes a name, the function returns mainly values of this
 * alternative.
 */
export function* localCandidates(
  accepting: Conjunction | undefined,
  rejecting: Conjunction | undefined,
  depth = 0,
  label?: string,
): Generator<JsonValue> {
  const [all, other] = [atomsOf(accepting), atomsOf(rejecting)];
  const labelled = all.filter(({ labels }) => label !== undefined && labels.includes(label));
  const own = labelled.length > 0 ? labelled : all;
  if (accepting === undefined || own.length >= 6) yield* ['text', 1, true, null, 0.5, [], {}];
  if (accepting === undefined) return;
  for (const atom of depth > 2 ? [] : other) {
    for (const schema of atom.excluded) {
      if (rejecting !== undefined)
        yield* firstOf(40, localCandidates(rejecting.reader.conjunction([schema]), undefined, depth + 1));
    }
  }
  // New alternatives come first. The number of tried values is limited. If the values of the other alternatives came
  // first, they could use up the limit.
  const known = new Set(other.flatMap(({ labels }) => labels));
  const isNew = ({ labels }: Atom): boolean => labels.some((label) => !known.has(label));
  for (const atom of [...own.filter(isNew), ...own.filter((member) => !isNew(member))]) {
    if (depth > 2) {
      const value = valueOfAtom(atom, accepting, depth);
      if (value !== undefined) yield value;
    } else yield* candidatesOfAtom(atom, accepting, other, rejecting, depth);
  }
}

function* candidatesOfAtom(
  atom: Atom,
  accepting: Conjunction,
  others: readonly Atom[],
  rejecting: Conjunction | undefined,
  depth: number,
): Generator<JsonValue> {
  if (atom.values !== undefined) {
    yield* atom.values.slice(0, 100);
    return;
  }
  const same = others.filter(({ type }) => type === atom.type);
  switch (atom.type) {
    case 'null':
    case 'boolean':
      return;
    case 'number':
      yield* numbers([atom, ...same]);
      return;
    case 'string':
      yield* texts(atom, same);
      return;
    case 'array':
      yield* arrays(atom, accepting, same, rejecting, depth);
      return;
    case 'object':
      yield* objects(atom, accepting, same, rejecting, depth);
  }
}

const atomsOf = (conjunction: Conjunction | undefined): readonly Atom[] =>
  conjunction === undefined ? [] : conjunction.reader.atoms(conjunction);

function numbers(atoms: readonly Atom[]): readonly number[] {
  if (atoms.length === 0) return [];
  const limits = atoms
    .flatMap((atom) => [lowerOf(atom)?.value, upperOf(atom)?.value])
    .filter((limit) => limit !== undefined);
  const factors = atoms.flatMap(({ multiples }) => multiples);
  const near = [0, ...limits].flatMap((limit) => [
    limit,
    limit + 1,
    limit - 1,
    limit + 0.5,
    limit - 0.5,
    limit + 0.001,
    limit - 0.001,
  ]);
  const multiples = factors.flatMap((factor) =>
    [1, 2, 3, 5, 7, ...limits.map((limit) => Math.ceil(limit / factor))].flatMap((count) => [
      factor * count,
      factor * (count + 1),
    ]),
  );
  return [...near, ...multiples, 2 ** 31, -(2 ** 31) - 1, 2 ** 40, 1e300, 100, 1000, -100];
}

function texts(atom: Atom, others: readonly Atom[]): readonly string[] {
  const limits = [atom, ...others].flatMap(({ minLength, maxLength }) => [minLength, maxLength]);
  const lengths = [...new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]))].filter(
    (length) => length >= atom.minLength && length <= Math.min(atom.maxLength, longest),
  );
  const sized = lengths.flatMap((length) => smallText({ ...atom, minLength: length, maxLength: length }) ?? []);
  const small = smallText(atom);
  const values = others.flatMap(({ values }) => values ?? []).filter((value) => typeof value === 'string');
  return [
    ...(small === undefined ? [] : [small]),
    ...sized,
    ...(atom.patterns.length > 0
      ? textsOf(atom.patterns)
      : ['text', '', 'a', 'A', '1', 'a b', 'é', '-', 'another text']),
    ...values.flatMap((value) => [`${value}x`, value.toUpperCase()]),
    ...otherFormats,
  ];
}

/** Strings in several formats. A string in one of the formats is rarely valid in another format. */
const otherFormats = [
  '2026-03-09',
  '2026-03-09T10:15:00Z',
  'https://example.com/',
  'person@example.com',
  '4ef72f13-9a5d-4c58-8f2e-2b9e41d07c5a',
  '192.0.2.1',
  '2001:db8::1',
  'example.com',
  'dGV4dA==',
];

function* arrays(
  atom: Atom,
  owner: Conjunction,
  others: readonly Atom[],
  rejecting: Conjunction | undefined,
  depth: number,
): Generator<JsonValue> {
  const limits = [atom, ...others].flatMap(({ minItems, maxItems, contained }) => [
    minItems,
    maxItems,
    ...contained.flatMap(({ min, max }) => [min, max]),
  ]);
  const lengths = [...new Set([1, 0, 2, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])])].filter(
    (length) => length >= atom.minItems && length <= Math.min(atom.maxItems, 300),
  );
  for (const length of lengths) {
    const array = smallArray(atom, owner, length, depth + 1);
    if (array === undefined) continue;
    yield array;
    if (array[0] !== undefined) yield [array[0], array[0]];
  }
  for (const array of others) {
    for (const { schema, min, max } of array.contained) {
      const value = rejecting === undefined ? undefined : smallValue(rejecting.reader.conjunction([schema]), depth + 1);
      if (value === undefined) continue;
      for (const count of [min - 1, min, min + 1, max, max + 1]) {
        if (count >= 0 && count <= 100) yield Array.from({ length: count }, () => value);
      }
    }
  }
  const parts = [atom, ...others].flatMap(({ arrays: all }) => all.map(({ prefix }) => prefix.length + 1));
  for (let index = 0; index < Math.min(Math.max(1, ...parts), 6); index += 1) {
    const base = smallArray(atom, owner, Math.max(atom.minItems, index), depth + 1) ?? [];
    const other = others
      .map((array) => (rejecting === undefined ? undefined : itemOf(rejecting.reader, array, index)))
      .find((item) => item !== undefined);
    for (const item of firstOf(40, localCandidates(itemOf(owner.reader, atom, index), other, depth + 1))) {
      yield base.toSpliced(index, 1, item);
      yield [...base.toSpliced(index, 1, item), item];
    }
  }
}

function* objects(
  atom: Atom,
  owner: Conjunction,
  others: readonly Atom[],
  rejecting: Conjunction | undefined,
  depth: number,
): Generator<JsonValue> {
  const base = smallObject(atom, owner, depth + 1);
  if (base === undefined) return;
  yield base;
  const names = namesIn(atom, others);
  const full: JsonObject = { ...base };
  for (const name of names) {
    const small = smallValue(propertyOf(owner.reader, atom, name), depth + 1);
    if (small !== undefined) setProperty(full, name, small);
  }
  yield full;
  for (const name of Object.keys(full)) {
    const { [name]: _removed, ...rest } = full;
    yield rest;
    if (full[name] !== undefined) yield withProperty(base, name, full[name]);
  }
  for (const other of others) {
    if (rejecting !== undefined) yield* conditionCandidates(other, rejecting.reader, [base, full]);
  }
  for (const name of [
    'other',
    'x',
    'a name that is longer than most',
    'A',
    '1',
    '_',
    ...patternNames([atom, ...others]),
  ]) {
    for (const value of ['text', 1, null, true])
      yield* [withProperty(base, name, value), withProperty(full, name, value)];
  }
  yield* sizedObjects(base, [atom, ...others]);
  // The value of one property can decide if other properties are valid.
  for (const name of names) {
    const listed = atomsOf(propertyOf(owner.reader, atom, name)).flatMap(({ values = [] }) => values);
    for (const value of listed.slice(0, 20)) yield withProperty(full, name, value);
  }
  for (const name of names) {
    const schema = propertyOf(owner.reader, atom, name);
    const other = others
      .map((object) => (rejecting === undefined ? undefined : propertyOf(rejecting.reader, object, name)))
      .find((part) => part !== undefined);
    for (const value of firstOf(40, localCandidates(schema, other, depth + 1))) yield withProperty(base, name, value);
  }
}

/** Returns the names of the properties that the alternatives declare, require or use in conditions. */
const namesIn = (atom: Atom, others: readonly Atom[]): ReadonlySet<string> =>
  new Set([
    ...namedProperties(atom),
    ...[atom, ...others].flatMap((object) => [
      ...namedProperties(object),
      ...object.required,
      ...object.dependentRequired.keys(),
      ...object.implications.flatMap(({ condition }) => (typeof condition === 'string' ? [condition] : [])),
    ]),
  ]);

const patternNames = (atoms: readonly Atom[]): readonly string[] => {
  const patterns = new Set(atoms.flatMap((atom) => atom.objects.flatMap((part) => [...part.patterns.keys()])));
  return [...patterns].flatMap((pattern) => textsOf([pattern]).slice(0, 3));
};
