import { namedProperties, otherProperties, patternProperties } from '../normal/members.ts';
import { keywordsFor } from '../normal/read-keywords.ts';
import type { Conjunction } from '../normal/conjunction.ts';
import { areDependenciesImplied, areNamesImplied } from '../subset/objects.ts';
import { type AtomPair, effectOf, findingAbout, type SchemaComparison } from './comparison.ts';
import { compareLimits } from './compare-limits.ts';
import { compareProperty, omittedProperties } from './compare-property.ts';
import type { SchemaFinding } from './finding.ts';

/** Compares the constraints on objects. */
export function compareObjects(atoms: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const { old, new: revised } = atoms;
  const names = new Set([
    ...namedProperties(old),
    ...namedProperties(revised),
    ...old.required,
    ...revised.required,
    ...omittedProperties(atoms.pair.old),
    ...omittedProperties(atoms.pair.new),
  ]);
  return [
    ...[...names].flatMap((name) => compareProperty(name, atoms, comparison)),
    ...compareOthers(atoms, comparison),
    ...comparePatterns(atoms, comparison),
    ...compareNames(atoms, comparison),
    ...compareLimits(atoms, 'properties', comparison),
    ...compareDependencies(atoms),
  ];
}

function compareOthers({ pair, old, new: revised }: AtomPair, comparison: SchemaComparison): readonly SchemaFinding[] {
  const keys = keywordsFor('objects.additional', 'unevaluatedProperties');
  const [from, to] = [otherProperties(pair.old.reader, old), otherProperties(pair.new.reader, revised)];
  const [closedOld, closed] = [isClosed(from), isClosed(to)];
  if (closed && !closedOld) return [findingAbout(pair, 'additional-properties-forbidden', 'narrower', keys)];
  if (closedOld && !closed) return [findingAbout(pair, 'additional-properties-allowed', 'wider', keys)];
  return closed ? [] : comparison.compare(from, to, { kind: 'property', name: '*' });
}

const isClosed = (schemas: Conjunction | undefined): boolean =>
  schemas !== undefined && schemas.reader.atoms(schemas).length === 0;

function comparePatterns(
  { pair, old, new: revised }: AtomPair,
  comparison: SchemaComparison,
): readonly SchemaFinding[] {
  const [from, to] = [patternProperties(pair.old.reader, old), patternProperties(pair.new.reader, revised)];
  const [others, othersNew] = [otherProperties(pair.old.reader, old), otherProperties(pair.new.reader, revised)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((pattern) => {
    const [a, b] = [from.get(pattern), to.get(pattern)];
    if (a !== undefined && b !== undefined) return comparison.compare(a, b, { kind: 'property', name: pattern });
    const effect = effectOf(
      comparison.isSubset(a ?? others, b ?? othersNew),
      comparison.isSubset(b ?? othersNew, a ?? others),
    );
    if (effect === 'neutral') return [];
    const change = a === undefined ? 'pattern-property-added' : 'pattern-property-removed';
    return [
      findingAbout(pair, change, effect, keywordsFor('objects.patterns'), { from: a && pattern, to: b && pattern }),
    ];
  });
}

function compareNames({ pair, old, new: revised }: AtomPair, { isSubset }: SchemaComparison): readonly SchemaFinding[] {
  const [reader, newReader] = [pair.old.reader, pair.new.reader];
  const effect = effectOf(
    areNamesImplied(old, reader, revised, newReader, isSubset),
    areNamesImplied(revised, newReader, old, reader, isSubset),
  );
  if (effect === 'neutral') return [];
  const change = effect === 'wider' ? 'property-names-widened' : 'property-names-restricted';
  return [findingAbout(pair, change, effect, keywordsFor('propertyNames'))];
}

function compareDependencies({ pair, old, new: revised }: AtomPair): readonly SchemaFinding[] {
  const effect = effectOf(
    areDependenciesImplied(old, pair.old.reader, revised),
    areDependenciesImplied(revised, pair.new.reader, old),
  );
  if (effect === 'neutral') return [];
  const change = effect === 'wider' ? 'dependent-required-removed' : 'dependent-required-added';
  return [findingAbout(pair, change, effect, keywordsFor('dependentRequired'))];
}
