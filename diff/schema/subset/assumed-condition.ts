import type { JsonValue } from '@forgespec/description/json';
import type { SchemaJson } from '@forgespec/model/from-document';
import type { Atom, Implication } from '../normal/atom.ts';
import { acceptsValue } from '../normal/accepts.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import { intersect } from '../normal/intersect.ts';
import { namedProperties, propertyOf } from '../normal/members.ts';

/** A condition that only requires properties, and lists the values of some of them. */
interface SimpleCondition {
  readonly required: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly JsonValue[]>;
}

/**
 * Returns the objects of an atom that meet a condition (`if`, `dependentSchemas`), or that do not meet it, for `else`. Returns undefined if
 * the condition is not simple: it may only require properties, and list the values of required properties.
 */
export function objectsOfCondition(
  { kind, condition }: Implication,
  reader: SchemaReader,
  atom: Atom,
): Atom | undefined {
  const simple = simpleCondition(condition, reader);
  if (simple === undefined || atom.type !== 'object') return undefined;
  const { required, values } = simple;
  if (kind === 'else') {
    const [name] = required;
    return required.size === 1 && values.size === 0 && name !== undefined ? withProperty(atom, name, false) : undefined;
  }
  let objects: Atom = { ...atom, required: new Set([...atom.required, ...required]) };
  for (const [name, listed] of values) objects = withProperty(objects, name, { enum: [...listed] });
  return objects;
}

function simpleCondition(condition: Implication['condition'], reader: SchemaReader): SimpleCondition | undefined {
  if (typeof condition === 'string') return { required: new Set([condition]), values: new Map() };
  const objects = reader.atoms(reader.conjunction([condition])).filter(({ type }) => type === 'object');
  const [only] = objects;
  if (only === undefined || objects.length > 1 || !hasOnlyProperties(only)) return undefined;
  const values = new Map<string, readonly JsonValue[]>();
  for (const name of namedProperties(only)) {
    const property = propertyOf(reader, only, name);
    const lists = property === undefined ? [] : reader.atoms(property).map((part) => part.values);
    const listed = lists.flatMap((list) => list ?? []);
    if (lists.some((list) => list === undefined) || !only.required.has(name)) return undefined;
    values.set(name, listed);
  }
  return { required: only.required, values };
}

/** Returns true if an atom has no other constraints than required and declared properties. */
const hasOnlyProperties = (atom: Atom): boolean =>
  atom.values === undefined &&
  atom.minProperties === 0 &&
  atom.maxProperties === Infinity &&
  atom.dependentRequired.size === 0 &&
  atom.objects.every(({ patterns, additional }) => patterns.size === 0 && additional === undefined) &&
  [atom.implications, atom.excluded, atom.opaque, atom.propertyNames, atom.unevaluatedProperties].every(
    ({ length }) => length === 0,
  );

const withProperty = (atom: Atom, name: string, schema: SchemaJson): Atom => ({
  ...atom,
  objects: [...atom.objects, { properties: new Map([[name, schema]]), patterns: new Map(), additional: undefined }],
});

/**
 * Returns an atom with the consequences of its own conditions: the properties that its present properties require, and the schemas of the
 * conditions that all its objects meet. A schema with several alternatives for objects is left out.
 */
export function withConsequences(atom: Atom, reader: SchemaReader): Atom {
  const required = new Set(atom.required);
  for (const name of required) for (const other of atom.dependentRequired.get(name) ?? []) required.add(other);
  const known: Atom = { ...atom, required };
  const index = known.implications.findIndex((implication) => isMet(implication, known, reader));
  const met = known.implications[index];
  if (met === undefined) return known;
  const rest = { ...known, implications: known.implications.toSpliced(index, 1) };
  const alternatives = reader.atoms(reader.conjunction([met.schema])).filter(({ type }) => type === 'object');
  const [only] = alternatives;
  const both = only === undefined || alternatives.length > 1 ? rest : intersect(rest, only);
  return withConsequences(both === undefined ? rest : { ...both, type: 'object' }, reader);
}

/** Returns true if it is proved that all objects of an atom meet the condition of one of its implications. */
function isMet({ kind, condition }: Implication, atom: Atom, reader: SchemaReader): boolean {
  const simple = simpleCondition(condition, reader);
  if (simple === undefined) return false;
  if (kind === 'else') return [...simple.required].some((name) => isForbidden(name, atom, reader));
  return (
    [...simple.required].every((name) => atom.required.has(name)) &&
    [...simple.values].every(([name, values]) => hasOnlyValues(name, values, atom, reader))
  );
}

function isForbidden(name: string, atom: Atom, reader: SchemaReader): boolean {
  const property = propertyOf(reader, atom, name);
  return property !== undefined && reader.atoms(property).length === 0;
}

/** Returns true if a property of an atom lists its values, and a condition accepts all of them. */
function hasOnlyValues(name: string, accepted: readonly JsonValue[], atom: Atom, reader: SchemaReader): boolean {
  const property = propertyOf(reader, atom, name);
  if (property === undefined) return false;
  const list = reader.conjunction([{ enum: [...accepted] }]);
  return reader
    .atoms(property)
    .every(({ values }) => values !== undefined && values.every((value) => acceptsValue(list, value)));
}
