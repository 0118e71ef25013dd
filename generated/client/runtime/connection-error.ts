// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { withoutQuery } from './api-error.ts';
import type { HttpRequest } from './send.ts';

/** No answer, or one that broke off: what became of the request is not known. `cause` is the error of the platform. */
export class ConnectionError extends Error {
  /** `GET` */
  declare readonly method: string;
  /** Where the request was sent, without the query, which may hold a credential. */
  declare readonly url: string;

  constructor({ method, url: address }: HttpRequest, cause: unknown, name: string, words: string) {
    const url = withoutQuery(address);
    super(`${method} ${url}: ${words}`, { cause });
    Object.assign(this, { name, method, url });
  }
}

/** No answer, or not the whole of it, within the time that there was. */
export class TimeoutError extends ConnectionError {}

/** The error of a request that got no whole answer. A caller who gave it up gets their own reason. */
export function connectionError(request: HttpRequest, cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || cause instanceof ConnectionError) return cause;
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return isLate
    ? new TimeoutError(request, cause, 'TimeoutError', 'took too long')
    : new ConnectionError(request, cause, 'ConnectionError', 'the connection failed');
}
