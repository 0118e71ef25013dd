import type { JsonValue } from '@forgespec/generator/json';
import type { Arguments } from '../../http/arguments.ts';
import { evaluateArguments, type Before } from '../requests/evaluate-arguments.ts';
import type { Fixtures, Recipe } from '../fixtures.ts';
import { LeftOut, Skip, type Session } from '../session.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { readings } from '../../1-describe/values/readings.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectStatus } from './expect.ts';

/**
 * Each documented status that takes more than a good or a bad request: something that is not there, someone who may not, an address
 * that is too long, and whatever else the fixtures know how to provoke.
 */
export function statusCases(subject: Subject, fixtures: Fixtures, operation: TestedOperation): Case[] {
  return operation.responses.flatMap(({ status }) => {
    const recipe = recipeFor(fixtures, operation, status);
    const provoke = recipe === undefined ? builtIn(subject, operation, status) : following(recipe, status);
    if (provoke === undefined || !/^\d{3}$/u.test(status)) return [];
    const pointer = `${operation.pointer}/responses/${status}`;
    return [
      caseOf(operation, {
        kind: 'status',
        name: `status/${status}`,
        pointer,
        async run(session, operation) {
          const exchange = await provoke(session, operation);
          const message = `A request that should get ${status} did not.`;
          // A service may hide a resource from a caller by 404. RFC 9110, section 15.5.4.
          const wanted = recipe === undefined && status === '403' ? [403, 404] : [Number(status)];
          expectStatus(session, exchange, wanted, message, { rule: `status/${status}`, pointer });
        },
      }),
    ];
  });
}

type Provoke = (session: Session, operation: TestedOperation) => ReturnType<Session['call']>;

const recipeFor = ({ statuses, operations }: Fixtures, { name }: TestedOperation, status: string): Recipe | undefined =>
  operations[name]?.statuses?.[status] ?? statuses[status] ?? statuses['any'];

function following(recipe: Recipe, status: string): Provoke {
  return async (session, operation) => {
    if (recipe.skip !== undefined) throw new LeftOut(recipe.skip);
    const first = recipe.after === undefined ? undefined : session.subject.operation(recipe.after);
    const before = first === undefined ? undefined : await callBefore(session, first);
    const base = await session.prepare(operation);
    const header = Object.fromEntries(
      Object.entries(recipe.header ?? {}).map(([name, value]) => [name, String(value).replaceAll('{status}', status)]),
    );
    const call: Arguments = {
      path: { ...base.path, ...recipe.path },
      query: { ...base.query, ...recipe.query },
      header: { ...base.header, ...header },
      ...(base.body !== undefined && { body: { ...base.body, value: recipe.body ?? base.body.value } }),
    };
    const as =
      recipe.role === undefined ? undefined : await session.credentials(operation, { role: recipe.role, call });
    const evaluated = evaluateArguments(call, before, () => session.name());
    return session.call(operation, evaluated, { as, wantsLimit: true });
  };
}

async function callBefore(session: Session, operation: TestedOperation): Promise<Before> {
  const call = await session.prepare(operation);
  const { response } = await session.probe(operation, call);
  return { call, response };
}

function builtIn(subject: Subject, operation: TestedOperation, status: string): Provoke | undefined {
  if (status === '403') return asForbidden;
  if (status === '404')
    return operation.parameters.some(({ in: place }) => place === 'path') ? atNothing(subject) : undefined;
  return status === '414' ? tooLong : undefined;
}

const asForbidden: Provoke = async (session, operation) => {
  const { forbidden, stateless } = session.fixtures;
  if (stateless) throw new LeftOut('a mock has no roles');
  if (forbidden === undefined) throw new Skip('the fixtures name no role that is forbidden everything');
  const call = await session.prepare(operation);
  const as = await session.credentials(operation, { role: forbidden, call });
  return session.call(operation, call, { as, tolerate: [404] });
};

const tooLong: Provoke = async (session, operation) => {
  const request = await session.request(operation, await session.prepare(operation));
  const joint = request.target.includes('?') ? '&' : '?';
  return session.send(operation, { ...request, target: `${request.target}${joint}forgespec=${'x'.repeat(9000)}` });
};

/** What no thing is called. */
const nothings = ['999999999', 'forgespec-does-not-exist', 'fffffff0-ffff-4fff-bfff-fffffffffff0'];

/** Addresses a thing that is not there: the last one of the path, or the owner of what a POST would make. */
const atNothing =
  (subject: Subject): Provoke =>
  async (session, operation) => {
    if (session.fixtures.stateless) throw new LeftOut('a mock finds everything');
    const call = await session.prepare(operation);
    const parameters = operation.parameters.filter(({ in: place }) => place === 'path');
    const isNew = operation.method === 'post' && operation.path.endsWith('}');
    const parameter = isNew ? parameters[0] : parameters.at(-1);
    const nothing = nothings.find((text) =>
      readings(text).some((value) => parameter !== undefined && subject.check(parameter.schema)(value).length === 0),
    );
    if (parameter === undefined || nothing === undefined) throw new Skip('no value is known that addresses nothing');
    const path: Record<string, JsonValue> = { ...call.path, [parameter.name]: nothing };
    return session.call(operation, { ...call, path });
  };
