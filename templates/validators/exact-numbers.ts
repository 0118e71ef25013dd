import { equalityKey } from './equality-key.ts';

// The functions for values in which an integer may be a `bigint`. An integer of a message is a `bigint` if it is outside of the safe range
// of numbers. A value that a program creates may also contain a smaller `bigint`.

/** Returns true if a value is a number of JSON: neither NaN nor infinite. */
export const hasExactNumberType = (value: unknown): value is bigint | number =>
  Number.isFinite(value) || typeof value === 'bigint';

/** Returns true if a value is a number without a fraction, such as `1.0`. */
export const hasExactIntegerType = (value: unknown): value is bigint | number =>
  Number.isInteger(value) || typeof value === 'bigint';

/** `int64`: an integer that fits into 64 bits with a sign. OpenAPI Format Registry. */
export const hasExactInt64Format = (value: bigint | number): boolean =>
  hasExactIntegerType(value) && value >= -(BigInt(2) ** BigInt(63)) && value < BigInt(2) ** BigInt(63);

/** `uint64`: an integer that fits into 64 bits without a sign. OpenAPI Format Registry. */
export const hasExactUint64Format = (value: bigint | number): boolean =>
  hasExactIntegerType(value) && value >= 0 && value < BigInt(2) ** BigInt(64);

/**
 * Returns true if `value` is an integer multiple of `factor`. Compares both as decimal numbers. For example, 0.01 divides 0.07, although
 * neither number is exact in binary.
 */
export function dividesExactly(factor: bigint | number, value: bigint | number): boolean {
  const [valueDigits, valueExponent] = exactDecimal(value);
  const [factorDigits, factorExponent] = exactDecimal(factor);
  const unit = Math.min(valueExponent, factorExponent);
  const scaled = (digits: bigint, exponent: number): bigint => digits * BigInt(10) ** BigInt(exponent - unit);
  return scaled(valueDigits, valueExponent) % scaled(factorDigits, factorExponent) === BigInt(0);
}

/** Returns the decimal notation of a number, as digits and a power of ten: 7 and -2 for 0.07. */
function exactDecimal(value: bigint | number): [digits: bigint, exponent: number] {
  if (typeof value === 'bigint' || Number.isInteger(value)) return [BigInt(value), 0];
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/**
 * Returns true if two JSON values are equal. JSON Schema core, section 4.2.2: the order of keys does not count, `1` equals `1.0`.
 *
 * @throws NestingError if the values are nested too deeply to compare.
 */
export const equalExactly = (a: unknown, b: unknown): boolean => equalityKey(a) === equalityKey(b);

/**
 * Returns true if no two items are equal. The time is linear in the size of the array.
 *
 * @throws NestingError if an item is nested too deeply to compare.
 */
export function hasUniqueExactItems(items: readonly unknown[]): boolean {
  const texts = new Set<string>();
  for (const item of items) {
    const text = equalityKey(item);
    if (texts.has(text)) return false;
    texts.add(text);
  }
  return true;
}
