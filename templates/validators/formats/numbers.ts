// The numbers of the OpenAPI Format Registry. `1.0` and `-0` are integers.

/** `int8`: an integer that fits into 8 bits with a sign. */
export const hasInt8Format = (value: number): boolean => value === (value << 24) >> 24;

/** `int16`: an integer that fits into 16 bits with a sign. */
export const hasInt16Format = (value: number): boolean => value === (value << 16) >> 16;

/** `int32`: an integer that fits into 32 bits with a sign. */
export const hasInt32Format = (value: number): boolean => value === (value | 0);

/**
 * `int64`: an integer that fits into 64 bits with a sign.
 *
 * - 2^63 is valid here, although it is too large by one. `JSON.parse` returns 2^63 also for the largest valid integers, from
 *   9223372036854775296 to 9223372036854775807, and these must not be refused.
 */
export const hasInt64Format = (value: number): boolean =>
  Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;

/** `uint8`: an integer that fits into 8 bits without a sign. */
export const hasUint8Format = (value: number): boolean => value === (value & 0xff);

/** `uint16`: an integer that fits into 16 bits without a sign. */
export const hasUint16Format = (value: number): boolean => value === (value & 0xffff);

/** `uint32`: an integer that fits into 32 bits without a sign. */
export const hasUint32Format = (value: number): boolean => value === value >>> 0;

/**
 * `uint64`: an integer that fits into 64 bits without a sign.
 *
 * - 2^64 is valid here, although it is too large by one, for the same reason as 2^63 for `int64`.
 */
export const hasUint64Format = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 2 ** 64;

/**
 * `float`: a number in the range of IEEE 754 single precision.
 *
 * - Only the range is checked, after rounding: 0.1 is valid, although it is not exact in binary; 1e39 is not valid.
 */
export const hasFloatFormat = (value: number): boolean => Number.isFinite(Math.fround(value));
