// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from '../../shared/described.ts';

/** The options that are numbers, of a client, a call or a function. */
interface NumericOptions {
  readonly deadline?: number | undefined;
  readonly interval?: number | undefined;
  readonly longestBody?: number | undefined;
  readonly longestUrl?: number | undefined;
  readonly timeout?: number | undefined;
  readonly retry?: object | false | undefined;
}

/**
 * Checks the numbers among some options, and those of `retry` in them.
 *
 * @throws {RangeError} if a number is negative, NaN, or a fraction of an attempt.
 */
export function checkNumbers(options: NumericOptions): void {
  const values = asDescribed<Readonly<Record<string, number>>>({ ...options, ...options.retry });
  for (const [name, value] of Object.entries(values)) {
    // Values that are not numbers pass: they are not less than 0.
    if (value < 0 || Number.isNaN(value) || (name === 'times' && value % 1)) {
      throw new RangeError(`${name} must be a number from 0 (times: whole), not ${value}`);
    }
  }
}
