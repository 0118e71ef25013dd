import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange } from '../../http/wire-request.ts';
import { CaseSkippedError, usedUpReason, type Session } from '../session.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import { isAccepted } from '../../1-describe/documented-response.ts';
import { excerpt } from '../excerpt.ts';

/** Statuses for values that a server may reject although their schema accepts them. */
export const valueRejections: readonly number[] = [400, 403, 404, 409, 422];

/** A rule that a case checks: its name in reports, and its JSON Pointer in the document. */
export interface CheckedRule {
  readonly rule: string;
  readonly pointer: string;
}

/**
 * Checks that a valid request was accepted. Every 2xx and a documented 304 count as accepted. If the operation documents neither a 2xx nor
 * `default`, a documented 3xx also counts. For any other status below 500, reports a failure.
 *
 * @returns true if the request was accepted.
 * @throws {CaseSkippedError} if the credential lacks a scope (RFC 6750, section 3.1), or if an earlier run consumed the resource.
 */
export function expectSuccess(
  session: Session,
  operation: TestedOperation,
  exchange: WireExchange,
  { rule, pointer }: CheckedRule,
): boolean {
  const { status, headers, body } = exchange.response;
  if (status === 403 && /\berror="?insufficient_scope\b/u.test(headers['www-authenticate'] ?? '')) {
    throw new CaseSkippedError(`the credential lacks a scope that ${operation.name} needs`);
  }
  if (session.isUsedUp(status)) throw new CaseSkippedError(usedUpReason);
  const isFine =
    isSuccess(status) ||
    isAccepted(operation, status) ||
    (status === 304 && operation.responses.some((response) => response.status === '304'));
  const guessed = status === 404 ? session.guessedParameter(operation, exchange) : undefined;
  if (guessed !== undefined)
    throw new CaseSkippedError(`no value is known for the path parameter ${guessed}; add one to the fixtures`);
  // The session reports every 5xx itself, so a 5xx needs no second finding.
  if (!isFine && status < 500) {
    session.rejected(operation, exchange);
    const got = `${status} ${excerpt(body)}`.trim();
    session.fail({ rule, message: 'A valid request was not accepted.', expected: '2xx', got, pointer });
  }
  return isFine;
}

/**
 * Checks that a response has one of the expected statuses. Otherwise reports a failure.
 *
 * @returns true if the status is expected.
 * @throws {CaseSkippedError} if an earlier run consumed the resource.
 */
export function expectStatus(
  session: Session,
  { response: { status, body } }: WireExchange,
  wanted: readonly number[],
  message: string,
  { rule, pointer }: CheckedRule,
): boolean {
  // The session reports every 5xx itself, so a 5xx needs no second finding.
  if (wanted.includes(status) || status >= 500) return wanted.includes(status);
  if (session.isUsedUp(status)) throw new CaseSkippedError(usedUpReason);
  const got = `${status} ${excerpt(body)}`.trim();
  session.fail({ rule, message, expected: wanted.join(' or '), got, pointer });
  return false;
}

/**
 * Ends a case after a response with the status 202, if the session has no pauses: the server has only accepted the request, and its effect may
 * come later (RFC 9110, section 15.3.3). The run then repeats the case with pauses.
 *
 * @throws {CaseSkippedError} if the effect may come later.
 */
export function expectEffectNow(
  { hasPauses }: Session,
  { name }: TestedOperation,
  { response: { status } }: WireExchange,
): void {
  if (status === 202 && !hasPauses) throw new CaseSkippedError(`${name} returned 202, so its effect may come later`);
}
