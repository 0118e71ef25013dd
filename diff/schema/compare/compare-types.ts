import { type Atom, type AtomType, atomTypes } from '../normal/atom.ts';
import { keywordsFor, keywordsForNull } from '../normal/read-keywords.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { isInUnion, isUncertainNull } from '../subset/is-subset.ts';
import type { IsSubset } from '../subset/subset.ts';
import { effectOf, findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/**
 * Returns true if it is proved that every value of `atom` is valid for the schema `other`. `atom` is an alternative of
 * the schema `owner`, and `others` are the alternatives of `other`.
 */
export const isCovered = (
  atom: Atom,
  owner: Conjunction,
  others: readonly Atom[],
  other: Conjunction,
  isSubset: IsSubset,
): boolean => isInUnion(atom, owner, others, other, isSubset);

/** Compares the types that two schemas accept. */
export function compareTypes(
  pair: SchemaPair,
  old: readonly Atom[],
  revised: readonly Atom[],
  isSubset: IsSubset,
): readonly SchemaFinding[] {
  const [isNullable, wasNullable] = [hasType(revised, 'null'), hasType(old, 'null')];
  // If both schemas accept a type other than null, a difference in null is reported as `became-nullable` or
  // `became-not-nullable`. Otherwise null is compared like every other type.
  const isAddition = [old, revised].every((atoms) => atoms.some(({ type }) => type !== 'null'));
  const counts = ({ type }: Atom): boolean => type !== 'null' || !isAddition;
  const lost = old.filter((atom) => counts(atom) && !hasType(revised, atom.type));
  const gained = revised.filter((atom) => counts(atom) && !hasType(old, atom.type));
  const isForward = lost.every((atom) => isCovered(atom, pair.old, revised, pair.new, isSubset));
  const isBackward = gained.every((atom) => isCovered(atom, pair.new, old, pair.old, isSubset));
  const words = { from: typesText(old), to: typesText(revised) };
  const effect = effectOf(isForward, isBackward);
  const findings: SchemaFinding[] = [];
  if (effect !== 'neutral') {
    const change = lost.length === 0 ? 'type-widened' : gained.length === 0 ? 'type-narrowed' : 'type-changed';
    findings.push(findingAbout(pair, change, effect, keywordsFor('types', 'values', 'union'), words));
  }
  const isPartOfAny = findings.length > 0 && (isNullable ? words.to : words.from) === 'any';
  const isUncertain = isUncertainNull(pair.old, pair.new) || isUncertainNull(pair.new, pair.old);
  if (isAddition && isNullable !== wasNullable && !isPartOfAny && !isUncertain)
    findings.push(nullFinding(pair, isNullable, isSubset));
  return findings;
}

function nullFinding(pair: SchemaPair, isNullable: boolean, { notation }: IsSubset): SchemaFinding {
  const change = isNullable ? 'became-nullable' : 'became-not-nullable';
  if (notation === 'json' || pair.old.reader.direction === 'response') {
    return findingAbout(pair, change, isNullable ? 'wider' : 'narrower', keywordsForNull);
  }
  // OpenAPI does not define how a query or a form represents null. Each server can choose the string that represents
  // null. So the comparison does not know which requests this change affects.
  return findingAbout(pair, change, isNullable ? 'neutral' : 'unknown', keywordsForNull, {
    hasEffectBeyondValues: true,
  });
}

const hasType = (atoms: readonly Atom[], type: AtomType): boolean => atoms.some((atom) => atom.type === type);

function typesText(atoms: readonly Atom[]): string {
  const names = atoms.map(({ type, isInteger }) => (isInteger ? 'integer' : type)).filter((name) => name !== 'null');
  const unique = new Set(names);
  const isAny = atomTypes.every((type) => type === 'null' || unique.has(type));
  return isAny ? 'any' : [...unique].join(', ') || (atoms.length === 0 ? 'none' : 'null');
}
