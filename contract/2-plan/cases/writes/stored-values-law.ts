import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { createDirectionMarks } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow } from '../expect.ts';
import { isSameValue } from '../same-value.ts';
import { defaultBodyContent, describedSlots, isFileBody, type DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';

/** Statuses for values that a server may reject although their schema accepts them. */
export const updateRejections: readonly number[] = [400, 403, 404, 409, 422];

/**
 * Returns a case for each property of an update: the property is changed alone, and then read. The response to the update and the next read
 * have the new value. Properties that were not sent keep their values, if the method is PATCH or the description says so. At the end, a
 * resource that the run did not create gets its old value.
 */
export function storedValueCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const resource = updatedResourceOf(subject, operation);
  return resource === undefined ? [] : resource.slots.map((slot) => storedValueCase(resource, slot));
}

/** Returns the properties that an update stores, and the operation that reads them. Returns undefined if no operation reads them. */
export function updatedResourceOf(subject: ContractSubject, operation: TestedOperation): UpdatedResource | undefined {
  const reader = subject.operations.find(({ method, path }) => method === 'get' && path === operation.path);
  const schema = defaultBodyContent(operation)?.schema;
  if (reader === undefined || schema === undefined || !/^(?:patch|put)$/u.test(operation.method)) return undefined;
  const hidden = createDirectionMarks('writeOnly', subject.resolve).possibly(schema);
  const returned = returnedNames(subject, reader);
  const slots = describedSlots(subject, operation).filter(
    (slot) => slot.in === 'body' && !hidden.has(slot.name) && !slot.deprecated && returned.has(slot.name),
  );
  return { subject, operation, reader, slots: isFileBody(describedSlots(subject, operation)) ? [] : slots };
}

/** Returns the names of the properties that a read returns as single values. Leaves out the properties of a list. */
function returnedNames(subject: ContractSubject, operation: TestedOperation): ReadonlySet<string> {
  const schema = jsonSchemaOf(operation);
  const members = schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? []);
  const scalars = members.filter((member) => {
    const merged = mergedSchema(member.schema, subject.resolve);
    return merged?.properties === undefined && merged?.items === undefined;
  });
  return new Set(scalars.map(({ name }) => name));
}

/** A resource that an operation updates. */
export interface UpdatedResource {
  readonly subject: ContractSubject;
  readonly operation: TestedOperation;
  /** The operation that reads the resource. */
  readonly reader: TestedOperation;
  /** The properties of the body of the update. */
  readonly slots: readonly DescribedSlot[];
}

const storedValueCase = (resource: UpdatedResource, slot: DescribedSlot): Case =>
  createCase(resource.operation, {
    kind: 'write',
    name: `write/stored/${slot.name}`,
    pointer: slot.pointer,
    async run(session, operation) {
      if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
      const args = await session.prepare(operation);
      if (session.repeatsPath(operation, slot.name) || session.isIdentifying(operation, slot.name))
        throw new CaseSkippedError(`${slot.name} identifies the resource`);
      const read = await readerFor(session, resource, args);
      const before = await read();
      const old = ownValue(before, slot.name);
      if (old === undefined || (typeof old === 'object' && old !== null))
        throw new CaseSkippedError(`${resource.reader.name} does not return ${slot.name} as a single value`);
      const change = await sendChange(session, resource, args, slot, old);
      compareStored(session, resource, slot, { before, after: await read(), ...change });
      await checkNull(session, resource, args, slot, read);
      await session.probe(operation, bodyWith(resource, args, slot, old)).catch(() => undefined);
    },
  });

/** Returns a function that reads the resource of an update. */
export async function readerFor(
  session: Session,
  { reader }: UpdatedResource,
  args: Arguments,
): Promise<() => Promise<JsonObject>> {
  const reading = await session.withPath(reader, args.path);
  return async () => {
    const { response } = await session.call(reader, reading);
    const body = isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
    if (!isJsonObject(body)) throw new CaseSkippedError(`${reader.name} returned no object`);
    return body;
  };
}

/** Sends null to a property that accepts it. The read must then return null, or no such property. */
async function checkNull(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  read: () => Promise<JsonObject>,
): Promise<void> {
  const { operation, reader, subject } = resource;
  if (slot.isText || subject.check(slot.schema)(null).length > 0) return;
  const exchange = await session.call(operation, bodyWith(resource, args, slot, null), { tolerate: updateRejections });
  if (!isSuccess(exchange.response.status)) return;
  expectEffectNow(session, operation, exchange);
  const found = ownValue(await read(), slot.name) ?? null;
  if (found === null || found === '' || typeof found === 'object') return;
  session.fail({
    rule: 'write/null',
    message: `${reader.name} returns a value of ${slot.name} after null was sent.`,
    expected: 'null',
    got: excerpt(JSON.stringify(found)),
    pointer: slot.pointer,
  });
}

interface SentChange {
  readonly value: JsonValue;
  readonly sent: JsonObject;
  /** The body of the response. Undefined if the response has no object. */
  readonly answer: JsonObject | undefined;
}

/** Sends an update with a new value. Tries other values if the server rejects a value. */
async function sendChange(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  old: JsonValue,
): Promise<SentChange> {
  const { operation, subject } = resource;
  for (const value of changedValues(subject, slot, old)) {
    const changed = bodyWith(resource, args, slot, value);
    const exchange = await session.call(operation, changed, { tolerate: updateRejections });
    if (!isSuccess(exchange.response.status)) continue;
    expectEffectNow(session, operation, exchange);
    const answer = parseJsonBody(exchange.response.body);
    const sent = changed.body?.value;
    return { value, sent: isJsonObject(sent) ? sent : {}, answer: isJsonObject(answer) ? answer : undefined };
  }
  throw new CaseSkippedError(`the server accepts no other value for ${slot.name}`);
}

/** Returns arguments whose body contains only one property, if such a body is valid. Otherwise adds the property to the documented body. */
export function bodyWith(
  { subject, operation }: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  value: JsonValue,
): Arguments {
  const { mediaType = 'application/json', schema } = defaultBodyContent(operation) ?? {};
  const alone = { [slot.name]: value };
  const isValidAlone = schema !== undefined && subject.check(schema)(alone).length === 0;
  const documented = isJsonObject(args.body?.value) ? args.body.value : {};
  return { ...args, body: { mediaType, value: isValidAlone ? alone : { ...documented, ...alone } } };
}

interface Reads extends SentChange {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

function compareStored(
  session: Session,
  { subject, operation, reader, slots }: UpdatedResource,
  { name, pointer }: DescribedSlot,
  { value, sent, answer, before, after }: Reads,
): void {
  const text = (found: JsonValue | undefined): string => excerpt(JSON.stringify(found) ?? 'nothing');
  const fail = (rule: string, message: string, expected: JsonValue | undefined, got: JsonValue | undefined): void => {
    if (isSameValue(expected, got)) return;
    session.fail({ rule, message, expected: text(expected), got: text(got), pointer });
  };
  const answered = answer === undefined ? undefined : ownValue(answer, name);
  // A server may store a text in a normal form, such as a trimmed text. The read must then have the value of the response.
  if (answered !== undefined && typeof answered !== 'object')
    fail('write/stored', `The response to ${operation.name} has another ${name} than the request.`, value, answered);
  fail('write/read', `${reader.name} does not return the ${name} that was sent.`, value, ownValue(after, name));
  if (!keepsUnsent(subject, operation)) return;
  for (const other of slots.filter((slot) => ownValue(sent, slot.name) === undefined)) {
    const [kept, found] = [ownValue(before, other.name), ownValue(after, other.name)];
    if (kept === undefined || [kept, found].some((each) => typeof each === 'object' && each !== null)) continue;
    fail('write/kept', `${operation.name} changes ${other.name}, which was not sent.`, kept, found);
  }
}

/** Returns true for PATCH (RFC 5789), and for a PUT whose description says that properties that are not sent keep their values. */
export function keepsUnsent(subject: ContractSubject, operation: TestedOperation): boolean {
  if (operation.method === 'patch') return true;
  if (removesUnsent(subject, operation)) return false;
  return /\b(?:not sent|omitted|left out|unchanged|keeps?|kept|partial(?:ly)?|only (?:the )?(?:fields|properties|attributes))\b/iu.test(
    textOf(subject, operation),
  );
}

/** Returns true if the description says that properties that are not sent are removed, or get their default. */
export const removesUnsent = (subject: ContractSubject, operation: TestedOperation): boolean =>
  /\b(?:not sent|omitted|left out|missing|absent)\b[^.]*\b(?:removed?|removes|reset|cleared?|deleted?|defaults?|null|emptied)\b/iu.test(
    textOf(subject, operation),
  );

function textOf(subject: ContractSubject, { pointer }: TestedOperation): string {
  const node = subject.at(pointer);
  return isJsonObject(node) ? `${String(node.summary ?? '')} ${String(node.description ?? '')}` : '';
}
