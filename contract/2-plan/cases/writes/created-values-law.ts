import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { createDirectionMarks } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue, withValue } from '../../../http/arguments.ts';
import type { Link } from '../../../1-describe/links.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import { linkedPath, type TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess, valueRejections } from '../expect.ts';
import { defaultBodyContent, describedSlots, isFileBody, type DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import { createdDefaultsCases } from './created-defaults-law.ts';
import { compareCreated, documentedDefault, readCreated } from './created-property.ts';
import { listValues } from './list-values.ts';

/**
 * Returns a case for each optional property of a create request, and one for all required ones: the response and the next read have the value that
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
  const properties = describedSlots(subject, operation).filter(
    (slot) => slot.in === 'body' && !slot.deprecated && !hidden.has(slot.name),
  );
  const slots = properties.filter(({ required }) => !required);
  return [
    ...requiredValuesCases(
      operation,
      properties.filter(({ required }) => required),
    ),
    ...[...slots, ...properties.filter((slot) => slot.required && isList(subject, slot))].map((slot) =>
      createdValueCase(link, operation, slot),
    ),
    ...createdDefaultsCases(subject, link, operation, slots),
  ];
}

/** Returns the case that the response to a create request has the required values that were sent, perhaps in a normal form. */
function requiredValuesCases(operation: TestedOperation, slots: readonly DescribedSlot[]): Case[] {
  if (slots.length === 0 || isFileBody(slots)) return [];
  const pointer = `${operation.pointer}/responses`;
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/created',
      pointer,
      run: (session, operation) => checkRequiredValues(session, operation, slots, pointer),
    }),
  ];
}

async function checkRequiredValues(
  session: Session,
  operation: TestedOperation,
  slots: readonly DescribedSlot[],
  pointer: string,
): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const args = await session.prepare(operation);
  const exchange = await session.call(operation, args);
  if (!expectSuccess(session, operation, exchange, { rule: 'write/created', pointer })) return;
  const [sent = null, body] = [args.body?.value, parseJsonBody(exchange.response.body)];
  for (const slot of slots) {
    const value = memberOf(sent, slot.name);
    if (value === undefined || typeof value === 'object' || isNormalForm(value, memberOf(body, slot.name), sent))
      continue;
    compareCreated(session, operation, slot, value, body);
  }
}

const memberOf = (body: unknown, name: string): JsonValue | undefined => {
  const value = body as JsonValue | undefined;
  return isJsonObject(value) ? ownValue(value, name) : undefined;
};

/**
 * Returns true if one of two texts contains the other one, as in `main` and `refs/heads/main`, and is not the value of another property of the
 * request. Ignores the case of letters.
 */
function isNormalForm(value: JsonValue, found: JsonValue | undefined, body: unknown): boolean {
  const isOther = found !== value && Object.values(body ?? {}).includes(found);
  if (isOther) return false;
  const [one, other] = [value, found].map((text) => String(text).trim().toLowerCase());
  return one !== undefined && other !== undefined && other !== '' && (one.includes(other) || other.includes(one));
}

const createdValueCase = (link: Link, operation: TestedOperation, slot: DescribedSlot): Case =>
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
      await checkValues(session, link, operation, slot);
    },
  });

/** Creates resources with the values of a property: those of the description, null and zero. */
async function checkValues(
  session: Session,
  link: Link,
  operation: TestedOperation,
  slot: DescribedSlot,
): Promise<void> {
  const { subject } = session;
  const values = [
    ...changedValues(subject, operation, slot, documentedDefault(slot)),
    ...listValues(session, subject, operation, slot).map((list) => [...list]),
  ];
  for (const value of values) {
    const isCreated = await checkCreatedValue(session, link, operation, slot, value);
    if (isCreated && typeof value !== 'boolean') break;
  }
  if (!slot.isText && subject.check(slot.schema)(null).length === 0)
    await checkCreatedValue(session, link, operation, slot, null);
  // Code easily takes a zero for a missing value.
  const isZero = mergedSchema(slot.schema, subject.resolve)?.minimum === 0 && !values.includes(0);
  if (isZero) await checkCreatedValue(session, link, operation, slot, 0);
}

/** Creates a resource with a value, and compares the response and the next read with it. Returns false if the server rejects the value. */
async function checkCreatedValue(
  session: Session,
  link: Link,
  operation: TestedOperation,
  slot: DescribedSlot,
  value: JsonValue,
): Promise<boolean> {
  // A server may take null for a value that was not sent.
  const origin = { words: 'the create request contained', report: value === null ? session.hint : session.fail };
  const args = withValue(await session.prepare(operation), slot, value);
  const exchange = await session.call(operation, args, { tolerate: valueRejections });
  if (!isSuccess(exchange.response.status)) return false;
  expectEffectNow(session, operation, exchange);
  compareCreated(session, operation, slot, value, parseJsonBody(exchange.response.body), origin);
  const path = linkedPath(link.parameters, args, exchange);
  compareCreated(session, link.to, slot, value, await readCreated(session, link.to, path), origin);
  return true;
}

const isList = ({ resolve }: ContractSubject, { schema }: DescribedSlot): boolean =>
  mergedSchema(schema, resolve)?.items !== undefined;
