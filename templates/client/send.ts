import { assumeType } from '../shared/assume-type.ts';
import { textValue } from '../shared/write-url.ts';
import { bodyIs, type BodyWatcher, followSignal } from './call-limits.ts';
import type { CoreClient } from './core.ts';
import { type ApiError, ConnectionError, type ErrorOptions } from './errors.ts';
import type { CallInput, Operation, RequestBody, RequestOptions } from './operation.ts';

/** A function for the option `fetch`, such as the `fetch` of the platform, or `app.request` of hono. */
export type OwnFetch = (request: Request) => Promise<Response> | Response;

/** Sends one request. For a network failure, it throws a `TypeError` such as "fetch failed", like the `fetch` of the platform. */
export type Fetch = (request: Request) => Promise<Response>;

export type Send = (request: HttpRequest, context: SendContext) => Promise<Response>;

/** Wraps a {@link Send} function. The wrapper may change the request, send it again, or throw. Exceptions reach the caller unchanged. */
export type Middleware = (send: Send) => Send;

/**
 * Middleware for a whole call, and for each of its attempts. In `context.progress`, `id` is the same for all attempts of a call, and `attempt`
 * is the number of the current one. The middleware for a call gets the request before it has credentials.
 */
export interface Hooks {
  readonly call?: Middleware;
  readonly attempt?: Middleware;
}

/** A request as data, which can be sent more than once. */
export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestBody | undefined;
  /** The treatment of redirects. Default: the platform follows them. */
  readonly redirect?: Request['redirect'];
}

/** The call that a request belongs to. */
export interface SendContext {
  readonly operation: Operation;
  readonly input: CallInput;
  readonly options: RequestOptions;
  readonly client: CoreClient;
  readonly errorOptions: ErrorOptions;
  readonly signal: AbortSignal | undefined;
  /** The state of the call. All copies of this context share it. */
  readonly progress: {
    /** Reads the data of a successful response. */
    read: (reply: Reply) => unknown;
    /** A random text that identifies the call, for example in a log. */
    readonly id: string;
    /** The number of attempts that have begun, including the current one. */
    attempt: number;
    /** The size of the longest body that is read into memory, in bytes. */
    readonly longestBody: number;
    /**
     * Sends the request again, if that is allowed after the failure of a body.
     *
     * @param status the status of the response with the incomplete body. The new response has the same status.
     * @throws the failure, if the request is not sent again, or if the new response has another status.
     */
    sendAgain?: (failure: unknown, status: number) => Promise<Response>;
    /** Changes a request directly before it is sent, for example to count the bytes of its body. The request can still be repeated. */
    beforeSend?: (request: HttpRequest) => HttpRequest;
    /** Receives the wait before a further attempt, in milliseconds. */
    onRetry?: (wait: number) => void;
    /** The last network failure of a request of this call. No other error leads to another attempt. */
    failure?: unknown;
    /** The end of the time limit of the call, in milliseconds since 1970. Undefined if the call has no such limit. */
    endsAt?: number;
    /** The signal of the last request. It also ends the reading of the body. */
    signal?: AbortSignal | undefined;
    /** Functions that get the state of the body of the response, for example to stop timers. */
    readonly watchers: BodyWatcher[];
  };
}

/** The response to a call, before the body of a successful response is read. */
export interface Reply<Described = unknown> {
  readonly request: HttpRequest;
  readonly context: SendContext;
  /** If the connection breaks while the body is read, another response replaces this one. */
  response: Response;
  /** The error for a failure. Absent for a successful response. */
  readonly error?: ApiError;
  /** Never set. The compiler derives the types of responses from this property. */
  readonly described?: Described;
}

/** Returns a function that sends requests with `own`, or with the global `fetch`. A network failure becomes a {@link ConnectionError}. */
export const sendWith =
  (own: OwnFetch | undefined): Send =>
  async (request, context) => {
    const { options, progress, signal: given } = context;
    const { watchers } = progress;
    const { length } = watchers;
    const signal = given && given === options.signal ? followSignal(given, watchers, true).signal : given;
    progress.signal = signal;
    // `duplex` is required for streams.
    const sent = progress.beforeSend?.(request) ?? request;
    const init = assumeType<RequestInit>({ ...sent, signal, duplex: 'half' });
    try {
      // The global `fetch` is looked up for each request, because tests and instrumentation replace it.
      return await (own ? own(buildRequest(sent, init)) : fetch(sent.url, init));
    } catch (error) {
      bodyIs('over', watchers, length);
      if (signal?.aborted) throw signal.reason;
      if (own && !isNetworkFailure(error)) throw error;
      // `fetch` throws the same error for an invalid request. In this case, `buildRequest` throws an error with the reason.
      if (isReplayable(sent)) buildRequest(sent, init);
      progress.failure = new ConnectionError(request, context, error);
      throw progress.failure;
    }
  };

/** @throws {TypeError} with the reason if the request is invalid. */
const buildRequest = ({ url }: HttpRequest, init: RequestInit): Request => new Request(url, init);

/** Returns true for the error with which a platform reports a network failure. No platform has a class for it. */
export const isNetworkFailure = (error: unknown): boolean => networkFailure.test(String(error));

// The messages of Node, Chrome, Safari, Firefox, React Native, Deno, Bun and workerd begin with these words.
const networkFailure =
  /^(?:TypeError: (?:fetch failed|Failed to fetch|Load failed|Network|error sending request|E[A-Z]+: )|Error: Network connection lost)/u;

/** Returns true if a request can be sent again. A stream or an iterator can be read only once. */
export const isReplayable = ({ body }: HttpRequest): boolean =>
  !(body instanceof ReadableStream || Symbol.asyncIterator in Object(body));

/**
 * Sets headers from several sources: a later value replaces an earlier one, null removes the header, an array becomes one value. The cookies
 * of an array are separated by semicolons (RFC 6265, section 4.2.1), and the values of any other header by commas.
 */
export function setHeaders(headers: Headers, ...sources: readonly (object | undefined)[]): Headers {
  for (const source of sources) {
    for (const [name, value] of Object.entries(source ?? {})) {
      if (value === null) headers.delete(name);
      else if (value !== undefined) {
        const separator = name.toLowerCase() === 'cookie' ? '; ' : ', ';
        const items = [value].flat().flatMap((item) => item ?? []);
        headers.set(name, checkedHeaderText(name, textValue(name, items, separator)));
      }
    }
  }
  return headers;
}

/** Returns the text of a header. If it is not valid, throws an error without the text, because the text may be a credential. */
export function checkedHeaderText(name: string, text: string): string {
  if (/[^\t -~\x80-\xff]/u.test(text)) throw new TypeError(`${name} has a character that cannot be sent`);
  return text;
}

/** Drops a response and its body. An error of the body is ignored. */
export const discard = ({ body }: Response): unknown => body?.cancel().catch(() => undefined);
