import { isInexact } from '../../shared/inexact-number.ts';

// Each function `as…` converts texts that represent a value of one type, and returns everything else unchanged. If a schema allows several
// types, the functions are called one after the other. Text that no function converts is valid only if the schema allows text.

const zero = 48;
const minus = 45;
const point = 46;

/** Converts an integer without leading zeros: `24`. An integer outside the safe range (`Number.MAX_SAFE_INTEGER`) stays text. */
export function asInteger(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isNegative = value.charCodeAt(0) === minus;
  const start = isNegative ? 1 : 0;
  const end = digitsEnd(value, start);
  if (end === start || end !== value.length || (end > start + 1 && value.charCodeAt(start) === zero)) return value;
  if (end - start > 16) return value;
  let number = 0;
  for (let index = start; index < end; index++) number = number * 10 + (value.charCodeAt(index) - zero);
  if (number > Number.MAX_SAFE_INTEGER) return value;
  return isNegative ? 0 - number : number;
}

/** Converts a number in the notation of JSON: `24`, `-0.5`, `1e3`. A number for which `isInexact` returns true stays text. RFC 8259, section 6. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const start = value.charCodeAt(0) === minus ? 1 : 0;
  let end = digitsEnd(value, start);
  if (end === start || (end > start + 1 && value.charCodeAt(start) === zero)) return value;
  if (value.charCodeAt(end) === point) {
    const fraction = end + 1;
    end = digitsEnd(value, fraction);
    if (end === fraction) return value;
  }
  if ((value.charCodeAt(end) | 0x20) === 0x65) {
    const sign = value.charCodeAt(end + 1);
    const exponent = sign === minus || sign === 43 ? end + 2 : end + 1;
    end = digitsEnd(value, exponent);
    if (end === exponent) return value;
  }
  const number = Number(value);
  return end === value.length && !isInexact(value) ? number : value;
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

function digitsEnd(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code < zero || code > zero + 9) break;
    index++;
  }
  return index;
}
