// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Route } from './route.ts';
import { wrapping, type Dispatch } from './transport.ts';

/** A request and its response, for logs and metrics. */
export interface Exchange {
  /** Undefined if the API has no operation at this address. */
  readonly route: Route | undefined;
  readonly method: string;
  /** The request target as the client sent it. It may contain control characters, and its query may contain secrets. */
  readonly target: string;
  readonly status: number;
  /** The reason for the rejection of the request. Undefined if the request was not rejected. */
  readonly reason: string | undefined;
  /** Undefined if a function that wraps the dispatcher created the response. */
  readonly requestId: string | undefined;
  /** The time from the head of the request to the head of the response. */
  readonly milliseconds: number;
}

/** Returns a dispatcher that calls a function before each response is sent: `withObserver(dispatch, logExchanges(pino()))`. */
export function withObserver(dispatch: Dispatch, observe: (exchange: Exchange) => void): Dispatch {
  return wrapping(dispatch, async (request) => {
    const started = performance.now();
    const response = await dispatch(request);
    const milliseconds = performance.now() - started;
    const { method, target } = request;
    const { status, failures, reason } = response;
    try {
      observe({ route: failures?.route, method, target, status, reason, requestId: failures?.requestId, milliseconds });
    } catch (error) {
      // oxlint-disable-next-line no-console
      console.error('A response could not be observed.', error);
    }
    return response;
  });
}

/** A structured log, such as a logger of pino. */
export interface ExchangeLog {
  info(details: object, message: string): void;
}

/** Returns a function for {@link withObserver} that logs each request. The query is left out, because it may contain a token. */
export const logExchanges =
  (log: ExchangeLog) =>
  ({ requestId, route, method, target, status, milliseconds }: Exchange): void => {
    const [path] = target.split('?', 1);
    log.info({ requestId, operation: route?.operation, method, path, status, milliseconds }, 'A request was handled');
  };
