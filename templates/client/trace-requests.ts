import { withoutQuery } from './errors.ts';
import { requestIdOf } from './request-id.ts';
import type { Middleware } from './send.ts';

/** A request without its headers and its query, which may contain credentials. */
export interface TracedRequest {
  /** The `operationId`. Undefined for a request that the description does not have. */
  readonly operation: string | undefined;
  /** The method in upper case, such as `GET`. */
  readonly method: string;
  readonly url: string;
}

/** An event of one request. Each redirect and each further attempt is a separate request. */
export type TraceEvent = TracedRequest &
  (
    | { readonly kind: 'request' }
    | {
        readonly kind: 'response';
        readonly status: number;
        readonly requestId: string | undefined;
        readonly duration: number;
      }
    | { readonly kind: 'failure'; readonly error: unknown; readonly duration: number }
  );

/**
 * Reports each request and its outcome. Durations are in milliseconds, from the request to the headers of the response.
 *
 * @param listen receives the events. If it throws, the call fails with that exception, and the request is not sent again.
 */
export const traceRequests =
  (listen: (event: TraceEvent) => void): Middleware =>
  (send) =>
  async (request, context) => {
    const traced = {
      operation: context.operation.id || undefined,
      method: request.method,
      url: withoutQuery(request.url),
    };
    const start = performance.now();
    listen({ kind: 'request', ...traced });
    const response = await send(request, context).catch((error: unknown) => {
      listen({ kind: 'failure', ...traced, error, duration: performance.now() - start });
      throw error;
    });
    const requestId = requestIdOf(response, context.errorOptions);
    listen({ kind: 'response', ...traced, status: response.status, requestId, duration: performance.now() - start });
    return response;
  };
