import { canonicalJson } from '@forgespec/description/json';
import { keywordsFor } from '../normal/read-keywords.ts';
import type { Atom, Contained } from '../normal/atom.ts';
import { itemOf, prefixLength } from '../normal/members.ts';
import { isSubsetOfArrays } from '../subset/arrays.ts';
import { unconstrained } from '../normal/atom.ts';
import { type AtomPair, effectOf, findingAbout, type SchemaComparison } from './comparison.ts';
import { compareLimits } from './compare-limits.ts';
import type { SchemaFinding } from './finding.ts';

/** Compares the constraints on arrays. */
export function compareArrays(atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const { pair, old, new: revised } = atoms;
  const findings: SchemaFinding[] = [...compareLimits(atoms, 'items', comparison)];
  if (old.isUnique !== revised.isUnique) {
    const change = revised.isUnique ? 'unique-items-added' : 'unique-items-removed';
    findings.push(findingAbout(pair, change, revised.isUnique ? 'narrower' : 'wider', keywordsFor('isUnique')));
  }
  const length = Math.max(prefixLength(old), prefixLength(revised)) + 1;
  const isLast = (index: number): boolean => index === length - 1;
  for (let index = 0; index < length; index += 1) {
    if (isLast(index) && (index >= old.maxItems || index >= revised.maxItems)) continue;
    const [from, to] = [itemOf(pair.old.reader, old, index), itemOf(pair.new.reader, revised, index)];
    findings.push(...comparison.compare(from, to, { kind: 'item', index }));
  }
  return [...findings, ...compareContained(atoms, comparison)];
}

function compareContained(
  { pair, old, new: revised }: AtomPair,
  { isSubset }: SchemaComparison,
): readonly SchemaFinding[] {
  if (textOf(old.contained) === textOf(revised.contained) && pair.old.reader === pair.new.reader) return [];
  const [a, b] = [onlyContained(old), onlyContained(revised)];
  const isForward = isSubsetOfArrays(a, pair.old.reader, b, pair.new.reader, isSubset);
  const isBackward = isSubsetOfArrays(b, pair.new.reader, a, pair.old.reader, isSubset);
  const effect = effectOf(isForward, isBackward);
  if (effect === 'neutral') return [];
  const keys = keywordsFor('contained');
  if (old.contained.length === 0) return [findingAbout(pair, 'contains-added', effect, keys)];
  return [findingAbout(pair, revised.contained.length === 0 ? 'contains-removed' : 'contains-changed', effect, keys)];
}

const textOf = (contained: readonly Contained[]): string =>
  contained.map(({ schema, min, max }) => `${canonicalJson(schema)} ${min} ${max}`).join('\n');

const onlyContained = ({ type, types, contained }: Atom): Atom => ({ ...unconstrained, type, types, contained });
