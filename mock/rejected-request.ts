import { statusPhrase } from '@forgespec/templates/shared/status-phrases';
import type { MockedResponse } from './mocked-response.ts';

/** The error that rejects a request. The request handler converts it to a response with the status of the error. */
export class RejectedRequestError extends Error {
  override readonly name = 'RejectedRequestError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param message one sentence that describes the problem to the client. */
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Returns the response for an error. A `RejectedRequestError` becomes a response with its status. Any other error is a
 * defect of the mock, and becomes a 500.
 */
export function errorResponse(error: unknown): MockedResponse {
  if (error instanceof RejectedRequestError) return problemResponse(error.status, error.message, error.headers);
  return problemResponse(500, `The mock failed: ${error instanceof Error ? error.message : String(error)}`);
}

export const problemType = 'application/problem+json';

/**
 * Returns a response with problem details (RFC 9457). The media type `application/problem+json` shows that the mock itself has rejected the
 * request. The responses of the description usually have other media types.
 */
export function problemResponse(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): MockedResponse & { readonly body: string } {
  const body = JSON.stringify({ type: 'about:blank', title: statusPhrase(status), status, detail });
  return { status, headers: { ...headers, 'content-type': problemType }, body, reason: detail };
}
