import type { JsonObject } from '@forgespec/description/json';
import { ownValue } from '../../../http/arguments.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { isSameValue } from '../same-value.ts';
import { defaultBodyContent } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import { documentedDefault } from './created-property.ts';
import {
  bodyOf,
  readerFor,
  removesUnsent,
  sendUpdate,
  updatedResourceOf,
  type UpdatedResource,
} from './updated-resource.ts';

/**
 * Returns the case that a PUT removes the properties that it does not send, if the description says so. At the end, the resource gets its old
 * values.
 */
export function replacedValuesCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const resource = updatedResourceOf(subject, operation);
  if (resource === undefined || operation.method !== 'put' || !removesUnsent(subject, operation)) return [];
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/replaced',
      pointer: operation.pointer,
      run: (session) => checkReplaced(session, resource),
    }),
  ];
}

async function checkReplaced(session: Session, resource: UpdatedResource): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const { operation, subject } = resource;
  const args = await session.prepare(operation);
  const { mediaType = 'application/json', schema } = defaultBodyContent(operation) ?? {};
  const documented = bodyOf(args);
  const optional = resource.slots.filter(({ required }) => !required);
  const additions = optional.flatMap((slot) => {
    const [value = null] = changedValues(subject, operation, slot, documentedDefault(slot));
    return value === null ? [] : [[slot.name, value] as const];
  });
  const names = new Set(optional.map(({ name }) => name));
  const few = Object.fromEntries(Object.entries(documented).filter(([name]) => !names.has(name)));
  const all = { ...few, ...Object.fromEntries(additions) };
  if (additions.length === 0 || schema === undefined || subject.check(schema)(few).length > 0)
    throw new CaseSkippedError('no optional property has a known value');
  const read = await readerFor(session, resource, args);
  const before = await read();
  const bodies = [all, few].map((value) => ({ ...args, body: { mediaType, value } }));
  for (const sent of bodies)
    if ((await sendUpdate(session, resource, sent)) === undefined)
      throw new CaseSkippedError('the server rejects the new values');
  reportKept(session, resource, all, await read());
  const value = { ...few, ...oldValues(resource, before) };
  await session.probe(operation, { ...args, body: { mediaType, value } }).catch(() => undefined);
}

/** Returns the values of a resource that an update can contain. */
const oldValues = ({ subject, slots, lists }: UpdatedResource, before: JsonObject): JsonObject =>
  Object.fromEntries(
    [...slots, ...lists].flatMap(({ name, schema }) => {
      const value = ownValue(before, name);
      return value === undefined || subject.check(schema)(value).length > 0 ? [] : [[name, value]];
    }),
  );

/** Reports the optional properties that still have the value of an earlier request. */
function reportKept(session: Session, { operation, slots }: UpdatedResource, all: JsonObject, after: JsonObject): void {
  for (const { name, pointer, required } of slots) {
    const [sent, found] = [ownValue(all, name), ownValue(after, name)];
    if (required || sent === undefined || found === undefined || !isSameValue(sent, found)) continue;
    session.fail({
      rule: 'write/replaced',
      message: `${operation.name} keeps ${name}, which was not sent.`,
      expected: 'no value, or the default',
      got: excerpt(JSON.stringify(found)),
      pointer,
    });
  }
}
