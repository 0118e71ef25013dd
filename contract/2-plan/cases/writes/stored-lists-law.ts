import type { JsonValue } from '@forgespec/description/json';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import type { DescribedSlot } from '../slots.ts';
import { containsSent } from './contains-sent.ts';
import { listValues } from './list-values.ts';
import { bodyWith, readerFor, sendUpdate, updatedResourceOf, type UpdatedResource } from './updated-resource.ts';

/**
 * Returns a case for each list in the body of an update: the next read has the items that were sent. After an empty list of texts or numbers,
 * the next read has no items. At the end, the resource gets its old list.
 */
export function storedListCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const resource = updatedResourceOf(subject, operation);
  return resource === undefined
    ? []
    : resource.lists.map((slot) =>
        createCase(operation, {
          kind: 'write',
          name: `write/stored/${slot.name}`,
          pointer: slot.pointer,
          run: (session) => checkList(session, resource, slot),
        }),
      );
}

async function checkList(session: Session, resource: UpdatedResource, slot: DescribedSlot): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const { operation, subject } = resource;
  const args = await session.prepare(operation);
  const read = await readerFor(session, resource, args);
  const readList = async (): Promise<readonly JsonValue[]> => {
    const value = ownValue(await read(), slot.name);
    if (!Array.isArray(value)) throw new CaseSkippedError(`${resource.reader.name} returns no list ${slot.name}`);
    return value;
  };
  const before = await readList();
  const stored = await storeList(session, resource, slot, args);
  const after = await readList();
  if (!containsSent(stored, after)) report(session, resource, slot, stored, after);
  const isOfScalars = after.length > 0 && after.every((value) => typeof value !== 'object');
  const none: JsonValue = [];
  if (isOfScalars && subject.check(slot.schema)(none).length === 0) {
    const exchange = await sendUpdate(session, resource, bodyWith(resource, args, slot, none));
    const left = exchange === undefined ? [] : await readList();
    if (left.length > 0) report(session, resource, slot, [], left);
  }
  await session.probe(operation, bodyWith(resource, args, slot, [...before])).catch(() => undefined);
}

/** Sends an update with a list. Tries another list if the server rejects one. Returns the accepted one. */
async function storeList(
  session: Session,
  resource: UpdatedResource,
  slot: DescribedSlot,
  args: Arguments,
): Promise<readonly JsonValue[]> {
  for (const value of listValues(session, resource.subject, resource.operation, slot))
    if ((await sendUpdate(session, resource, bodyWith(resource, args, slot, [...value]))) !== undefined) return value;
  throw new CaseSkippedError(`the server accepts no known list for ${slot.name}`);
}

function report(
  session: Session,
  { reader }: UpdatedResource,
  { name, pointer }: DescribedSlot,
  sent: readonly JsonValue[],
  found: readonly JsonValue[],
): void {
  session.fail({
    rule: 'write/read',
    message: `${reader.name} does not return the ${name} that was sent.`,
    expected: excerpt(JSON.stringify(sent)),
    got: excerpt(JSON.stringify(found)),
    pointer,
  });
}
