import type { JsonValue } from '@forgespec/description/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { Atom } from '../schema/normal/atom.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { textsOfAtom, textsOnlyIn } from '../schema/language/sample-texts.ts';
import { numbersOfFormat } from '../schema/normal/number-formats.ts';
import { lowerOf, upperOf } from '../schema/subset/numbers.ts';
import { arrayCandidates } from './array-candidates.ts';
import type { AtomSearch } from './atom-search.ts';
import { firstOf } from './first-of.ts';
import { objectCandidates } from './object-candidates.ts';
import { smallText, valueOfAtom } from './sample.ts';

/** The largest length of a generated text. */
const longest = 20_000;

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
  const [own, other] = [labelledAtoms(atomsOf(accepting), label), atomsOf(rejecting)];
  if (accepting === undefined || own.length >= 6) yield* ['text', 1, true, null, 0.5, [], {}];
  if (accepting === undefined) return;
  if (depth > 2) {
    for (const atom of newFirst(own, other)) {
      const value = valueOfAtom(atom, accepting, depth);
      if (value !== undefined) yield value;
    }
    return;
  }
  yield* excludedCandidates(other, rejecting, depth);
  for (const atom of newFirst(own, other)) yield* candidatesOfAtom(atom, accepting, other, rejecting, depth);
}

/** Returns the alternatives with a name. If there are none, returns all alternatives. */
function labelledAtoms(atoms: readonly Atom[], label: string | undefined): readonly Atom[] {
  const labelled = atoms.filter(({ labels }) => label !== undefined && labels.includes(label));
  return labelled.length > 0 ? labelled : atoms;
}

/** Returns values that the rejecting schema excludes by `not`. */
function* excludedCandidates(
  atoms: readonly Atom[],
  rejecting: Conjunction | undefined,
  depth: number,
): Generator<JsonValue> {
  if (rejecting === undefined) return;
  for (const schema of atoms.flatMap(({ excluded }) => excluded))
    yield* firstOf(40, localCandidates(rejecting.reader.conjunction([schema]), undefined, depth + 1));
}

/**
 * Returns the alternatives, with the new ones first. The number of tried values is limited. If the values of the other alternatives came
 * first, they could use up the limit.
 */
function newFirst(atoms: readonly Atom[], others: readonly Atom[]): readonly Atom[] {
  const known = new Set(others.flatMap(({ labels }) => labels));
  const isNew = ({ labels }: Atom): boolean => labels.some((label) => !known.has(label));
  return [...atoms.filter(isNew), ...atoms.filter((atom) => !isNew(atom))];
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
  const search: AtomSearch = {
    atom,
    owner: accepting,
    others: same,
    rejecting,
    depth,
    innerCandidates: (own, other) => firstOf(40, localCandidates(own, other, depth + 1)),
  };
  switch (atom.type) {
    case 'null':
    case 'boolean':
      return;
    case 'number':
      yield* numbers([atom, ...same]);
      return;
    case 'string':
      yield* [smallText(atom, accepting.reader) ?? 'text', 'text', ...paddedTexts(atom, accepting, same)];
      // The text of a pattern can have a format by accident, such as that of a date. The first texts of its language rarely have it.
      if (same.some(({ formats }) => formats.length > 0)) yield* textsOfAtom(atom, accepting.reader, 4);
      if (rejecting !== undefined) yield* textsOnlyIn(atom, accepting.reader, same, rejecting.reader, 4);
      yield* texts(atom, accepting, same);
      return;
    case 'array':
      yield* arrayCandidates(search);
      return;
    case 'object':
      yield* objectCandidates(search);
  }
}

const atomsOf = (conjunction: Conjunction | undefined): readonly Atom[] =>
  conjunction === undefined ? [] : conjunction.reader.atoms(conjunction);

function numbers(atoms: readonly Atom[]): readonly number[] {
  if (atoms.length === 0) return [];
  const ofFormats = atoms
    .flatMap(({ formats }) => formats.flatMap((format) => numbersOfFormat(format) ?? []))
    .flatMap(({ min, max }) => [min, max, min - 1, max + 1]);
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
  return [...near, ...multiples, ...ofFormats, 2 ** 31, -(2 ** 31) - 1, 2 ** 40, -1, 100, 1000, -100];
}

function texts(atom: Atom, { reader }: Conjunction, others: readonly Atom[]): readonly string[] {
  const lengths = lengthsNearLimits(atom, others);
  const small = smallText(atom, reader);
  const sized = lengths.flatMap((length) => smallText({ ...atom, minLength: length, maxLength: length }, reader) ?? []);
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

/** Returns the lengths of texts near the limits of several alternatives that one of them allows. */
function lengthsNearLimits(atom: Atom, others: readonly Atom[]): readonly number[] {
  const limits = [atom, ...others].flatMap(({ minLength, maxLength }) => [minLength, maxLength]);
  return [...new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]))].filter(
    (length) => length >= atom.minLength && length <= Math.min(atom.maxLength, longest),
  );
}

/** Returns texts of a format with lengths near the limits. A URL, for example, often stays valid if characters are added to its end. */
function paddedTexts(atom: Atom, { reader }: Conjunction, others: readonly Atom[]): readonly string[] {
  const small = atom.formats.length === 0 ? undefined : smallText(atom, reader);
  return small === undefined ? [] : lengthsNearLimits(atom, others).map((length) => small.padEnd(length, 'a'));
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
