import { acceptsAtom } from '../normal/accepts.ts';
import type { Atom, Implication } from '../normal/atom.ts';
import type { Conjunction, SchemaReader } from '../normal/conjunction.ts';
import { namedProperties } from '../normal/members.ts';
import { objectsOfCondition, withConsequences } from './assumed-condition.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if it is proved that an alternative accepts only values that a schema accepts. */
export type IsAccepted = (atom: Atom, schema: Conjunction) => boolean;

/**
 * Returns true if the constraints of `a` imply the conditions and exclusions of `b`.
 *
 * @param isAccepted compares an alternative of the schema of `a`.
 */
export const isSubsetByConditions = (
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
  isAccepted: IsAccepted,
): boolean =>
  b.opaque.every((text) => a.opaque.includes(text)) &&
  b.implications.every(
    (wanted) =>
      isImplied(wanted, readerOfB, a, readerOfA, isSubset) || isFulfilled(wanted, readerOfB, a, readerOfA, isAccepted),
  ) &&
  b.excluded.every((schema) => isExcluded(readerOfB, [schema], a, readerOfA, isSubset));

function isExcluded(
  readerOfB: SchemaReader,
  schemas: Atom['excluded'],
  a: Atom,
  readerOfA: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const wanted = readerOfB.conjunction(schemas);
  const same = readerOfB.atoms(wanted).filter(({ type }) => type === a.type);
  const isListed = same.every(({ values }) => values?.every((value) => !acceptsAtom(value, a, readerOfA)) === true);
  return isListed || a.excluded.some((own) => isSubset(wanted, readerOfA.conjunction([own])));
}

/** Returns true if a condition of `a` implies a condition of `b`. */
function isImplied(
  wanted: Implication,
  readerOfB: SchemaReader,
  a: Atom,
  readerOfA: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const consequence = readerOfB.conjunction([wanted.schema]);
  if (consequence.schemas.length === 0) return true;
  return a.implications.some((own) => {
    if (own.kind !== wanted.kind) return false;
    if (!isSubset(readerOfA.conjunction([own.schema]), consequence)) return false;
    const [condition, other] = [own.condition, wanted.condition];
    if (typeof condition === 'string' || typeof other === 'string') return condition === other;
    const [applies, needed] = [readerOfA.conjunction([condition]), readerOfB.conjunction([other])];
    // Each value that meets the condition of `b` must also meet the condition of `a`. An `else` applies to the values
    // that do not meet the condition, so for `else` the direction is reversed.
    return own.kind === 'else' ? isSubset(applies, needed) : isSubset(needed, applies);
  });
}

/** Returns true if it is proved that all objects of `a` that meet a condition of `b` match the schema that then applies. */
function isFulfilled(
  wanted: Implication,
  readerOfB: SchemaReader,
  a: Atom,
  readerOfA: SchemaReader,
  isAccepted: IsAccepted,
): boolean {
  const objects = objectsOfCondition(wanted, readerOfB, a);
  const consequence = readerOfB.conjunction([wanted.schema]);
  if (objects === undefined) return false;
  const complete = withConsequences(objects, readerOfA);
  return declaresConsequence(complete, consequence) && isAccepted(complete, consequence);
}

/**
 * Returns true if an atom declares all properties that the consequence of a condition declares. Other properties are assumed to be never
 * sent, so the consequence would always be fulfilled.
 */
function declaresConsequence(atom: Atom, consequence: Conjunction): boolean {
  const declared = namedProperties(atom);
  return consequence.reader
    .atoms(consequence)
    .every((part) => part.type !== 'object' || [...namedProperties(part)].every((name) => declared.has(name)));
}
