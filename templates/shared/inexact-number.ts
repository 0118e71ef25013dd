import { integerIn } from './integer-text.ts';

/**
 * Returns true if a number in JSON becomes another number in JavaScript: an integer with too many digits, such as 9007199254740993, or a
 * number that is too large, such as 1e400. Fractions are always rounded, so they do not count. Neither do integers that JavaScript
 * writes with the same digits, such as 123456789012345670000.
 */
export function isInexact(text: string): boolean {
  const number = Number(text);
  if (!Number.isInteger(number) || Number.isSafeInteger(number)) return Math.abs(number) === Infinity;
  const integer = integerIn(text);
  return integer !== undefined && integer !== BigInt(number) && integer !== integerIn(String(number));
}

/**
 * Returns true if a JSON text may contain a number for which {@link isInexact} returns true: an integer of at least 16 digits, a number with
 * a large exponent, or a fraction with an exponent. The number may also be a part of a string. The first pattern finds nothing in most texts,
 * and an engine searches for it in large steps.
 */
export const mayHaveInexactNumber = (text: string): boolean =>
  (/\d{16}/u.test(text) && /(?:^|[\s,:[-])\d{16}/u.test(text)) || /\d[Ee]\+?\d{3}|\.\d+[Ee]\+?\d/u.test(text);
