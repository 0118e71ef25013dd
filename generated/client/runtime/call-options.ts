// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The time limits of a client or of one call, in milliseconds. `Infinity` means no limit. */
export interface TimeLimits {
  /**
   * The time limit of each attempt. An attempt ends when its response is read. If the body is read as a stream, the attempt ends when the
   * headers of the response arrive. Default: 60,000.
   */
  readonly timeout?: number | undefined;
  /** The time limit for connecting to the service and for the headers of the response. Default: only `timeout` limits this time. */
  readonly responseTimeout?: number | undefined;
  /** The longest wait for the next chunk of a body, also of a stream. Default: the value of `timeout`. */
  readonly longestSilence?: number | undefined;
  /**
   * The time limit of the whole call, including the providers of credentials, all attempts, the waits between attempts, all pages of a
   * list, and all chunks of a stream. Default: no limit.
   */
  readonly deadline?: number | undefined;
}

/** The option for sending a request again. */
export interface Retries {
  /** The rules for sending a request again, or `false` if each request is sent only once. */
  readonly retry?: RetryOptions | false | undefined;
}

/** The rules for sending a request again. */
export interface RetryOptions {
  /** The highest number of further attempts; `Infinity` for no limit. Default: 2. */
  readonly times?: number | undefined;
  /**
   * The longest wait between two attempts, in milliseconds; `Infinity` for no limit. If the service requires a longer wait
   * (`Retry-After`), the call fails at once. Default: 60,000.
   */
  readonly longestWait?: number | undefined;
  /** If true, requests such as POST and PATCH are sent again as well, and the service may process them twice. Default: false. */
  readonly unsafe?: boolean | undefined;
  /**
   * Decides if a request is sent again after a failed attempt, within `times`, `longestWait` and the time limits. Returns true or false, or
   * the wait before the next attempt in milliseconds. Returns undefined if the default rules decide. A body that can be sent only once is
   * never sent again.
   */
  readonly when?: ((attempt: FailedAttempt) => Decision | Promise<Decision>) | undefined;
}

/** The decision if a request is sent again: yes, no, the wait in milliseconds before it is sent again, or no decision. */
export type Decision = boolean | number | undefined;

/** An attempt that failed. It has either a response or an error. */
export interface FailedAttempt {
  /** The number of the attempt, from 1. */
  readonly number: number;
  /** The `operationId`. Empty for a request that the description does not have. */
  readonly operation: string;
  /** The method in upper case, such as `GET`. */
  readonly method: string;
  /** The response, with a status such as 404. To read its body, clone the response first. */
  readonly response?: Response | undefined;
  /** The network failure, such as a `TimeoutError`. */
  readonly error?: unknown;
}

/** The option for keys with which a service recognizes a repeated request. */
export interface IdempotencyKeys {
  /**
   * The name of a header, such as `Idempotency-Key`. Each request with a method such as POST gets a random key in this header, and is sent
   * again like a GET, with the same key. Use it only if the service processes requests with the same key once. If the description of an
   * operation has the header `Idempotency-Key`, the operation needs no option.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The limit for bodies that are read into memory. */
export interface BodyLimit {
  /**
   * The size of the longest body that is read into memory, in bytes and after decompression. Reading a longer body throws a
   * `ConnectionError`. The stream of `responseOf` is not limited. Default: 104,857,600 (100 MiB).
   */
  readonly longestBody?: number | undefined;
}
