// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { CausedError } from '../../shared/caused-error.ts';
import { type ConnectionFailure, type ExplainedFailure, connectionFailureOf } from './connection-failure.ts';
import { reasonIn } from './error-reason.ts';
import { oneLine } from './one-line.ts';
import { requestIdOf, type RequestIdOption } from './request-id.ts';
import type { HttpRequest, Reply, SendContext } from './send.ts';

/** The options for the contents of errors. */
export interface ErrorOptions extends RequestIdOption {
  /**
   * Returns the explanation in the body of a failure, if the service has it at an unusual place. If it returns undefined, the client reads
   * the usual places. Control characters are removed, and a long text is shortened.
   */
  readonly reasonIn?: ((body: unknown) => string | undefined) | undefined;
}

/** An error of a request. Either the response is a failure ({@link ApiError}), or no complete response arrived. */
export class RequestError extends CausedError {
  // `declare` keeps the properties out of the compiled class, so that bundles are smaller. The constructor assigns them.
  declare readonly method: string;
  /** The address without the query, which may contain a credential. */
  declare readonly url: string;
  /** The `operationId`. Empty for a request that the description does not have. */
  declare readonly operation: string;

  constructor(
    { method, url: address }: Sent,
    { operation }: Call,
    message: string,
    cause: unknown,
    properties: object,
  ) {
    super(message, cause ? { cause } : undefined);
    Object.assign(this, { method, url: withoutQuery(address), operation: operation.id, ...properties });
  }
}

type Sent = Pick<HttpRequest, 'method' | 'url'>;
type Call = Pick<SendContext, 'operation'>;

/** The highest number of characters in a message. */
const longestMessage = 500;

/** A missing or incomplete response. The service may have processed the request. `cause` is the error of the platform. */
export class ConnectionError extends RequestError {
  /** The reason, for programs. The message has the same reason in words. */
  declare readonly code: ConnectionFailure;

  constructor(
    request: Sent,
    call: Call,
    cause?: unknown,
    [code, words]: ExplainedFailure = connectionFailureOf(cause),
    name = 'ConnectionError',
  ) {
    const target = oneLine(targetOf(request, call, withoutQuery(request.url)), longestMessage - words.length - 2);
    super(request, call, `${target}: ${words}`, cause, { name, code });
  }
}

/** A response that is not successful, or a successful response with a body that cannot be read. */
export class ApiError extends RequestError {
  declare readonly status: number;
  /** The reason phrase of the response, in one line of at most 100 characters. */
  declare readonly statusText: string;
  declare readonly headers: Headers;
  /** The identifier of this request in the logs of the service, from a response header such as `x-request-id`. */
  declare readonly requestId: string | undefined;
  /** The explanation of the service, in one line of at most 400 characters. Undefined if the body has none. */
  declare readonly reason: string | undefined;
  /**
   * The value of a JSON body, the text of another body, or the bytes of a body that is not text. Undefined for an empty body,
   * and for a body that is not complete: `cause` is then a {@link ConnectionError}.
   */
  declare readonly body: unknown;

  /** Returns the error of a response that is not successful. Each status may have its own class. */
  static of(reply: Reply, body: unknown, classes: ErrorClasses, words = '', cause?: unknown): ApiError {
    const { status } = reply.response;
    const [StatusError, name, phrase] = classes[status] ?? classes[Math.floor(status / 100)] ?? [ApiError, 'ApiError'];
    return Object.assign(new StatusError(reply, body, words, cause, phrase), { name });
  }

  /** @param phrase the reason phrase of the status. Default: the phrase of the response, if it is short. */
  constructor(reply: Reply, body: unknown, words = '', cause?: unknown, phrase?: string) {
    const { request, response, context } = reply;
    const { ok, status, headers } = response;
    const sent = { ...request, url: response.url || request.url };
    const statusText = oneLine(response.statusText, 100);
    const outcome = `${status} ${phrase ?? (statusText.length > 40 ? '' : statusText)}`.trim() + words;
    const reason = ok ? undefined : reasonOf(body, context.errorOptions);
    const requestId = requestIdOf(response, context.errorOptions);
    const path = context.operation.path.replace(/\{\+/gu, '{');
    const start = `${targetOf(sent, context, path)}: ${outcome}${reason && !outcome.includes(reason) ? `: ${reason}` : ''}`;
    const end = requestId ? ` (request ${oneLine(requestId, 100)})` : '';
    super(sent, context, oneLine(start, longestMessage - end.length) + end, cause, {
      name: 'ApiError',
      status,
      statusText,
      headers,
      requestId,
      reason,
      body,
    });
  }
}

/**
 * Calls a function that handles the data of a response recursively.
 *
 * @throws {ApiError} if the function throws, because deeply nested data exceeds the stack.
 */
export function handleNested<Result>(reply: Reply, handle: () => Result): Result {
  try {
    return handle();
  } catch (cause) {
    throw new ApiError(reply, undefined, ', but the body is nested too deeply', cause);
  }
}

/** Returns the explanation in a body, in one line. */
function reasonOf(body: unknown, options: ErrorOptions): string | undefined {
  const own = options.reasonIn?.(body);
  return own === undefined ? reasonIn(body) : oneLine(own, 400);
}

/** Returns the operation with its target. Returns the address of a request that the description does not have. */
const targetOf = ({ method, url }: Sent, { operation: { id } }: Call, target: string): string =>
  id ? `${id} (${method} ${target})` : `${method} ${withoutQuery(url)}`;

/**
 * A map from statuses, or first digits of statuses, to error classes. The class names are listed, because bundlers shorten them. A status has
 * its reason phrase, because HTTP/2 does not send it.
 */
export type ErrorClasses = Readonly<Record<number, readonly [ErrorClass, name: string, phrase?: string]>>;

type ErrorClass = new (...response: ConstructorParameters<typeof ApiError>) => ApiError;

/** Returns an address without its query, which may contain a credential. */
export const withoutQuery = (url: string): string => url.replace(/[?#][^]*/u, '');

/** Returns a text without control characters, which could add false lines to a log, and without characters outside ASCII. */
export const printableAscii = (text: string): string => text.replace(/[^ -~]/gu, '');
