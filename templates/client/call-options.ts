/** The time limits of a client or of one call, in milliseconds. `Infinity` means no limit. */
export interface TimeLimits {
  /**
   * The time limit of each attempt. An attempt ends when its response is read. If the body is read as a stream, the limit applies to the
   * wait for each chunk. Default: 60,000.
   */
  readonly timeout?: number | undefined;
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
}
