// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from './assume-type.ts';

/**
 * Fills in a path template. The slashes of a value are percent-encoded (`north%2Fharbour`), except slashes in the value of `{+name}`.
 *
 * @throws {TypeError} if a value is missing or cannot be written as text, or if it is empty, `.` or `..`: the request would go to another path.
 */
export function serializePath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\+?)([^{}]+)\}/gu, (_, plus: string, name: string) => {
    const text = textValue(name, values[name]);
    const segments = plus ? text.split('/') : [text];
    for (const segment of segments) checkSegment(name, segment, text);
    return segments.map(encodeURIComponent).join('/');
  });
}

/**
 * Checks a segment of the value of a path parameter.
 *
 * @throws {TypeError} if the segment is empty, `.` or `..`. URL parsers resolve these segments even if they are percent-encoded, so no
 * URL can contain them as values.
 */
export function checkSegment(name: string, segment: string, text: string): void {
  if (text === '') throw new TypeError(`the path parameter "${name}" is missing`);
  if (/^\.{0,2}$/u.test(segment)) throw new TypeError(`the path parameter "${name}" must not be "${text}"`);
}

/**
 * Returns the text of a value: ISO 8601 for a `Date`, the address for a `URL`, `1,2` for `[1, 2]`, and '' for null and undefined.
 *
 * @param separator the text between two items of an array. Default: a comma.
 * @throws {TypeError} if the value cannot be written as text: an object, a set, a function, a symbol, NaN, an invalid `Date`.
 */
export function textValue(name: string, value: unknown, separator?: string): string {
  if (Array.isArray(value)) return value.map((item) => textValue(name, item)).join(separator);
  const given = assumeType<{ toJSON?(): unknown } | null | undefined>(value);
  const data = given?.toJSON ? given.toJSON() : (given ?? '');
  const type = typeof data;
  if (type === 'string' || type === 'boolean' || type === 'bigint' || Number.isFinite(data)) return String(data);
  throw new TypeError(`${name} must be text, a number, a boolean, a Date or an array`);
}
