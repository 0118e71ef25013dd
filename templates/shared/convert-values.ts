import { hasOwn } from './has-own.ts';

/** Converts a value from its type in a message to its type in a program, or back. An array or object is changed in place. */
export type ValueConversion = (value: unknown) => unknown;

// The functions `convert…` change the object or array in their first argument, and return this argument. They return an argument of another
// type unchanged.

/** If an object has the property `name`, converts the value of this property. */
export function convertMember(value: unknown, name: string, convert: ValueConversion): unknown {
  if (isRecord(value) && hasOwn(value, name)) value[name] = convert(value[name]);
  return value;
}

/** Converts all properties of an object, except the properties in `names`. */
export function convertOtherMembers(value: unknown, names: readonly string[], convert: ValueConversion): unknown {
  if (!isRecord(value)) return value;
  for (const name of Object.keys(value)) if (!names.includes(name)) value[name] = convert(value[name]);
  return value;
}

/** Converts the items of an array, from the index `start` on. */
export function convertItems(value: unknown, convert: ValueConversion, start: number = 0): unknown {
  if (!Array.isArray(value)) return value;
  for (let index = start; index < value.length; index++) value[index] = convert(value[index]);
  return value;
}

/** If an array has an item at `index`, converts this item. */
export function convertItem(value: unknown, index: number, convert: ValueConversion): unknown {
  if (Array.isArray(value) && index < value.length) value[index] = convert(value[index]);
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a function that converts a text such as `2026-03-09T10:15:00Z` to a `Date`, with a precision of milliseconds. The function
 * returns any other value unchanged. A leap second, such as `23:59:60Z`, becomes the second after it, `00:00:00Z`.
 *
 * @param isDateTime returns true if a text has the format `date-time` of RFC 3339, section 5.6.
 */
export const dateConversion =
  (isDateTime: (text: string) => boolean): ValueConversion =>
  (value) => {
    if (typeof value !== 'string' || !isDateTime(value)) return value;
    const isLeapSecond = value[17] === '6';
    // Nearly all dates are in UTC, with three digits of milliseconds or without a fraction. The constructor of `Date` can parse these
    // texts.
    if (value.endsWith('Z') && value[10] === 'T' && !isLeapSecond && (value.length === 24 || value.length === 20))
      return new Date(value);
    const seconds = isLeapSecond ? '59' : value.slice(17, 19);
    // ECMA-262 defines the parsing of a text only if a fraction has three digits and all letters are in upper case. So any other text is
    // first changed to this form.
    const rest = value.slice(19).replace(/^\.\d+/u, (fraction) => `${fraction}00`.slice(0, 4));
    const time = Date.parse(`${value.slice(0, 17)}${seconds}${rest}`.toUpperCase());
    return new Date(isLeapSecond ? time + 1000 : time);
  };
