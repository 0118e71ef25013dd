// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { asDescribed } from '../../shared/described.ts';
import type { CoreClient } from './core.ts';
import { ConnectionError } from './errors.ts';
import { unlessAborted } from './limit-time.ts';
import type { CallInput, CallOptions, Operation, RequestBody } from './operation.ts';

/**
 * Sends one request, as the `fetch` of the platform does. A network failure is a rejection as the platform writes it (a
 * `TypeError` such as "fetch failed"). Any other exception reaches the caller unchanged, and the request is not sent again.
 */
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
  readonly operation: Operation;
  readonly input: CallInput;
  /** The options of this call alone. */
  readonly options: CallOptions;
  /** The client that was called. */
  readonly client: CoreClient;
  readonly check: AnswerCheck | undefined;
  /** Ends the request when it is aborted. */
  readonly signal: AbortSignal | undefined;
  /** The end of the time limit of the whole call, in milliseconds since 1970; Infinity without a limit. */
  readonly endsAt: number;
  /** The state of the call, which all copies of its context share. */
  readonly progress: {
    /** The last network failure of a request of this call. No other error leads to another attempt. */
    failure?: unknown;
    /** Functions that end timers and listeners; their argument is false if the response is handed over unread. */
    readonly toFinish: ((isRead: boolean) => void)[];
  };
}

/** The response to a call, before the body of a success is read. */
export interface Reply<Described = unknown> {
  readonly request: HttpRequest;
  readonly context: SendContext;
  readonly response: Response;
  /** The body of a failure: the value of JSON, or text; undefined for an empty body or a success. */
  readonly error?: unknown;
  /** Never set: the compiler derives the types of responses from it. */
  readonly described?: Described;
}

/** Checks the data of a success. It throws if the call must fail. */
export type AnswerCheck = (operation: Operation, response: Response, data: unknown) => void;

/** Sends one request of a call. */
export type Send = (request: HttpRequest, context: SendContext) => Promise<Response>;

/**
 * A function around sending. It may wait, change the request, send it again or somewhere else. An exception that it throws reaches
 * the caller unchanged, and the request is not sent again.
 */
export type Middleware = (send: Send) => Send;

/** Returns a function that sends with middleware around it, the first outermost. */
export const around = (middleware: readonly Middleware[], send: Send): Send =>
  middleware.reduceRight((next, wrap) => wrap(next), send);

/** Ends the timers and listeners of a call, because its response is read, or handed over unread. */
export function finish({ progress }: SendContext, isRead: boolean): void {
  for (const end of progress.toFinish) end(isRead);
}

/** Drops a response and its body. An error of that is ignored: nobody needs the response. */
export const discard = ({ body }: Response): unknown => body?.cancel().catch(() => undefined);

/** Returns true if a method only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Returns true if a request can be sent again. A stream or an iterator is used up by the first time. */
export const isReplayable = ({ body }: HttpRequest): boolean =>
  !(body instanceof ReadableStream || Symbol.asyncIterator in Object(body));

/** Returns a function that sends with the given `fetch`, or with that of the platform. A network failure is a {@link ConnectionError}. */
export const sendWith =
  (own: Fetch | undefined): Send =>
  (request, { signal, progress }) => {
    // `fetch` would send credentials to the target of a redirect. `duplex` is required for streams.
    const init = asDescribed<RequestInit>({ ...request, signal, redirect: 'manual', duplex: 'half' });
    // The global `fetch` is looked up for each request, because tests and instrumentation replace it.
    const sent = own ? own(new Request(request.url, init)) : fetch(request.url, init);
    return unlessAborted(sent, signal).catch((error: unknown) => {
      if (signal?.aborted) throw (progress.failure = signal.reason);
      if (own && !networkFailure.test(`${error}`)) throw error;
      // The platform rejects an invalid request in the same way. This throws the reason.
      if (isReplayable(request)) new Request(request.url, init);
      throw (progress.failure = new ConnectionError(request, error));
    });
  };

// The messages of Node, Chrome, Safari, Firefox and React Native, because no platform has a class or a code for it.
const networkFailure = /^TypeError: (?:fetch f|failed to f|load f|network)/iu;
