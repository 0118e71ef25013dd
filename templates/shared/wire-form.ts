import { isBytesOrStream } from './bytes-or-stream.ts';

/**
 * The type of a value in a message, derived from the type of the value in a program. A `Date` becomes text. A `bigint` becomes an integer
 * of the type `number`, or of the type `bigint` if a `number` would lose digits.
 */
export type WireForm<Value> = Value extends Date
  ? string
  : Value extends bigint
    ? IntegerForm<Value>
    : Value extends string
      ? 'format' extends keyof Value
        ? bigint | number
        : Value
      : Value extends object
        ? { [Key in keyof Value]: WireForm<Value[Key]> }
        : Value;

/** An integer as `bigint` or `number`: `5 | 5n` for `5n`. */
type IntegerForm<Value extends bigint> = bigint extends Value
  ? bigint | number
  : Value | (`${Value}` extends `${infer Same extends number}` ? Same : number);

/** A string with the decimal digits of a 64-bit integer. In a message, the integer is a number. Any string is assignable to this type. */
export type Int64String<Digits extends string = string> = Digits & { readonly format?: 'int64' };

/**
 * Converts a value to the value that is sent for it. Copies arrays and objects. Replaces each `Date` by text. Keeps bytes and streams.
 *
 * @throws {TypeError} if a `Date` is invalid, or its year has more than four digits (RFC 3339, section 5.6).
 */
export function wireFormOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return dateTimeText(value);
  if (Array.isArray(value)) return value.map(wireFormOf);
  if ('toJSON' in value && typeof value.toJSON === 'function') return wireFormOf(value.toJSON());
  if (isBytesOrStream(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, wireFormOf(member)]));
}

function dateTimeText(date: Date): string {
  const text = date.toJSON();
  // JavaScript writes years before 0 and after 9999 with a sign and six digits.
  if (text?.length === 24) return text;
  throw new TypeError(`A Date must be valid and have a year from 0 to 9999. This Date is ${text ?? 'not valid'}`);
}
