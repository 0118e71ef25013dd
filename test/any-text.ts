import { type Arbitrary, integer, string } from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any code point except surrogates. */
const codePoint = integer({ min: 0, max: 0x10_ffff - surrogates.count }).map((index) =>
  String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count),
);

/**
 * Returns a generator of texts. A text can contain every code point except surrogates. `string({ unit: 'binary' })` of fast-check generates
 * the same texts. But it first creates a table of all code points, which takes more than a second.
 */
export function anyText(lengths: { readonly minLength?: number; readonly maxLength?: number } = {}): Arbitrary<string> {
  return string({ ...lengths, unit: codePoint });
}
