// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { ApiError, type ErrorClasses } from './runtime/errors.ts';

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

/** 414: the URL is too long, usually because of its query. */
export class UriTooLongError<Body = unknown> extends ApiError<414, Body> {}

/** 422: a value did not pass validation. */
export class UnprocessableContentError<Body = unknown> extends ApiError<422, Body> {}

/** 429: too many requests. The header `retry-after` may have the time to wait. */
export class RateLimitError<Body = unknown> extends ApiError<429, Body> {}

/** 5xx: the service failed. */
export class ServerError<Body = unknown> extends ApiError<number, Body> {}

/** The classes. Each key is a status, or its first digit. */
export const errorClasses: ErrorClasses = {
  3: [RedirectError, 'RedirectError'],
  304: [NotModifiedError, 'NotModifiedError', 'Not Modified'],
  400: [BadRequestError, 'BadRequestError', 'Bad Request'],
  401: [UnauthorizedError, 'UnauthorizedError', 'Unauthorized'],
  403: [ForbiddenError, 'ForbiddenError', 'Forbidden'],
  404: [NotFoundError, 'NotFoundError', 'Not Found'],
  408: [RequestTimeoutError, 'RequestTimeoutError', 'Request Timeout'],
  409: [ConflictError, 'ConflictError', 'Conflict'],
  414: [UriTooLongError, 'UriTooLongError', 'URI Too Long'],
  422: [UnprocessableContentError, 'UnprocessableContentError', 'Unprocessable Content'],
  429: [RateLimitError, 'RateLimitError', 'Too Many Requests'],
  5: [ServerError, 'ServerError'],
};
