// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns the class of a status: a number from 1 to 5, or NaN for `default`.
 *
 * @param status a status, or the key of a described response: `404`, `4XX`, `default`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-15
 */
export const statusClass = (status: number | string): number => Number(String(status).slice(0, 1));

/** Returns true if a status, or the key of a described response, is in the class 2xx. RFC 9110, section 15.3. */
export const isSuccess = (status: number | string): boolean => statusClass(status) === 2;

/**
 * Returns the key of the described response for a status: the status itself, otherwise its range (`4XX`), otherwise `default`. Returns
 * undefined if none of these keys exists.
 *
 * @param keys the keys of the field `responses` of an operation.
 * @see https://spec.openapis.org/oas/v3.1.1.html#patterned-fields-0 about the Responses Object
 */
export const responseKey = (keys: readonly string[], status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => keys.includes(key));
