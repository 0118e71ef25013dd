import type { Atom, NumberBound } from '../normal/atom.ts';
import { isMultiple } from '../normal/accepts.ts';
import { areFormatsImplied } from './formats.ts';

/** Returns true if it is proved that `b` accepts every number that `a` accepts. */
export const isSubsetOfNumbers = (a: Atom, b: Atom): boolean =>
  (!b.isInteger || isInteger(a)) &&
  isWithin(lowerOf(a), lowerOf(b), 1) &&
  isWithin(upperOf(a), upperOf(b), -1) &&
  b.multiples.every((factor) => isImplied(factor, a)) &&
  areFormatsImplied(a.formats, b.formats);

/** Returns true if all numbers that the atom accepts are integers. */
export const isInteger = ({ isInteger: only, multiples }: Atom): boolean => only || multiples.some(Number.isInteger);

/** Returns true if all numbers that the atom accepts are multiples of `factor`. */
export const isImplied = (factor: number, atom: Atom): boolean =>
  atom.multiples.some((own) => isMultiple(own, factor)) || (isInteger(atom) && isMultiple(1, factor));

/** Returns the lower bound. For integers, an exclusive or fractional bound is replaced by the next integer. */
export function lowerOf(atom: Atom): NumberBound | undefined {
  const { lower } = atom;
  if (lower === undefined || !isInteger(atom)) return lower;
  const next = Math.ceil(lower.value);
  return { value: lower.isExclusive && next === lower.value ? next + 1 : next, isExclusive: false };
}

/** Returns the upper bound. For integers, an exclusive or fractional bound is replaced by the previous integer. */
export function upperOf(atom: Atom): NumberBound | undefined {
  const { upper } = atom;
  if (upper === undefined || !isInteger(atom)) return upper;
  const next = Math.floor(upper.value);
  return { value: upper.isExclusive && next === upper.value ? next - 1 : next, isExclusive: false };
}

/** Returns true if bound `b` allows all numbers that bound `a` allows. `direction` is 1 for lower bounds and -1 for upper bounds. */
export function isWithin(a: NumberBound | undefined, b: NumberBound | undefined, direction: -1 | 1): boolean {
  if (b === undefined) return true;
  if (a === undefined) return false;
  const difference = (a.value - b.value) * direction;
  return difference > 0 || (difference === 0 && (a.isExclusive || !b.isExclusive));
}
