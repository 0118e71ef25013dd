// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Reply } from './reply.ts';

/** An answer that is not a success, or a success that cannot be read. */
export class ApiError extends Error {
  // Declared, not defined: defining a field and then setting it would be said twice in every bundle.
  declare readonly status: number;
  declare readonly statusText: string;
  /** `GET` */
  declare readonly method: string;
  /** Where the request was sent, without the query, which may hold a credential. */
  declare readonly url: string;
  declare readonly headers: Headers;
  /** What the JSON of the answer says, or else its text; undefined where it is empty. */
  declare readonly body: unknown;

  constructor({ operation, response }: Reply, body: unknown, options?: ErrorOptions) {
    const { status, statusText, headers, ok } = response;
    const method = operation.method.toUpperCase();
    const url = response.url.replace(/\?.*/u, '');
    super(`${method} ${url || operation.path}: ${status} ${statusText}${ok ? ' is not JSON' : ''}`, options);
    Object.assign(this, { name: 'ApiError', status, statusText, method, url, headers, body });
  }
}
