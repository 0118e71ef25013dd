import { isJson } from '@forgespec/templates/shared/media-type';
import { mockedHeaders } from './mocked-headers.ts';
import { problemResponse } from './rejected-request.ts';
import { describeViolations, violationsHeader } from './violations.ts';
import type { IPrismDiagnostic, IPrismOutput } from '@stoplight/prism-core';
import type { IHttpResponse, ProblemJsonError } from '@stoplight/prism-http';
import type { MockedResponse } from './mocked-response.ts';
import type { Violation } from './violations.ts';

const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];

/**
 * Converts the output of Prism to a response.
 *
 * @throws {RejectedRequestError} 500 if the example of a header cannot be sent.
 */
export function responseFromOutput({ output, validations }: IPrismOutput<IHttpResponse>): MockedResponse {
  const headers = mockedHeaders(output.headers ?? {});
  const violations = validations.input.map(toViolation);
  if (violations.length > 0) headers['sl-violations'] = violationsHeader(violations);
  const reason = describeViolations(violations);
  const body = bodyText(output.body, headers['content-type']);
  if (body === undefined) delete headers['content-type'];
  return {
    status: output.statusCode,
    headers,
    ...(body !== undefined && { body }),
    ...(reason !== undefined && { reason }),
  };
}

/**
 * Converts an error of Prism to a response with problem details (RFC 9457). The problem details contain the violations that
 * Prism found.
 */
export function responseFromError(error: Error): MockedResponse {
  // If a request prefers a status, the error of Prism has no `status`. The message of the error then contains the name of the problem.
  if (error.message.includes('#NOT_ACCEPTABLE')) {
    return problemResponse(406, 'The response has no content with a media type that the request accepts.');
  }
  if (error.message.includes('#NOT_FOUND')) return problemResponse(404, 'The response has no example with this name.');
  if (!isProblem(error)) return problemResponse(500, `Prism failed: ${error.message}`);

  const { name: type, message: title, status, detail, additional = {} } = error;
  const {
    headers = {},
    validation,
    ...members
  } = additional as { headers?: Record<string, string>; validation?: Violation[] };
  const body = JSON.stringify({ type, title, status, detail, ...(validation && { validation }), ...members });
  return {
    status,
    headers: { ...mockedHeaders(headers), 'content-type': 'application/problem+json' },
    body,
    reason: describeViolations(validation ?? []) ?? (detail || title),
  };
}

/** Returns true for an error that Prism itself creates. Such an error has a status. */
function isProblem(error: Error): error is ProblemJsonError {
  return 'status' in error && typeof error.status === 'number';
}

function toViolation({ path = [], severity, code, message }: IPrismDiagnostic): Violation {
  return { location: ['request', ...path], severity: SEVERITIES[severity] ?? '', code: String(code), message };
}

function bodyText(body: unknown, contentType: string | undefined): string | undefined {
  if (typeof body === 'string' && !isJson(contentType ?? '')) return body;
  return JSON.stringify(body);
}
