import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { createDirectionMarks } from '@forgespec/model';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { withValue, withoutValue, type Arguments, type Slot } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess, valueRejections } from '../expect.ts';
import { isSameValue } from '../same-value.ts';
import { defaultBodyContent, describedSlots } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import { documentedDefault } from './created-property.ts';
import { keepsUnsent } from './updated-resource.ts';

/** The items of a resource that no operation lists, but that a read of the resource returns in a property. */
interface NestedItems {
  /** The operation that reads the resource. */
  readonly reader: TestedOperation;
  /** The property with the items. */
  readonly property: string;
  /** The path parameter that addresses one item. Undefined if the operation creates an item. */
  readonly key: string | undefined;
  /** The properties of the request that no response contains. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Returns the case that a read of a resource shows a write to one of its items: after `POST /orders/{id}/lines`, `GET /orders/{id}` has the new
 * line in its property `lines`, and after `DELETE /orders/{id}/lines/{line}`, it has not. Each optional property has a case of its own.
 */
export function nestedItemCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const nested = nestedItemsOf(subject, operation);
  if (nested === undefined) return [];
  const pointer = `${operation.pointer}/responses`;
  const changes = describedSlots(subject, operation)
    .filter((slot) => slot.in === 'body' && !slot.required && !slot.deprecated)
    .flatMap((slot) =>
      changedValues(subject, operation, slot, documentedDefault(slot))
        .slice(0, 1)
        .map((value) => ({ slot, value })),
    );
  return [undefined, ...changes].map((change) =>
    createCase(operation, {
      kind: 'write',
      name: change === undefined ? 'write/nested' : `write/nested/${change.slot.name}`,
      pointer,
      run: async (session, operation) => checkShown(session, operation, nested, change),
    }),
  );
}

/** A value for an optional property, with which a case sends a request. */
interface Change {
  readonly slot: Slot;
  readonly value: JsonValue;
}

/**
 * Sends a write to an item, and fails the case if the read of the resource does not show it.
 *
 * @param change the optional property of the case. Undefined for the request with all required properties.
 */
async function checkShown(
  session: Session,
  operation: TestedOperation,
  nested: NestedItems,
  change: Change | undefined,
): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const pointer = `${operation.pointer}/responses`;
  const prepared = await session.prepare(operation);
  const args = change === undefined ? prepared : withValue(prepared, change.slot, change.value);
  const before = await readItems(session, nested, args);
  const exchange = await session.call(operation, args, { tolerate: change === undefined ? [] : valueRejections });
  if (change !== undefined && !isSuccess(exchange.response.status)) return;
  if (!expectSuccess(session, operation, exchange, { rule: 'write/nested', pointer })) return;
  expectEffectNow(session, operation, exchange);
  const after = await readItems(session, nested, args);
  const fault = operation.method === 'delete' ? faultOfDeletion(before, after) : faultOfWrite(nested, args, after);
  if (fault !== undefined)
    session.fail({
      rule: 'write/nested',
      message: `${nested.reader.name} does not show the effect of ${operation.name} in ${nested.property}.`,
      expected: fault.expected,
      got: excerpt(JSON.stringify([...after])),
      pointer,
    });
  else if (change !== undefined)
    await checkStillThere(session, nested, { operation, rest: withoutValue(args, change.slot), args });
}

/** Sends an update without an optional property that an earlier update contained. The property keeps its value, if the description says so. */
async function checkStillThere(
  session: Session,
  nested: NestedItems,
  sent: { readonly operation: TestedOperation; readonly rest: Arguments; readonly args: Arguments },
): Promise<void> {
  const { operation, rest, args } = sent;
  if (!/^(?:patch|put)$/u.test(operation.method) || !keepsUnsent(session.subject, operation)) return;
  const { response } = await session.call(operation, rest);
  const fault = isSuccess(response.status)
    ? faultOfWrite(nested, args, await readItems(session, nested, args))
    : undefined;
  if (fault === undefined) return;
  session.fail({
    rule: 'write/kept',
    message: `${operation.name} changes a property that was not sent.`,
    expected: fault.expected,
    got: 'no such item',
    pointer: operation.pointer,
  });
}

function nestedItemsOf(subject: ContractSubject, operation: TestedOperation): NestedItems | undefined {
  const { path, method } = operation;
  const [, parent = '', name = '', key] = /^(.*\})\/([^/{}]+)(?:\/\{([^{}]+)\})?$/u.exec(path) ?? [];
  const methods = key === undefined ? ['post'] : ['delete', 'patch', 'put'];
  const readers = subject.operations.filter((each) => each.method === 'get');
  const reader = readers.find((each) => each.path === parent);
  const isListed = readers.some((each) => each.path === `${parent}/${name}`);
  const schema = reader === undefined ? undefined : jsonSchemaOf(reader);
  if (reader === undefined || schema === undefined || isListed || !methods.includes(method)) return undefined;
  const members = mergedSchema(schema, subject.resolve)?.properties ?? [];
  const member = members.find((each) => lowerCaseWords(each.name).join() === lowerCaseWords(name).join());
  const items = member && mergedSchema(member.schema, subject.resolve)?.items;
  if (member === undefined || items === undefined) return undefined;
  if (mergedSchema(items, subject.resolve)?.properties === undefined) return undefined;
  const body = defaultBodyContent(operation)?.schema;
  const hidden =
    body === undefined ? new Set<string>() : createDirectionMarks('writeOnly', subject.resolve).possibly(body);
  return { reader, property: member.name, key, hidden };
}

/** Reads the items of the resource in the path of a request. */
async function readItems(
  session: Session,
  { reader, property }: NestedItems,
  { path }: Arguments,
): Promise<readonly JsonObject[]> {
  const { response } = await session.call(reader, await session.withPath(reader, path));
  const body = isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
  const items = isJsonObject(body) ? body[property] : undefined;
  if (!Array.isArray(items)) throw new CaseSkippedError(`${reader.name} returns no ${property}`);
  return items.filter(isJsonObject);
}

const faultOfDeletion = (
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): { readonly expected: string } | undefined =>
  before.length === 0 || after.length < before.length ? undefined : { expected: 'one item less' };

/** Returns the fault that no item has the values of the request, and the key in its path. */
function faultOfWrite(
  { key, hidden }: NestedItems,
  { path, body }: Arguments,
  after: readonly JsonObject[],
): { readonly expected: string } | undefined {
  const sent = isJsonObject(body?.value) ? Object.entries(body.value) : [];
  const scalars = sent.filter(([name, value]) => typeof value !== 'object' && !hidden.has(name));
  const wanted: JsonObject = { ...(key !== undefined && { [key]: path[key] }), ...Object.fromEntries(scalars) };
  const isShown = after.some((item) =>
    Object.entries(wanted).every(([name, value]) => {
      const found = item[name];
      return found === undefined || value === undefined || isSameValue(value, found);
    }),
  );
  return isShown ? undefined : { expected: `an item with ${excerpt(JSON.stringify(wanted))}` };
}
