// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../shared/has-own.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the properties that have a value. A property with the value undefined counts as absent, as in `JSON.stringify`. */
export const presentEntries = (object: JsonObject): [string, unknown][] =>
  Object.entries(object).filter(([, value]) => value !== undefined);

/** Returns the names of the properties that have a value. */
export const presentKeys = (object: JsonObject): string[] =>
  Object.keys(object).filter((key) => object[key] !== undefined);

/** Returns the values of the properties that have a value. */
export const presentValues = (object: JsonObject): unknown[] =>
  Object.values(object).filter((value) => value !== undefined);

/** Returns the number of properties that have a value. */
export function propertyCount(object: JsonObject): number {
  let count = 0;
  for (const key of Object.keys(object)) if (object[key] !== undefined) count++;
  return count;
}

/** Returns the number of keys of an object, including keys with the value undefined. */
export function keyCount(object: JsonObject): number {
  let count = 0;
  for (const _key in object) count++;
  return count;
}

/** Returns true if all properties have declared names. A property with the value undefined is ignored. */
export function hasOnlyKeys(object: JsonObject, declaresKey: (key: string) => boolean): boolean {
  for (const key of Object.keys(object)) {
    if (!declaresKey(key) && object[key] !== undefined) return false;
  }
  return true;
}

/** Returns true if a condition is true for every item. A hole counts as undefined; `Array.prototype.every` would skip it. */
export function every<Item>(items: readonly Item[], holds: (item: Item) => boolean): boolean {
  for (const item of items) if (!holds(item)) return false;
  return true;
}

/**
 * Returns the value of an own property. Returns undefined if the object has no own property with this name. Use this function for names
 * that every object inherits, such as `constructor`.
 */
export const ownProperty = (object: JsonObject, key: string): unknown =>
  hasOwn(object, key) ? object[key] : undefined;

/** Returns the set of the values that an `enum` allows. */
export const setOf = (...values: readonly unknown[]): ReadonlySet<unknown> => new Set(values);

/** Returns true if exactly one of the conditions is true. */
export const exactlyOne = (...conditions: readonly boolean[]): boolean =>
  conditions.filter((condition) => condition).length === 1;

/** Returns the length of a string in Unicode code points, the unit of `minLength` and `maxLength`. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const isPair = (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
    if (!isPair) continue;
    count--;
    index++;
  }
  return count;
}

/**
 * Returns true if `value` is an integer multiple of `factor`. The calculation uses the decimal notation of both numbers. For example, 0.01
 * divides 0.07, although neither number is exact in binary.
 */
export function divides(factor: number, value: number): boolean {
  if (value % factor === 0) return true;
  const [valueDigits, valueExponent] = decimal(value);
  const [factorDigits, factorExponent] = decimal(factor);
  const unit = Math.min(valueExponent, factorExponent);
  const scaled = (digits: bigint, exponent: number): bigint => digits * BigInt(10) ** BigInt(exponent - unit);
  return scaled(valueDigits, valueExponent) % scaled(factorDigits, factorExponent) === BigInt(0);
}

/** Returns the shortest decimal notation of a number, as digits and a power of ten: 7 and -2 for 0.07. */
function decimal(value: number): [digits: bigint, exponent: number] {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}
