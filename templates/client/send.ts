import { asDescribed } from '../shared/described.ts';
import type { CoreClient } from './core.ts';
import { ConnectionError, type ApiError } from './errors.ts';
import type { CallInput, Operation, RequestBody, RequestOptions } from './operation.ts';

/**
 * Sends one request, as the `fetch` of the platform does. A network failure is a rejection as the platform writes it (a
 * `TypeError` such as "fetch failed"). Any other exception reaches the caller unchanged, and the request is not sent again.
 */
export type Fetch = (request: Request) => Promise<Response>;

/** Sends one request of a call. */
export type Send = (request: HttpRequest, context: SendContext) => Promise<Response>;

/**
 * A function around sending. It may wait, change the request, send it again or somewhere else. An exception that it throws reaches
 * the caller unchanged, and the request is not sent again.
 */
export type Middleware = (send: Send) => Send;

/** A request as data, which can be sent more than once. */
export interface HttpRequest {
  readonly url: string;
  /** `GET` */
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestBody | undefined;
  /** The way to treat redirects. By default, the platform follows them. */
  readonly redirect?: RequestRedirect;
}

/** The call that a request belongs to. */
export interface SendContext {
  readonly operation: Operation;
  readonly input: CallInput;
  /** The options of this call alone. */
  readonly options: RequestOptions;
  /** The client that was called. */
  readonly client: CoreClient;
  /** Ends the request when it is aborted. */
  readonly signal: AbortSignal | undefined;
  /** The state of the call, which all copies of its context share. */
  readonly progress: {
    /** Reads the data of a success. */
    read: (reply: Reply) => unknown;
    /** The last network failure of a request of this call. No other error leads to another attempt. */
    failure?: unknown;
    /** Called when the body is read (true), or handed over unread (false). */
    readonly toFinish: ((isRead: boolean) => void)[];
  };
}

/** The response to a call, before the body of a success is read. */
export interface Reply<Described = unknown> {
  readonly request: HttpRequest;
  readonly context: SendContext;
  readonly response: Response;
  /** Present unless the response is a success. */
  readonly error?: ApiError;
  /** Never set: the compiler derives the types of responses from it. */
  readonly described?: Described;
}

/** Ends the timers and listeners of a call, because its response is read, or handed over unread. */
export function finish({ progress }: SendContext, isRead: boolean): void {
  for (const end of progress.toFinish) end(isRead);
}

/** Returns a function that sends with the given `fetch`, or with that of the platform. A network failure is a {@link ConnectionError}. */
export const sendWith =
  (own: Fetch | undefined): Send =>
  (request, { signal, progress }) => {
    // `duplex` is required for streams.
    const init = asDescribed<RequestInit>({ ...request, signal, duplex: 'half' });
    // The global `fetch` is looked up for each request, because tests and instrumentation replace it.
    const sent = own ? own(new Request(request.url, init)) : fetch(request.url, init);
    return sent.catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason;
      if (own && !networkFailure.test(`${error}`)) throw error;
      // The platform rejects an invalid request in the same way. This throws the reason.
      if (isReplayable(request)) new Request(request.url, init);
      throw (progress.failure = new ConnectionError(request, error));
    });
  };

// The messages of Node, Chrome, Safari, Firefox and React Native, because no platform has a class or a code for it.
const networkFailure = /^TypeError: (?:fetch f|failed to f|load f|network)/iu;

/** Returns true if a request can be sent again. A stream or an iterator is used up by the first time. */
export const isReplayable = ({ body }: HttpRequest): boolean =>
  !(body instanceof ReadableStream || Symbol.asyncIterator in Object(body));

/**
 * Adds the headers of several sources to headers. A value replaces an earlier one, null removes it, and undefined changes nothing. An
 * array becomes one value with commas.
 *
 * @throws {TypeError} if a value has a character that no header can contain.
 */
export function setHeaders(headers: Headers, ...sources: readonly (object | undefined)[]): Headers {
  for (const [name, value] of sources.flatMap((source) => Object.entries(source ?? {}))) {
    if (value === null) headers.delete(name);
    else if (value !== undefined) headers.set(name, sendable(name, `${[value].flat().join(', ')}`));
  }
  return headers;
}

/**
 * Returns a text that a header can contain.
 *
 * @param name the name of the text, for the error.
 * @throws {TypeError} if the text has another character. The error of the platform would show the text, which may be a credential.
 */
export function sendable(name: string, text: string): string {
  if (/[^\t -~\x80-\xff]/u.test(text)) throw new TypeError(`${name} has a character that cannot be sent`);
  return text;
}
