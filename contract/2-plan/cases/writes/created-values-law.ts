import { createDirectionMarks } from '@forgespec/model';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { withValue } from '../../../http/arguments.ts';
import type { Link } from '../../../1-describe/links.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError } from '../../session.ts';
import { linkedPath, type TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow } from '../expect.ts';
import { defaultBodyContent, describedSlots, type DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import { createdDefaultsCases } from './created-defaults-law.ts';
import { compareCreated, documentedDefault, readCreated } from './created-property.ts';

/** Statuses for values that a server may reject although their schema accepts them. */
const rejections = [400, 403, 404, 409, 422];

/**
 * Returns a case for each optional property of a create request, and one for all of them: the response and the next read have the value that
 * was sent. The case sends a value that differs from the value of a resource that was created without the property.
 */
export function createdValueCases(
  subject: ContractSubject,
  resources: TestResources,
  operation: TestedOperation,
): Case[] {
  const schema = defaultBodyContent(operation)?.schema;
  const link = resources.links.find(
    ({ from, to }) => from.name === operation.name && to.method === 'get' && to.path.endsWith('}'),
  );
  if (operation.method !== 'post' || link === undefined || schema === undefined) return [];
  const hidden = createDirectionMarks('writeOnly', subject.resolve).possibly(schema);
  const slots = describedSlots(subject, operation).filter(
    (slot) => slot.in === 'body' && !slot.required && !slot.deprecated && !hidden.has(slot.name),
  );
  return [
    ...slots.map((slot) => createdValueCase(subject, link, operation, slot)),
    ...createdDefaultsCases(subject, link, operation, slots),
  ];
}

const createdValueCase = (
  subject: ContractSubject,
  link: Link,
  operation: TestedOperation,
  slot: DescribedSlot,
): Case =>
  createCase(operation, {
    kind: 'write',
    name: `write/created/${slot.name}`,
    pointer: slot.pointer,
    async run(session, operation) {
      if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
      if (session.fixtures.operations[operation.name]?.body !== undefined)
        throw new CaseExcludedError('the fixtures set the body');
      if (session.isIdentifying(operation, slot.name))
        throw new CaseSkippedError(`${slot.name} identifies the resource`);
      for (const value of changedValues(subject, slot, documentedDefault(slot))) {
        const args = withValue(await session.prepare(operation), slot, value);
        const { response, ...exchange } = await session.call(operation, args, { tolerate: rejections });
        if (!isSuccess(response.status)) continue;
        expectEffectNow(session, operation, { response, ...exchange });
        compareCreated(session, operation, slot, value, parseJsonBody(response.body));
        const path = linkedPath(link.parameters, args, { response, ...exchange });
        compareCreated(session, link.to, slot, value, await readCreated(session, link.to, path));
        if (typeof value !== 'boolean') return;
      }
    },
  });
