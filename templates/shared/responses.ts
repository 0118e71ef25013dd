/**
 * Returns true if a response with this status never has a body, whatever the method of the request: 1xx, 204, 205 and 304.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-15.3.6 about 205
 */
export const hasNoBody = (status: number): boolean =>
  status === 204 || status === 205 || status === 304 || status < 200;

/**
 * Headers of every response. A response may contain text of other users: without `nosniff`, a browser may guess a media type that makes
 * it run this text.
 *
 * @see https://fetch.spec.whatwg.org/#x-content-type-options-header
 */
export const safeHeaders = { 'x-content-type-options': 'nosniff' } as const;
