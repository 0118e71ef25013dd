// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { bracketed, encodeName, encodeValue, isObject, repeated } from './query.ts';

/** Writes one parameter, as pairs of name and value. */
export type QueryStyle = (name: string, value: unknown) => string[];

type Query = Readonly<Record<string, unknown>>;

/** A query serializer for an operation some of whose parameters have a style of their own. */
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
  if (!isObject(value)) return bracketed(name, value);
  const items = Array.isArray(value) ? value : Object.entries(value).flat();
  return items.length === 0 ? [] : [`${encodeName(name)}=${items.map(encodeValue).join(delimiter)}`];
}

/** `style: form, explode: true` of an object: its members as parameters of their own. */
export const membersApart: QueryStyle = (name, value) =>
  isObject(value) ? Object.entries(value).flatMap(([key, item]) => bracketed(key, item)) : bracketed(name, value);

/** A parameter with `content`: as JSON, text in quotation marks too. */
export const asJson: QueryStyle = (name, value) => bracketed(name, JSON.stringify(value));
