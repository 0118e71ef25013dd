// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { followRedirects } from './follow-redirects.ts';
import { within } from './limit-time.ts';
import { retryRequests, type RetryOptions } from './retry-requests.ts';
import { around, type Middleware, type Send } from './send.ts';

/** The options for a slow, busy or broken service. */
export interface ResilienceOptions {
  /** The rules for sending a request again; `false` for never. */
  readonly retry?: RetryOptions | false | undefined;
  /** The time limit of each attempt, until its response is read, in milliseconds. Default: 60,000. */
  readonly timeout?: number | undefined;
  /** The time limit of a call, with credentials, all attempts and the time between them, in milliseconds. Default: no limit. */
  readonly deadline?: number | undefined;
  /** Functions around each attempt, the outermost first. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** Returns a function that sends with these options. */
export function resilience(options: ResilienceOptions, send: Send): Send {
  // The time limit includes the redirects of an attempt, and the time to read its response.
  const once: Send = (request, context) =>
    followRedirects(send, request, within(context.options.timeout ?? options.timeout ?? 60_000, context, request));
  return retryRequests(around(options.middleware ?? [], once), options.retry);
}

/** Throws a `RangeError` if one of the numbers among options is negative, NaN, or a fraction of an attempt. */
export function checkNumbers(...options: readonly (object | false | undefined)[]): void {
  for (const [name, value] of options.flatMap((group) => Object.entries(group || {}))) {
    if (typeof value === 'number' && !(value >= 0 && (name !== 'times' || !(value % 1)))) {
      throw new RangeError(`${name} must be a number from 0 (times: whole), not ${value}`);
    }
  }
}
