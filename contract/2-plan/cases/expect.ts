import { isSuccess } from '@forgespec/templates/shared/responses';
import type { Exchange } from '../../http/wire-request.ts';
import { Skip, usedUp, type Session } from '../session.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import { isAccepted } from '../../1-describe/documented-response.ts';
import { excerpt } from '../excerpt.ts';

/** The rule that a case asks about: its name in reports, and where the document states it. */
export interface AskedRule {
  readonly rule: string;
  readonly pointer: string;
}

/**
 * Checks that a valid call succeeded: 2xx, a documented 3xx if the description has no other success, or a documented 304.
 *
 * @throws {Skip} if the credential lacks a scope. RFC 6750, section 3.1.
 */
export function expectSuccess(
  session: Session,
  operation: TestedOperation,
  { response: { status, headers, body } }: Exchange,
  { rule, pointer }: AskedRule,
): boolean {
  if (status === 403 && /\berror="?insufficient_scope\b/u.test(headers['www-authenticate'] ?? '')) {
    throw new Skip(`the credential lacks a scope that ${operation.name} needs`);
  }
  if (session.isUsedUp(status)) throw new Skip(usedUp);
  const isFine =
    isSuccess(status) ||
    isAccepted(operation, status) ||
    (status === 304 && operation.responses.some((response) => response.status === '304'));
  if (!isFine) {
    const got = `${status} ${excerpt(body)}`.trim();
    session.fail({ rule, message: 'A valid request was not accepted.', expected: '2xx', got, pointer });
  }
  return isFine;
}

/** A call that breaks one rule was refused with one of some statuses. */
export function expectStatus(
  session: Session,
  { response: { status, body } }: Exchange,
  wanted: readonly number[],
  message: string,
  { rule, pointer }: AskedRule,
): boolean {
  // A 5xx has a finding of its own.
  if (wanted.includes(status) || status >= 500) return wanted.includes(status);
  if (session.isUsedUp(status)) throw new Skip(usedUp);
  const got = `${status} ${excerpt(body)}`.trim();
  session.fail({ rule, message, expected: wanted.join(' or '), got, pointer });
  return false;
}
