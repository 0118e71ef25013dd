// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { ApiError, type ErrorClasses } from './runtime/errors.ts';

/** 3xx: a redirect that is not followed. `headers` has its target. */
export class RedirectError extends ApiError {}

/** 304: nothing has changed. */
export class NotModifiedError extends ApiError {
  declare readonly status: 304;
}

/** 400 */
export class BadRequestError extends ApiError {
  declare readonly status: 400;
}

/** 401: the credential is missing or not valid. */
export class UnauthorizedError extends ApiError {
  declare readonly status: 401;
}

/** 403: the caller may not do this. */
export class ForbiddenError extends ApiError {
  declare readonly status: 403;
}

/** 404 */
export class NotFoundError extends ApiError {
  declare readonly status: 404;
}

/** 408: the service waited too long for the request. */
export class RequestTimeoutError extends ApiError {
  declare readonly status: 408;
}

/** 409: the request conflicts with the state of the resource. */
export class ConflictError extends ApiError {
  declare readonly status: 409;
}

/** 414: the URL is too long, usually because of its query. */
export class UriTooLongError extends ApiError {
  declare readonly status: 414;
}

/** 422: a value did not pass validation. */
export class UnprocessableContentError extends ApiError {
  declare readonly status: 422;
}

/** 429: too many requests. The header `retry-after` may have the time to wait. */
export class RateLimitError extends ApiError {
  declare readonly status: 429;
}

/** 5xx: the service failed. */
export class ServerError extends ApiError {}

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
