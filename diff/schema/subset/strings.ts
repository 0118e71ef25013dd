import type { Atom } from '../normal/atom.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import { languageOfAtom } from '../language/atom-language.ts';
import { haveNoCommonText, commonTexts, ifSmall, otherTexts, type Language } from '../language/language.ts';
import { lengthsOf } from '../language/lengths.ts';
import { areFormatsImplied, patternOfFormat } from './formats.ts';

/**
 * Returns true if it is proved that a union of alternatives accepts all strings that an alternative accepts. The strings of an alternative
 * are a regular language, except for its formats. So the proof considers lengths, patterns, lists, `not` and `if` together.
 */
export function isSubsetOfTexts(
  atom: Atom,
  reader: SchemaReader,
  union: readonly Atom[],
  otherReader: SchemaReader,
): boolean {
  const others = union.filter(
    (other) => other.type === 'string' && other.opaque.length === 0 && areFormatsImplied(atom.formats, other.formats),
  );
  if (others.some((other) => hasEqualConstraints(atom, other))) return true;
  if (
    others.length === 0 ||
    (others.length === 1 && [atom, ...others].every(isOnlyOfLength) && !hasPatternOfFormat(atom))
  )
    return false;
  const isProved = ifSmall(() => {
    const own = languageOfAtom({ ...atom, ...withPatternsOfFormats(atom) }, reader, 'at-least');
    const lengths = lengthsWithin(own, atom);
    if (lengths === undefined) return true;
    let rest = own;
    for (const other of others) {
      const accepted = languageOfAtom(withoutImplied(other, lengths), otherReader, 'at-most');
      if (haveNoCommonText(rest, otherTexts(accepted))) return true;
      rest = commonTexts(rest, otherTexts(accepted));
    }
    return false;
  });
  return isProved === true;
}

/** Returns true if the lengths and the patterns of `b` are equal to those of `a`, or weaker, and `b` has no other constraints. */
const hasEqualConstraints = (a: Atom, b: Atom): boolean =>
  b.values === undefined &&
  b.excluded.length + b.implications.length === 0 &&
  a.minLength >= b.minLength &&
  a.maxLength <= b.maxLength &&
  b.patterns.every((pattern) => a.patterns.includes(pattern));

/** Returns the patterns of an atom, and those that all texts of its formats match. */
const withPatternsOfFormats = ({ patterns, formats }: Atom): Pick<Atom, 'formats' | 'patterns'> => ({
  formats: [],
  patterns: [...patterns, ...formats.flatMap((format) => patternOfFormat(format) ?? [])],
});

const hasPatternOfFormat = ({ formats }: Atom): boolean =>
  formats.some((format) => patternOfFormat(format) !== undefined);

const isOnlyOfLength = ({ values, patterns, excluded, implications }: Atom): boolean =>
  values === undefined && patterns.length + excluded.length + implications.length === 0;

/**
 * Returns the lengths of the strings of an atom. Returns undefined if there are no such strings.
 *
 * @param language a language with all strings of the atom. It may ignore the lengths of the atom.
 */
function lengthsWithin(language: Language, { minLength, maxLength }: Atom): readonly [number, number] | undefined {
  const lengths = lengthsOf(language);
  return lengths && [Math.max(lengths[0], minLength), Math.min(lengths[1], maxLength)];
}

/** Returns an atom without formats, and without the limits that strings of certain lengths always fulfill. */
const withoutImplied = (atom: Atom, [shortest, longest]: readonly [number, number]): Atom => ({
  ...atom,
  formats: [],
  minLength: shortest >= atom.minLength ? 0 : atom.minLength,
  maxLength: longest <= atom.maxLength ? Infinity : atom.maxLength,
});
