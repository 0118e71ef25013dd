// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

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

// The headers of limits on the number of requests. `RateLimit` is a draft of the IETF; the others are in wide use.

/** Headers with the number of requests that the service still accepts. */
const remainingHeaders = ['x-ratelimit-remaining', 'ratelimit-remaining', 'x-rate-limit-remaining'] as const;

/** Headers with the time at which a service accepts requests again: a number of seconds, or the time in seconds since 1970. */
const resetHeaders = ['x-ratelimit-reset', 'ratelimit-reset', 'x-rate-limit-reset'] as const;

/** Greater numbers are times since 1970, because nobody waits 31 years. */
const longestSeconds = 1_000_000_000;

/**
 * Returns true if a response states that the service accepts no further request now: `X-RateLimit-Remaining: 0`, or
 * `RateLimit: "day";r=0;t=30`.
 *
 * @see https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html#section-4
 */
export const isLimitUsedUp = (headers: Headers): boolean =>
  remainingHeaders.some((name) => headers.get(name) === '0') ||
  policiesOf(headers).some(({ remaining }) => remaining === 0);

/**
 * Returns the time until a service accepts requests again, in milliseconds. NaN if the response does not state it.
 *
 * @see https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html#section-4
 */
export function limitReset(headers: Headers): number {
  const [seconds] = resetHeaders.flatMap((name) => {
    const text = headers.get(name) ?? '';
    return /^\d+(?:\.\d+)?$/u.test(text) ? [Number(text)] : [];
  });
  if (seconds !== undefined)
    return seconds < longestSeconds ? seconds * 1000 : Math.max(0, seconds * 1000 - Date.now());
  const waits = policiesOf(headers).flatMap(({ remaining, reset }) => (remaining === 0 && reset >= 0 ? [reset] : []));
  return waits.length === 0 ? NaN : Math.max(...waits) * 1000;
}

interface LimitState {
  readonly remaining: number;
  /** The time until the limit allows requests again, in seconds. NaN if it is not stated. */
  readonly reset: number;
}

/** Returns the limits in the header `RateLimit`: `"day";r=0;t=30`, or `limit=10, remaining=0, reset=30` in older drafts. */
function policiesOf(headers: Headers): LimitState[] {
  const text = headers.get('ratelimit') ?? '';
  const older = /\bremaining=(\d+)/u.exec(text);
  if (older !== null) return [{ remaining: Number(older[1]), reset: Number(/\breset=(\d+)/u.exec(text)?.[1] ?? NaN) }];
  return text.split(',').flatMap((policy) => {
    const remaining = /;\s*r=(\d+)/u.exec(policy)?.[1];
    return remaining === undefined
      ? []
      : [{ remaining: Number(remaining), reset: Number(/;\s*t=(\d+)/u.exec(policy)?.[1] ?? NaN) }];
  });
}
