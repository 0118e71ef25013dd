// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CallOptions } from './call-options.ts';

/** Sends one request, as the `fetch` of the platform does. */
export type Fetch = (request: Request) => Promise<Response>;

/** The call that a request belongs to. */
export interface SendContext {
  /** The `operationId`; undefined for a request of the openapi-fetch client underneath. */
  readonly operation: string | undefined;
  /** What was said about this call alone. */
  readonly options: CallOptions;
  /** Gives the request up. */
  readonly signal: AbortSignal | undefined;
  /** When the call as a whole is given up, in milliseconds since 1970. */
  readonly endsAt?: number;
  /** Whether the body can be sent again. A stream cannot. */
  readonly isReplayable: boolean;
}

/** Sends one request of a call. */
export type Send = (request: Request, context: SendContext) => Promise<Response>;

/** Something that goes around sending: it may wait, send again, send elsewhere, or look on. */
export type Middleware = (send: Send) => Send;

/** Sends through a `fetch` of the caller's; the signal is that of the request. */
export const sendThrough =
  (fetch: Fetch): Send =>
  (request, { signal }) =>
    fetch(signal === undefined ? request : new Request(request, { signal }));

/** Sends through the `fetch` of the platform. Looked up when it is called, because tests and instrumentation replace it. */
export const platformSend: Send = (request, { signal }) => fetch(request, signal && { signal });
