import type { JsonObject } from '@forgespec/description/json';
import type { Atom } from '../normal/atom.ts';
import { acceptsValue } from '../normal/accepts.ts';
import { namedProperties, propertyOf } from '../normal/members.ts';
import type { Conjunction, SchemaReader } from '../normal/conjunction.ts';
import { isImpossible, isWholeType } from '../normal/split-by-type.ts';
import { isSubsetOfArrays } from './arrays.ts';
import { isSubsetByConditions, type IsAccepted } from './conditions.ts';
import { finiteValues } from './finite-values.ts';
import { isSubsetOfNumbers } from './numbers.ts';
import { isSubsetOfObjects } from './objects.ts';
import { isInSeveral } from './split-objects.ts';
import { isSubsetOfTexts } from './strings.ts';
import type { IsSubset, Notation } from './subset.ts';

/**
 * Creates a function that compares two conjunctions. A conjunction that is undefined accepts every value. If `a` neither declares nor
 * forbids a property, the function assumes that the property is never sent. So an optional property that only `b` declares makes no
 * difference.
 */
export const createSubset = (notation: Notation): IsSubset => new Comparisons(notation).isSubset;

class Comparisons {
  readonly isSubset: IsSubset;
  readonly #known = new WeakMap<Conjunction, WeakMap<Conjunction, boolean>>();
  /**
   * The pairs `a` and `b` whose stored result is true, in the order in which their comparisons started. During the comparison of a pair,
   * its result is only an assumption. If the assumption is wrong, this pair and all later pairs are removed, because the results of the
   * later pairs may depend on it. The results of the earlier pairs depend only on pairs that are still in the list, so they can be used.
   */
  readonly #assumed: (readonly [WeakMap<Conjunction, boolean>, Conjunction])[] = [];

  constructor(notation: Notation) {
    const compare = (a: Conjunction | undefined, b: Conjunction | undefined): boolean => this.#compare(a, b);
    this.isSubset = Object.assign(compare, { notation });
  }

  #compare(a: Conjunction | undefined, b: Conjunction | undefined): boolean {
    if (b === undefined || b.schemas.length === 0) return true;
    if (a === undefined) return b.reader.atoms(b).length === 0 ? false : this.#compare(b.reader.conjunction([]), b);
    if (a === b) return true;
    const results = this.#known.get(a) ?? new WeakMap<Conjunction, boolean>();
    this.#known.set(a, results);
    return results.get(b) ?? this.#compareAtoms(a, b, results);
  }

  /** @param results the results of the earlier comparisons of `a`. */
  #compareAtoms(a: Conjunction, b: Conjunction, results: WeakMap<Conjunction, boolean>): boolean {
    // The comparison of a recursive schema can need its own result. Until the comparison ends, `a` is assumed to be a subset of `b`. The
    // assumption is safe. If it is wrong, there is a smallest value that is valid for `a`, but not for `b`. The assumption is true for all
    // parts inside this value. So the comparison finds the difference in spite of the assumption.
    results.set(b, true);
    const start = this.#assumed.push([results, b]) - 1;
    const [left, right] = [a.reader.atoms(a), b.reader.atoms(b)];
    const found = left.every((atom) => isInUnion(atom, a, right, b, this.isSubset));
    if (!found) {
      for (const [others, other] of this.#assumed.splice(start)) others.delete(other);
      results.set(b, false);
    }
    return found;
  }
}

/** Returns true if it is proved that a union of atoms accepts every value that an atom accepts. */
export function isInUnion(
  atom: Atom,
  a: Conjunction,
  union: readonly Atom[],
  b: Conjunction,
  isSubset: IsSubset,
): boolean {
  // OpenAPI does not define how a query or a form represents null. So null in a query or a form does not count as a difference.
  const isText = isSubset.notation === 'text' && a.reader.direction === 'request';
  if (atom.type === 'null' && isText && union.length > 0) return true;
  if (atom.type === 'null' && isUncertainNull(a, b)) return true;
  const own = a.reader.atoms(a);
  // A union that accepts any text also accepts numbers and booleans that are written as text. This rule is not used if the schema of the
  // atom also accepts strings, because such a schema distinguishes numbers and booleans from strings.
  if (isAnyText(isSubset.notation, atom, union) && !own.some(({ type }) => type === 'string')) return true;
  const values = finiteValues(atom, a.reader);
  if (values?.every((value) => acceptsValue(b, value)) === true) return true;
  if (atom.values !== undefined) return false;
  const isAmbiguous = atom.type === 'object' && (countObjects(own) > 1 || countObjects(union) > 1);
  const accepts = (part: Atom, other: Atom): boolean =>
    isAtomSubset(part, a, other, b, isSubset) && (!isAmbiguous || declaresAll(part, b.reader, other));
  return (
    union.some((other) => accepts(atom, other)) ||
    (atom.type === 'string' && isSubsetOfTexts(atom, a.reader, union, b.reader)) ||
    isInSeveral(atom, a.reader, union, b.reader, accepts)
  );
}

/**
 * Returns true if a schema of OpenAPI 3.0 has `nullable`, but another keyword rejects null: a list of values without null, or `allOf`. Many
 * programs accept null for such a schema. Tools that convert a description to OpenAPI 3.1 keep the other keyword. So if the other
 * description is of a later version, null does not count as a difference.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#schema-nullable
 */
export const isUncertainNull = (a: Conjunction, b: Conjunction): boolean =>
  a.reader.isVersion30 && !b.reader.isVersion30 && a.reader.parts(a).some(hasUncertainNull);

const hasUncertainNull = ({ nullable, enum: values, allOf }: JsonObject): boolean =>
  nullable === true && (Array.isArray(allOf) || (Array.isArray(values) && !values.includes(null)));

const countObjects = (atoms: readonly Atom[]): number => atoms.filter(({ type }) => type === 'object').length;

/**
 * Returns true if `other` declares or restricts all properties that `atom` declares. Also returns true if `other` has no constraints.
 * Otherwise, `other` allows some of these properties only as unknown properties. Such an atom probably describes a different kind of
 * object.
 */
const declaresAll = (atom: Atom, reader: SchemaReader, other: Atom): boolean =>
  isWholeType(other) || [...namedProperties(atom)].every((name) => propertyOf(reader, other, name) !== undefined);

/** Returns true if it is proved that the atom `other` accepts every value that `atom` accepts. */
export function isAtomSubset(atom: Atom, a: Conjunction, other: Atom, b: Conjunction, isSubset: IsSubset): boolean {
  if (atom.type !== other.type || other.values !== undefined) return false;
  if (!isSubsetByConditions(atom, a.reader, other, b.reader, isSubset, acceptedBy(a, isSubset))) return false;
  switch (atom.type) {
    case 'null':
    case 'boolean':
      return true;
    case 'number':
      return isSubsetOfNumbers(atom, other);
    case 'string':
      // `isSubsetByConditions` has compared the conditions.
      return isSubsetOfTexts(atom, a.reader, [{ ...other, excluded: [], implications: [], opaque: [] }], b.reader);
    case 'array':
      return isSubsetOfArrays(atom, a.reader, other, b.reader, isSubset);
    case 'object':
      return isSubsetOfObjects(atom, a.reader, other, b.reader, isSubset);
  }
}

/** The consequences of conditions whose comparison has started, but has not ended. A schema can be the consequence of its own condition. */
const openConsequences = new WeakSet<Conjunction>();

/** Returns a function that compares an alternative of a schema with the consequence of a condition. */
export const acceptedBy =
  (owner: Conjunction, isSubset: IsSubset): IsAccepted =>
  (part, consequence) => {
    if (isImpossible(part, owner.reader)) return true;
    if (openConsequences.has(consequence)) return false;
    openConsequences.add(consequence);
    const isAccepted = isInUnion(part, owner, consequence.reader.atoms(consequence), consequence, isSubset);
    openConsequences.delete(consequence);
    return isAccepted;
  };

/** Returns true if the atom accepts numbers or booleans that are written as text, and the union accepts any text. */
const isAnyText = (notation: Notation, { type }: Atom, union: readonly Atom[]): boolean =>
  notation === 'text' &&
  (type === 'number' || type === 'boolean') &&
  union.some(
    (other) =>
      other.type === 'string' &&
      other.values === undefined &&
      other.patterns.length + other.formats.length + other.excluded.length + other.implications.length === 0 &&
      other.minLength <= 1 &&
      other.maxLength === Infinity,
  );
