import { encodedCopy } from '../shared/convert-integers.ts';
import type { ValueConversion } from '../shared/convert-values.ts';
import type { BodyFormat } from './operation.ts';

/** Returns a format that writes the form that a body has in messages. */
export const withEncodedBody = (format: BodyFormat, encode: ValueConversion): BodyFormat => ({
  ...format,
  write: (body) => format.write(encodedCopy(body, encode)),
});

/** Returns a function that writes the form that an item of a sequence has in messages. */
export const withEncodedItem =
  (write: (item: unknown) => string, encode: ValueConversion) =>
  (item: unknown): string =>
    write(encodedCopy(item, encode));

/** Returns a function that writes the form that a parameter has in messages. */
export const withEncodedValue =
  <Written>(write: (name: string, value: unknown) => Written, encode: ValueConversion) =>
  (name: string, value: unknown): Written =>
    write(name, encodedCopy(value, encode));
