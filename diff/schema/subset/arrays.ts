import type { Atom, Contained } from '../normal/atom.ts';
import { itemOf, prefixLength } from '../normal/members.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if it is proved that `b` accepts every array that `a` accepts. */
export function isSubsetOfArrays(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  if (a.minItems < b.minItems || a.maxItems > b.maxItems) return false;
  if (b.isUnique && !a.isUnique && a.maxItems > 1) return false;
  const isContained = b.contained.every(
    (wanted) =>
      isAlwaysMet(wanted) || a.contained.some((own) => impliesContained(own, readerOfA, wanted, readerOfB, isSubset)),
  );
  if (!isContained) return false;
  // The first item after the longer prefix represents all further items.
  const length = Math.min(Math.max(prefixLength(a), prefixLength(b)) + 1, a.maxItems);
  return Array.from({ length }, (_, index) => index).every((index) =>
    isSubset(itemOf(readerOfA, a, index), itemOf(readerOfB, b, index)),
  );
}

const isAlwaysMet = ({ min, max }: Contained): boolean => min === 0 && max === Infinity;

function impliesContained(
  own: Contained,
  readerOfA: SchemaReader,
  wanted: Contained,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  if (own.min < wanted.min || own.max > wanted.max) return false;
  const [a, b] = [readerOfA.conjunction([own.schema]), readerOfB.conjunction([wanted.schema])];
  // For `minContains`, all items that match `a` must match `b`. For `maxContains`, all items that match `b` must match
  // `a`.
  return (wanted.min === 0 || isSubset(a, b)) && (wanted.max === Infinity || isSubset(b, a));
}
