// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { integerIn } from './integer-text.ts';

/**
 * Returns true if a number in JSON becomes another number in JavaScript: an integer with too many digits, such as 9007199254740993, or a
 * number that is too large, such as 1e400. Fractions are always rounded, so they do not count. Neither do integers that JavaScript
 * writes with the same digits, such as 123456789012345670000.
 */
export function isInexact(text: string): boolean {
  const number = Number(text);
  if (!Number.isInteger(number) || Number.isSafeInteger(number)) return Math.abs(number) === Infinity;
  // Most numbers are written with the digits that JavaScript writes. Comparing texts takes less time than computing integers.
  if (decimalOf(text) === decimalOf(String(number))) return false;
  const integer = integerIn(text);
  return integer !== undefined && integer !== BigInt(number);
}

/** Returns the digits of a number without zeros at the end, and the power of ten of the last digit: `12e3` for `1.20e4`. */
function decimalOf(text: string): string {
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return `${digits.slice(0, end)}e${Number(power) - fraction.length + digits.length - end}`;
}

/** The number of digits in the shortest run that is a part of an inexact number without a large exponent: `9.007199254740993e15`. */
const shortestRun = 15;

/**
 * Returns true if a JSON text may contain a number for which {@link isInexact} returns true. The number may also be a part of a string.
 * Reads only a few characters of most texts.
 */
export const mayHaveInexactNumber = (text: string): boolean => hasInexactRun(text) || hasInexactExponent(text);

function hasInexactRun(text: string): boolean {
  for (let end = shortestRun - 1; end < text.length; end += shortestRun) {
    if (!isDigit(text.charCodeAt(end))) continue;
    let start = end;
    while (isDigit(text.charCodeAt(start - 1))) start--;
    while (isDigit(text.charCodeAt(end))) end++;
    if (end - start < shortestRun) continue;
    // A fraction without an exponent is always rounded.
    const isFraction = text[start - 1] === '.' && text[end] !== 'e' && text[end] !== 'E';
    if (!isFraction && isInexactAt(text, start)) return true;
  }
  return false;
}

function hasInexactExponent(text: string): boolean {
  if (text.search(exponent) === -1) return false;
  for (const { index } of text.matchAll(exponent)) if (isInexactAt(text, index)) return true;
  return false;
}

/** Matches the end of a number with a large exponent, or of a fraction with an exponent, whose digits may be two short runs. */
const exponent = /\d[Ee]\+?\d{3}|\.\d+[Ee]\+?\d/gu;

const isDigit = (code: number): boolean => code > 47 && code < 58;

/** Returns true if the number with a digit at `index` is inexact, and begins at a position at which a value may begin. */
function isInexactAt(text: string, index: number): boolean {
  let start = index;
  while (isDigit(text.charCodeAt(start - 1)) || text[start - 1] === '.') start--;
  if (text[start - 1] === '-') start--;
  if (start > 0 && !' ,:[\n\r\t'.includes(text.charAt(start - 1))) return false;
  const [number = ''] = /^[\d.Ee+-]*/u.exec(text.slice(start)) ?? [];
  return isInexact(number);
}
