import type { Exchange } from '../http/wire-request.ts';
import type { Session } from '../run/session.ts';
import type { TestedOperation } from '../subject/subject.ts';
import { isSuccess } from '../verdict/documented-response.ts';
import { excerpt } from '../verdict/excerpt.ts';

/** The rule that a case asks about: its name in reports, and where the document states it. */
export interface AskedRule {
  readonly rule: string;
  readonly pointer: string;
}

/** A call that should succeed, did: 2xx, or 304 where that is documented as another way to say it. */
export function expectSuccess(
  session: Session,
  operation: TestedOperation,
  { response: { status, body } }: Exchange,
  { rule, pointer }: AskedRule,
): boolean {
  const isFine =
    isSuccess(status) || (status === 304 && operation.responses.some((response) => response.status === '304'));
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
  // A 5xx is reported as what it is.
  if (wanted.includes(status) || status >= 500) return wanted.includes(status);
  const got = `${status} ${excerpt(body)}`.trim();
  session.fail({ rule, message, expected: wanted.join(' or '), got, pointer });
  return false;
}
