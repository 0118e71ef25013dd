import { isInexact } from '../../shared/inexact-number.ts';

// Each function `as…` converts texts that represent a value of one type, and returns everything else unchanged. If a schema allows several
// types, the functions are called one after the other. Text that no function converts is valid only if the schema allows text.

const zero = 48;
const minus = 45;
const point = 46;
const plus = 43;
const lowerE = 0x65;

/** Converts an integer without leading zeros: `24`. An integer outside the safe range (`Number.MAX_SAFE_INTEGER`) stays text. */
export function asInteger(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isNegative = value.charCodeAt(0) === minus;
  const start = isNegative ? 1 : 0;
  const end = integerEnd(value, start);
  if (end !== value.length || end - start > 16) return value;
  let number = 0;
  for (let index = start; index < end; index++) number = number * 10 + (value.charCodeAt(index) - zero);
  if (number > Number.MAX_SAFE_INTEGER) return value;
  return isNegative ? 0 - number : number;
}

/** Converts a number in the notation of JSON: `24`, `-0.5`, `1e3`. A number for which `isInexact` returns true stays text. RFC 8259, section 6. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const start = value.charCodeAt(0) === minus ? 1 : 0;
  const end = exponentEnd(value, fractionEnd(value, integerEnd(value, start)));
  return end === value.length && !isInexact(value) ? Number(value) : value;
}

/** Converts `true` and `false`. */
export function asBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

/** Returns null for an empty text. */
export const asNull = (value: unknown): unknown => (value === '' ? null : value);

/** Returns text unchanged, even if it looks like a number. */
export const asText = (value: unknown): unknown => value;

/** Returns the index after an integer without a sign and without leading zeros. Returns -1 if there is no such integer at the index. */
function integerEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  const hasLeadingZero = end > start + 1 && text.charCodeAt(start) === zero;
  return end === start || hasLeadingZero ? -1 : end;
}

/** Returns the index after a fraction such as `.5`; `start` if there is no fraction; -1 if it has no digits, or if `start` is -1. */
function fractionEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== point) return start;
  const end = digitsEnd(text, start + 1);
  return end === start + 1 ? -1 : end;
}

/** Returns the index after an exponent such as `e-3`; `start` if there is no exponent; -1 if it has no digits, or if `start` is -1. */
function exponentEnd(text: string, start: number): number {
  if ((text.charCodeAt(start) | 0x20) !== lowerE) return start;
  const sign = text.charCodeAt(start + 1);
  const digits = sign === minus || sign === plus ? start + 2 : start + 1;
  const end = digitsEnd(text, digits);
  return end === digits ? -1 : end;
}

function digitsEnd(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code < zero || code > zero + 9) break;
    index++;
  }
  return index;
}
