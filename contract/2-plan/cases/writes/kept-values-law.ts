import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { isSameValue } from '../same-value.ts';
import type { DescribedSlot } from '../slots.ts';
import { changedValues } from './changed-values.ts';
import {
  bodyOf,
  bodyWith,
  keepsUnsent,
  readerFor,
  removesUnsent,
  sendUpdate,
  updatedResourceOf,
  withBody,
  type UpdatedResource,
} from './updated-resource.ts';

/** The maximum number of properties that are sent alone. */
const maxSent = 3;

/**
 * Returns the case that an update keeps the values that another update has stored. First, an update changes all properties, so that none of
 * them has its default. Then, updates that contain one property each keep the others. At the end, the properties get their old values. A
 * difference is a hint, because one property may depend on another.
 */
export function keptValuesCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const resource = updatedResourceOf(subject, operation);
  if (resource === undefined || resource.slots.length < 2) return [];
  // A PUT without required properties can be used to update one of them.
  const isPartial = resource.slots.every(({ required }) => !required) && !removesUnsent(subject, operation);
  if (!keepsUnsent(subject, operation) && !isPartial) return [];
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/kept',
      pointer: operation.pointer,
      run: (session) => checkKept(session, resource),
    }),
  ];
}

async function checkKept(session: Session, resource: UpdatedResource): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const { operation, subject } = resource;
  const slots = resource.slots.filter(
    ({ name }) => !session.repeatsPath(operation, name) && !session.isIdentifying(operation, name),
  );
  const args = await session.prepare(operation);
  const read = await readerFor(session, resource, args);
  const before = await read();
  const old = scalars(before, slots);
  const wanted = Object.fromEntries(
    slots.flatMap((slot) => {
      const value = ownValue(old, slot.name);
      const [other] = value === undefined ? [] : changedValues(subject, operation, slot, value);
      return other === undefined ? [] : [[slot.name, other]];
    }),
  );
  const changed = await sendAll(session, resource, args, wanted, read);
  if (Object.keys(changed).length < 2) throw new CaseSkippedError('fewer than two properties have another value');
  let state = scalars(await read(), slots);
  reportReset(session, resource, changed, state);
  for (const slot of slots.filter(({ name }) => Object.hasOwn(changed, name)).slice(0, maxSent)) {
    const sent = bodyWith(resource, args, slot, ownValue(old, slot.name) ?? null);
    if ((await sendUpdate(session, resource, sent)) === undefined) continue;
    const after = scalars(await read(), slots);
    const lost = Object.keys(changed).find(
      (name) => !Object.hasOwn(bodyOf(sent), name) && !isSameValue(state[name], after[name]),
    );
    if (lost !== undefined) {
      const { pointer } = slots.find(({ name }) => name === lost) ?? operation;
      report(session, resource, { lost, sent: slot.name, pointer }, [state[lost], after[lost]]);
      break;
    }
    state = after;
  }
  await session.probe(operation, withBody(resource, args, old)).catch(() => undefined);
}

/** Reports an accepted value that later updates of other properties have replaced. */
function reportReset(session: Session, resource: UpdatedResource, changed: JsonObject, state: JsonObject): void {
  const reset = Object.keys(changed).find(
    (name) => changed[name] !== null && Object.hasOwn(state, name) && !isSameValue(changed[name], state[name]),
  );
  if (reset === undefined) return;
  const { pointer } = resource.slots.find(({ name }) => name === reset) ?? resource.operation;
  report(session, resource, { lost: reset, sent: 'other properties', pointer }, [changed[reset], state[reset]]);
}

/**
 * Sends all new values in one update, or each of them alone if the server rejects them together. Returns the accepted ones, as the resource has
 * them then. Returns null for a value that the resource does not show.
 */
async function sendAll(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  wanted: JsonObject,
  read: () => Promise<JsonObject>,
): Promise<JsonObject> {
  const isStored = async (sent: Arguments): Promise<boolean> =>
    (await sendUpdate(session, resource, sent)) !== undefined;
  if (Object.keys(wanted).length < 2 || (await isStored(withBody(resource, args, wanted))))
    return Object.fromEntries(Object.keys(wanted).map((name) => [name, null]));
  const accepted: JsonObject = {};
  for (const slot of resource.slots.filter(({ name }) => Object.hasOwn(wanted, name))) {
    const value = ownValue(wanted, slot.name);
    if (value !== undefined && (await isStored(bodyWith(resource, args, slot, value))))
      accepted[slot.name] = ownValue(await read(), slot.name) ?? null;
  }
  return accepted;
}

/** Returns the values of the properties that are neither objects nor arrays. */
const scalars = (object: JsonObject, slots: readonly DescribedSlot[]): Record<string, JsonValue> =>
  Object.fromEntries(
    slots.flatMap(({ name }) => {
      const value = ownValue(object, name);
      return value === undefined || (typeof value === 'object' && value !== null) ? [] : [[name, value]];
    }),
  );

function report(
  session: Session,
  { operation }: UpdatedResource,
  { lost, sent, pointer }: { readonly lost: string; readonly sent: string; readonly pointer: string },
  [expected, got]: readonly [JsonValue | undefined, JsonValue | undefined],
): void {
  const text = (value: JsonValue | undefined): string => excerpt(JSON.stringify(value) ?? 'nothing');
  session.hint({
    rule: 'write/kept',
    message: `${operation.name} with ${sent} changes ${lost}, which was not sent.`,
    expected: text(expected),
    got: text(got),
    pointer,
  });
}
