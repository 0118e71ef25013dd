// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { RequestError } from './request-error.ts';
import type { HttpRequest } from './send.ts';

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
