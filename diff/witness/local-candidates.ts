import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { itemOf, namedProperties, propertyOf } from '../schema/normal/members.ts';
import type { Conjunction } from '../schema/normal/schema-reader.ts';
import { lowerOf, upperOf } from '../schema/subset/numbers.ts';
import { conditionCandidates } from './condition-candidates.ts';
import { smallArray, smallObject, setProperty, smallValue, smallText, valueOfAtom } from './sample.ts';

/** The largest length of a text or an array. */
const longest = 5000;

/** Returns values near the limits of two schemas. Most of them are valid for one of the schemas only. */
export function localCandidates(
  accepting: Conjunction | undefined,
  rejecting: Conjunction | undefined,
  depth = 0,
): readonly JsonValue[] {
  const [own, other] = [atomsOf(accepting), atomsOf(rejecting)];
  if (depth > 3)
    return own.flatMap((atom): JsonValue[] => {
      const value = accepting === undefined ? undefined : valueOfAtom(atom, accepting, depth);
      return value === undefined ? [] : [value];
    });
  const all = [...own, ...other];
  const usual: JsonValue[] = accepting === undefined || own.length >= 6 ? ['text', 1, true, null, 0.5, [], {}] : [];
  return [
    ...own.flatMap(({ values }) => values?.slice(0, 100) ?? []),
    ...usual,
    ...(own.some(({ type }) => type === 'null') ? [null] : []),
    ...(own.some(({ type }) => type === 'boolean') ? [true, false] : []),
    ...numbers(all.filter(({ type }) => type === 'number')),
    ...own.flatMap((atom) => (atom.type === 'string' ? texts(atom, other) : [])),
    ...own.flatMap((atom) =>
      atom.type === 'array' && accepting !== undefined ? arrays(atom, accepting, rejecting, depth) : [],
    ),
    ...own.flatMap((atom) =>
      atom.type === 'object' && accepting !== undefined ? objects(atom, accepting, rejecting, depth) : [],
    ),
  ];
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

/** Texts of several formats. A value of one format is rarely a value of another one. */
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

function arrays(
  atom: Atom,
  owner: Conjunction,
  rejecting: Conjunction | undefined,
  depth: number,
): readonly JsonValue[] {
  const others = atomsOf(rejecting).filter(({ type }) => type === 'array');
  const limits = [atom, ...others].flatMap(({ minItems, maxItems, contained }) => [
    minItems,
    maxItems,
    ...contained.flatMap(({ min, max }) => [min, max]),
  ]);
  const lengths = [...new Set([0, 1, 2, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])])].filter(
    (length) => length >= atom.minItems && length <= Math.min(atom.maxItems, 300),
  );
  const sized = lengths.flatMap((length): JsonValue[] => {
    const array = smallArray(atom, owner, length, depth + 1);
    return array === undefined ? [] : [array];
  });
  const positions = Math.max(
    1,
    ...[atom, ...others].flatMap(({ arrays: parts }) => parts.map(({ prefix }) => prefix.length + 1)),
  );
  const replaced = Array.from({ length: Math.min(positions, 6) }, (_, index) => index).flatMap((index): JsonValue[] => {
    const base = smallArray(atom, owner, Math.max(atom.minItems, index), depth + 1) ?? [];
    const other = others
      .map((array) => (rejecting === undefined ? undefined : itemOf(rejecting.reader, array, index)))
      .find((item) => item !== undefined);
    const items = localCandidates(itemOf(owner.reader, atom, index), other, depth + 1).slice(0, 40);
    return items.flatMap((item): JsonValue[] => [
      base.toSpliced(index, 1, item),
      [...base.toSpliced(index, 1, item), item],
    ]);
  });
  const contained = [...others, atom].flatMap((array) =>
    array.contained.flatMap(({ schema, min, max }) => {
      const reader = others.includes(array) && rejecting !== undefined ? rejecting.reader : owner.reader;
      const value = smallValue(reader.conjunction([schema]), depth + 1);
      if (value === undefined) return [];
      return [min - 1, min, min + 1, max, max + 1]
        .filter((count) => count >= 0 && count <= 100)
        .map((count) => Array.from({ length: count }, () => value));
    }),
  );
  const repeated = sized.flatMap((array): JsonValue[] =>
    Array.isArray(array) && array[0] !== undefined ? [[array[0], array[0]]] : [],
  );
  return [...sized, ...repeated, ...replaced, ...contained];
}

function objects(
  atom: Atom,
  owner: Conjunction,
  rejecting: Conjunction | undefined,
  depth: number,
): readonly JsonValue[] {
  const base = smallObject(atom, owner, depth + 1);
  if (base === undefined) return [];
  const others = atomsOf(rejecting).filter(({ type }) => type === 'object');
  const names = new Set([
    ...namedProperties(atom),
    ...others.flatMap((other) => [...namedProperties(other), ...other.required]),
  ]);
  const dependent = [atom, ...others].flatMap(({ dependentRequired, implications }) => [
    ...dependentRequired.keys(),
    ...implications.flatMap(({ condition }) => (typeof condition === 'string' ? [condition] : [])),
  ]);
  const values: JsonObject[] = [base];
  const full: JsonObject = { ...base };
  for (const name of new Set([...names, ...dependent])) {
    const schema = propertyOf(owner.reader, atom, name);
    const small = smallValue(schema, depth + 1);
    if (small !== undefined) {
      values.push(replaced(base, name, small));
      setProperty(full, name, small);
    }
    const other = others
      .map((object) => (rejecting === undefined ? undefined : propertyOf(rejecting.reader, object, name)))
      .find((part) => part !== undefined);
    for (const value of localCandidates(schema, other, depth + 1).slice(0, 40))
      values.push(replaced(base, name, value));
  }
  values.push(full);
  for (const name of Object.keys(full)) {
    const { [name]: _removed, ...rest } = full;
    values.push(rest);
  }
  const patterns = [
    ...new Set([atom, ...others].flatMap((object) => object.objects.flatMap((part) => [...part.patterns.keys()]))),
  ];
  const extra = [
    'A',
    '1',
    '_',
    'other',
    'x',
    'a name that is longer than most',
    ...patterns.flatMap((pattern) => textsOf([pattern]).slice(0, 3)),
  ];
  for (const name of extra)
    for (const value of ['text', 1, null, true]) values.push(replaced(base, name, value), replaced(full, name, value));
  for (const other of others) {
    if (rejecting !== undefined) values.push(...conditionCandidates(other, rejecting.reader, [base, full]));
  }
  for (const limit of [atom, ...others].flatMap(({ minProperties, maxProperties }) => [minProperties, maxProperties])) {
    for (const count of [limit - 1, limit, limit + 1]) {
      if (count < 0 || count > 200) continue;
      const many = { ...base };
      for (let index = Object.keys(many).length; index < count; index += 1)
        setProperty(many, `property${index}`, 'text');
      values.push(many);
    }
  }
  return values;
}

function replaced(object: JsonObject, name: string, value: JsonValue): JsonObject {
  const copy = { ...object };
  setProperty(copy, name, value);
  return copy;
}
