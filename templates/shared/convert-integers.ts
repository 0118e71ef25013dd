import type { ValueConversion } from './convert-values.ts';

/** A long integer of a message while the message is converted. */
class LongInteger {
  readonly #value: bigint;

  constructor(value: bigint) {
    this.#value = value;
  }

  valueOf(): bigint {
    return this.#value;
  }
}

/** The property of an object, or the item of an array, that is a long integer. */
type LongPlace = readonly [container: Record<string, unknown>, key: string];

/**
 * Converts a value of a message in which integers outside of the safe range are a `bigint`. Those that the conversion leaves unchanged become
 * numbers, as in the result of `JSON.parse`.
 */
export function convertExactly(value: unknown, convert?: ValueConversion): unknown {
  const holder: Record<string, unknown> = { '': value };
  const places: LongPlace[] = [];
  addLongPlaces(holder, '', places);
  for (const [container, key] of places) container[key] = new LongInteger(BigInt(String(container[key])));
  if (convert !== undefined) holder[''] = convert(holder['']);
  for (const [container, key] of places) {
    if (container[key] instanceof LongInteger) container[key] = Number(container[key]);
  }
  return holder[''];
}

function addLongPlaces(container: Record<string, unknown>, key: string, places: LongPlace[]): void {
  const value = container[key];
  if (typeof value === 'bigint') places.push([container, key]);
  if (!Array.isArray(value) && !isPlainObject(value)) return;
  for (const inner of Object.keys(value)) addLongPlaces(value as Record<string, unknown>, inner, places);
}

/** Returns true for an object of a message. Forms also have files, and headers may have no prototype. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const integerOf = (value: unknown): bigint | undefined => {
  if (value instanceof LongInteger) return value.valueOf();
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : undefined;
};

/** Converts an integer of a message to a `bigint`. Returns any other value unchanged. */
export const toBigInt: ValueConversion = (value) => integerOf(value) ?? value;

/** Converts an integer of a message to its decimal digits. Returns any other value unchanged. */
export const toDigits: ValueConversion = (value) => integerOf(value)?.toString() ?? value;

/** Converts decimal digits to the integer that a message has. Returns any other value unchanged. */
export const fromDigits: ValueConversion = (value) =>
  typeof value === 'string' && /^-?(?:0|[1-9]\d*)$/u.test(value) ? BigInt(value) : value;

/** Returns the form that a value has in messages, without a change of the value itself. */
export const encodedCopy = (value: unknown, encode: ValueConversion): unknown => encode(copyOf(value));

/** Copies arrays and objects of data. Other objects, such as files, stay the same. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return copyOf(value.toJSON());
  const hasData = isPlainObject(value) || (Object.keys(value).length > 0 && !ArrayBuffer.isView(value));
  return hasData ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)])) : value;
}
