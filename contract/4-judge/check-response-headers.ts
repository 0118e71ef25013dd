import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { OperationModel, Response } from '@forgespec/model';
import type { ContractSubject } from '../1-describe/subject.ts';
import { coercions } from '../1-describe/values/coercions.ts';
import { excerpt } from '../2-plan/excerpt.ts';
import type { Finding } from '../2-plan/finding.ts';

/** Checks that the required headers are present, and that the documented headers have valid values. */
export function checkResponseHeaders(
  subject: ContractSubject,
  operation: OperationModel,
  { status, headers: documented }: Response,
  headers: Readonly<Record<string, string>>,
): Finding[] {
  return documented.flatMap(({ name, required, schema }): Finding[] => {
    const text = headers[name.toLowerCase()];
    const pointer = `${operation.pointer}/responses/${status}/headers/${escapeSegment(name)}`;
    if (text === undefined) {
      if (!required) return [];
      const message = `The header ${name} is missing.`;
      return [{ rule: 'header', message, expected: name, got: 'no such header', pointer }];
    }
    const check = subject.check(schema);
    if (coercions(text).some((value) => check(value).length === 0)) return [];
    const [issue] = check(coercions(text).at(2) ?? text);
    const message = `The header ${name} ${issue?.message ?? 'is not as described'}.`;
    return [{ rule: 'header', message, expected: issue?.message ?? '', got: excerpt(text), pointer: schema.pointer }];
  });
}
