import type { Atom } from '../normal/atom.ts';
import { namedProperties, otherProperties, patternProperties, propertyOf } from '../normal/members.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if it is proved that `b` accepts every object that `a` accepts. */
export const isSubsetOfObjects = (
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean =>
  [...b.required].every((name) => a.required.has(name)) &&
  Math.max(a.minProperties, a.required.size) >= b.minProperties &&
  a.maxProperties <= b.maxProperties &&
  areDependenciesImplied(a, b) &&
  areNamesImplied(a, readerOfA, b, readerOfB, isSubset) &&
  areDeclaredImplied(a, readerOfA, b, readerOfB, isSubset) &&
  areOthersImplied(a, readerOfA, b, readerOfB, isSubset);

/** Returns true if `b` accepts the names of properties that `a` accepts. */
function areNamesImplied(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  if (b.propertyNames.length === 0) return true;
  const own = a.propertyNames.length === 0 ? undefined : readerOfA.conjunction(a.propertyNames);
  return isSubset(own, readerOfB.conjunction(b.propertyNames));
}

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

/** Returns true if `a` implies every entry of the `dependentRequired` of `b`. */
export const areDependenciesImplied = (a: Atom, b: Atom): boolean =>
  [...b.dependentRequired].every(([name, needed]) =>
    [...needed].every((other) => a.required.has(other) || a.dependentRequired.get(name)?.has(other) === true),
  );
