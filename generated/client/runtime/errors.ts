// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { printable } from './headers.ts';
import type { HttpRequest, Reply } from './send.ts';
import { withoutQuery } from './server-address.ts';

/** An error of a request: a failure that the service answered with ({@link ApiError}), or no complete response. */
export class RequestError extends Error {
  // Declared, not defined: bundles would contain each definition a second time.
  /** `GET` */
  declare readonly method: string;
  /** The address without the query, which may contain a credential. */
  declare readonly url: string;

  constructor(
    { method, url: address }: Pick<HttpRequest, 'method' | 'url'>,
    words: string,
    cause: unknown,
    properties: object,
  ) {
    const url = withoutQuery(address);
    super(`${method} ${url}: ${words}`, cause ? { cause } : undefined);
    Object.assign(this, { method, url, ...properties });
  }
}

/**
 * A request that got no response, or a response that broke off. It is not known if the service processed the request.
 * `cause` is the error of the platform.
 */
export class ConnectionError extends RequestError {
  constructor(
    request: Pick<HttpRequest, 'method' | 'url'>,
    cause?: unknown,
    words = 'the connection failed',
    name = 'ConnectionError',
  ) {
    super(request, words, cause, { name });
  }
}

/** A request that got no complete response within its time limit (`timeout` or `deadline`). */
export class TimeoutError extends ConnectionError {}

/**
 * A response that is not a success, or a success with a body that cannot be read. Each status has a class of its own, which is
 * derived from this one.
 */
export class ApiError<Status extends number = number, Body = unknown> extends RequestError {
  declare readonly status: Status;
  /** The text after the status, without control characters. */
  declare readonly statusText: string;
  /** The `operationId`; empty for a request that the description does not have. */
  declare readonly operation: string;
  declare readonly headers: Headers;
  /** The identifier of this request in the logs of the service, if the response has one (`x-request-id`). */
  declare readonly requestId: string | undefined;
  /** The value of a JSON body, or the text of another body; undefined for an empty one. */
  declare readonly body: Body;

  /** Returns the error of a response that is not a success. */
  static of(reply: Reply): ApiError {
    const { status } = reply.response;
    const [StatusError, kind] = byStatus[status] ?? byStatus[Math.floor(status / 100)] ?? [ApiError];
    return new StatusError(reply, reply.error, '', undefined, kind);
  }

  constructor({ request, context, response }: Reply, body: unknown, words = '', cause?: unknown, kind = 'Api') {
    const { status, headers } = response;
    // The server chooses this text: in a terminal or a log, control characters could add false lines.
    const statusText = printable(response.statusText);
    super({ ...request, url: response.url || request.url }, `${status} ${statusText}${words}`, cause, {
      name: `${kind}Error`,
      status,
      statusText,
      operation: context.operation.id,
      headers,
      requestId: headers.get('x-request-id') ?? undefined,
      body,
    });
  }
}

/** 3xx: a redirect that is not followed. `headers` has its target. */
export class RedirectError<Body = unknown> extends ApiError<number, Body> {}
/** 304: nothing has changed. */
export class NotModifiedError<Body = unknown> extends ApiError<304, Body> {}
/** 400 */
export class BadRequestError<Body = unknown> extends ApiError<400, Body> {}
/** 401: the credential is missing or not valid. */
export class UnauthorizedError<Body = unknown> extends ApiError<401, Body> {}
/** 403: the caller may not do this. */
export class ForbiddenError<Body = unknown> extends ApiError<403, Body> {}
/** 404 */
export class NotFoundError<Body = unknown> extends ApiError<404, Body> {}
/** 408: the service waited too long for the request. */
export class RequestTimeoutError<Body = unknown> extends ApiError<408, Body> {}
/** 409: the request conflicts with the state of the resource. */
export class ConflictError<Body = unknown> extends ApiError<409, Body> {}
/** 412: the resource has changed since the caller read it. */
export class PreconditionFailedError<Body = unknown> extends ApiError<412, Body> {}
/** 414: the address, most of it query, is too long. */
export class UriTooLongError<Body = unknown> extends ApiError<414, Body> {}
/** 422: a value did not pass validation. */
export class UnprocessableContentError<Body = unknown> extends ApiError<422, Body> {}
/** 429: too many requests. The header `retry-after` may have the time to wait. */
export class RateLimitError<Body = unknown> extends ApiError<429, Body> {}
/** 5xx: the service failed. */
export class ServerError<Body = unknown> extends ApiError<number, Body> {}

type ErrorClass = new (reply: Reply, body: unknown, words?: string, cause?: unknown, kind?: string) => ApiError;

// With the names without `Error`, because bundlers shorten those of classes.
const byStatus: Readonly<Record<number, readonly [ErrorClass, name: string]>> = {
  3: [RedirectError, 'Redirect'],
  304: [NotModifiedError, 'NotModified'],
  400: [BadRequestError, 'BadRequest'],
  401: [UnauthorizedError, 'Unauthorized'],
  403: [ForbiddenError, 'Forbidden'],
  404: [NotFoundError, 'NotFound'],
  408: [RequestTimeoutError, 'RequestTimeout'],
  409: [ConflictError, 'Conflict'],
  412: [PreconditionFailedError, 'PreconditionFailed'],
  414: [UriTooLongError, 'UriTooLong'],
  422: [UnprocessableContentError, 'UnprocessableContent'],
  429: [RateLimitError, 'RateLimit'],
  5: [ServerError, 'Server'],
};
