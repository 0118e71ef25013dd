import { withQuery } from '@forgespec/templates/shared/query-component';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange } from '../../http/wire-request.ts';
import type { Arguments } from '../../http/arguments.ts';
import { evaluateArguments, type PreviousRequest } from '../requests/evaluate-arguments.ts';
import type { Fixtures, StatusFixture } from '../fixtures.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../session.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { createsResource } from '../../1-describe/links.ts';
import { coercions } from '../../1-describe/values/coercions.ts';
import type { Case } from './case.ts';
import { unusedTag, withHeader } from './conditional-requests.ts';
import { createCase } from './draft.ts';
import { expectStatus } from './expect.ts';

/**
 * Returns a case for each documented status that needs a special request. These are the special requests:
 * - the requests that the fixtures describe;
 * - a request for a resource that does not exist;
 * - a request of a caller without permission;
 * - a request with the ETag of an earlier state;
 * - a request with an address that is too long.
 */
export function statusCases(subject: ContractSubject, fixtures: Fixtures, operation: TestedOperation): Case[] {
  return operation.responses.flatMap(({ status }) => {
    const fixture = fixtureFor(fixtures, operation, status);
    const send =
      fixture === undefined ? builtInRequest(subject, operation, status) : requestFromFixture(fixture, status);
    if (send === undefined || !/^\d{3}$/u.test(status)) return [];
    const pointer = `${operation.pointer}/responses/${status}`;
    return [
      createCase(operation, {
        kind: 'status',
        name: `status/${status}`,
        pointer,
        async run(session, operation) {
          const exchange = await send(session, operation);
          const message = `The response does not have the expected status ${status}.`;
          // A service may respond with 404 to hide a resource: RFC 9110, section 15.5.4.
          const mayHide = fixture === undefined && status === '403' && !(await isVisible(session, operation, exchange));
          const wanted = mayHide ? [403, 404] : [Number(status)];
          expectStatus(session, exchange, wanted, message, { rule: `status/${status}`, pointer });
        },
      }),
    ];
  });
}

type SendRequest = (session: Session, operation: TestedOperation) => ReturnType<Session['call']>;

const fixtureFor = (
  { statuses, operations }: Fixtures,
  { name }: TestedOperation,
  status: string,
): StatusFixture | undefined => operations[name]?.statuses?.[status] ?? statuses[status] ?? statuses['any'];

function requestFromFixture(fixture: StatusFixture, status: string): SendRequest {
  return async (session, operation) => {
    if (fixture.skip !== undefined) throw new CaseExcludedError(fixture.skip);
    const first = fixture.after === undefined ? undefined : session.subject.operation(fixture.after);
    const before = first === undefined ? undefined : await sendPreviousRequest(session, first);
    const base = await session.prepare(operation);
    const header = Object.fromEntries(
      Object.entries(fixture.header ?? {}).map(([name, value]) => [name, String(value).replaceAll('{status}', status)]),
    );
    const args: Arguments = {
      path: { ...base.path, ...fixture.path },
      query: { ...base.query, ...fixture.query },
      header: { ...base.header, ...header },
      ...(base.body !== undefined && { body: { ...base.body, value: fixture.body ?? base.body.value } }),
    };
    const as =
      fixture.role === undefined ? undefined : await session.credentials(operation, { role: fixture.role, args });
    const evaluated = evaluateArguments(args, before, () => session.name());
    return session.call(operation, evaluated, { as, wantsLimit: true });
  };
}

async function sendPreviousRequest(session: Session, operation: TestedOperation): Promise<PreviousRequest> {
  const args = await session.prepare(operation);
  const { response } = await session.probe(operation, args);
  return { args, response };
}

function builtInRequest(subject: ContractSubject, operation: TestedOperation, status: string): SendRequest | undefined {
  if (status === '403') return sendAsForbidden;
  if (status === '409') return createsResource(operation) ? sendTwice : undefined;
  if (status === '404')
    return operation.parameters.some(({ in: location }) => location === 'path')
      ? sendToMissingResource(subject)
      : undefined;
  if (status === '412') return takesCondition(operation) ? sendWithOtherTag : undefined;
  return status === '414' ? sendTooLong : undefined;
}

const sendAsForbidden: SendRequest = async (session, operation) => {
  const { forbidden, stateless } = session.fixtures;
  if (stateless) throw new CaseExcludedError('a mock has no roles');
  if (forbidden === undefined) throw new CaseSkippedError('the fixtures name no role under "forbidden"');
  const args = await session.prepare(operation);
  const as = await session.credentials(operation, { role: forbidden, args });
  return session.call(operation, args, { as, tolerate: [404] });
};

/**
 * Returns true if a caller who got 404 can read the resource, or gets 403 when reading it. The server then does not hide the resource, so the
 * correct status is 403.
 */
async function isVisible(
  session: Session,
  { path }: TestedOperation,
  { request, response }: WireExchange,
): Promise<boolean> {
  if (response.status !== 404) return false;
  const reader = session.findOperation('GET', request.target);
  if (reader === undefined || reader.path !== path) return false;
  const read = await session.send(
    reader,
    {
      method: 'GET',
      target: request.target,
      headers: {},
      ...(request.credentials !== undefined && { credentials: request.credentials }),
    },
    { isElsewhere: true },
  );
  return isSuccess(read.response.status) || read.response.status === 403;
}

/** Sends a create request twice. The second one has values that the first resource uses. */
const sendTwice: SendRequest = async (session, operation) => {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  const args = await session.prepare(operation);
  const values = args.body?.value;
  const names = isJsonObject(values) ? Object.keys(values) : [];
  if (!names.some((name) => session.isIdentifying(operation, name)))
    throw new CaseSkippedError('the description does not state which property identifies the resource');
  const first = await session.probe(operation, args);
  if (!isSuccess(first.response.status))
    throw new CaseSkippedError(`${operation.name} responded with ${first.response.status}`);
  const second = await session.call(operation, args);
  if (isSuccess(second.response.status)) throw new CaseSkippedError('the server accepts the same values twice');
  return second;
};

/** Returns true if an operation documents the header `If-Match`. */
const takesCondition = ({ parameters }: TestedOperation): boolean =>
  parameters.some(({ in: location, name }) => location === 'header' && name.toLowerCase() === 'if-match');

/** Sends a request for a resource that has changed since the caller read it (RFC 9110, section 13.1.1). */
const sendWithOtherTag: SendRequest = async (session, operation) => {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
  return session.call(operation, await session.prepare(operation), { rewrite: withHeader('If-Match', unusedTag) });
};

const sendTooLong: SendRequest = async (session, operation) => {
  const request = await session.request(operation, await session.prepare(operation));
  return session.send(operation, { ...request, target: withQuery(request.target, `forgespec=${'x'.repeat(9000)}`) });
};

/** Identifiers that probably no resource has. */
const unusedIdentifiers = ['999999999', 'forgespec-does-not-exist', 'fffffff0-ffff-4fff-bfff-fffffffffff0'];

/**
 * Returns true for a PUT that may also create the resource that its last path parameter names, such as a tag: no POST of the collection creates
 * such resources.
 */
const mayCreateByPut = ({ operations }: ContractSubject, { method, path }: TestedOperation): boolean =>
  method === 'put' &&
  !operations.some((other) => other.method === 'post' && other.path === path.slice(0, path.lastIndexOf('/')));

/**
 * Sends a request in which the last path parameter identifies no resource. If the path of a POST ends with a parameter, as in
 * `/shops/{id}/files/{path}`, this parameter names the new resource. In this case, the first path parameter gets the value that identifies
 * no resource.
 */
const sendToMissingResource =
  (subject: ContractSubject): SendRequest =>
  async (session, operation) => {
    if (session.fixtures.stateless) throw new CaseExcludedError('a mock has every resource');
    const args = await session.prepare(operation);
    const parameters = operation.parameters.filter(({ in: location }) => location === 'path');
    const isNew = createsResource(operation) && operation.path.endsWith('}');
    const parameter = isNew ? parameters[0] : parameters.at(-1);
    const unused = unusedIdentifiers.find((text) =>
      coercions(text).some((value) => parameter !== undefined && subject.check(parameter.schema)(value).length === 0),
    );
    if (parameter === undefined || unused === undefined)
      throw new CaseSkippedError('the schema of the path parameter rejects all ids that this case tries');
    const path: Record<string, JsonValue> = { ...args.path, [parameter.name]: unused };
    const exchange = await session.call(operation, { ...args, path });
    const [first] = parameters;
    if (!mayCreateByPut(subject, operation) || !isSuccess(exchange.response.status) || first === undefined)
      return exchange;
    return first === parameter
      ? exchange
      : session.call(operation, { ...args, path: { ...args.path, [first.name]: unused } });
  };
