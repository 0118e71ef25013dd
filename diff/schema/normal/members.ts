import type { SchemaJson } from '@forgespec/model/from-document';
import type { Atom } from './atom.ts';
import type { Conjunction, SchemaReader } from './conjunction.ts';

/**
 * Returns the schemas of a property of an object. Returns undefined if no schema restricts the property.
 *
 * @param name the name of the property.
 */
export function propertyOf(reader: SchemaReader, atom: Atom, name: string): Conjunction | undefined {
  if (!namedProperties(atom).has(name)) return schemasOf(reader, atom, name);
  const known = declaredProperties.get(atom) ?? new Map<string, Conjunction | undefined>();
  declaredProperties.set(atom, known);
  const found = known.get(name);
  if (found !== undefined || known.has(name)) return found;
  const schemas = schemasOf(reader, atom, name);
  known.set(name, schemas);
  return schemas;
}

/** The schemas of the declared properties of each atom. The search for witnesses asks for them millions of times. */
const declaredProperties = new WeakMap<Atom, Map<string, Conjunction | undefined>>();

function schemasOf(reader: SchemaReader, atom: Atom, name: string): Conjunction | undefined {
  const schemas: SchemaJson[] = [];
  let isEvaluated = false;
  for (const { properties, patterns, additional } of atom.objects) {
    const count = schemas.length;
    const own = properties.get(name);
    if (own !== undefined) schemas.push(own);
    for (const [pattern, schema] of patterns) if (matches(pattern, name)) schemas.push(schema);
    if (schemas.length === count && additional !== undefined) schemas.push(additional);
    isEvaluated ||= schemas.length > count;
  }
  if (!isEvaluated) schemas.push(...atom.unevaluatedProperties);
  return schemas.length === 0 ? undefined : reader.conjunction(schemas);
}

/**
 * Returns the schemas of the properties that the object schema does not declare. Returns undefined if these properties
 * are not restricted.
 */
export function otherProperties(reader: SchemaReader, atom: Atom): Conjunction | undefined {
  const closed = atom.objects.flatMap(({ additional }) => (additional === undefined ? [] : [additional]));
  const schemas = closed.length === 0 ? atom.unevaluatedProperties : closed;
  if (schemas.length === 0 && hasOnlyNamed(reader, atom)) return reader.conjunction([false]);
  return schemas.length === 0 ? undefined : reader.conjunction(schemas);
}

/** Returns true if an object has no other properties than those that the schema declares. */
export function isClosedObject(atom: Atom, reader: SchemaReader): boolean {
  const others = otherProperties(reader, atom);
  return others !== undefined && reader.atoms(others).length === 0 && patternProperties(reader, atom).size === 0;
}

/** Returns true if `propertyNames` lists the possible names, and all of them are declared. */
function hasOnlyNamed(reader: SchemaReader, atom: Atom): boolean {
  if (atom.propertyNames.length === 0) return false;
  const named = namedProperties(atom);
  const names = reader.atoms(reader.conjunction([...atom.propertyNames, { type: 'string' }]));
  return names.every(({ values }) => values?.every((name) => typeof name === 'string' && named.has(name)) === true);
}

/** Returns the names of the declared properties. */
export function namedProperties(atom: Atom): ReadonlySet<string> {
  const known = propertyNames.get(atom);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const { properties } of atom.objects) for (const name of properties.keys()) names.add(name);
  propertyNames.set(atom, names);
  return names;
}

const propertyNames = new WeakMap<Atom, ReadonlySet<string>>();

/** Returns a map from each pattern of `patternProperties` to its schemas. */
export function patternProperties(reader: SchemaReader, atom: Atom): ReadonlyMap<string, Conjunction> {
  const found = new Map<string, SchemaJson[]>();
  for (const { patterns } of atom.objects) {
    for (const [pattern, schema] of patterns) found.set(pattern, [...(found.get(pattern) ?? []), schema]);
  }
  return new Map([...found].map(([pattern, schemas]) => [pattern, reader.conjunction(schemas)]));
}

/** Returns the schemas of the item at an index. Returns undefined if no schema restricts the item. */
export function itemOf(reader: SchemaReader, atom: Atom, index: number): Conjunction | undefined {
  const schemas = atom.arrays.flatMap(({ prefix, items }): readonly SchemaJson[] => {
    const schema = prefix[index] ?? items;
    return schema === undefined ? [] : [schema];
  });
  const found = schemas.length === 0 ? atom.unevaluatedItems : schemas;
  return found.length === 0 ? undefined : reader.conjunction(found);
}

/** Returns the length of the longest `prefixItems`. */
export const prefixLength = (atom: Atom): number => Math.max(0, ...atom.arrays.map(({ prefix }) => prefix.length));

const expressions = new Map<string, RegExp | undefined>();

/** Returns true if a string matches a pattern of JSON Schema. If the pattern is not valid, returns false. */
export function matches(pattern: string, text: string): boolean {
  if (!expressions.has(pattern)) expressions.set(pattern, expressionOf(pattern));
  return expressions.get(pattern)?.test(text) === true;
}

function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Some patterns are valid in JavaScript only without the flag `u`. So the pattern is tried again without the
      // flag.
    }
  }
  return undefined;
}
