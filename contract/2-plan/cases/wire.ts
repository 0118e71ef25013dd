import { isJsonObject } from '@forgespec/generator/json';
import type { Exchange } from '../../http/wire-request.ts';
import { isJson } from '@forgespec/templates/shared/media-type';
import type { Session } from '../session.ts';
import { parsed } from '../../1-describe/runtime-expression.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';
import { excerpt } from '../excerpt.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectStatus } from './expect.ts';
import { slotsOf, type DescribedSlot } from './slots.ts';

/** How values are written on the wire: slashes in paths, plus signs and repeated names in queries, broken bodies. */
export function wireCases(subject: Subject, operation: TestedOperation): Case[] {
  const slots = slotsOf(subject, operation);
  return [
    ...slots.flatMap((slot) => [...slashCases(subject, operation, slot), ...queryCases(subject, operation, slot)]),
    ...bodyCases(operation),
  ];
}

/** A value with a slash that is not encoded addresses nothing, where the description says so. */
function slashCases(subject: Subject, operation: TestedOperation, { name, in: place, pointer }: DescribedSlot): Case[] {
  const node = subject.at(pointer);
  if (place !== 'path' || !isJsonObject(node) || node['x-encoded-path'] !== true || operation.method !== 'get')
    return [];
  return [
    caseOf(operation, {
      kind: 'wire',
      name: `wire/path/${name}/unencoded-slash`,
      pointer,
      async run(session, operation) {
        const call = await session.prepare(operation);
        const request = await session.request(operation, {
          ...call,
          path: { ...call.path, [name]: 'forgespec/slash' },
        });
        const target = request.target.replace('forgespec%2Fslash', 'forgespec/slash');
        const exchange = await session.send(operation, { ...request, target }, { isElsewhere: true });
        const message = 'A path whose slashes are not encoded was answered.';
        expectStatus(session, exchange, [404, 405], message, { rule: 'wire/unencoded-slash', pointer });
      },
    }),
  ];
}

function queryCases(
  subject: Subject,
  operation: TestedOperation,
  { name, in: place, schema, pointer }: DescribedSlot,
): Case[] {
  const merged = mergedSchema(schema, subject.resolve);
  if (place !== 'query' || operation.method !== 'get' || merged === undefined) return [];
  const isFreeText =
    merged.type?.includes('string') === true && merged.enum === undefined && merged.format === undefined;
  const isScalar = merged.type?.some((type) => type === 'array' || type === 'object') !== true;
  const encoded = encodeURIComponent(name);
  return [
    ...(isFreeText && merged.pattern === undefined
      ? [
          same(
            operation,
            `wire/query/${name}/plus`,
            pointer,
            `${encoded}=two+words`,
            `${encoded}=two%20words`,
            'a plus sign is a space',
          ),
          survives(operation, `wire/query/${name}/encoded-plus`, pointer, `${encoded}=one%2Btwo`),
        ]
      : []),
    ...(isScalar && merged.type !== undefined
      ? [
          survives(operation, `wire/query/${name}/repeated`, pointer, `${encoded}=1&${encoded}=2`),
          survives(operation, `wire/query/${name}/empty`, pointer, `${encoded}=`),
        ]
      : []),
  ];
}

const addQuery = (target: string, query: string): string => `${target}${target.includes('?') ? '&' : '?'}${query}`;

/** Statuses that are right for odd requests, documented or not. */
const oddities = [400, 404, 422];

/** Two spellings of one request get one answer. */
function same(
  operation: TestedOperation,
  name: string,
  pointer: string,
  one: string,
  other: string,
  because: string,
): Case {
  return caseOf(operation, {
    kind: 'wire',
    name,
    pointer,
    async run(session, operation) {
      const request = await session.request(operation, await session.prepare(operation));
      const ask = (query: string): Promise<Exchange> =>
        session.send(operation, { ...request, target: addQuery(request.target, query) }, { tolerate: oddities });
      const [first, second] = [await ask(one), await ask(other)];
      if (summary(first) === summary(second)) return;
      const message = `${one} and ${other} are answered differently, though ${because}.`;
      session.fail({ rule: 'wire/same', message, expected: summary(second), got: summary(first), pointer });
    },
  });
}

const summary = ({ response: { status, body } }: Exchange): string => {
  const value = parsed(body);
  return `${status} ${Array.isArray(value) ? `${value.length} items` : excerpt(typeof value, 20)}`;
};

/** An odd request is answered like any other: no 5xx, nothing undocumented. */
const survives = (operation: TestedOperation, name: string, pointer: string, query: string): Case =>
  caseOf(operation, {
    kind: 'wire',
    name,
    pointer,
    async run(session, operation) {
      const request = await session.request(operation, await session.prepare(operation));
      await session.send(operation, { ...request, target: addQuery(request.target, query) }, { tolerate: oddities });
    },
  });

/** Bodies that are not what they claim to be. */
function bodyCases(operation: TestedOperation): Case[] {
  const pointer = `${operation.pointer}/requestBody`;
  const content = operation.body?.contents.find(({ mediaType }) => isJson(mediaType));
  if (content === undefined) return [];
  const refuses = (
    name: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    wanted: readonly number[],
  ): Case =>
    caseOf(operation, {
      kind: 'wire',
      name: `wire/body/${name}`,
      pointer,
      async run(session, operation) {
        const exchange = await sendBody(session, operation, headers, body, wanted);
        expectStatus(session, exchange, wanted, 'A body that cannot be read was not refused.', {
          rule: 'wire/body',
          pointer,
        });
      },
    });
  return [
    refuses('malformed-json', { 'content-type': content.mediaType }, '{"name": ', [400, 422]),
    ...(operation.body?.required === true
      ? [
          refuses('wrong-content-type', { 'content-type': 'application/x-forgespec' }, 'forgespec', [400, 415, 422]),
          refuses('absent-content-type', {}, 'forgespec', [400, 415, 422]),
        ]
      : []),
  ];
}

async function sendBody(
  session: Session,
  operation: TestedOperation,
  headers: Readonly<Record<string, string>>,
  body: string,
  tolerate: readonly number[],
): Promise<Exchange> {
  const { body: _body, ...call } = await session.prepare(operation);
  const request = await session.request(operation, call);
  return session.send(operation, { ...request, headers: { ...request.headers, ...headers }, body }, { tolerate });
}
