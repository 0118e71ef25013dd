import { encodedCopy } from '../shared/convert-integers.ts';
import type { ValueConversion } from '../shared/convert-values.ts';
import type { BodyFormat } from './operation.ts';

/**
 * Returns a body format that encodes the values of a body, and then writes the body. For example, `encode` replaces the
 * text `12` by the integer 12.
 */
export const withEncodedBody = (format: BodyFormat, encode: ValueConversion): BodyFormat => ({
  ...format,
  write: (body) => format.write(encodedCopy(body, encode)),
});

/**
 * Returns a function that encodes the values of an item of a sequence, as {@link withEncodedBody} does, and then writes
 * the item.
 */
export const withEncodedItem =
  (write: (item: unknown) => string, encode: ValueConversion) =>
  (item: unknown): string =>
    write(encodedCopy(item, encode));

/**
 * Returns a function that encodes the values of a parameter, as {@link withEncodedBody} does, and then writes the
 * parameter.
 */
export const withEncodedValue =
  <Written>(write: (name: string, value: unknown) => Written, encode: ValueConversion) =>
  (name: string, value: unknown): Written =>
    write(name, encodedCopy(value, encode));
