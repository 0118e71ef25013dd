import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { listedItemOf, type ListedItem } from '../lists/listed-item.ts';
import { compareRelated, fillRelated, relatedListsOf } from '../lists/related-items.ts';
import { isSameValue } from '../same-value.ts';
import type { DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import { checkEmptyValues } from './empty-values.ts';
import {
  bodyWith,
  keepsUnsent,
  readerFor,
  sendProperty,
  updatedResourceOf,
  type UpdatedResource,
} from './updated-resource.ts';

/**
 * Returns a case for each property of an update: the property is changed alone, and then read. The response to the update and the next read
 * have the new value, and so has the item of the list, and of other lists. Properties that were not sent keep their values, if the method is PATCH or the
 * description says so. At the end, a resource that the run did not create gets its old value.
 */
export function storedValueCases(
  subject: ContractSubject,
  resources: TestResources,
  operation: TestedOperation,
): Case[] {
  const resource = updatedResourceOf(subject, operation);
  if (resource === undefined) return [];
  const listed = listedItemOf(subject, resources, resource.reader);
  const related = relatedListsOf(subject, resource.reader);
  return resource.slots.map((slot) => storedValueCase(resource, slot, listed, related));
}

const storedValueCase = (
  resource: UpdatedResource,
  slot: DescribedSlot,
  listed: ListedItem | undefined,
  related: ReturnType<typeof relatedListsOf>,
): Case =>
  createCase(resource.operation, {
    kind: 'write',
    name: `write/stored/${slot.name}`,
    pointer: slot.pointer,
    async run(session, operation) {
      if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
      const args = await session.prepare(operation);
      const read = await readerFor(session, resource, args);
      const before = await read();
      const old = ownValue(before, slot.name);
      if (session.repeatsPath(operation, slot.name) || Object.values(args.path).includes(old ?? null))
        throw new CaseSkippedError(`${slot.name} identifies the resource`);
      if (old === undefined || (typeof old === 'object' && old !== null))
        throw new CaseSkippedError(`${resource.reader.name} does not return ${slot.name} as a single value`);
      await listed?.fillCaches(session, args.path);
      await fillRelated(session, related, args.path, before);
      const change = await sendChange(session, resource, args, slot, before);
      const after = await read();
      compareStored(session, resource, slot, { before, after, ...change });
      await listed?.compareProperty(session, args.path, { name: slot.name, before, after });
      await compareRelated(session, resource.reader, related, args.path, { name: slot.name, before, after });
      await checkNull(session, resource, args, slot, before, read);
      await checkEmptyValues(session, resource, args, slot, before, read);
      await session.probe(operation, bodyWith(resource, args, slot, old)).catch(() => undefined);
    },
  });

/** Sends null to a property that accepts it. The read must then return null, or no such property. */
async function checkNull(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  before: JsonObject,
  read: () => Promise<JsonObject>,
): Promise<void> {
  const { reader, subject } = resource;
  if (slot.isText || subject.check(slot.schema)(null).length > 0) return;
  if ((await sendProperty(session, resource, args, slot, { value: null, before })) === undefined) return;
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
  before: JsonObject,
): Promise<SentChange> {
  const old = ownValue(before, slot.name) ?? null;
  // The new value of a property that identifies the resource is unique, so that the resource is still known as one of this run.
  const isUnique = session.isIdentifying(resource.operation, slot.name);
  const isValid = resource.subject.check(slot.schema);
  const values = isUnique
    ? [session.name()].filter((value) => isValid(value).length === 0)
    : changedValues(resource.subject, resource.operation, slot, old);
  for (const value of values) {
    const update = await sendProperty(session, resource, args, slot, { value, before });
    if (update === undefined) continue;
    const answer = parseJsonBody(update.exchange.response.body);
    return { value, sent: update.sent, answer: isJsonObject(answer) ? answer : undefined };
  }
  throw new CaseSkippedError(`the server accepts no other value for ${slot.name}`);
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
    // A server may derive one property from another one that it equals, such as an internal address.
    if (isSameValue(kept, ownValue(before, name)) && isSameValue(found, ownValue(after, name))) continue;
    fail('write/kept', `${operation.name} changes ${other.name}, which was not sent.`, kept, found);
  }
}
