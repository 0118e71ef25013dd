import { isJsonObject } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { TestResources } from '../test-resources.ts';
import type { Link } from '../../1-describe/links.ts';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { ContractSubject } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { createThenCallCase } from './create-then-call-case.ts';
import { expectEffectNow, expectSuccess } from './expect.ts';
import { describedSlots } from './slots.ts';

/** The state of a resource after an event: `close` → `closed`. */
const stateAfterEvent: Readonly<Record<string, string>> = {
  activate: 'active',
  close: 'closed',
  open: 'opened',
  reopen: 'opened',
};

/**
 * Returns the cases for properties such as `state_event`, whose values are events. After each event, the resource must have the
 * state that belongs to the event.
 *
 * @param link the link from a create operation to an update operation.
 */
export function stateCases(subject: ContractSubject, resources: TestResources, link: Link): Case[] {
  return describedSlots(subject, link.to)
    .filter(({ in: location, name }) => location === 'body' && name.endsWith('_event'))
    .map(({ name, schema }) => {
      const events = (mergedSchema(schema, subject.resolve)?.enum ?? [])
        .filter((value) => typeof value === 'string')
        .toSorted((a, b) => Number(b === 'close') - Number(a === 'close'));
      const state = name.slice(0, -'_event'.length);
      return createThenCallCase(resources, link, link.to, name, async ({ session, operation, call, pointer, fail }) => {
        for (const event of events) {
          const body = { mediaType: call.body?.mediaType ?? 'application/json', value: { [name]: event } };
          const exchange = await session.call(operation, { ...call, body });
          if (!expectSuccess(session, operation, exchange, { rule: 'chain/state', pointer })) return;
          expectEffectNow(operation, exchange);
          const updated = parseJsonBody(exchange.response.body);
          const found = isJsonObject(updated) ? updated[state] : undefined;
          const expected = stateAfterEvent[event];
          if (expected === undefined || found === undefined || found === expected) continue;
          fail('chain/state', `After ${event} the ${state} is not ${expected}.`, expected, String(found));
        }
      });
    });
}
