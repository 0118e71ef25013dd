import type { Reply } from './reply.ts';

/** An answer that is not a success, or a success that cannot be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  /** `GET` */
  readonly method: string;
  /** Where the request was sent, without the query, which may hold a credential. */
  readonly url: string;
  readonly headers: Headers;
  /** What the JSON of the answer says, or else its text; undefined or empty where there was nothing. */
  readonly body: unknown;

  constructor({ operation, response }: Reply, body: unknown, options?: ErrorOptions) {
    const method = operation.method.toUpperCase();
    const url = response.url.replace(/\?.*/u, '');
    const fault = response.ok ? ', which is not the JSON that was expected' : '';
    super(`${method} ${url || operation.path}: ${response.status} ${response.statusText}${fault}`, options);
    this.status = response.status;
    this.statusText = response.statusText;
    this.method = method;
    this.url = url;
    this.headers = response.headers;
    this.body = body;
  }
}
