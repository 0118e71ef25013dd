// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** What an operation is called with. */
export interface CallInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A body that is sent as it is: text, a `Blob`, `FormData`. */
export type RequestBody = NonNullable<RequestInit['body']>;

type HeaderValue = boolean | number | string | undefined;

/** What may be said about a single call. */
export interface CallOptions {
  /** Gives the call up when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this request. They replace others of the same name. */
  readonly headers?: Readonly<Record<string, HeaderValue | readonly HeaderValue[]>> | undefined;
}

/** The same, for an operation that takes headers of its own. */
export interface CallOptionsWith<Headers> extends CallOptions {
  readonly headers: Headers & NonNullable<CallOptions['headers']>;
}
