import type { Refusal, RefusalBody } from './refusal.ts';
import type { Route } from './route.ts';

/** A structured log, such as a logger of pino. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The request that a refusal answers. */
export interface RefusedRequest {
  readonly requestId: string;
  /** Undefined if the API has no operation at this address. */
  readonly route: Route | undefined;
}

/** Options of every server. */
export interface ServerOptions {
  /** The responses that are not as described are sent (`off`), sent and logged (`log`, the default), or replaced by a 500 (`throw`). */
  readonly judgeResponses?: 'log' | 'off' | 'throw';
  readonly limits?: {
    /** The largest length of a request target, in characters. Default: 8,192. A longer one gets 414. */
    readonly target?: number;
  };
  /** The origin at which clients reach the server, `https://api.example.com`, if it is behind a proxy. Default: that of the request. */
  readonly origin?: string;
  readonly log?: Log;
  /** Writes the body of the response to a rejected request. Default: JSON with a `message`, and `issues` if the input has any. */
  readonly writeRefusal?: (refusal: Refusal, request: RefusedRequest) => RefusalBody;
}

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

/** Reports an error that no log can get: of the log itself, or of a function around the dispatcher. */
export function reportToConsole(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, error);
}
