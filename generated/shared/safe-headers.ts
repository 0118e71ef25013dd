// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Headers of every response. A response may contain text of other users: without `nosniff`, a browser may guess a media type that makes
 * it run this text.
 *
 * @see https://fetch.spec.whatwg.org/#x-content-type-options-header
 */
export const safeHeaders = { 'x-content-type-options': 'nosniff' } as const;
