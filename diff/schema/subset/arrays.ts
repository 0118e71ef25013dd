import type { Atom, Contained } from '../normal/atom.ts';
import { itemOf, prefixLength } from '../normal/members.ts';
import type { Conjunction, SchemaReader } from '../normal/conjunction.ts';
import type { IsSubset } from './subset.ts';

/** Returns true if it is proved that `b` accepts every array that `a` accepts. */
export function isSubsetOfArrays(
  a: Atom,
  readerOfA: SchemaReader,
  b: Atom,
  readerOfB: SchemaReader,
  isSubset: IsSubset,
): boolean {
  const most = mostItems(readerOfA, a);
  const fewest = Math.max(a.minItems, ...a.contained.map(({ min }) => min));
  if (fewest < b.minItems || most > b.maxItems) return false;
  if (b.isUnique && !a.isUnique && most > 1) return false;
  const isContained = b.contained.every(
    (wanted) =>
      isAlwaysMet(wanted) ||
      a.contained.some((own) => impliesContained(own, readerOfA, wanted, readerOfB, isSubset)) ||
      isAlwaysContained(a, readerOfA, readerOfB.conjunction([wanted.schema]), wanted, isSubset),
  );
  if (!isContained) return false;
  // The first item after the longer prefix represents all further items.
  const length = Math.min(Math.max(prefixLength(a), prefixLength(b)) + 1, most);
  return Array.from({ length }, (_, index) => index).every((index) =>
    isSubset(itemOf(readerOfA, a, index), itemOf(readerOfB, b, index)),
  );
}

/** Returns the largest number of items of an array: `maxItems`, or the number of the first item for which no value is valid. */
function mostItems(reader: SchemaReader, atom: Atom): number {
  const length = Math.min(prefixLength(atom), atom.maxItems);
  for (let index = 0; index <= length; index += 1) {
    const item = itemOf(reader, atom, index);
    if (item !== undefined && reader.atoms(item).length === 0) return Math.min(index, atom.maxItems);
  }
  return atom.isUnique && prefixLength(atom) === 0
    ? Math.min(countOfItems(reader, atom), atom.maxItems)
    : atom.maxItems;
}

/** Returns the number of different values that an item can have. */
function countOfItems(reader: SchemaReader, atom: Atom): number {
  const item = itemOf(reader, atom, 0);
  if (item === undefined) return Infinity;
  return reader.atoms(item).reduce((sum, { values }) => sum + (values?.length ?? Infinity), 0);
}

/** The number of items that are examined. */
const mostExamined = 50;

/** Returns true if so many items that each array has match a schema as `contains` needs. */
function isAlwaysContained(
  atom: Atom,
  reader: SchemaReader,
  schema: Conjunction,
  { min, max }: Contained,
  isSubset: IsSubset,
): boolean {
  if (max !== Infinity) return false;
  const items = Array.from({ length: Math.min(atom.minItems, mostExamined) }, (_, index) =>
    itemOf(reader, atom, index),
  );
  return items.filter((item) => isSubset(item, schema)).length >= min;
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
