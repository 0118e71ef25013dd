import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { createsResource } from '../../../1-describe/links.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { describedSlots } from '../slots.ts';
import { timeIn, timesOf } from './moving-times.ts';

/** The largest difference between the time of the creation and the time of the response, in milliseconds. */
const tolerance = 10 * 60 * 1000;

/**
 * Returns the case that a resource is created at the time of its request: the property, such as `created_at`, has the time of the response, or
 * that of the last change, because the clock of the data may be another one. A difference is a hint, because only the name states the meaning
 * of the property.
 */
export function createdTimeCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  if (operation.method !== 'post' || !createsResource(operation)) return [];
  const sent = new Set(describedSlots(subject, operation).map(({ name }) => name));
  const schema = jsonSchemaOf(operation, (status) => status === '201');
  const names = timesOf(subject, schema, 'created').filter((name) => !sent.has(name));
  const changed = timesOf(subject, schema, 'changed').filter((name) => !sent.has(name));
  if (names.length === 0 || changed.length === 0) return [];
  const pointer = `${operation.pointer}/responses/201`;
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/created-time',
      pointer,
      run: (session, operation) => checkTimes(session, operation, names, changed),
    }),
  ];
}

async function checkTimes(
  session: Session,
  operation: TestedOperation,
  names: readonly string[],
  changed: readonly string[],
): Promise<void> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock responds with examples');
  const { response } = await session.call(operation, await session.prepare(operation));
  const now = Date.parse(response.headers['date'] ?? '');
  if (!isSuccess(response.status) || Number.isNaN(now)) return;
  const body = parseJsonBody(response.body);
  for (const name of names) {
    const time = timeIn(body, name);
    const clocks = [now, ...changed.flatMap((other) => timeIn(body, other) ?? [])];
    if (time === undefined || clocks.length < 2) continue;
    if (clocks.some((clock) => Math.abs(time - clock) <= tolerance)) continue;
    session.hint({
      rule: 'write/created-time',
      message: `${name} of a new resource is not the time of the request.`,
      expected: new Date(now).toISOString(),
      got: new Date(time).toISOString(),
      pointer: `${operation.pointer}/responses/201`,
    });
  }
}
