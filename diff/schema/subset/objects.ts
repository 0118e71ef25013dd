import { acceptsValue } from '../normal/accepts.ts';
import type { Atom } from '../normal/atom.ts';
import { namedProperties, otherProperties, patternProperties, propertyOf } from '../normal/members.ts';
import type { Conjunction, SchemaReader } from '../normal/conjunction.ts';
import { withConsequences } from './assumed-condition.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if it is proved that `b` accepts every object that `a` accepts. */
export function isSubsetOfObjects(
  atom: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const a = withConsequences(atom, readerOfA);
  return (
    [...b.required].every((name) => a.required.has(name)) &&
    Math.max(a.minProperties, a.required.size) >= b.minProperties &&
    mostProperties(readerOfA, a) <= b.maxProperties &&
    areDependenciesImplied(a, readerOfA, b) &&
    areNamesImplied(a, readerOfA, b, readerOfB, isSubset) &&
    areDeclaredImplied(a, readerOfA, b, readerOfB, isSubset) &&
    areOthersImplied(a, readerOfA, b, readerOfB, isSubset)
  );
}

/** Returns the largest number of properties of an object. A closed object has at most the properties that it declares. */
function mostProperties(reader: SchemaReader, atom: Atom): number {
  if (!isClosed(atom, reader)) return atom.maxProperties;
  const possible = [...namedProperties(atom)].filter((name) => {
    const property = propertyOf(reader, atom, name);
    return property === undefined || reader.atoms(property).length > 0;
  });
  return Math.min(atom.maxProperties, possible.length);
}

/** Returns true if `b` accepts the names of properties that `a` accepts. */
export function areNamesImplied(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  if (b.propertyNames.length === 0) return true;
  const names = readerOfB.conjunction(b.propertyNames);
  if (isClosed(a, readerOfA) && [...namedProperties(a)].every((name) => acceptsValue(names, name))) return true;
  return isSubset(nameSchema(a, readerOfA), names);
}

/** Returns true if an object has no other properties than those that the schema declares. */
function isClosed(atom: Atom, reader: SchemaReader): boolean {
  const others = otherProperties(reader, atom);
  return others !== undefined && reader.atoms(others).length === 0 && patternProperties(reader, atom).size === 0;
}

const anyName = { type: 'string' };

/** Returns the schemas of the names of properties. Names are always strings. */
const nameSchema = ({ propertyNames }: Atom, reader: SchemaReader): Conjunction =>
  reader.conjunction([...propertyNames, anyName]);

/** Returns true if `b` accepts the values of each declared property that `a` accepts. */
function areDeclaredImplied(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const declared = new Set([...namedProperties(a), ...namedProperties(b)]);
  return [...declared].every((name) => {
    const own = propertyOf(readerOfA, a, name);
    // If `a` neither declares, restricts nor requires a property, the function assumes that the property is never sent.
    if (own === undefined && !a.required.has(name)) return true;
    return isSubset(own, propertyOf(readerOfB, b, name));
  });
}

/** Returns true if `b` accepts the values of all other properties that `a` accepts, also of those whose names match a pattern. */
function areOthersImplied(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const [others, otherOfB] = [otherProperties(readerOfA, a), otherProperties(readerOfB, b)];
  const [own, patternsOfB] = [patternProperties(readerOfA, a), patternProperties(readerOfB, b)];
  return (
    isSubset(others, otherOfB) &&
    [...patternsOfB].every(([pattern, schema]) => isSubset(own.get(pattern) ?? others, schema)) &&
    [...own].every(([pattern, schema]) => patternsOfB.has(pattern) || isSubset(schema, otherOfB))
  );
}

/** Returns true if the constraints of `a` imply every entry of the `dependentRequired` of `b`. */
export const areDependenciesImplied = (a: Atom, reader: SchemaReader, b: Atom): boolean =>
  [...b.dependentRequired].every(([name, needed]) => {
    const present = withConsequences({ ...a, required: new Set([...a.required, name]) }, reader);
    return [...needed].every((other) => present.required.has(other));
  });
