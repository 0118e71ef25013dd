import type { Reply } from './reply.ts';

/** An answer that is not a success, or a success that cannot be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  /** `GET` */
  readonly method: string;
  /** Where the request was sent, without credentials. */
  readonly url: string;
  readonly headers: Headers;
  /** What the JSON of the answer says, or else its text; undefined where it was empty. */
  readonly body: unknown;

  constructor({ endpoint, url, response }: Reply, body: unknown, options?: ErrorOptions) {
    const { status, statusText, headers } = response;
    const method = endpoint.method.toUpperCase();
    const fault = response.ok ? ' with a body that is not JSON' : '';
    super(`${method} ${url} was answered ${`${status} ${statusText}`.trim()}${fault}`, options);
    this.status = status;
    this.statusText = statusText;
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.body = body;
  }
}
