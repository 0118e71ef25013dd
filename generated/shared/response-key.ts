// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns the key of the response that a description has for a status: the status, otherwise its range (`4XX`), otherwise `default`.
 * Returns undefined if the description has none of them.
 *
 * @param keys those of the field `responses` of an operation.
 * @see https://spec.openapis.org/oas/v3.1.1.html#patterned-fields-0 about the Responses Object
 */
export const responseKey = (keys: readonly string[], status: number): string | undefined =>
  [`${status}`, `${Math.floor(status / 100)}XX`, 'default'].find((key) => keys.includes(key));
