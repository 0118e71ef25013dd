// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

// The three forms of a date: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
const date = /^[FMSTW].+:\d\d (?:GMT|\d{4})$/u;

/**
 * Returns the time to wait in milliseconds. It is negative if the date is in the past, and NaN if the text is not valid.
 *
 * @param text the header `Retry-After`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
 */
export function retryAfter(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text) * 1000;
  // All three forms are in UTC. Only the last form does not state the time zone.
  return date.test(text) ? Date.parse(text.replace(/\d$/u, '$& GMT')) - Date.now() : NaN;
}
