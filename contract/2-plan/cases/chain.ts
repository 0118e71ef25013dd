import { isSuccess } from '@forgespec/templates/shared/responses';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import type { Arguments } from '../../http/arguments.ts';
import type { Session } from '../session.ts';
import type { World } from '../world.ts';
import type { Link } from '../../1-describe/links.ts';
import { itemsOf, parsed } from '../../1-describe/runtime-expression.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { excerpt } from '../excerpt.ts';
import type { Case } from './case.ts';
import { chainCase } from './chain-case.ts';
import { expectStatus } from './expect.ts';
import { markedProperties } from '../../1-describe/marked-properties.ts';
import { numberedListOf } from './pagination/list-parts.ts';
import { bodyContent } from './slots.ts';
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
      if (link.to.method === 'delete') return [gone(world, link)];
      if (/^(?:put|patch)$/u.test(link.to.method) && (isItem || isSamePlace)) {
        return [visible(world, link), ...stateCases(subject, world, link)];
      }
      return [];
    });
}

const readable = (world: World, link: Link): Case =>
  chainCase(world, link, link.to, 'read', async ({ session, made, created, fail, follow }) => {
    const answer = await follow();
    // The server may change other properties at any time: a counter, a token, the time of the last visit.
    const lasting = [...Object.keys(sentFields(made)), ...keysIn(link)];
    const hidden = writeOnlyNames(session.subject, link.from);
    const kept = onlyNames(created, (name) => lasting.includes(name) && !hidden.has(name));
    for (const { name, expected, got } of differences(kept, parsed(answer?.response.body ?? ''))) {
      fail('chain/read', `What was created is read with another ${name}.`, expected, got);
    }
  });

function listed(subject: Subject, world: World, link: Link): Case[] {
  const collection = link.to.path.slice(0, link.to.path.lastIndexOf('/'));
  const list = subject.operations.find(({ method, path }) => method === 'get' && path === collection);
  const last = /\{([^{}]+)\}$/u.exec(link.to.path)?.[1];
  if (list === undefined || last === undefined || link.from.path !== collection) return [];
  return [
    chainCase(world, link, list, 'listed', async ({ session, call, created, fail }) => {
      if (await isListed(session, list, call, last, created)) return;
      fail('chain/listed', 'What was created is not in the list.', String(call.path[last]), 'not listed');
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
  const paging = numberedListOf(session.subject, list);
  for (let index = 0; index < 20; index += 1) {
    const query = { ...base.query, ...paging?.part(index, paging.size.most) };
    const { response } = await session.call(list, { ...base, query });
    const items = isSuccess(response.status) ? (itemsOf(response.body) ?? []) : [];
    if (items.some((item) => isJsonObject(item) && key !== undefined && item[key] === call.path[last])) return true;
    if (paging === undefined || items.length < paging.size.most) return false;
  }
  return false;
}

const visible = (world: World, link: Link): Case =>
  chainCase(world, link, link.to, 'update', async ({ session, call, reader, fail, follow }) => {
    await reader?.fillCaches();
    const updated = await follow();
    if (updated === undefined) return;
    const answer = parsed(updated.response.body);
    const hidden = writeOnlyNames(session.subject, link.to);
    const sent = onlyNames(sentFields(call), (name) => !hidden.has(name));
    for (const { name, expected, got } of differences(sent, answer)) {
      fail('chain/update', `The answer to an update has another ${name} than was sent.`, expected, got);
    }
    if (reader === undefined) return;
    const { response } = await reader.read();
    // An update without a body in the response accepted the values that were sent.
    const lasting = onlyNames(answer ?? sent, (name) => sent[name] !== undefined);
    for (const { name, expected, got } of differences(lasting, parsed(response.body))) {
      fail('chain/stale', `An update of ${name} is not seen by ${reader.name}.`, expected, got);
    }
  });

/** Returns the properties of an object whose names a condition takes. */
const onlyNames = (value: JsonValue | undefined, takes: (name: string) => boolean): JsonObject =>
  isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => takes(name))) : {};

/** Returns the properties of a response that a link takes its values from. */
const keysIn = ({ parameters }: Link): string[] =>
  Object.values(parameters).flatMap((expression) => /^\$response\.body#\/([^/]+)/u.exec(String(expression))?.[1] ?? []);

function writeOnlyNames(subject: Subject, operation: TestedOperation): Set<string> {
  const schema = bodyContent(operation)?.schema;
  return schema === undefined ? new Set() : markedProperties(schema, 'writeOnly', subject);
}

const sentFields = ({ body }: Arguments): JsonObject => (isJsonObject(body?.value) ? body.value : {});

const gone = (world: World, link: Link): Case =>
  chainCase(world, link, link.to, 'delete', async ({ session, operation, call, reader, pointer, follow }) => {
    await reader?.fillCaches();
    if ((await follow()) === undefined) return;
    if (reader !== undefined) {
      const message = 'What was deleted can still be read.';
      expectStatus(session, await reader.read(), [404, 410], message, { rule: 'chain/deleted', pointer });
    }
    const again = await session.call(operation, call);
    const message = 'What was deleted can be deleted once more.';
    expectStatus(session, again, [404, 410], message, { rule: 'chain/deleted-twice', pointer });
  });

/** Timestamps may have another offset or precision. */
function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return [one, other].every((text) => /^\d{4}-\d{2}-\d{2}T/iu.test(text)) && Date.parse(one) === Date.parse(other);
}

interface Difference {
  readonly name: string;
  readonly expected: string;
  readonly got: string;
}

/** Properties that both have and that differ, but for those that time changes. */
function differences(one: JsonValue | undefined, other: JsonValue | undefined): Difference[] {
  if (!isJsonObject(one) || !isJsonObject(other)) return [];
  return Object.entries(one).flatMap(([name, value]) => {
    const found = other[name];
    const isScalar = (member: JsonValue | undefined): boolean => typeof member !== 'object' && member !== undefined;
    if (!isScalar(value) || !isScalar(found) || isSameValue(value, found) || /_at$|status|state|count/u.test(name))
      return [];
    return [{ name, expected: excerpt(JSON.stringify(value)), got: excerpt(JSON.stringify(found)) }];
  });
}
