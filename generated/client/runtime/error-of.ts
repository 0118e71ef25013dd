// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { ApiError } from './api-error.ts';
import type { Reply } from './reply.ts';
import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotModifiedError,
  PreconditionFailedError,
  RateLimitError,
  RedirectError,
  RequestTimeoutError,
  ServerError,
  UnauthorizedError,
  UnprocessableContentError,
  UriTooLongError,
} from './status-errors.ts';

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

/** Returns the error of a response that is not a success. */
export function errorOf(reply: Reply): ApiError {
  const { status } = reply.response;
  const [StatusError, kind] = byStatus[status] ?? byStatus[Math.floor(status / 100)] ?? [ApiError];
  return new StatusError(reply, reply.error, '', undefined, kind);
}
