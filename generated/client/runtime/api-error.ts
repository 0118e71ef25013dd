// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Reply } from './reply.ts';

/** An answer that is not a success, or a success that cannot be read. A class of its own for each status is derived from it. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  // Declared, not defined: defining a field and then setting it would be said twice in every bundle.
  declare readonly status: Status;
  declare readonly statusText: string;
  /** The `operationId`. */
  declare readonly operation: string;
  /** `GET` */
  declare readonly method: string;
  /** Where the request was sent, without the query, which may hold a credential. */
  declare readonly url: string;
  declare readonly headers: Headers;
  /** What the service calls this request in its logs, where it says so. */
  declare readonly requestId: string | undefined;
  /** What the JSON of the answer says, or else its text; undefined where it is empty. */
  declare readonly body: Body;

  constructor({ operation, request, response }: Reply, body: unknown, name = 'ApiError', options?: ErrorOptions) {
    const { status, statusText, headers, ok } = response;
    const method = operation.method.toUpperCase();
    const url = withoutQuery(response.url || request.url);
    super(`${method} ${url}: ${status} ${statusText}${ok ? ' is not JSON' : ''}`, options);
    const requestId = headers.get('x-request-id') ?? undefined;
    Object.assign(this, { name, status, statusText, operation: operation.id, method, url, headers, requestId, body });
  }
}

/** An address without its query, which may hold a credential. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*/su, '');
