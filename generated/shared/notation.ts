// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from './types.ts';

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

/**
 * Writes a query string, without `?`. Its parameters must be single values, or arrays of single values. The name of an array is repeated
 * for each item. Undefined values and empty arrays are left out. Null becomes an empty value: `name=`.
 *
 * @throws {TypeError} if a value cannot be written as text.
 */
export const plainQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap((pair) => pairs(...pair))
    .join('&');

/** Writes a value as `name=value`, percent-encoded, and an array as `name=item` for each item. Omits undefined values. */
export function pairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  return value === undefined ? [] : [`${encodeName(name)}=${encodeURIComponent(textValue(name, value))}`];
}

/** Percent-encodes a name, except brackets. Servers and people expect unencoded brackets. */
export const encodeName = (name: string): string => encodeURIComponent(name).replace(/%5[BD]/gu, decodeURIComponent);

/** Writes one parameter as a list of pairs: `['a=1', 'a=2']`. */
export type QueryStyle = (name: string, value: unknown) => string[];

type Query = Readonly<Record<string, unknown>>;

/**
 * Returns a query serializer. Parameters that are not in `styles` have the default style: the name of an array is repeated for each item.
 */
export function queryWith(styles: Readonly<Record<string, QueryStyle>>): (query: Query) => string {
  const byName = new Map(Object.entries(styles));
  return (query) =>
    Object.entries(query)
      .flatMap(([name, value]) => (byName.get(name) ?? repeated)(name, value))
      .join('&');
}

/** `style: form, explode: false`: `name=a,b` */
export const commaDelimited: QueryStyle = (name, value) => delimited(name, value, ',');

/** `style: pipeDelimited, explode: false`: `name=a%7Cb` */
export const pipeDelimited: QueryStyle = (name, value) => delimited(name, value, '%7C');

/** `style: spaceDelimited, explode: false`: `name=a%20b` */
export const spaceDelimited: QueryStyle = (name, value) => delimited(name, value, '%20');

function delimited(name: string, value: unknown, delimiter: string): string[] {
  const data = plainValue(name, value);
  if (!isObject(data)) return bracketed(name, data);
  const items: unknown[] = Array.isArray(data) ? data : Object.entries(data).flat();
  const texts = items.map((item) => encodeURIComponent(textValue(name, item)));
  return texts.length === 0 ? [] : [`${encodeName(name)}=${texts.join(delimiter)}`];
}

/** `style: form, explode: true` for an object: each property becomes a separate parameter. */
export function membersApart(name: string, value: unknown): string[] {
  const data = plainValue(name, value);
  if (!isObject(data) || Array.isArray(data)) return repeated(name, data);
  return Object.entries(data).flatMap(([key, item]) => bracketed(key, item));
}

/**
 * Returns a style that leaves reserved characters of RFC 3986 unencoded (`allowReserved: true`). Characters with a special meaning in a
 * query stay encoded: `#`, `&`, `+`, `[`, `]`, and `,` in an item of a comma-separated list.
 */
export function withReserved(style: QueryStyle = repeated): QueryStyle {
  const kept = style === commaDelimited ? unencodedInQuery : [...unencodedInQuery, ','];
  return (name, value) =>
    style(name, value).map((pair) => {
      const start = pair.indexOf('=');
      const decode = (text: string, character: string): string =>
        text.split(encodeURIComponent(character)).join(character);
      return pair.slice(0, start) + kept.reduce(decode, pair.slice(start));
    });
}

/** The characters that `allowReserved` leaves unencoded, and that `encodeURIComponent` encodes. */
const unencodedInQuery = ['$', '/', ':', ';', '=', '?', '@'];

/** If a parameter has `content`, writes its value as JSON. Text is written as JSON as well, so it gets quotation marks. */
export const asJson: QueryStyle = (name, value) => bracketed(name, writeJson(value, name));

/**
 * Writes the query string of a request, without `?`. The name of an array is repeated for each item: `a=1&a=2`. The keys of an object are
 * in brackets: `a[b]=1`. Undefined values, empty arrays and empty objects are left out. Null becomes an empty value: `name=`.
 *
 * @throws {TypeError} if a value cannot be written.
 */
export const serializeQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => repeated(name, value))
    .join('&');

/** Writes a value as `name=value`, an array as `name=item` for each item, an object as `name[key]=value`. */
export function repeated(name: string, value: unknown): string[] {
  const data = plainValue(name, value);
  return Array.isArray(data) ? data.flatMap((item) => bracketed(name, item)) : bracketed(name, data);
}

// The largest depth of nesting. Without this limit, an object that contains itself would overflow the stack.
const deepest = 32;

/** Writes a value as `name=value`, percent-encoded, with keys in brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. */
export function bracketed(name: string, value: unknown, depth: number = 0): string[] {
  if (depth > deepest) throw new TypeError(`${name.split('[')[0]} must not be nested more than ${deepest} levels deep`);
  const data = plainValue(name, value);
  if (!isObject(data)) return pairs(name, data);
  return Object.entries(data).flatMap(([key, part]) => {
    const item = plainValue(`${name}[${key}]`, part);
    return bracketed(`${name}[${Array.isArray(data) && !isObject(item) ? '' : key}]`, item, depth + 1);
  });
}

/** Writes a body as form fields. Items and properties have brackets after the name: `a[]=1&b[c]=2`. */
export const bracketForm = (body: unknown): string =>
  fields(body)
    .flatMap(([name, value]) => bracketed(name, value))
    .join('&');

/**
 * Returns a function that writes bodies as form fields in the default notation of OpenAPI: the name of an array is repeated for each item,
 * and an object is written as JSON.
 *
 * @param deepObjects the names of the fields in which an object is written with brackets: `a[b]=1`.
 * @param styles the functions that write the fields with another notation (`encoding` in the description), by field name.
 * @see https://spec.openapis.org/oas/v3.1.1.html#support-for-x-www-form-urlencoded-request-bodies
 */
export function formWith(
  deepObjects: readonly string[] = [],
  styles: Readonly<Record<string, QueryStyle>> = {},
): (body: unknown) => string {
  const byName = new Map(Object.entries(styles));
  return (body) =>
    fields(body)
      .flatMap(([name, value]) =>
        (byName.get(name) ?? (deepObjects.includes(name) ? bracketed : plainField))(name, value),
      )
      .join('&');
}

/** Writes a field in the default notation: the name of an array is repeated for each item, and an object is JSON. */
export const plainField: QueryStyle = (name, value) =>
  [plainValue(name, value)].flat().flatMap((part) => {
    const item = plainValue(name, part);
    return bracketed(name, isObject(item) ? writeJson(item) : item);
  });

function fields(body: unknown): [string, unknown][] {
  const data = plainValue('The form', body);
  return isObject(data) && !Array.isArray(data) ? Object.entries(data) : refuse('The form');
}

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

/**
 * Writes a value as JSON. `JSON.stringify` alone would write a `Map` as `{}`. It would write NaN or an invalid `Date` as null, and leave a
 * function out.
 *
 * @param name the name of the value, for the message of the error.
 * @throws {TypeError} if JSON cannot represent the value, or if the value contains itself.
 */
export const writeJson = (value: unknown, name: string = 'The body'): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string) {
    return plainValue(key || name, this[key], true);
  });

/** A request target or a URL, split at its first question mark. */
export interface SplitQuery {
  /** The text before the question mark. */
  readonly path: string;
  /** The text after the question mark, without decoding. Undefined if there is no question mark. */
  readonly query: string | undefined;
}

/** Splits a request target or a URL at its first question mark. The query may contain further question marks. RFC 3986, section 3.4. */
export function splitQuery(target: string): SplitQuery {
  const start = target.indexOf('?');
  return start === -1
    ? { path: target, query: undefined }
    : { path: target.slice(0, start), query: target.slice(start + 1) };
}

/** Adds text to the query of a request target or of a URL without a fragment. */
export const withQuery = (target: string, added: string): string =>
  added === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${added}`;

const percent = 37;

/**
 * Decodes percent-encoded text as `decodeURIComponent` does, but without exceptions. An exception would take more time than all other work
 * for a request. Returns undefined if an escape is not valid, or if the bytes are not UTF-8. RFC 3986, section 2.1; RFC 3629, section 4.
 */
export function percentDecoded(text: string): string | undefined {
  let decoded = '';
  let start = 0;
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', start)) {
    const first = byteAt(text, at);
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const code = length === 1 ? first : codePointAt(text, at, first, length);
    if (code === -1) return undefined;
    decoded += text.slice(start, at) + String.fromCodePoint(code);
    start = at + 3 * length;
  }
  return decoded + text.slice(start);
}

/**
 * Decodes a name or a value of a query or a form, in which `+` is a space. Returns undefined in the same cases as {@link percentDecoded}.
 * WHATWG URL, section 5.1.
 */
export function formDecoded(text: string): string | undefined {
  const spaced = text.replace(/\+/gu, ' ');
  if (!spaced.includes('%')) return spaced;
  if (spaced.length < longText) return percentDecoded(spaced);
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** From this length on, `decodeURIComponent` takes less time, even if it throws an exception. */
const longText = 4096;

/** Returns the code point that several bytes encode. Returns -1 if the bytes are not valid UTF-8, or if fewer bytes would be enough. */
function codePointAt(text: string, at: number, first: number, length: number): number {
  if (first < 0xc2 || first > 0xf4) return -1;
  let code = first & (0x7f >> length);
  for (let index = 1; index < length; index++) {
    const byte = byteAt(text, at + 3 * index);
    if ((byte & 0xc0) !== 0x80) return -1;
    code = (code << 6) | (byte & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const least = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000;
  return code < least || code > 0x10ffff || isSurrogate ? -1 : code;
}

/** Returns the byte of the escape at an offset: 0x2F for `%2F`. Returns -1 if there is no valid escape. */
function byteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== percent) return -1;
  const high = hexDigit(text.charCodeAt(at + 1));
  const low = hexDigit(text.charCodeAt(at + 2));
  return high === -1 || low === -1 ? -1 : high * 16 + low;
}

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 0x20;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** The numbers of other pages of a list. A number is undefined if its page does not exist, or is not known. Pages are counted from 1. */
export interface PageNumbers {
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly last: number | undefined;
}

/** Returns the number of items before a page. */
export const offsetOf = (page: number, size: number): number => (page - 1) * size;

/** Returns the number of the last page. An empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/**
 * Returns the numbers of the pages around a page. If a page is past the end of the list, its previous page is the last page.
 *
 * @param total the number of items on all pages; undefined if it is not known.
 * @param hasMore true if there is a next page. It is used only if the total is not known.
 */
export function pageNumbers(page: number, size: number, total: number | undefined, hasMore: boolean): PageNumbers {
  const last = total === undefined ? undefined : lastPage(total, size);
  return {
    previous: page > 1 ? Math.min(page - 1, last ?? page) : undefined,
    next: (last === undefined ? hasMore : page < last) ? page + 1 : undefined,
    last,
  };
}

/**
 * Returns true if a value of a response is the mark of the last page.
 *
 * @param value a value of the body, or the text of a header.
 * @param mark the value on the last page: false for a value such as `has_more`, true for a value such as `is_last`.
 */
export const isMark = (value: unknown, mark: boolean): boolean => String(value).toLowerCase() === String(mark);
