/** The numbers of a format. */
export interface NumberFormat {
  readonly min: number;
  readonly max: number;
  readonly isInteger: boolean;
}

const signed = (bits: number): NumberFormat => ({ min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1, isInteger: true });
const unsigned = (bits: number): NumberFormat => ({ min: 0, max: 2 ** bits - 1, isInteger: true });
const floating = (max: number): NumberFormat => ({ min: -max, max, isInteger: false });

/**
 * The formats of numbers. https://spec.openapis.org/registry/format/
 */
const formats: ReadonlyMap<string, NumberFormat> = new Map([
  ['int8', signed(8)],
  ['int16', signed(16)],
  ['int32', signed(32)],
  ['int64', signed(64)],
  ['uint8', unsigned(8)],
  ['uint16', unsigned(16)],
  ['uint32', unsigned(32)],
  ['uint64', unsigned(64)],
  // The largest number of single precision, and that of double precision.
  ['float', floating((2 - 2 ** -23) * 2 ** 127)],
  ['double', floating(Number.MAX_VALUE)],
]);

/** Returns the numbers of a format. Returns undefined for a format that is not a format of numbers. */
export const numbersOfFormat = (name: string): NumberFormat | undefined => formats.get(name);
