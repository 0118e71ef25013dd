import { isJsonObject, type JsonObject, type JsonValue } from '../../generator/1-load/json.ts';
import type { Arguments } from '../requests/arguments.ts';
import type { Session } from '../run/session.ts';
import type { World } from '../run/world.ts';
import type { Link } from '../subject/links.ts';
import { itemsOf, parsed } from '../subject/runtime-expression.ts';
import type { Subject, TestedOperation } from '../subject/subject.ts';
import { isSuccess } from '../verdict/documented-response.ts';
import { excerpt } from '../verdict/excerpt.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectStatus, expectSuccess } from './expect.ts';
import { linkedCall } from './linked-call.ts';
import { stateCases } from './state-machine.ts';

/** What follows from a create: it can be read, is in its list, an update is seen, and what was deleted is gone. */
export function chainCases(subject: Subject, world: World): Case[] {
  return world.links
    .filter(({ from }) => from.method === 'post')
    .flatMap((link) => {
      const isItem = link.from.path.replace(/\/$/u, '') !== link.to.path && link.to.path.endsWith('}');
      const isSamePlace = link.from.path === link.to.path;
      if (link.to.method === 'get' && (isItem || isSamePlace))
        return [readable(world, link), ...listed(subject, world, link)];
      if (link.to.method === 'delete') return [gone(subject, world, link)];
      if (/^(?:put|patch)$/u.test(link.to.method) && (isItem || isSamePlace)) {
        return [visible(subject, world, link), ...stateCases(subject, world, link)];
      }
      return [];
    });
}

function readable(world: World, link: Link): Case {
  const pointer = `${link.from.pointer}/responses`;
  return caseOf(link.to, {
    kind: 'chain',
    name: `chain/${link.from.name}/read`,
    pointer,
    level: 'full',
    async run(session, operation) {
      const { call, created } = await linkedCall(session, world, link);
      const exchange = await session.call(operation, call);
      if (!expectSuccess(session, operation, exchange, { rule: 'chain/read', pointer })) return;
      const read = parsed(exchange.response.body);
      for (const [name, expected, got] of differences(created, read)) {
        const message = `What was created is read with another ${name}.`;
        session.fail({ rule: 'chain/read', message, expected, got, pointer });
      }
    },
  });
}

/** Properties that both have and that differ, but for those that time changes. */
function differences(one: JsonValue | undefined, other: JsonValue | undefined): [string, string, string][] {
  if (!isJsonObject(one) || !isJsonObject(other)) return [];
  return Object.entries(one).flatMap(([name, value]): [string, string, string][] => {
    const found = other[name];
    const isScalar = (member: JsonValue | undefined): boolean => typeof member !== 'object' && member !== undefined;
    if (!isScalar(value) || !isScalar(found) || value === found || /_at$|status|state|count/u.test(name)) return [];
    return [[name, excerpt(JSON.stringify(value)), excerpt(JSON.stringify(found))]];
  });
}

function listed(subject: Subject, world: World, link: Link): Case[] {
  const collection = link.to.path.slice(0, link.to.path.lastIndexOf('/'));
  const list = subject.operations.find(({ method, path }) => method === 'get' && path === collection);
  const last = /\{([^{}]+)\}$/u.exec(link.to.path)?.[1];
  if (list === undefined || last === undefined || link.from.path !== collection) return [];
  const { pointer } = list;
  return [
    caseOf(list, {
      kind: 'chain',
      name: `chain/${link.from.name}/listed`,
      pointer,
      level: 'full',
      async run(session, operation) {
        const { call, created } = await linkedCall(session, world, link);
        if (!(await isListed(session, operation, call, last, created))) {
          const message = 'What was created is not in the list.';
          session.fail({
            rule: 'chain/listed',
            message,
            expected: String(call.path[last]),
            got: 'not listed',
            pointer,
          });
        }
      },
    }),
  ];
}

/** Looks through a list, page by page, for the item that a call addresses. */
async function isListed(
  session: Session,
  list: TestedOperation,
  call: Arguments,
  last: string,
  created: JsonValue | undefined,
): Promise<boolean> {
  const base = await session.withPath(list, call.path);
  const key = isJsonObject(created)
    ? Object.keys(created).find((name) => created[name] === call.path[last])
    : undefined;
  const isPaged = list.parameters.some(({ name }) => name === 'per_page');
  for (let page = 1; page <= 20; page += 1) {
    const query: Record<string, JsonValue> = isPaged ? { ...base.query, page, per_page: 100 } : { ...base.query };
    const { response } = await session.call(list, { ...base, query });
    const items = isSuccess(response.status) ? (itemsOf(response.body) ?? []) : [];
    if (items.some((item) => isJsonObject(item) && key !== undefined && item[key] === call.path[last])) return true;
    if (!isPaged || items.length < 100) return false;
  }
  return false;
}

function visible(subject: Subject, world: World, link: Link): Case {
  const pointer = `${link.to.pointer}/responses`;
  return caseOf(link.to, {
    kind: 'chain',
    name: `chain/${link.from.name}/update`,
    pointer,
    level: 'full',
    async run(session, operation) {
      const { call } = await linkedCall(session, world, link);
      const read = readOf(subject, world, link);
      await fillCaches(session, read, call);
      const updated = await session.call(operation, call);
      if (!expectSuccess(session, operation, updated, { rule: 'chain/update', pointer })) return;
      const answer = parsed(updated.response.body);
      for (const [name, expected, got] of differences(sentFields(call), answer)) {
        const message = `The answer to an update has another ${name} than was sent.`;
        session.fail({ rule: 'chain/update', message, expected, got, pointer });
      }
      if (read === undefined) return;
      const { response } = await session.call(read, await session.withPath(read, call.path));
      for (const [name, expected, got] of differences(answer, parsed(response.body))) {
        const message = `An update of ${name} is not seen by ${read.name}.`;
        session.fail({ rule: 'chain/stale', message, expected, got, pointer });
      }
    },
  });
}

/** What is read once before it changes shows a cache that does not see the change. */
async function fillCaches(session: Session, read: TestedOperation | undefined, call: Arguments): Promise<void> {
  if (read !== undefined) await session.probe(read, await session.withPath(read, call.path));
}

const sentFields = ({ body }: Arguments): JsonObject => (isJsonObject(body?.value) ? body.value : {});

/** The operation that reads what a link leads to. */
const readOf = (subject: Subject, world: World, { to }: Link): TestedOperation | undefined =>
  subject.operations.find(({ method, path }) => method === 'get' && path === to.path) ??
  world.links.find((link) => link.to.method === 'get' && link.to.path === to.path)?.to;

function gone(subject: Subject, world: World, link: Link): Case {
  const pointer = `${link.to.pointer}/responses`;
  return caseOf(link.to, {
    kind: 'chain',
    name: `chain/${link.from.name}/delete`,
    pointer,
    level: 'full',
    async run(session, operation) {
      const { call } = await linkedCall(session, world, link);
      const read = readOf(subject, world, link);
      await fillCaches(session, read, call);
      const exchange = await session.call(operation, call);
      if (!expectSuccess(session, operation, exchange, { rule: 'chain/delete', pointer })) return;
      const rule = { rule: 'chain/deleted', pointer };
      if (read !== undefined) {
        const after = await session.call(read, await session.withPath(read, call.path));
        expectStatus(session, after, [404, 410], 'What was deleted can still be read.', rule);
      }
      const again = await session.call(operation, call);
      expectStatus(session, again, [404, 410], 'What was deleted can be deleted once more.', {
        ...rule,
        rule: 'chain/deleted-twice',
      });
    },
  });
}
