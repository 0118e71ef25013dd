// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { writeJson } from './write-json.ts';
import { isObject, plainValue, refuse } from './plain-value.ts';
import { bracketed } from './bracket-notation.ts';
import type { QueryStyle } from './query-styles.ts';

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
