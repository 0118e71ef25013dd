import { withQuery } from '@forgespec/templates/shared/query-component';
import { isJsonObject } from '@forgespec/description/json';
import { isJson } from '@forgespec/templates/shared/media-type';
import { mergedSchema } from '@forgespec/model/values';
import type { WireExchange } from '../../http/wire-request.ts';
import type { Session } from '../session.ts';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { excerpt } from '../excerpt.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';
import { expectStatus } from './expect.ts';
import { describedSlots, type DescribedSlot } from './slots.ts';

/**
 * Returns the cases for the encoding of requests. Some cases send a slash in a path parameter. Others send `+`, an empty value or a
 * repeated name in the query, or a malformed body.
 */
export function wireCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const slots = describedSlots(subject, operation);
  return [
    ...slots.flatMap((slot) => [...slashCases(subject, operation, slot), ...queryCases(subject, operation, slot)]),
    ...bodyCases(operation),
  ];
}

/**
 * Returns a case for a path parameter with `x-encoded-path`. The case sends a value with a slash that is not encoded. The response must
 * have the status 404 or 405.
 */
function slashCases(
  subject: ContractSubject,
  operation: TestedOperation,
  { name, in: location, pointer }: DescribedSlot,
): Case[] {
  const node = subject.at(pointer);
  if (location !== 'path' || !isJsonObject(node) || node['x-encoded-path'] !== true || operation.method !== 'get')
    return [];
  return [
    createCase(operation, {
      kind: 'wire',
      name: `wire/path/${name}/unencoded-slash`,
      pointer,
      async run(session, operation) {
        const args = await session.prepare(operation);
        const request = await session.request(operation, {
          ...args,
          path: { ...args.path, [name]: 'forgespec/slash' },
        });
        const target = request.target.replace('forgespec%2Fslash', 'forgespec/slash');
        const exchange = await session.send(operation, { ...request, target }, { isElsewhere: true });
        const message = 'A path with an unencoded slash was accepted.';
        expectStatus(session, exchange, [404, 405], message, { rule: 'wire/unencoded-slash', pointer });
      },
    }),
  ];
}

function queryCases(
  subject: ContractSubject,
  operation: TestedOperation,
  { name, in: location, schema, pointer }: DescribedSlot,
): Case[] {
  const merged = mergedSchema(schema, subject.resolve);
  if (location !== 'query' || operation.method !== 'get' || merged === undefined) return [];
  const isFreeText =
    merged.type?.includes('string') === true && merged.enum === undefined && merged.format === undefined;
  const isScalar = merged.type?.some((type) => type === 'array' || type === 'object') !== true;
  const encoded = encodeURIComponent(name);
  return [
    ...(isFreeText && merged.pattern === undefined
      ? [
          sameResponseCase(
            operation,
            `wire/query/${name}/plus`,
            pointer,
            `${encoded}=two+words`,
            `${encoded}=two%20words`,
            'a plus sign in a query means a space',
          ),
          noServerErrorCase(operation, `wire/query/${name}/encoded-plus`, pointer, `${encoded}=one%2Btwo`),
        ]
      : []),
    ...(isScalar && merged.type !== undefined
      ? [
          noServerErrorCase(operation, `wire/query/${name}/repeated`, pointer, `${encoded}=1&${encoded}=2`),
          noServerErrorCase(operation, `wire/query/${name}/empty`, pointer, `${encoded}=`),
        ]
      : []),
  ];
}

/** Statuses that are accepted for unusual requests, even if the operation does not document them. */
const toleratedStatuses = [400, 404, 422];

/**
 * Returns a case that sends one request in two encodings. Both responses must have the same status, and bodies of the same type. If the
 * bodies are arrays, the number of items must be the same.
 */
function sameResponseCase(
  operation: TestedOperation,
  name: string,
  pointer: string,
  one: string,
  other: string,
  because: string,
): Case {
  return createCase(operation, {
    kind: 'wire',
    name,
    pointer,
    async run(session, operation) {
      const request = await session.request(operation, await session.prepare(operation));
      const send = (query: string): Promise<WireExchange> =>
        session.send(
          operation,
          { ...request, target: withQuery(request.target, query) },
          { tolerate: toleratedStatuses },
        );
      const [first, second] = [await send(one), await send(other)];
      if (summary(first) === summary(second)) return;
      const message = `${one} and ${other} get different responses, although ${because}.`;
      session.fail({ rule: 'wire/same', message, expected: summary(second), got: summary(first), pointer });
    },
  });
}

const summary = ({ response: { status, body } }: WireExchange): string => {
  const value = parseJsonBody(body);
  return `${status} ${Array.isArray(value) ? `${value.length} items` : excerpt(typeof value, 20)}`;
};

/** Returns a case that sends an unusual query. The response must have a documented or tolerated status, and not a 5xx. */
const noServerErrorCase = (operation: TestedOperation, name: string, pointer: string, query: string): Case =>
  createCase(operation, {
    kind: 'wire',
    name,
    pointer,
    async run(session, operation) {
      const request = await session.request(operation, await session.prepare(operation));
      await session.send(
        operation,
        { ...request, target: withQuery(request.target, query) },
        { tolerate: toleratedStatuses },
      );
    },
  });

/** Returns cases whose bodies do not match their `Content-Type`. */
function bodyCases(operation: TestedOperation): Case[] {
  const pointer = `${operation.pointer}/requestBody`;
  const content = operation.body?.contents.find(({ mediaType }) => isJson(mediaType));
  if (content === undefined) return [];
  const rejectedBodyCase = (
    name: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    wanted: readonly number[],
  ): Case =>
    createCase(operation, {
      kind: 'wire',
      name: `wire/body/${name}`,
      pointer,
      async run(session, operation) {
        const exchange = await sendBody(session, operation, headers, body, wanted);
        expectStatus(
          session,
          exchange,
          wanted,
          'A body that is malformed, or has a wrong or missing Content-Type, was not rejected.',
          {
            rule: 'wire/body',
            pointer,
          },
        );
      },
    });
  return [
    rejectedBodyCase('malformed-json', { 'content-type': content.mediaType }, '{"name": ', [400, 422]),
    ...(operation.body?.required === true
      ? [
          rejectedBodyCase(
            'wrong-content-type',
            { 'content-type': 'application/x-forgespec' },
            'forgespec',
            [400, 415, 422],
          ),
          rejectedBodyCase('absent-content-type', {}, 'forgespec', [400, 415, 422]),
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
): Promise<WireExchange> {
  const { body: _body, ...args } = await session.prepare(operation);
  const request = await session.request(operation, args);
  return session.send(operation, { ...request, headers: { ...request.headers, ...headers }, body }, { tolerate });
}
