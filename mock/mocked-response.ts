/** A response of the mock, before it is sent. */
export interface MockedResponse {
  readonly status: number;
  /** Headers with names in lower case. `content-length` and `connection` are added when the response is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * A text for the log: the reason why the request is rejected, or a warning for a valid request, for example that a
   * parameter is deprecated.
   */
  readonly reason?: string;
}
