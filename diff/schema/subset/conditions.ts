import type { Atom, Implication } from '../normal/atom.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if the conditions and exclusions of `a` imply those of `b`. */
export const isSubsetByConditions = (
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean =>
  b.opaque.every((text) => a.opaque.includes(text)) &&
  b.implications.every((wanted) => isImplied(wanted, readerOfB, a, readerOfA, isSubset)) &&
  b.excluded.every((schema) => isExcluded(readerOfB, [schema], a, readerOfA, isSubset));

function isExcluded(
  readerOfB: SchemaReader,
  schemas: Atom['excluded'],
  a: Atom,
  readerOfA: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const wanted = readerOfB.conjunction(schemas);
  return a.excluded.some((own) => isSubset(wanted, readerOfA.conjunction([own])));
}

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
