// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from './described.ts';
import { bracketed, encodeName, encodeValue, isObject } from './query.ts';

/** A body as form fields whose parts are named with brackets: `a[]=1&a[b]=2`. */
export const bracketForm = (body: unknown): string =>
  fields(body)
    .flatMap(([name, value]) => bracketed(name, value))
    .join('&');

/**
 * A body as form fields, as OpenAPI has it by default: an array repeats its name, an object is written as JSON.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#support-for-x-www-form-urlencoded-request-bodies
 */
export const plainForm = (body: unknown): string =>
  fields(body)
    .flatMap(([name, value]) => [value].flat().map((item) => [name, item] as const))
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${encodeName(name)}=${encodeValue(isObject(item) ? JSON.stringify(item) : item)}`)
    .join('&');

const fields = (body: unknown): [string, unknown][] => (isObject(body) ? Object.entries(body) : []);

/** A body that is sent as it is: text, a `Blob`, `FormData`. */
export const unencoded = (body: unknown): BodyInit => asDescribed(body);
