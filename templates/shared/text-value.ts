import { asDescribed } from './described.ts';

/**
 * Returns the text of a value: a `Date` as ISO 8601, a `URL` as its address (`toJSON`), the items of an array with commas between
 * them. Null and undefined are empty.
 *
 * @param name the name of the value, for the error.
 * @throws {TypeError} if the value has no text: an object, a set, a function, a symbol, NaN, an invalid `Date`.
 */
export function textValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => textValue(name, item)).join();
  const given = asDescribed<{ toJSON?(): unknown } | null | undefined>(value);
  const data = given?.toJSON ? given.toJSON() : (given ?? '');
  if (/^(?:st|b)/u.test(typeof data) || Number.isFinite(data)) return `${data}`;
  throw new TypeError(`${name} must be text, a number, a boolean, a Date or an array`);
}
