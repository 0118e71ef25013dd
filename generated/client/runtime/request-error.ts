// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { HttpRequest } from './send.ts';

/** An error of a request: a failure that the service answered with ({@link ApiError}), or no complete response. */
export class RequestError extends Error {
  // Declared, not defined: defining a field and then setting it would be said twice in every bundle.
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

/** Returns an address without its query, which may contain a credential. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*/su, '');
