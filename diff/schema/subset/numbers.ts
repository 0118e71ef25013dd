import type { Atom, NumberBound } from '../normal/atom.ts';
import { isMultiple } from '../normal/accepts.ts';
import { areFormatsImplied } from './formats.ts';
import { numbersOfFormat, type NumberFormat } from '../normal/number-formats.ts';

/** Returns true if it is proved that `b` accepts every number that `a` accepts. */
export const isSubsetOfNumbers = (a: Atom, b: Atom): boolean =>
  (!b.isInteger || isInteger(a)) &&
  isWithin(lowestOf(a), lowerOf(b), 1) &&
  isWithin(highestOf(a), upperOf(b), -1) &&
  b.multiples.every((factor) => isImplied(factor, a)) &&
  b.formats.every((format) => hasFormat(a, format));

/**
 * Returns true if all numbers that the atom accepts have a format. Many programs read each number as a double. So numbers without a limit
 * and without a format are assumed to be in the range in which doubles are exact.
 */
function hasFormat(a: Atom, format: string): boolean {
  const range = numbersOfFormat(format);
  if (range === undefined) return areFormatsImplied(a.formats, [format]);
  const [lowest, highest] = [
    lowestOf(a) ?? { value: Number.MIN_SAFE_INTEGER, isExclusive: false },
    highestOf(a) ?? { value: Number.MAX_SAFE_INTEGER, isExclusive: false },
  ];
  return (!range.isInteger || isInteger(a)) && lowest.value >= range.min && highest.value <= range.max;
}

/** Returns the lower bound of an atom. Without a bound, or with a smaller one, it is the smallest number of the formats. */
function lowestOf(atom: Atom): NumberBound | undefined {
  const [own, formats] = [lowerOf(atom), limitOfFormats(atom, ({ min }) => min, Math.max)];
  return isWithin(own, formats, 1) ? own : formats;
}

/** Returns the upper bound of an atom. Without a bound, or with a larger one, it is the largest number of the formats. */
function highestOf(atom: Atom): NumberBound | undefined {
  const [own, formats] = [upperOf(atom), limitOfFormats(atom, ({ max }) => max, Math.min)];
  return isWithin(own, formats, -1) ? own : formats;
}

function limitOfFormats(
  { formats }: Atom,
  limitOf: (format: NumberFormat) => number,
  tightest: (...limits: number[]) => number,
): NumberBound | undefined {
  const limits = formats.flatMap((format) => numbersOfFormat(format) ?? []).map(limitOf);
  return limits.length === 0 ? undefined : { value: tightest(...limits), isExclusive: false };
}

/** Returns true if all numbers that the atom accepts are integers. */
export const isInteger = ({ isInteger: only, multiples, formats }: Atom): boolean =>
  only || multiples.some(Number.isInteger) || formats.some((format) => numbersOfFormat(format)?.isInteger === true);

/** Returns true if all numbers that the atom accepts are multiples of `factor`. */
export const isImplied = (factor: number, atom: Atom): boolean =>
  [...atom.multiples, ...leastCommonMultiple(atom.multiples)].some((own) => isMultiple(own, factor)) ||
  (isInteger(atom) && isMultiple(1, factor));

/** Returns the least common multiple of the integers in a list. Returns an empty list if there are none, or if the result is not exact. */
function leastCommonMultiple(numbers: readonly number[]): readonly number[] {
  const integers = numbers.filter(Number.isInteger);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const result = integers.reduce((a, b) => (a / divisor(a, b)) * b, 1);
  return integers.length > 1 && Number.isSafeInteger(result) ? [result] : [];
}

/** Returns the lower bound. For integers and multiples, the bound is replaced by the next number that is valid. */
export function lowerOf(atom: Atom): NumberBound | undefined {
  const { lower } = atom;
  const step = stepOf(atom);
  if (lower === undefined || step === undefined) return lower;
  const count = stepsIn(lower.value, step);
  const next = Math.ceil(count);
  return { value: multipleOf(step, lower.isExclusive && next === count ? next + 1 : next), isExclusive: false };
}

/** Returns the upper bound. For integers and multiples, the bound is replaced by the previous number that is valid. */
export function upperOf(atom: Atom): NumberBound | undefined {
  const { upper } = atom;
  const step = stepOf(atom);
  if (upper === undefined || step === undefined) return upper;
  const count = stepsIn(upper.value, step);
  const next = Math.floor(count);
  return { value: multipleOf(step, upper.isExclusive && next === count ? next - 1 : next), isExclusive: false };
}

/** Returns a number of which all numbers of an atom are multiples. Returns undefined if there is none. */
function stepOf(atom: Atom): number | undefined {
  const [only, ...others] = atom.multiples;
  if (only !== undefined && others.length === 0 && (!isInteger(atom) || Number.isInteger(only))) return only;
  return leastCommonMultiple(atom.multiples)[0] ?? (isInteger(atom) ? 1 : undefined);
}

/** Returns how often a step fits into a number. Rounding errors are removed: 0.3 has 3 steps of 0.1. */
function stepsIn(value: number, step: number): number {
  const count = value / step;
  return step !== 1 && isMultiple(value, step) ? Math.round(count) : count;
}

/** Returns a multiple of a step, without the rounding error of the multiplication. */
const multipleOf = (step: number, count: number): number =>
  Number.isInteger(step) ? step * count : Number((step * count).toPrecision(15));

/** Returns true if bound `b` allows all numbers that bound `a` allows. `direction` is 1 for lower bounds and -1 for upper bounds. */
export function isWithin(a: NumberBound | undefined, b: NumberBound | undefined, direction: -1 | 1): boolean {
  if (b === undefined) return true;
  if (a === undefined) return false;
  const difference = (a.value - b.value) * direction;
  return difference > 0 || (difference === 0 && (a.isExclusive || !b.isExclusive));
}
