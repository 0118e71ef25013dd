import { hasNoBody } from '@forgespec/templates/shared/responses';
import type { WireExchange } from '../http/wire-request.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { documentedResponse, documentedStatuses } from '../1-describe/documented-response.ts';
import type { Finding } from '../2-plan/finding.ts';
import { checkResponseBody } from './check-response-body.ts';
import { checkResponseHeaders } from './check-response-headers.ts';

/**
 * Checks one response against the description: its status, content type, body and headers. Properties and headers that are not
 * documented are allowed, because clients must ignore them.
 *
 * @param tolerated statuses that are accepted for this request although the operation does not document them.
 */
export function checkResponse(
  subject: ContractSubject,
  operation: TestedOperation,
  { request, response }: WireExchange,
  tolerated: readonly number[] = [],
): Finding[] {
  const { status, headers, body, bodyFault } = response;
  const responses = `${operation.pointer}/responses`;
  if (status >= 500) {
    return [createFinding('server-error', `The server failed with ${status}.`, 'no 5xx', String(status), responses)];
  }
  if (bodyFault !== undefined) {
    const message = 'The body of the response cannot be decoded.';
    return [createFinding('body', message, 'a body that can be decoded', bodyFault, responses)];
  }
  const isBodiless = hasNoBody(status) || request.method === 'HEAD';
  const framing =
    isBodiless && !isEmpty(exchangeLength(request.method, status, headers), body)
      ? [
          createFinding(
            'no-body',
            `A response with ${status} must not have a body.`,
            'no body',
            `${headers['content-length'] ?? body.length} bytes`,
            responses,
          ),
        ]
      : [];
  const documented = documentedResponse(operation, status);
  if (documented === undefined) {
    if (tolerated.includes(status)) return framing;
    const expected = documentedStatuses(operation);
    return [
      ...framing,
      createFinding('status', `The status ${status} is not documented.`, expected, String(status), responses),
    ];
  }
  return [
    ...framing,
    ...checkResponseHeaders(subject, operation, documented, headers),
    ...(isBodiless ? [] : checkResponseBody(subject, operation, documented, response)),
  ];
}

/**
 * Returns the length of the received body according to `Content-Length`. Returns 0 for a response to HEAD and for a 304: they
 * have no body, and `Content-Length` states the length of the omitted body.
 */
const exchangeLength = (method: string, status: number, headers: Readonly<Record<string, string>>): string =>
  method === 'HEAD' || status === 304 ? '0' : (headers['content-length'] ?? '0');

const isEmpty = (length: string, body: string): boolean => Number(length) === 0 && body === '';

export const createFinding = (
  rule: string,
  message: string,
  expected: string,
  got: string,
  pointer: string,
): Finding => ({
  rule,
  message,
  expected,
  got,
  pointer,
});
