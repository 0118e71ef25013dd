import { isJsonObject } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import type { TestResources } from '../test-resources.ts';
import type { Link } from '../../1-describe/links.ts';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { ContractSubject } from '../../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/model/values';
import type { Case } from './case.ts';
import { createThenCallCase, type CreatedResource } from './create-then-call-case.ts';
import { expectEffectNow, expectSuccess } from './expect.ts';
import { listedItemOf } from './lists/listed-item.ts';
import { describedSlots } from './slots.ts';

/** The state of a resource after an event: `close` → `closed`. */
const stateAfterEvent: Readonly<Record<string, string>> = {
  activate: 'active',
  close: 'closed',
  open: 'opened',
  reopen: 'opened',
};

/**
 * Returns the cases for properties such as `state_event`, whose values are events. After each event, the response, the read and
 * the list must have the state that belongs to the event.
 *
 * @param link the link from a create operation to an update operation.
 */
export function stateCases(subject: ContractSubject, resources: TestResources, link: Link): Case[] {
  const readerOfItem = subject.operations.find(({ method, path }) => method === 'get' && path === link.to.path);
  const listed = listedItemOf(subject, resources, readerOfItem);
  return describedSlots(subject, link.to)
    .filter(({ in: location, name }) => location === 'body' && name.endsWith('_event'))
    .map(({ name, schema }) =>
      createThenCallCase(resources, link, link.to, name, async (created) => {
        await listed?.fillCaches(created.session, created.args.path);
        let before = await created.reader?.fillCaches();
        for (const event of eventsOf(subject, schema)) {
          const isAccepted = await sendEvent(created, name, event);
          if (!isAccepted) return;
          const after = await readState(created, name, event);
          if (isJsonObject(before) && isJsonObject(after))
            await listed?.compareProperty(created.session, created.args.path, { name: stateOf(name), before, after });
          before = after;
        }
      }),
    );
}

/** Returns the name of the property with the state: `state` for `state_event`. */
const stateOf = (property: string): string => property.slice(0, -'_event'.length);

/** Reads a resource after an event, and checks its state. Returns its body. */
async function readState({ reader, fail }: CreatedResource, property: string, event: string) {
  if (reader === undefined) return undefined;
  const { response } = await reader.read();
  const body = parseJsonBody(response.body);
  const state = stateOf(property);
  const found = isJsonObject(body) ? body[state] : undefined;
  const expected = stateAfterEvent[event];
  if (expected !== undefined && found !== undefined && found !== expected)
    fail(
      'chain/state',
      `After ${event}, ${reader.name} does not return the ${state} ${expected}.`,
      expected,
      String(found),
    );
  return body;
}

/** Returns the events that a schema lists. `close` comes first. */
const eventsOf = (subject: ContractSubject, schema: Schema): string[] =>
  (mergedSchema(schema, subject.resolve)?.enum ?? [])
    .filter((value) => typeof value === 'string')
    .toSorted((a, b) => Number(b === 'close') - Number(a === 'close'));

/** Sends an event, and checks the state in the response. Returns false if the server rejects the event. */
async function sendEvent(
  { session, operation, args, pointer, fail }: CreatedResource,
  property: string,
  event: string,
): Promise<boolean> {
  const body = { mediaType: args.body?.mediaType ?? 'application/json', value: { [property]: event } };
  const exchange = await session.call(operation, { ...args, body });
  if (!expectSuccess(session, operation, exchange, { rule: 'chain/state', pointer })) return false;
  expectEffectNow(session, operation, exchange);
  const state = stateOf(property);
  const updated = parseJsonBody(exchange.response.body);
  const found = isJsonObject(updated) ? updated[state] : undefined;
  const expected = stateAfterEvent[event];
  if (expected !== undefined && found !== undefined && found !== expected)
    fail('chain/state', `After ${event} the ${state} is not ${expected}.`, expected, String(found));
  return true;
}
