// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RetryOptions } from './retry-requests.ts';

/** What an operation is called with. */
export interface CallInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A body that is sent as it is: text, a `Blob`, `FormData`; a stream, which can be sent once only. */
export type RequestBody = NonNullable<RequestInit['body']>;

type HeaderValue = boolean | number | string | null | undefined;

/** A way to write the body of a request. */
export interface BodyFormat {
  readonly contentType: string;
  readonly write: (body: unknown) => RequestBody;
}

/** What may be said about a single call. What a client was made with holds where it says nothing. */
export interface CallOptions {
  /** Gives the call up when it is aborted: before, during and between requests, and while a body is read. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this request. They replace others of the same name; null leaves one out. */
  readonly headers?: Readonly<Record<string, HeaderValue | readonly HeaderValue[]>> | undefined;
  /** Writes the body in another way than as JSON. The service must take it. */
  readonly bodyFormat?: BodyFormat | undefined;
  /** How long each attempt may take until its answer is read, in milliseconds; `Infinity` for as long as it takes. */
  readonly timeout?: number | undefined;
  /** How long the call may take as a whole, with credentials, all attempts and the time between them, in milliseconds. */
  readonly deadline?: number | undefined;
  /** When the request is sent again; `false` for never. */
  readonly retry?: RetryOptions | false | undefined;
}

/** The same, for an operation that takes headers of its own. */
export interface CallOptionsWith<Headers> extends CallOptions {
  readonly headers: Headers & NonNullable<CallOptions['headers']>;
}
