/**
 * How long to wait, in milliseconds; undefined where the header is missing or says nothing of use.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-10.2.3
 */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/u.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
