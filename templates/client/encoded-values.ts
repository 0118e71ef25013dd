import { encodedCopy } from '../shared/convert-integers.ts';
import type { ValueConversion } from '../shared/convert-values.ts';
import type { BodyFormat } from './operation.ts';

/**
 * Returns a body format that first replaces the values of a body by the values that a message contains, for example
 * decimal digits by an integer, and then writes the body.
 */
export const withEncodedBody = (format: BodyFormat, encode: ValueConversion): BodyFormat => ({
  ...format,
  write: (body) => format.write(encodedCopy(body, encode)),
});

/**
 * Returns a function that replaces the values of an item of a sequence in the same way as {@link withEncodedBody}, and
 * then writes the item.
 */
export const withEncodedItem =
  (write: (item: unknown) => string, encode: ValueConversion) =>
  (item: unknown): string =>
    write(encodedCopy(item, encode));

/**
 * Returns a function that replaces the values of a parameter in the same way as {@link withEncodedBody}, and then
 * writes the parameter.
 */
export const withEncodedValue =
  <Written>(write: (name: string, value: unknown) => Written, encode: ValueConversion) =>
  (name: string, value: unknown): Written =>
    write(name, encodedCopy(value, encode));
