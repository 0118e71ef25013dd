import { canonicalJson, type JsonValue } from '@forgespec/description/json';
import { formatFacts } from '@forgespec/model';
import type { SchemaJson } from '@forgespec/model/from-document';
import { numbersOfFormat } from './number-formats.ts';
import { type Atom, type AtomType, type Constraints, unconstrained } from './atom.ts';
import { typeOfValue } from './intersect.ts';
import { propertyOf } from './members.ts';
import type { SchemaReader } from './conjunction.ts';

/** The values of one type, and the alternatives that list them. */
interface ListedValues {
  readonly values: Map<string, JsonValue>;
  readonly schemas: Set<SchemaJson>;
}

/** Returns true if a value is valid for an atom. */
export type AcceptsValue = (value: JsonValue, atom: Atom) => boolean;

/** Splits alternatives into atoms of one type each. An atom has only the constraints that apply to its type. */
export const splitByType = (alternatives: readonly Constraints[]): Atom[] =>
  alternatives.flatMap((alternative) => Array.from(alternative.types, (type) => onlyForType(alternative, type)));

/**
 * For each type, merges all atoms that have a list of values (`enum`) into one atom. The list of this atom contains only valid values. Also
 * omits repeated atoms, and atoms that no value fulfills.
 */
export function mergedAtoms(atoms: readonly Atom[], reader: SchemaReader, accepts: AcceptsValue): readonly Atom[] {
  const finite = new Map<AtomType, ListedValues>();
  const others = new Map<string, Atom>();
  for (const unmerged of atoms) {
    const atom = withoutIrrelevant(unmerged, reader);
    if (atom === undefined || isImpossible(atom, reader)) continue;
    if (atom.values === undefined) {
      others.set(atomText(atom, reader), atom);
      continue;
    }
    const { type } = atom;
    const list = finite.get(type) ?? { values: new Map<string, JsonValue>(), schemas: new Set<SchemaJson>() };
    finite.set(type, list);
    for (const value of atom.values) if (accepts(value, atom)) list.values.set(canonicalJson(value), value);
    for (const schema of atom.alternatives) list.schemas.add(schema);
  }
  const lists = [...finite].filter(([, { values }]) => values.size > 0);
  return [
    ...lists.map(([type, { values, schemas }]): Atom => ({
      ...unconstrained,
      type,
      types: new Set([type]),
      values: [...values.values()],
      alternatives: [...schemas],
    })),
    ...others.values(),
  ];
}

/** Returns the constraints that apply to one type. */
function onlyForType(constraints: Constraints, type: AtomType): Atom {
  const { values, implications, excluded, opaque, labels, alternatives } = constraints;
  const shared = {
    ...unconstrained,
    type,
    types: new Set([type]),
    implications,
    excluded,
    opaque,
    labels,
    alternatives,
  };
  const listed = values?.filter((value) => typeOfValue(value) === type);
  const atom = { ...shared, values: listed ?? valuesOf(type) };
  const { unevaluatedItems, unevaluatedProperties } = constraints;
  switch (type) {
    case 'null':
    case 'boolean':
      return atom;
    case 'number': {
      const { isInteger, lower, upper, multiples, formats } = constraints;
      const ofNumbers = formats.filter((format) => formatFacts.get(format)?.restrictsStrings !== true);
      return { ...atom, isInteger, lower, upper, multiples, formats: ofNumbers };
    }
    case 'string': {
      const { minLength, maxLength, patterns, formats } = constraints;
      const ofStrings = formats.filter((format) => numbersOfFormat(format) === undefined);
      return { ...atom, minLength, maxLength, patterns, formats: ofStrings };
    }
    case 'array': {
      const { minItems, maxItems, isUnique, arrays, contained } = constraints;
      return { ...atom, minItems, maxItems, isUnique, arrays, contained, unevaluatedItems };
    }
    case 'object': {
      const { required, minProperties, maxProperties, objects, propertyNames, dependentRequired } = constraints;
      const object = { required, minProperties, maxProperties, objects, propertyNames, dependentRequired };
      return { ...atom, ...object, unevaluatedProperties };
    }
  }
}

const valuesOf = (type: AtomType): readonly JsonValue[] | undefined => {
  if (type === 'null') return [null];
  return type === 'boolean' ? [false, true] : undefined;
};

/**
 * Returns the atom without the conditions and exclusions that cannot apply to values of its type. Returns undefined if an exclusion (`not`)
 * excludes every value of this type.
 */
function withoutIrrelevant(atom: Atom, reader: SchemaReader): Atom | undefined {
  if (atom.excluded.length === 0 && atom.implications.length === 0) return atom;
  const excluded: SchemaJson[] = [];
  for (const schema of atom.excluded) {
    const same = reader.atoms(reader.conjunction([schema])).filter(({ type }) => type === atom.type);
    if (same.some((other) => isWholeType(other))) return undefined;
    if (same.length > 0) excluded.push(schema);
  }
  const implications = atom.implications.filter(({ kind }) => kind !== 'dependent-schema' || atom.type === 'object');
  return { ...atom, excluded, implications };
}

/** Returns true if an atom accepts all values of its type. */
export function isWholeType(atom: Atom): boolean {
  const { values, type } = atom;
  if (values !== undefined) return values.length === (valuesOf(type)?.length ?? Infinity);
  return constraintKeys.every((key) => {
    const [own, free]: [unknown, unknown] = [atom[key], unconstrained[key]];
    if (Array.isArray(own)) return own.length === 0;
    return own instanceof Set || own instanceof Map ? own.size === 0 : own === free;
  });
}

/** The keys of `Constraints`, without `types`, `labels` and `alternatives`. */
const constraintKeys = (Object.keys(unconstrained) as (keyof Constraints)[]).filter(
  (key) => key !== 'types' && key !== 'labels' && key !== 'alternatives',
);

/** Returns true if it is proved that an atom accepts no value. */
export function isImpossible(atom: Atom, reader: SchemaReader): boolean {
  const { lower, upper } = atom;
  if (lower !== undefined && upper !== undefined) {
    if (lower.value > upper.value) return true;
    if (lower.value === upper.value && (lower.isExclusive || upper.isExclusive)) return true;
  }
  if (atom.minLength > atom.maxLength || atom.minItems > atom.maxItems) return true;
  if (atom.minProperties > atom.maxProperties) return true;
  return [...atom.required].some((name) => propertyOf(reader, atom, name)?.schemas.includes(false) === true);
}

/** Returns a text that identifies an atom. Equal atoms of one reader have the same text. */
export function atomText(atom: Atom, reader: SchemaReader): string {
  return (
    JSON.stringify({ ...atom, alternatives: [] }, (_, value: unknown): unknown => {
      if (value instanceof Set) return [...value].toSorted();
      if (value instanceof Map) return [...value];
      if (value === Infinity) return 'infinity';
      return value;
    }) + reader.direction
  );
}
