import type { Atom } from '../normal/atom.ts';
import { namedProperties, otherProperties, patternProperties, propertyOf } from '../normal/members.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if it is proved that `b` accepts every object that `a` accepts. */
export function isSubsetOfObjects(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  if ([...b.required].some((name) => !a.required.has(name))) return false;
  if (Math.max(a.minProperties, a.required.size) < b.minProperties || a.maxProperties > b.maxProperties) return false;
  if (!areDependenciesImplied(a, b)) return false;
  const names = (atom: Atom, reader: SchemaReader) =>
    atom.propertyNames.length === 0 ? undefined : reader.conjunction(atom.propertyNames);
  if (b.propertyNames.length > 0 && !isSubset(names(a, readerOfA), names(b, readerOfB))) return false;
  const declared = new Set([...namedProperties(a), ...namedProperties(b)]);
  for (const name of declared) {
    const own = propertyOf(readerOfA, a, name);
    // If `a` neither declares, restricts nor requires a property, the function assumes that the property is never sent.
    if (own === undefined && !a.required.has(name)) continue;
    if (!isSubset(own, propertyOf(readerOfB, b, name))) return false;
  }
  const [others, otherOfB] = [otherProperties(readerOfA, a), otherProperties(readerOfB, b)];
  if (!isSubset(others, otherOfB)) return false;
  const own = patternProperties(readerOfA, a);
  for (const [pattern, schema] of patternProperties(readerOfB, b)) {
    if (!isSubset(own.get(pattern) ?? others, schema)) return false;
  }
  for (const [pattern, schema] of own) {
    if (!patternProperties(readerOfB, b).has(pattern) && !isSubset(schema, otherOfB)) return false;
  }
  return true;
}

/** Returns true if `a` implies every entry of the `dependentRequired` of `b`. */
export const areDependenciesImplied = (a: Atom, b: Atom): boolean =>
  [...b.dependentRequired].every(([name, needed]) =>
    [...needed].every((other) => a.required.has(other) || a.dependentRequired.get(name)?.has(other) === true),
  );
