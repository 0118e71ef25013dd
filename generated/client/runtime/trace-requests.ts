// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { withoutQuery } from './errors.ts';
import { requestIdOf } from './request-id.ts';
import type { Hooks, HttpRequest, Middleware, SendContext } from './send.ts';

/** A request without its headers and its query, which may contain credentials. */
export interface TracedRequest {
  /** A random text that identifies the call. Each page of a list is a separate call. */
  readonly call: string;
  /** The `operationId`. Undefined for a request that the description does not have. */
  readonly operation: string | undefined;
  /** The method in upper case, such as `GET`. */
  readonly method: string;
  readonly url: string;
  /** The number of attempts that have begun. */
  readonly attempt: number;
}

/**
 * An event of a call: `start` and `end` of the call, and for each attempt `request` and then `response` or `failure`. `retry` states the wait
 * before the next attempt. Durations and waits are in milliseconds.
 */
export type TraceEvent = TracedRequest &
  (
    | { readonly kind: 'request' | 'start' }
    | {
        readonly kind: 'response';
        readonly status: number;
        readonly requestId: string | undefined;
        /** The time until the headers of the response arrived. */
        readonly duration: number;
      }
    | { readonly kind: 'failure'; readonly error: unknown; readonly duration: number }
    | { readonly kind: 'retry'; readonly wait: number }
    | {
        readonly kind: 'end';
        /** Undefined if the call got no response. */
        readonly status: number | undefined;
        /** The exception of the call, such as a `TimeoutError`. A status such as 404 has no exception here. */
        readonly error: unknown;
        /** The time until the body was read, or until its stream ended. */
        readonly duration: number;
      }
  );

type Listener = (event: TraceEvent) => void;

/**
 * Reports each call and its attempts.
 *
 * @param listen receives the events. If it throws, the call fails with that exception, and the request is not sent again.
 */
export const traceRequests = (listen: Listener): Required<Hooks> => ({
  call: traceCall(listen),
  attempt: (send) => async (request, context) => {
    const traced = tracedRequest(request, context);
    const start = performance.now();
    listen({ kind: 'request', ...traced });
    const response = await send(request, context).catch((error: unknown) => {
      listen({ kind: 'failure', ...traced, error, duration: performance.now() - start });
      throw error;
    });
    const requestId = requestIdOf(response, context.errorOptions);
    listen({ kind: 'response', ...traced, status: response.status, requestId, duration: performance.now() - start });
    return response;
  },
});

const traceCall =
  (listen: Listener): Middleware =>
  (send) =>
  async (request, context) => {
    const { progress } = context;
    const start = performance.now();
    let isReading = false;
    let isOver = false;
    const end = (status?: number, error?: unknown): void =>
      listen({ kind: 'end', ...tracedRequest(request, context), status, error, duration: performance.now() - start });
    listen({ kind: 'start', ...tracedRequest(request, context) });
    progress.onRetry = (wait) => listen({ kind: 'retry', ...tracedRequest(request, context), wait });
    const response = await send(request, context).catch((error: unknown) => {
      end(undefined, error);
      throw error;
    });
    const { status } = response;
    const { read } = progress;
    progress.read = async (reply) => {
      isReading = true;
      const data = await Promise.resolve(read(reply)).catch((error: unknown) => {
        end(status, error);
        throw error;
      });
      isReading = false;
      if (isOver) end(status);
      return data;
    };
    // The data of a stream is an iterable, and the call ends when the program has read its body.
    progress.watchers.unshift((state) => {
      isOver = state === 'over';
      if (isOver && !isReading) end(status);
    });
    return response;
  };

const tracedRequest = ({ method, url }: HttpRequest, { operation, progress }: SendContext): TracedRequest => ({
  call: progress.id,
  operation: operation.id || undefined,
  method,
  url: withoutQuery(url),
  attempt: progress.attempt,
});
