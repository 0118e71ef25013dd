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

type ErrorClass = new (reply: Reply, body: unknown, name?: string) => ApiError;

// With their names, because bundlers shorten those of classes.
const byStatus: Readonly<Record<number, readonly [ErrorClass, name: string]>> = {
  3: [RedirectError, 'RedirectError'],
  304: [NotModifiedError, 'NotModifiedError'],
  400: [BadRequestError, 'BadRequestError'],
  401: [UnauthorizedError, 'UnauthorizedError'],
  403: [ForbiddenError, 'ForbiddenError'],
  404: [NotFoundError, 'NotFoundError'],
  408: [RequestTimeoutError, 'RequestTimeoutError'],
  409: [ConflictError, 'ConflictError'],
  412: [PreconditionFailedError, 'PreconditionFailedError'],
  414: [UriTooLongError, 'UriTooLongError'],
  422: [UnprocessableContentError, 'UnprocessableContentError'],
  429: [RateLimitError, 'RateLimitError'],
  5: [ServerError, 'ServerError'],
};

/** The error of an answer that is not a success. */
export function errorOf(reply: Reply): ApiError {
  const { status } = reply.response;
  const [StatusError, name] = byStatus[status] ?? byStatus[Math.floor(status / 100)] ?? [ApiError];
  return new StatusError(reply, reply.error, name);
}
