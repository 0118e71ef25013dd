import { ApiError } from './api-error.ts';

/** 3xx: a redirect that is not followed. `headers` says where it leads. */
export class RedirectError<Body = unknown> extends ApiError<number, Body> {}
/** 304: everything is already as the request wants it. */
export class NotModifiedError<Body = unknown> extends ApiError<304, Body> {}
/** 400 */
export class BadRequestError<Body = unknown> extends ApiError<400, Body> {}
/** 401: the credential is missing or not valid. */
export class UnauthorizedError<Body = unknown> extends ApiError<401, Body> {}
/** 403: the caller may not do this. */
export class ForbiddenError<Body = unknown> extends ApiError<403, Body> {}
/** 404 */
export class NotFoundError<Body = unknown> extends ApiError<404, Body> {}
/** 408: the service gave up. */
export class RequestTimeoutError<Body = unknown> extends ApiError<408, Body> {}
/** 409: something else is in the way. */
export class ConflictError<Body = unknown> extends ApiError<409, Body> {}
/** 412: what the request was made for has changed since. */
export class PreconditionFailedError<Body = unknown> extends ApiError<412, Body> {}
/** 414: the address, most of it query, is too long. */
export class UriTooLongError<Body = unknown> extends ApiError<414, Body> {}
/** 422: a value did not pass validation. */
export class UnprocessableContentError<Body = unknown> extends ApiError<422, Body> {}
/** 429: too many requests; the header `retry-after` may say how long to wait. */
export class RateLimitError<Body = unknown> extends ApiError<429, Body> {}
/** 5xx: the fault is not the caller's. */
export class ServerError<Body = unknown> extends ApiError<number, Body> {}
