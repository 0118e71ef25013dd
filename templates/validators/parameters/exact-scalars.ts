import { asInteger, asNumber } from './scalars.ts';

/** Converts an integer without leading zeros: `24`. An integer outside of the safe range of numbers becomes a `bigint`. */
export const asExactInteger = (value: unknown): unknown => {
  const integer = asInteger(value);
  return typeof integer === 'string' && isLongInteger(integer) ? BigInt(integer) : integer;
};

/**
 * Converts a number in the notation of JSON. An integer that has no exponent and is outside of the safe range of numbers becomes a
 * `bigint`.
 */
export const asExactNumber = (value: unknown): unknown =>
  typeof value === 'string' && isLongInteger(value) ? BigInt(value) : asNumber(value);

// A text with more than 40 digits is not converted, because this could take long. No value of the supported formats has so many digits.
const isLongInteger = (text: string): boolean =>
  /^-?[1-9]\d{15,39}$/u.test(text) && !Number.isSafeInteger(Number(text));
