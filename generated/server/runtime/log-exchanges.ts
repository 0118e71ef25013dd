// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Exchange } from './options.ts';

/** Where requests are told; loggers of pino are such. */
export interface ExchangeLog {
  info(details: object, message: string): void;
}

/**
 * Tells each request in a structured log: `observe: logExchanges(pino())`. The query is left out, for it may hold a token.
 *
 * @returns what the option `observe` takes.
 */
export const logExchanges =
  (log: ExchangeLog) =>
  ({ requestId, route, method, target, status, milliseconds }: Exchange): void => {
    const [path] = target.split('?', 1);
    log.info({ requestId, operation: route?.operation, method, path, status, milliseconds }, 'A request was answered');
  };
