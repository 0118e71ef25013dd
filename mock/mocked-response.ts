/** A response of the mock, before it is sent. */
export interface MockedResponse {
  readonly status: number;
  /** The names are in lower case. `content-length` and `connection` are added when the response is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /**
   * A text for the log. For a rejected request, it is the reason. For a valid request, it is a warning, for example
   * that a parameter is deprecated.
   */
  readonly reason?: string;
}
