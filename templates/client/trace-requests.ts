import { withoutQuery } from './api-error.ts';
import type { Middleware } from './send.ts';

/** One request, as logs and traces may have it: no header and no query, where credentials are. */
export interface TracedRequest {
  /** The `operationId`; undefined for a request of the openapi-fetch client underneath. */
  readonly operation: string | undefined;
  /** `GET` */
  readonly method: string;
  readonly url: string;
}

/** What happened to one request. Redirects and repetitions are requests of their own. */
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

/** Tells of each request and what came of it. Durations are in milliseconds, until the headers of the answer. */
export const traceRequests =
  (listen: (event: TraceEvent) => void): Middleware =>
  (send) =>
  async (request, context) => {
    const traced = { operation: context.operation, method: request.method, url: withoutQuery(request.url) };
    const start = performance.now();
    listen({ kind: 'request', ...traced });
    try {
      const response = await send(request, context);
      const requestId = response.headers.get('x-request-id') ?? undefined;
      listen({ kind: 'response', ...traced, status: response.status, requestId, duration: performance.now() - start });
      return response;
    } catch (error) {
      listen({ kind: 'failure', ...traced, error, duration: performance.now() - start });
      throw error;
    }
  };
