import { isJsonObject } from '../../generator/1-load/json.ts';
import type { World } from '../run/world.ts';
import type { Link } from '../subject/links.ts';
import { parsed } from '../subject/runtime-expression.ts';
import type { Subject } from '../subject/subject.ts';
import { mergedSchema } from '../values/merged-schema.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectSuccess } from './expect.ts';
import { linkedCall } from './linked-call.ts';
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
      const pointer = `${link.to.pointer}/requestBody`;
      return caseOf(link.to, {
        kind: 'chain',
        name: `chain/${link.from.name}/${name}`,
        pointer,
        level: 'full',
        async run(session, operation) {
          const { call } = await linkedCall(session, world, link);
          for (const event of events) {
            const body = { mediaType: call.body?.mediaType ?? 'application/json', value: { [name]: event } };
            const exchange = await session.call(operation, { ...call, body });
            const rule = { rule: 'chain/state', pointer };
            if (!expectSuccess(session, operation, exchange, rule)) return;
            const answer = parsed(exchange.response.body);
            const found = isJsonObject(answer) ? answer[state] : undefined;
            const expected = stem[event];
            if (expected === undefined || found === undefined || found === expected) continue;
            const message = `After ${event} the ${state} is not ${expected}.`;
            session.fail({ ...rule, message, expected, got: String(found) });
          }
        },
      });
    });
}
