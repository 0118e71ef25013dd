import type { WireExchange } from '../../http/wire-request.ts';
import { documentedResponse, documentedStatuses } from '../../1-describe/documented-response.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Session } from '../session.ts';

/** The statuses with which servers reject requests whose values are not valid. */
const forInvalidValues: readonly number[] = [400, 422];

/**
 * Reports a rejection whose status is not documented, if the operation documents another status for invalid values: for example a 400 if the
 * description says 422. With `otherRejections` in the fixtures, the difference is only a hint.
 */
export function reportUndocumentedRejection(
  session: Session,
  operation: TestedOperation,
  { response: { status } }: WireExchange,
  pointer: string,
): void {
  const isDocumented = (each: number): boolean => documentedResponse(operation, each) !== undefined;
  const isReplaced = [...forInvalidValues, 409].includes(status) && forInvalidValues.some(isDocumented);
  if (!isReplaced || isDocumented(status) || session.fixtures.anywhere.includes(status)) return;
  const finding = {
    rule: 'refused/status',
    message: `The status ${status} of the rejection is not documented, but the operation documents another one for invalid requests.`,
    expected: documentedStatuses(operation),
    got: String(status),
    pointer,
  };
  if (session.fixtures.otherRejections) session.hint(finding);
  else session.fail(finding);
}
