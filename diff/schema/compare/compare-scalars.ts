import { canonicalJson, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { keywordsFor } from '../normal/read-keywords.ts';
import { acceptsValue } from '../normal/accepts.ts';
import { restrictingFormats } from '../subset/formats.ts';
import { isImplied, isInteger, isWithin, lowerOf, upperOf } from '../subset/numbers.ts';
import { acceptsEveryText } from '../language/pattern-language.ts';
import type { Atom, AtomType, NumberBound } from '../normal/atom.ts';
import {
  type AtomPair,
  effectOf,
  findingAbout,
  type SchemaComparison,
  type SchemaKey,
  type SchemaPair,
} from './comparison.ts';
import { effectOfOnly } from './effect-of-only.ts';
import { patternEffect } from './pattern-effect.ts';
import { compareLimits } from './compare-limits.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Compares the lists of valid values (`enum`, `const`) in the old and the new constraints. Returns undefined if neither
 * the old nor the new constraints contain a list.
 */
export function compareValues({ pair, old, new: revised }: AtomPair): readonly SchemaFinding[] | undefined {
  const keys = keywordsFor('values');
  if (old.values === undefined && revised.values === undefined) return undefined;
  if (old.values === undefined)
    return [findingAbout(pair, 'became-enum', 'narrower', keys, { to: listed(revised.values) })];
  const removed = old.values.filter((value) => !acceptsValue(pair.new, value));
  if (revised.values === undefined) {
    const effect = removed.length === 0 ? 'wider' : 'both';
    return [findingAbout(pair, 'enum-removed', effect, keys, { from: listed(old.values) })];
  }
  const added = revised.values.filter((value) => !acceptsValue(pair.old, value));
  if (old.values.length === 1 && removed.length === 1 && revised.values.length === 1) {
    const words = { from: listed(removed), to: listed(added) };
    return [findingAbout(pair, 'value-changed', 'both', keys, words)];
  }
  if (removed.length === 0 && added.length === 0) return compareIneffective(pair, old.type);
  return [
    ...(removed.length > 0
      ? [findingAbout(pair, 'enum-value-removed', 'narrower', keys, { from: listed(removed) })]
      : []),
    ...(added.length > 0 ? [findingAbout(pair, 'enum-value-added', 'wider', keys, { to: listed(added) })] : []),
  ];
}

/** For each type, the keywords that restrict its values and are compared even if `enum` or `const` lists all valid values. */
const constraintsOf: Readonly<Record<AtomType, readonly SchemaKey[]>> = {
  array: [],
  boolean: [],
  null: [],
  number: keywordsFor('lower', 'upper'),
  object: [],
  string: keywordsFor('minLength', 'maxLength', 'patterns'),
};

/**
 * Compares the constraints on values of one type, such as `maxLength`. They have no effect here, because `enum` or `const` lists all valid
 * values.
 */
function compareIneffective(pair: SchemaPair, type: AtomType): readonly SchemaFinding[] {
  const keys = constraintsOf[type];
  const textOf = (parts: readonly JsonObject[]): string =>
    keys.map((key) => canonicalJson(parts.find((part) => part[key] !== undefined)?.[key] ?? null)).join(' ');
  const isSame = textOf(pair.old.reader.parts(pair.old)) === textOf(pair.new.reader.parts(pair.new));
  return isSame ? [] : [findingAbout(pair, 'constraint-ineffective', 'neutral', keys)];
}

const listed = (values: readonly JsonValue[] = []): string => {
  const shown = values.slice(0, 5).map((value) => canonicalJson(value).slice(0, 60));
  return values.length > 5 ? `${shown.join(', ')} and ${values.length - 5} more` : shown.join(', ');
};

/** Compares the constraints on numbers. */
export function compareNumbers(atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const findings: SchemaFinding[] = [];
  if (old.isInteger !== revised.isInteger) {
    const words = { from: typeName(old.isInteger), to: typeName(revised.isInteger) };
    const change = old.isInteger ? 'type-widened' : 'type-narrowed';
    const effect = effectOf(!revised.isInteger || isInteger(old), !old.isInteger || isInteger(revised));
    // The types `number` and `integer` can accept the same values: with `multipleOf: 2` or `format: int32`, every valid number is an
    // integer. Not all programs know the format.
    const isByFormat = [old, revised].some(({ formats }) => formats.length > 0);
    if (effect !== 'neutral') findings.push(findingAbout(pair, change, effect, keywordsFor('types'), words));
    else if (isByFormat)
      findings.push(
        findingAbout(pair, change, effect, keywordsFor('types'), { ...words, hasEffectBeyondValues: true }),
      );
  }
  findings.push(...compareBound(atoms, 'lower', comparison), ...compareBound(atoms, 'upper', comparison));
  const [from, to] = [old.multiples.join(', '), revised.multiples.join(', ')];
  if (from !== to) {
    const [isForward, isBackward] = [areMultiples(old, revised), areMultiples(revised, old)];
    const effect = effectOf(isForward, isBackward);
    if (effect !== 'neutral')
      findings.push(findingAbout(pair, 'multiple-of-changed', effect, keywordsFor('multiples'), { from, to }));
  }
  return [...findings, ...compareFormats(atoms, comparison)];
}

const typeName = (isInteger: boolean): string => (isInteger ? 'integer' : 'number');

/** Returns true if every number that `a` accepts is a multiple of each `multipleOf` of `b`. */
const areMultiples = (a: Atom, b: Atom): boolean => b.multiples.every((factor) => isImplied(factor, a));

function compareBound(
  atoms: AtomPair,
  side: 'lower' | 'upper',
  { isSubset }: SchemaComparison,
): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const [limitOf, direction, name] =
    side === 'lower' ? ([lowerOf, 1, 'min'] as const) : ([upperOf, -1, 'max'] as const);
  const [from, to] = [limitOf(old), limitOf(revised)];
  const isForward = isWithin(from, to, direction);
  if (isForward && isWithin(to, from, direction)) return [];
  const effect = effectOfOnly(atoms, isSubset, side);
  if (effect === 'neutral') return [];
  const change = `${name}-${isForward === (side === 'upper') ? 'increased' : 'decreased'}` as const;
  return [findingAbout(pair, change, effect, keywordsFor(side), { from: boundText(from), to: boundText(to) })];
}

const boundText = (bound: NumberBound | undefined): string =>
  bound === undefined ? 'no limit' : `${bound.value}${bound.isExclusive ? ' (exclusive)' : ''}`;

/** Compares the constraints on strings. */
export const compareStrings = (atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] => [
  ...compareLimits(atoms, 'length', comparison),
  ...comparePatterns(atoms, comparison),
  ...compareFormats(atoms, comparison),
];

function comparePatterns(atoms: AtomPair, { isSubset }: SchemaComparison): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const from = otherPatterns(old.patterns, revised.patterns);
  const to = otherPatterns(revised.patterns, old.patterns);
  if (from.length === 0 && to.length === 0) return [];
  const proved = effectOfOnly(atoms, isSubset, 'patterns');
  if (proved === 'neutral') return [];
  const change = from.length === 0 ? 'pattern-added' : to.length === 0 ? 'pattern-removed' : 'pattern-changed';
  const effect = proved === 'both' ? patternEffect(from, to) : proved;
  return [findingAbout(pair, change, effect, keywordsFor('patterns'), { from: from.join(', '), to: to.join(', ') })];
}

/** Returns the patterns that are not in another list, without those that match every string. */
const otherPatterns = (patterns: readonly string[], others: readonly string[]): readonly string[] =>
  patterns.filter((pattern) => !others.includes(pattern) && !acceptsEveryText(pattern));

function compareFormats(atoms: AtomPair, { isSubset }: SchemaComparison): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const [from, to] = [restrictingFormats(old.formats), restrictingFormats(revised.formats)];
  if (from.join() === to.join()) return [];
  const effect = effectOfOnly(atoms, isSubset, 'formats');
  if (effect === 'neutral') return [];
  const change = from.length === 0 ? 'format-added' : to.length === 0 ? 'format-removed' : 'format-changed';
  return [findingAbout(pair, change, effect, keywordsFor('formats'), { from: from.join(', '), to: to.join(', ') })];
}
