// `Sun, 06 Nov 1994 08:49:37 GMT`, or in the obsolete form `Sunday, 06-Nov-94 08:49:37 GMT`.
const date = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -](?:\d\d){1,2} \d\d:\d\d:\d\d GMT$/u;

// The form of the function `asctime`, which is also obsolete: `Sun Nov  6 08:49:37 1994`. It does not state the time zone, which is UTC.
const asctimeDate = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/u;

/**
 * Returns the wait that a service requires, in milliseconds: `retry-after-ms`, which some services send, or `Retry-After`. The wait is
 * negative if the date is in the past, and NaN if there is no valid header.
 */
export function requiredWait(headers: Headers): number {
  const exact = headers.get('retry-after-ms') ?? '';
  return decimal.test(exact) ? Number(exact) : retryAfter(headers.get('retry-after') ?? '');
}

const decimal = /^\d+(?:\.\d+)?$/u;

/**
 * Returns the time to wait in milliseconds. Some services send decimals of seconds, which the RFC does not allow. The time is negative if the
 * date is in the past, and NaN if the text is not valid.
 *
 * @param text the header `Retry-After`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
 */
export function retryAfter(text: string): number {
  if (decimal.test(text)) return Number(text) * 1000;
  if (date.test(text)) return Date.parse(text) - Date.now();
  return asctimeDate.test(text) ? Date.parse(`${text} GMT`) - Date.now() : NaN;
}
