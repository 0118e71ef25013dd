/** Converts a value of a message to the value in the program. Changes an array or object in place, and returns it. */
export type ValueConversion = (value: unknown) => unknown;

// The functions change their first argument, and return it. They do not change an argument of another type.

/** Replaces a property, if the object has it. */
export function convertMember(value: unknown, name: string, convert: ValueConversion): unknown {
  if (isRecord(value) && Object.hasOwn(value, name)) value[name] = convert(value[name]);
  return value;
}

/** Replaces the properties of an object, except those with the names in a list. */
export function convertOtherMembers(value: unknown, names: readonly string[], convert: ValueConversion): unknown {
  if (!isRecord(value)) return value;
  for (const name of Object.keys(value)) if (!names.includes(name)) value[name] = convert(value[name]);
  return value;
}

/** Replaces the items of an array, from an index on. */
export function convertItems(value: unknown, convert: ValueConversion, start: number = 0): unknown {
  if (!Array.isArray(value)) return value;
  for (let index = start; index < value.length; index++) value[index] = convert(value[index]);
  return value;
}

/** Replaces one item of an array, if the array has it. */
export function convertItem(value: unknown, index: number, convert: ValueConversion): unknown {
  if (Array.isArray(value) && index < value.length) value[index] = convert(value[index]);
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the function that converts text to a `Date`, in milliseconds. It returns a value that is not a date and time unchanged. Second 60
 * becomes the second that follows second 59.
 *
 * @param isDateTime returns true if a text has the format `date-time` of RFC 3339, section 5.6.
 */
export const dateConversion =
  (isDateTime: (text: string) => boolean): ValueConversion =>
  (value) => {
    if (typeof value !== 'string' || !isDateTime(value)) return value;
    const isLeapSecond = value[17] === '6';
    // Nearly all dates have one of the two notations of ECMA-262 in UTC, with or without milliseconds.
    if (value.endsWith('Z') && value[10] === 'T' && !isLeapSecond && (value.length === 24 || value.length === 20))
      return new Date(value);
    const seconds = isLeapSecond ? '59' : value.slice(17, 19);
    // ECMA-262 defines only three digits of a fraction, and upper-case letters.
    const rest = value.slice(19).replace(/^\.\d+/u, (fraction) => `${fraction}00`.slice(0, 4));
    const time = Date.parse(`${value.slice(0, 17)}${seconds}${rest}`.toUpperCase());
    return new Date(isLeapSecond ? time + 1000 : time);
  };
