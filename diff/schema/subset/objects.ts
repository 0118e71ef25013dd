import type { JsonObject } from '@forgespec/description/json';
import { acceptsValue } from '../normal/accepts.ts';
import type { Atom } from '../normal/atom.ts';
import { isClosedObject, namedProperties, otherProperties, patternProperties, propertyOf } from '../normal/members.ts';
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
  if (!isClosedObject(atom, reader)) return atom.maxProperties;
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
  if (isClosedObject(a, readerOfA) && [...namedProperties(a)].every((name) => acceptsValue(names, name))) return true;
  return isSubset(nameSchema(a, readerOfA), names);
}

const anyName = { type: 'string' };

/**
 * Returns the schemas of the names of properties. Names are always strings. An object without other properties has only the names that it
 * declares, or that match one of its patterns.
 */
function nameSchema(atom: Atom, reader: SchemaReader): Conjunction {
  const others = otherProperties(reader, atom);
  const isWithoutOthers = others !== undefined && reader.atoms(others).length === 0;
  return reader.conjunction([...atom.propertyNames, isWithoutOthers ? describedNames(atom) : anyName]);
}

const namesOf = new WeakMap<Atom, JsonObject>();

/** Returns a schema of the names that an object declares, and of those that match one of its patterns. */
function describedNames(atom: Atom): JsonObject {
  const patterns = atom.objects.flatMap((part) => [...part.patterns.keys()]);
  const known = namesOf.get(atom) ?? {
    anyOf: [{ enum: [...namedProperties(atom)] }, ...patterns.map((pattern) => ({ ...anyName, pattern }))],
  };
  namesOf.set(atom, known);
  return known;
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
  // If `b` describes each name that `a` allows, its schema of other properties has no effect.
  const areDescribed =
    a.propertyNames.length + own.size > 0 &&
    isSubset(nameSchema(a, readerOfA), readerOfB.conjunction([describedNames(b)]));
  return (
    (areDescribed || isSubset(others, otherOfB)) &&
    [...patternsOfB].every(([pattern, schema]) => isSubset(own.get(pattern) ?? others, schema)) &&
    [...own].every(([pattern, schema]) => patternsOfB.has(pattern) || isWithinOthers(schema))
  );

  function isWithinOthers(schema: Conjunction): boolean {
    return areDescribed ? [...patternsOfB.values()].every((ofB) => isSubset(schema, ofB)) : isSubset(schema, otherOfB);
  }
}

/** Returns true if the constraints of `a` imply every entry of the `dependentRequired` of `b`. */
export const areDependenciesImplied = (a: Atom, reader: SchemaReader, b: Atom): boolean =>
  [...b.dependentRequired].every(([name, needed]) => {
    const present = withConsequences({ ...a, required: new Set([...a.required, name]) }, reader);
    return [...needed].every((other) => present.required.has(other));
  });
