import { isJson } from '@forgespec/templates/shared/media-type';
import { mockedHeaders } from './mocked-headers.ts';
import { problem } from './refusal.ts';
import { describeViolations, violationsHeader } from './violations.ts';
import type { IPrismDiagnostic, IPrismOutput } from '@stoplight/prism-core';
import type { IHttpResponse, ProblemJsonError } from '@stoplight/prism-http';
import type { Answer } from './answer.ts';
import type { Violation } from './violations.ts';

const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'];

/**
 * Turns what Prism made up into an answer.
 *
 * @throws {Refusal} 500 when the document's example of a header cannot be sent.
 */
export function answerToOutput({ output, validations }: IPrismOutput<IHttpResponse>): Answer {
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

/** Turns an error of Prism into an answer: problem details, with the violations where it found some. */
export function answerToError(error: Error): Answer {
  // Asked for a code, Prism wraps its own problems in an error without a status.
  if (error.message.includes('#NOT_ACCEPTABLE')) {
    return problem(406, 'The response has no content of a type that is accepted.');
  }
  if (error.message.includes('#NOT_FOUND')) return problem(404, 'The response has no example of this name.');
  if (!isProblem(error)) return problem(500, `Prism failed: ${error.message}`);

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

/** Prism's own errors say which problem they are. */
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
