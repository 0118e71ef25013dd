import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { createDirectionMarks } from '@forgespec/model';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue, withValue, type Arguments } from '../../../http/arguments.ts';
import type { Link } from '../../../1-describe/links.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import { linkedPath, type TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow } from '../expect.ts';
import { isSameValue } from '../same-value.ts';
import { defaultBodyContent, describedSlots, type DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';

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
  return describedSlots(subject, operation)
    .filter((slot) => slot.in === 'body' && !slot.required && !slot.deprecated && !hidden.has(slot.name))
    .map((slot) => createdValueCase(subject, link, operation, slot));
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
      for (const value of changedValues(subject, slot, defaultOf(slot))) {
        const args = withValue(await session.prepare(operation), slot, value);
        const { response, ...exchange } = await session.call(operation, args, { tolerate: rejections });
        if (!isSuccess(response.status)) continue;
        expectEffectNow(session, operation, { response, ...exchange });
        compare(session, operation, slot, value, parseJsonBody(response.body));
        const path = linkedPath(link.parameters, args, { response, ...exchange });
        compare(session, link.to, slot, value, await read(session, link.to, path));
        if (typeof value !== 'boolean') return;
      }
    },
  });

/** Returns the value that a server stores if a request does not contain a property. */
function defaultOf({ schema }: DescribedSlot): JsonValue {
  const [value = null] = schema.kind === 'keywords' ? (schema.annotations.default ?? []) : [];
  return value;
}

async function read(
  session: Session,
  reader: TestedOperation,
  path: Arguments['path'],
): Promise<JsonValue | undefined> {
  const { response } = await session.call(reader, await session.withPath(reader, path));
  return isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
}

/** Compares a property of a response with the value that was sent. Ignores a response without the property. */
function compare(
  session: Session,
  { name: operation }: TestedOperation,
  { name, pointer }: DescribedSlot,
  value: JsonValue,
  body: JsonValue | undefined,
): void {
  const found = isJsonObject(body) ? ownValue(body, name) : undefined;
  if (found === undefined || (typeof found === 'object' && found !== null) || isSameValue(value, found)) return;
  session.fail({
    rule: 'write/created',
    message: `${operation} returns another ${name} than the create request contained.`,
    expected: excerpt(JSON.stringify(value)),
    got: excerpt(JSON.stringify(found)),
    pointer,
  });
}
