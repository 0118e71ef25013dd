// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns true if a response with this status never has a body: 1xx, 204, 205 and 304. RFC 9110, sections 6.4.1 and 15.3.6. */
export const hasNoBody = (status: number): boolean =>
  status === 204 || status === 205 || status === 304 || status < 200;

/**
 * Headers of every response. Without `nosniff`, a browser may guess another media type. Then it could run a script that another user has
 * sent as plain text.
 */
export const safeHeaders = { 'x-content-type-options': 'nosniff' } as const;
