import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import type { WireExchange } from '../../../http/wire-request.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { changedValues } from './changed-values.ts';
import { timeIn, timesOf } from './moving-times.ts';
import { bodyWith, sendUpdate, updatedResourceOf, type UpdatedResource } from './updated-resource.ts';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { isSameValue } from '../same-value.ts';

/**
 * Returns the case that an update changes the validators of a resource (RFC 9110, section 8.8): its `ETag` is another one. `Last-Modified`, and
 * a property with the time of the last change, move. If they do not, this is a hint, because the data may have another clock.
 */
export function validatorCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const resource = updatedResourceOf(subject, operation);
  if (resource === undefined || resource.slots.length === 0) return [];
  const times = timesOf(subject, jsonSchemaOf(resource.reader), 'changed').filter(
    (name) => !resource.slots.some((slot) => slot.name === name),
  );
  const headers = resource.reader.responses.filter(({ status }) => isSuccess(status)).flatMap((each) => each.headers);
  if (times.length === 0 && !headers.some(({ name }) => /^(?:etag|last-modified)$/iu.test(name))) return [];
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/validators',
      pointer: operation.pointer,
      run: (session) => checkValidators(session, resource, times),
    }),
  ];
}

/** A change of a resource, with the reads before and after it. */
interface Change {
  readonly before: WireExchange;
  readonly update: WireExchange;
  readonly after: WireExchange;
}

async function checkValidators(session: Session, resource: UpdatedResource, times: readonly string[]): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const args = await session.prepare(resource.operation);
  const change = await makeChange(session, resource, args);
  for (const fault of [tagFault(change), answeredTagFault(change)])
    if (fault !== undefined) session.fail({ rule: 'write/validators', ...fault, pointer: resource.operation.pointer });
  for (const fault of [headerTimeFault(change), ...times.map((name) => propertyTimeFault(change, name))])
    if (fault !== undefined) session.hint({ rule: 'write/validators', ...fault, pointer: resource.operation.pointer });
}

/** Changes one property of a resource. Tries several properties and values, because a server may reject a value. */
async function makeChange(session: Session, resource: UpdatedResource, args: Arguments): Promise<Change> {
  const { operation, reader, subject } = resource;
  const reading = await session.withPath(reader, args.path);
  const before = await session.call(reader, reading);
  const old = objectIn(before);
  for (const slot of resource.slots) {
    const value = ownValue(old, slot.name);
    if (value === undefined || session.isIdentifying(operation, slot.name) || session.repeatsPath(operation, slot.name))
      continue;
    const [changed] = changedValues(subject, operation, slot, value);
    if (changed === undefined) continue;
    const update = await sendUpdate(session, resource, bodyWith(resource, args, slot, changed));
    if (update === undefined) continue;
    const after = await session.call(reader, reading);
    const isChanged = !isSameValue(ownValue(objectIn(after), slot.name), value);
    await session.probe(operation, bodyWith(resource, args, slot, value)).catch(() => undefined);
    if (isChanged) return { before, update, after };
  }
  throw new CaseSkippedError(`the run knows no change that ${operation.name} accepts`);
}

function objectIn({ response: { status, body } }: WireExchange): JsonObject {
  const value = isSuccess(status) ? parseJsonBody(body) : undefined;
  if (!isJsonObject(value)) throw new CaseSkippedError('the read returned no object');
  return value;
}

interface ValidatorFault {
  readonly message: string;
  readonly expected: string;
  readonly got: string;
}

const tagOf = ({ response }: WireExchange): string | undefined => response.headers['etag'];

function tagFault({ before, after }: Change): ValidatorFault | undefined {
  const [old, tag] = [tagOf(before), tagOf(after)];
  if (old === undefined || tag !== old) return undefined;
  return { message: 'The ETag is the same after a change.', expected: 'another ETag', got: tag };
}

/** Returns the fault that the response to an update has another ETag than a read of the same representation. */
function answeredTagFault({ update, after }: Change): ValidatorFault | undefined {
  const [tag, wanted] = [tagOf(update), tagOf(after)];
  if (tag === undefined || wanted === undefined || tag === wanted) return undefined;
  if (update.response.body !== after.response.body) return undefined;
  return { message: 'The response to an update has another ETag than the next read.', expected: wanted, got: tag };
}

/** The largest difference between the time of a change and the time of its response, in milliseconds. */
const tolerance = 10_000;

const timeOfResponse = ({ response }: WireExchange): number => Date.parse(response.headers['date'] ?? '');

function headerTimeFault({ before, update, after }: Change): ValidatorFault | undefined {
  const [old, now] = [before, after].map(({ response }) => response.headers['last-modified']);
  if (old === undefined || now === undefined) return undefined;
  const isLate = Date.parse(now) >= Date.parse(old) && !(Date.parse(now) < timeOfResponse(update) - tolerance);
  return isLate
    ? undefined
    : { message: 'Last-Modified does not move after a change.', expected: 'the time of the change', got: now };
}

function propertyTimeFault({ before, after }: Change, name: string): ValidatorFault | undefined {
  const [old, now] = [before, after].map((exchange) => timeIn(objectIn(exchange), name));
  if (old === undefined || now === undefined) return undefined;
  // Times of whole seconds may be equal although a change lies between them.
  const isSame = now === old && old % 1000 !== 0;
  if (!isSame && now >= old) return undefined;
  const [expected, got] = ['a later time', new Date(now).toISOString()];
  return { message: `${name} does not move after a change.`, expected, got };
}
