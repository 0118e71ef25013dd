import { textValue } from './write-url.ts';

/**
 * Converts a value to the data that is written for it: an array, an object, or a single value such as text. A `Date` becomes text in ISO
 * 8601, and a `URL` becomes its address (`toJSON`).
 *
 * @param name the name of the value, for the message of the error.
 * @param mayBeInstance true if an instance of any class is accepted as well. The instance must have properties.
 * @throws {TypeError} if the value cannot be written: NaN, an invalid `Date`, a function, a symbol, a `Map`, a `Set`, or an instance that
 * is not accepted (see `mayBeInstance`).
 */
export function plainValue(name: string, value: unknown, mayBeInstance: boolean = false): unknown {
  if (value === undefined || value === null || Array.isArray(value)) return value;
  if (!isObject(value)) {
    // Throws if the value cannot be written as text.
    textValue(name, value);
    return value;
  }
  if ('toJSON' in value && typeof value.toJSON === 'function') return plainValue(name, value.toJSON() ?? NaN, true);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = !prototype || !Object.getPrototypeOf(prototype);
  if (isPlain || (mayBeInstance && Object.keys(value).length > 0)) return value;
  return refuse(name);
}

/** Throws the error for a value that cannot be written. */
export function refuse(name: string): never {
  throw new TypeError(`${name} must be a plain object, an array, text, a finite number, a boolean or a Date`);
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
