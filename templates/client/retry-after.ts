// The three forms of a date: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
const date = /^[FMSTW].+:\d\d (?:GMT|\d{4})$/u;

/**
 * Returns the time to wait, in milliseconds; undefined if the header is missing, invalid, or a date that is over.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-10.2.3
 */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/u.test(text)) return Number(text) * 1000;
  // All three are in UTC; only the last one does not say so.
  const left = date.test(text) ? Date.parse(text.replace(/\d$/u, '$& GMT')) - Date.now() : 0;
  return left > 0 ? left : undefined;
}
