// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Log } from './options.ts';
import { reportToConsole } from './report-to-console.ts';

/** Returns a log that never throws, because a logger that fails must not change a response. Its failures go to the console. */
export function guardedLog(log: Log | undefined): Log {
  const guard =
    (level: 'error' | 'warn') =>
    (details: object, message: string): void => {
      try {
        log?.[level](details, message);
      } catch (error) {
        reportToConsole('The log of the server failed.', error);
      }
    };
  return { warn: guard('warn'), error: guard('error') };
}
