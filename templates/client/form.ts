import { bracketPairs, encodeName, encodeValue, isObject } from './brackets.ts';

/** A body as form fields whose parts are named with brackets: `a[]=1&a[b]=2`. */
export function bracketForm(body: unknown): string {
  return isObject(body) ? Object.entries(body).flatMap(([name, value]) => bracketPairs(name, value)).join('&') : '';
}

/**
 * A body as form fields, as OpenAPI has it by default: an array repeats its name, an object is written as JSON.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#support-for-x-www-form-urlencoded-request-bodies
 */
export function plainForm(body: unknown): string {
  if (!isObject(body)) return '';
  return Object.entries(body)
    .flatMap(([name, value]) => [value].flat().map((item) => [name, item]))
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${encodeName(name)}=${encodeValue(isObject(item) ? JSON.stringify(item) : item)}`)
    .join('&');
}
