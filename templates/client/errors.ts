import { CausedError } from '../shared/caused-error.ts';
import type { HttpRequest, Reply } from './send.ts';

/** An error of a request. Either the response is a failure ({@link ApiError}), or no complete response arrived. */
export class RequestError extends CausedError {
  // `declare` keeps the properties out of the compiled class, so that bundles are smaller. The constructor assigns them.
  declare readonly method: string;
  /** The address without the query, which may contain a credential. */
  declare readonly url: string;

  constructor({ method, url: address }: Sent, words: string, cause: unknown, properties: object) {
    const url = withoutQuery(address);
    super(`${method} ${url}: ${words}`, cause ? { cause } : undefined);
    Object.assign(this, { method, url, ...properties });
  }
}

type Sent = Pick<HttpRequest, 'method' | 'url'>;

/** A missing or incomplete response. The service may have processed the request. `cause` is the error of the platform. */
export class ConnectionError extends RequestError {
  constructor(request: Sent, cause?: unknown, words = 'the connection failed', name = 'ConnectionError') {
    super(request, words, cause, { name });
  }
}

/** A response that is not successful, or a successful response with a body that cannot be read. */
export class ApiError<Status extends number = number, Body = unknown> extends RequestError {
  declare readonly status: Status;
  /** The reason phrase of the response, without control characters. */
  declare readonly statusText: string;
  /** The `operationId`. Empty for a request that the description does not have. */
  declare readonly operation: string;
  declare readonly headers: Headers;
  /** The identifier of this request in the logs of the service, if the response has one (`x-request-id`). */
  declare readonly requestId: string | undefined;
  /** The value of a JSON body, the text of another body, or the bytes of a body that is not text. Undefined for an empty body. */
  declare readonly body: Body;

  /** Returns the error of a response that is not successful. Each status may have its own class. */
  static of(reply: Reply, body: unknown, classes: ErrorClasses): ApiError {
    const { status } = reply.response;
    const [StatusError, name] = classes[status] ?? classes[Math.floor(status / 100)] ?? [ApiError, 'ApiError'];
    return Object.assign(new StatusError(reply, body), { name });
  }

  constructor({ request, context, response }: Reply, body: unknown, words = '', cause?: unknown) {
    const { status, headers } = response;
    const statusText = printableAscii(response.statusText);
    super({ ...request, url: response.url || request.url }, `${status} ${statusText}`.trim() + words, cause, {
      name: 'ApiError',
      status,
      statusText,
      operation: context.operation.id,
      headers,
      requestId: headers.get('x-request-id') ?? undefined,
      body,
    });
  }
}

/** A map from statuses, or first digits of statuses, to error classes. The class names are listed, because bundlers shorten them. */
export type ErrorClasses = Readonly<Record<number, readonly [ErrorClass, name: string]>>;

type ErrorClass = new (reply: Reply, body: unknown) => ApiError;

/** Returns an address without its query, which may contain a credential. */
export const withoutQuery = (url: string): string => url.replace(/[?#][^]*/u, '');

/** Returns a text without control characters, which could add false lines to a log, and without characters outside ASCII. */
export const printableAscii = (text: string): string => text.replace(/[^ -~]/gu, '');
