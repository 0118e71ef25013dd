// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CallOptions } from './call-options.ts';
import { asDescribed } from './described.ts';

/**
 * Checks the numbers among the options of a client or a call.
 *
 * @throws {RangeError} if a number is negative, NaN, or a fraction of an attempt.
 */
export function checkNumbers(options: Readonly<Record<string, unknown>> | CallOptions): void {
  const values = asDescribed<Readonly<Record<string, number>>>({
    ...options,
    ...asDescribed<object | false | undefined>(options.retry),
  });
  for (const [name, value] of Object.entries(values)) {
    // Other values than numbers are neither.
    if (value < 0 || Number.isNaN(value) || (name === 'times' && value % 1)) {
      throw new RangeError(`${name} must be a number from 0 (times: a whole one), not ${value}`);
    }
  }
}
