import { encodedCopy } from '../shared/convert-integers.ts';
import type { ValueConversion } from '../shared/convert-values.ts';
import type { BodyFormat } from './operation.ts';

/** Returns a format that converts a body to its form in messages before the body is written. */
export const withEncodedBody = (format: BodyFormat, encode: ValueConversion): BodyFormat => ({
  ...format,
  write: (body) => format.write(encodedCopy(body, encode)),
});

/** Returns a function that converts an item of a sequence to its form in messages, and then writes the item. */
export const withEncodedItem =
  (write: (item: unknown) => string, encode: ValueConversion) =>
  (item: unknown): string =>
    write(encodedCopy(item, encode));

/** Returns a function that converts a parameter to its form in messages, and then writes the parameter. */
export const withEncodedValue =
  <Written>(write: (name: string, value: unknown) => Written, encode: ValueConversion) =>
  (name: string, value: unknown): Written =>
    write(name, encodedCopy(value, encode));
