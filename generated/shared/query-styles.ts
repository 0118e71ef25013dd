// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { writeJson } from './write-json.ts';
import { encodeName } from './write-query.ts';
import { textValue } from './write-url.ts';
import { isObject, plainValue } from './plain-value.ts';
import { bracketed, repeated } from './bracket-notation.ts';

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
