// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasOwn } from '../../shared/types.ts';
import { type ValidationIssue, fail, hasArrayType, reportItems } from './report.ts';

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

/** The functions that check a value against a schema. */
interface SchemaFunctions {
  readonly is: (value: unknown) => boolean;
  readonly collect: (value: unknown, path: string, issues: ValidationIssue[]) => void;
}

/**
 * Returns the check of a schema that has only the keyword `type`.
 *
 * @param hasType returns true if a value has the type.
 * @param message the message of the issue, such as `must be a string`.
 * @param schema JSON Pointer to the schema.
 */
export const typeCheck = (hasType: (value: unknown) => boolean, message: string, schema: string): SchemaFunctions => ({
  is: hasType,
  collect(value, path, issues) {
    if (!hasType(value)) fail(issues, path, schema, 'type', message);
  },
});

/**
 * Returns the check of an array.
 *
 * @param item the functions that check one item.
 * @param schema JSON Pointer to the schema of the array.
 */
export const listCheck = ({ is, collect }: SchemaFunctions, schema: string): SchemaFunctions => ({
  is: (value) => hasArrayType(value) && every(value, is),
  collect: (value, path, issues) => reportItems(value, path, issues, schema, collect),
});

/** Returns true if a value is a string. */
export const hasStringType = (value: unknown): boolean => typeof value === 'string';

/** Returns true if a value is `true` or `false`. */
export const hasBooleanType = (value: unknown): boolean => typeof value === 'boolean';

// Different programs treat some input of a request differently. For example, some programs keep the first of two properties with the same
// name, and others keep the last one. A property with the name `__proto__` changes the prototype of an object in some programs. So no part
// of a request may contain such input, neither in JSON nor in a query or a form.

/** The key that changes the prototype of an object in some programs. */
export const prototypeKey = '__proto__';

/** The messages about input that is never allowed. */
export const forbidden = {
  /** UTF-8 cannot encode half of a surrogate pair, so a request can contain it only as an escape in JSON: `\ud800`. */
  surrogate: 'must not contain half of a surrogate pair',
  prototype: 'must not have the property "__proto__"',
  twice: 'must not name a property twice in one object',
} as const;

/** Returns true if one of the keys in a name, such as `a` and `b` in `a[b]`, is `__proto__`. */
export const namesPrototype = (name: string): boolean =>
  name.includes(prototypeKey) && name.split(/[[\]]/u).includes(prototypeKey);
