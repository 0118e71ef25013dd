import { isJsonObject } from '@forgespec/generator/json';
import type { World } from '../world.ts';
import type { Link } from '../../1-describe/links.ts';
import { parsed } from '../../1-describe/runtime-expression.ts';
import type { Subject } from '../../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';
import type { Case } from './case.ts';
import { chainCase } from './chain-case.ts';
import { expectSuccess } from './expect.ts';
import { slotsOf } from './slots.ts';

/** What an event leads to: `close` → `closed`; `reopen` and `activate` lead back to where a new thing begins. */
const stem: Readonly<Record<string, string>> = {
  activate: 'active',
  close: 'closed',
  open: 'opened',
  reopen: 'opened',
};

/**
 * A property such as `state_event` drives a state machine: each event leads to its state, and the first leads back.
 *
 * @param link from a create to an update.
 */
export function stateCases(subject: Subject, world: World, link: Link): Case[] {
  return slotsOf(subject, link.to)
    .filter(({ in: place, name }) => place === 'body' && name.endsWith('_event'))
    .map(({ name, schema }) => {
      const events = (mergedSchema(schema, subject.resolve)?.enum ?? [])
        .filter((value) => typeof value === 'string')
        .toSorted((a, b) => Number(b === 'close') - Number(a === 'close'));
      const state = name.slice(0, -'_event'.length);
      return chainCase(world, link, link.to, name, async ({ session, operation, call, pointer, fail }) => {
        for (const event of events) {
          const body = { mediaType: call.body?.mediaType ?? 'application/json', value: { [name]: event } };
          const exchange = await session.call(operation, { ...call, body });
          if (!expectSuccess(session, operation, exchange, { rule: 'chain/state', pointer })) return;
          const answer = parsed(exchange.response.body);
          const found = isJsonObject(answer) ? answer[state] : undefined;
          const expected = stem[event];
          if (expected === undefined || found === undefined || found === expected) continue;
          fail('chain/state', `After ${event} the ${state} is not ${expected}.`, expected, String(found));
        }
      });
    });
}
