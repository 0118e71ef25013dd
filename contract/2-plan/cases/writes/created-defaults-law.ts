import { isSuccess } from '@forgespec/templates/shared/statuses';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { Link } from '../../../1-describe/links.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { withoutValue } from '../../../http/arguments.ts';
import { CaseExcludedError, CaseSkippedError } from '../../session.ts';
import { linkedPath } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess } from '../expect.ts';
import { defaultBodyContent, describedSlots, isFileBody, type DescribedSlot } from '../slots.ts';
import { compareCreated, documentedDefault, readCreated } from './created-property.ts';

/**
 * Returns the case that a resource has the documented defaults of the properties that a create request does not contain. A difference is a
 * hint: a property of a response may have another meaning than the property of the request, such as the encoding of a file.
 *
 * @param slots the optional properties of the create request.
 */
export function createdDefaultsCases(
  subject: ContractSubject,
  link: Link,
  operation: TestedOperation,
  slots: readonly DescribedSlot[],
): Case[] {
  const withDefault = slots.filter((slot) => {
    const value = documentedDefault(slot);
    return value !== null && typeof value !== 'object';
  });
  const schema = defaultBodyContent(operation)?.schema;
  const pointer = `${operation.pointer}/responses`;
  if (withDefault.length === 0 || schema === undefined || isFileBody(describedSlots(subject, operation))) return [];
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/defaults',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        const prepared = await session.prepare(operation);
        const args = withDefault.reduce((rest, slot) => withoutValue(rest, slot), prepared);
        if (args.body !== undefined && subject.check(schema)(args.body.value).length > 0)
          throw new CaseSkippedError('the body is not valid without the properties that have a default');
        const exchange = await session.call(operation, args);
        if (!expectSuccess(session, operation, exchange, { rule: 'write/defaults', pointer })) return;
        expectEffectNow(session, operation, exchange);
        const answered = parseJsonBody(exchange.response.body);
        const read = await readCreated(session, link.to, linkedPath(link.parameters, args, exchange));
        for (const slot of withDefault) {
          const value = documentedDefault(slot);
          const origin = { words: 'the documented default', report: session.hint };
          if (isSuccess(exchange.response.status)) compareCreated(session, operation, slot, value, answered, origin);
          compareCreated(session, link.to, slot, value, read, origin);
        }
      },
    }),
  ];
}
