import type { ValueConversion } from './convert-values.ts';

/** A wrapper for an integer outside of the safe range of numbers. It exists only while a message is converted. */
class LongInteger {
  readonly #value: bigint;

  constructor(value: bigint) {
    this.#value = value;
  }

  valueOf(): bigint {
    return this.#value;
  }
}

/** The location of a {@link LongInteger}: an object and the name of a property, or an array and an index. */
type LongPlace = readonly [container: Record<string, unknown>, key: string];

/**
 * Calls `convert` with a value from a message. In `value`, each integer outside of the safe range is a `bigint`. `convert` receives this
 * integer as a `LongInteger`. An integer that `convert` leaves unchanged becomes a number, as in the result of `JSON.parse`.
 */
export function convertExactly(value: unknown, convert?: ValueConversion): unknown {
  const holder: Record<string, unknown> = { '': value };
  const places = longPlaces(holder);
  for (const [container, key] of places) container[key] = new LongInteger(BigInt(String(container[key])));
  if (convert !== undefined) holder[''] = convert(holder['']);
  for (const [container, key] of places) {
    if (container[key] instanceof LongInteger) container[key] = Number(container[key]);
  }
  return holder[''];
}

/** Returns the locations of all values of the type `bigint`. The loop is not recursive, so that the depth of the value has no limit. */
function longPlaces(holder: Record<string, unknown>): LongPlace[] {
  const places: LongPlace[] = [];
  const open = [holder];
  for (let container = open.pop(); container !== undefined; container = open.pop())
    for (const key of Object.keys(container)) {
      const value = container[key];
      if (typeof value === 'bigint') places.push([container, key]);
      else if (Array.isArray(value) || isPlainObject(value)) open.push(value as Record<string, unknown>);
    }
  return places;
}

/**
 * Returns true for an object from JSON, an object literal, and an object without a prototype. Returns false for an array, and for an
 * instance of a class, such as a file.
 */
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

/** Converts decimal digits to a `bigint`, so that the message contains an integer. Returns any other value unchanged. */
export const fromDigits: ValueConversion = (value) =>
  typeof value === 'string' && /^-?(?:0|[1-9]\d*)$/u.test(value) ? BigInt(value) : value;

/** Encodes a copy of a value for a message. The value itself is not changed. */
export const encodedCopy = (value: unknown, encode: ValueConversion): unknown => encode(copyOf(value));

/** Copies arrays, objects with own properties, and results of `toJSON`. Returns other values, such as a file or a `Date`, unchanged. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return copyOf(value.toJSON());
  const hasData = isPlainObject(value) || (Object.keys(value).length > 0 && !ArrayBuffer.isView(value));
  return hasData ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)])) : value;
}
