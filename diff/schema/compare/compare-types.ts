import type { Atom, AtomType } from '../normal/atom.ts';
import type { Conjunction } from '../normal/schema-reader.ts';
import { type IsSubset, isInUnion } from '../subset/is-subset.ts';
import { effectOf, findingAbout, type SchemaPair } from './comparison.ts';
import type { SchemaFinding } from './finding.ts';

/** Returns true if another schema accepts every value of an alternative. */
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
  const findings: SchemaFinding[] = [];
  const [isNullable, wasNullable] = [hasType(revised, 'null'), hasType(old, 'null')];
  const lost = old.filter(({ type }) => type !== 'null' && !hasType(revised, type));
  const gained = revised.filter(({ type }) => type !== 'null' && !hasType(old, type));
  const isForward = lost.every((atom) => isCovered(atom, pair.old, revised, pair.new, isSubset));
  const isBackward = gained.every((atom) => isCovered(atom, pair.new, old, pair.old, isSubset));
  const words = { from: typesText(old), to: typesText(revised) };
  const effect = effectOf(isForward, isBackward);
  if (effect !== 'neutral') {
    const keys = ['type', 'oneOf', 'anyOf'];
    const change = lost.length === 0 ? 'type-widened' : gained.length === 0 ? 'type-narrowed' : 'type-changed';
    findings.push(findingAbout(pair, change, effect, keys, words));
  }
  const nullKeys = ['nullable', 'type', 'enum', 'oneOf', 'anyOf'];
  const others = (atoms: readonly Atom[]): boolean => atoms.some(({ type }) => type !== 'null');
  if (isNullable === wasNullable || !others(old) || !others(revised)) {
    if (isNullable === wasNullable || effect !== 'neutral') return findings;
    return [...findings, findingAbout(pair, 'type-changed', wasNullable ? 'narrower' : 'wider', nullKeys, words)];
  }
  const change = isNullable ? 'became-nullable' : 'became-not-nullable';
  return [...findings, findingAbout(pair, change, isNullable ? 'wider' : 'narrower', nullKeys)];
}

const hasType = (atoms: readonly Atom[], type: AtomType): boolean => atoms.some((atom) => atom.type === type);

function typesText(atoms: readonly Atom[]): string {
  const names = atoms.map(({ type, isInteger }) => (isInteger ? 'integer' : type)).filter((name) => name !== 'null');
  const unique = [...new Set(names)];
  return unique.length >= 5 ? 'any' : unique.join(', ') || 'null';
}
