// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { CallOptions, RequestBody } from './call-options.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Sends one request, as the `fetch` of the platform does. */
export type Fetch = (request: Request) => Promise<Response>;

/** A request as data, which can be sent more than once. */
export interface HttpRequest {
  readonly url: string;
  /** `GET` */
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestBody | undefined;
}

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
  /** What to do when the answer is read; or, with false, when it is handed over unread. */
  readonly toFinish: ((isRead: boolean) => void)[];
}

/** Sends one request of a call. */
export type Send = (request: HttpRequest, context: SendContext) => Promise<Response>;

/** Something that goes around sending: it may wait, send again, send elsewhere, or look on. */
export type Middleware = (send: Send) => Send;

/** Ends what waits for the answer to be read, or handed over unread. */
export function finish({ toFinish }: SendContext, isRead: boolean): void {
  for (const end of toFinish) end(isRead);
}

/** Whether a method only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request can be sent again. The body of a stream is gone with the first time. */
export const isReplayable = ({ body }: HttpRequest): boolean => !(body instanceof ReadableStream);

/** Sends through a `fetch` of the caller's, which may or may not mind the signal. */
export const sendThrough =
  (fetch: Fetch): Send =>
  ({ url, ...request }, context) =>
    unlessAborted(fetch(new Request(url, initOf(request, context))), context.signal);

/** Sends through the `fetch` of the platform. Looked up when it is called, because tests and instrumentation replace it. */
export const platformSend: Send = ({ url, ...request }, context) =>
  unlessAborted(fetch(url, initOf(request, context)), context.signal);

function initOf({ method, headers, body }: Omit<HttpRequest, 'url'>, { signal }: SendContext): RequestInit {
  // `duplex` is what the platform wants to hear of a stream, and TypeScript does not know of; nothing else minds.
  const init: RequestInit & { readonly duplex: 'half' } = {
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
    // `fetch` would take credentials along to wherever a redirect leads.
    redirect: 'manual',
    duplex: 'half',
  };
  return init;
}
