/** `int32`: an integer that fits into 32 bits with a sign. OpenAPI Format Registry. `1.0` and `-0` are integers. */
export const hasInt32Format = (value: number): boolean => value === (value | 0);

/**
 * `int64`: an integer that fits into 64 bits with a sign. OpenAPI Format Registry.
 *
 * - 2^63 is one too many, but it is also what `JSON.parse` makes of the largest ones, from 9223372036854775296 to
 *   9223372036854775807, so it is valid: a value that was right on the wire is never refused.
 */
export const hasInt64Format = (value: number): boolean =>
  Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;

/**
 * `float`: a number in the range of IEEE 754 single precision. OpenAPI Format Registry.
 *
 * - Only the range counts, after rounding: 0.1 is not exact in binary in any precision, and is valid; 1e39 is not.
 */
export const hasFloatFormat = (value: number): boolean => Number.isFinite(Math.fround(value));

/**
 * `double`: a number in the range of IEEE 754 double precision. OpenAPI Format Registry. `JSON.parse` makes Infinity
 * of 1e400.
 */
export const hasDoubleFormat = (value: number): boolean => Number.isFinite(value);
