import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { valueAt, type JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { WireExchange } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import { createsResource, findLinks, type Link } from '../1-describe/links.ts';
import { propertyForParameter } from '../1-describe/parameter-properties.ts';
import { scalarNames } from '../1-describe/scalar-properties.ts';
import { evaluateArguments } from './requests/evaluate-arguments.ts';
import { bodyPointer, evaluateExpression, listItems } from '../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { isSafe } from './cases/draft.ts';
import { fixedPathValue, knownValue, pathUpTo, staticArguments } from './arguments-source.ts';
import { createIdentities, type Identities } from './identities.ts';
import { uniqueValue } from './unique-values.ts';
import type { Fixtures } from './fixtures.ts';
import { CaseExcludedError, consumesReason, CaseSkippedError, type Session } from './session.ts';

/** Finds or creates resources on the server, because most requests need existing resources. */
export interface TestResources {
  readonly links: readonly Link[];
  readonly identities: Identities;
  /**
   * Replaces the values in a body that must not be in use on the server. Two runs on one server then never use the same values. Returns the
   * arguments unchanged if the fixtures set the body.
   */
  withNewValues(operation: TestedOperation, call: Arguments, session: Session): Arguments;
  /**
   * Returns arguments with which a request of the operation should succeed. If the operation changes or deletes a
   * resource, and a link describes how to create such a resource, this function first creates a new one.
   */
  prepare(operation: TestedOperation, session: Session): Promise<Arguments>;
  /**
   * Creates a resource. If a link describes how to delete the resource, the session deletes it at the end of the case.
   *
   * @throws {CaseSkippedError} if the server rejects the request.
   */
  create(creator: TestedOperation, session: Session): Promise<CreateCall>;
  /**
   * Finds the operation that creates the resource in the path of another operation: for `PUT /pets/{id}`, the operation `POST /pets`.
   * Returns the link that provides the path values of the new resource. Returns undefined if the description has no such link, or if the
   * fixtures already contain the path values.
   */
  creatorOf(operation: TestedOperation): Link | undefined;
}

/** The request that created a resource, with its response. */
export interface CreateCall {
  readonly call: Arguments;
  readonly exchange: WireExchange;
}

export function createTestResources(subject: ContractSubject, fixtures: Fixtures): TestResources {
  const links = findLinks(subject);
  const identities = createIdentities(subject, links);
  const found = new Map<string, Promise<JsonValue | undefined>>();

  const creatorOf = (operation: TestedOperation): Link | undefined => {
    if (fixtures.operations[operation.name]?.path !== undefined) return undefined;
    const creators = links.filter(
      ({ from, to }) => createsResource(from) && from.name !== operation.name && isResourceOf(to, operation),
    );
    // The link with the longest target path belongs to the resource itself. The other links belong to its parent resources.
    return creators.toSorted((a, b) => b.to.path.length - a.to.path.length)[0];
  };

  const prepare = async (operation: TestedOperation, session: Session): Promise<Arguments> => {
    const rest = staticArguments(subject, fixtures, operation);
    if (typeof rest === 'string') throw new CaseSkippedError(`no value is known for ${rest}; add one to the fixtures`);
    const fixture = fixtures.operations[operation.name];
    const first = fixture?.after === undefined ? undefined : subject.operation(fixture.after);
    const created = first === undefined || fixtures.stateless ? undefined : await create(first, session);
    const before = created && { call: created.call, response: created.exchange.response };
    const creator = isSafe(operation) || created !== undefined ? undefined : creatorOf(operation);
    const isFresh = creator !== undefined && !fixtures.stateless;
    const path = isFresh ? await ownPath(creator, session) : await foundPath(operation, session);
    const call = evaluateArguments({ ...rest, path }, before, () => session.name());
    if (fixtures.stateless) return call;
    if (createsResource(operation) && !isFresh)
      return withNewValues(operation, withNewPath(operation, call, session), session);
    return isFresh && before === undefined ? withNewValues(operation, call, session) : call;
  };

  const withNewValues: TestResources['withNewValues'] = (operation, call, session) => {
    if (fixtures.stateless || isSafe(operation) || fixtures.operations[operation.name]?.body !== undefined) return call;
    return identities.renew(operation, call, identities.pointers(operation), (longest) => session.name(longest));
  };

  /** Replaces the last value in the path of a request that creates a resource, if the path ends with the key of the new resource. */
  const withNewPath = (operation: TestedOperation, call: Arguments, session: Session): Arguments => {
    const last = /\{([^{}]+)\}$/u.exec(operation.path)?.[1] ?? '';
    const old = call.path[last];
    if (old === undefined || fixedPathValue(fixtures, operation, last) !== undefined) return call;
    const schema = operation.parameters.find(({ in: location, name }) => location === 'path' && name === last)?.schema;
    const name = (longest?: number): string => session.name(longest);
    const merged = schema === undefined ? undefined : mergedSchema(schema, subject.resolve);
    const value = schema === undefined ? undefined : uniqueValue(old, merged, subject.check(schema), name);
    return value === undefined ? call : { ...call, path: { ...call.path, [last]: value } };
  };

  const ownPath = async ({ from, parameters }: Link, session: Session): Promise<Record<string, JsonValue>> => {
    const { call, exchange } = await create(from, session);
    return linkedPath(parameters, call, exchange);
  };

  const create = async (creator: TestedOperation, session: Session): Promise<CreateCall> => {
    if (fixtures.operations[creator.name]?.consumes === true) throw new CaseExcludedError(consumesReason);
    const call = await prepare(creator, session);
    const exchange = await session.probe(creator, call);
    const { status } = exchange.response;
    if (isSuccess(status)) return { call, exchange };
    session.rejected(creator, exchange);
    throw new CaseSkippedError(`${creator.name} responded with ${status}, so the resource for this case is missing`);
  };

  const foundPath = async (operation: TestedOperation, session: Session): Promise<Record<string, JsonValue>> => {
    const path = new Map<string, JsonValue>();
    for (const parameter of operation.parameters.filter((candidate) => candidate.in === 'path')) {
      const { name, schema } = parameter;
      const value =
        fixedPathValue(fixtures, operation, name) ??
        (fixtures.stateless ? undefined : await discover(operation, name, Object.fromEntries(path), session)) ??
        knownValue(subject, schema);
      if (value === undefined)
        throw new CaseSkippedError(`no value is known for the path parameter ${name}; add one to the fixtures`);
      path.set(name, value);
    }
    return Object.fromEntries(path);
  };

  /**
   * Returns a value for a path parameter from the list of existing resources: for `/pets/{pet_id}`, from the response to `GET /pets`. If
   * the list contains the documented example, returns the example. Otherwise returns the value of the first item. Returns undefined if the
   * list is empty or cannot be read.
   */
  const discover = (
    { path, parameters }: TestedOperation,
    name: string,
    bound: Readonly<Record<string, JsonValue>>,
    session: Session,
  ): Promise<JsonValue | undefined> => {
    const item = pathUpTo(path, name);
    // The list of items with several parameters, such as `/stock/{shelf}/{code}`, may be `/stock`.
    const collection = [item.slice(0, item.lastIndexOf('/{')), item.replace(/(?:\/\{[^{}]+\})+$/u, '')].find((prefix) =>
      subject.operations.some((candidate) => candidate.method === 'get' && candidate.path === prefix),
    );
    const list = subject.operations.find((candidate) => candidate.method === 'get' && candidate.path === collection);
    if (list === undefined || !item.endsWith(`/{${name}}`)) return Promise.resolve(undefined);
    const key = JSON.stringify([item, bound]);
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const example = schema === undefined ? undefined : knownValue(subject, schema);
    const search = found.get(key) ?? firstItem(list, bound, name, example, session);
    found.set(key, search);
    return search;
  };

  const firstItem = async (
    list: TestedOperation,
    path: Readonly<Record<string, JsonValue>>,
    parameter: string,
    example: JsonValue | undefined,
    session: Session,
  ): Promise<JsonValue | undefined> => {
    const rest = staticArguments(subject, fixtures, list);
    if (typeof rest === 'string') return undefined;
    const { response } = await session.probe(list, { ...rest, path });
    if (!isSuccess(response.status)) return undefined;
    const values = (listItems(response.body) ?? []).flatMap((item) => {
      const key = propertyForParameter(parameter, list.path, scalarNames(item))?.property.names;
      const value = linkedValue(links, list, parameter, item) ?? (key === undefined ? undefined : valueAt(item, key));
      return value === undefined || value === null ? [] : [value];
    });
    return values.find((value) => value === example) ?? values[0];
  };

  return { links, identities, withNewValues, prepare, create, creatorOf };
}

/**
 * Returns true if an operation is the target of a link, or if its path is below the path of the target. For example, `/pets/{id}/toys` is
 * below `/pets/{id}`.
 */
const isResourceOf = (to: TestedOperation, { path, name }: TestedOperation): boolean =>
  to.name === name || (to.path.endsWith('}') && path.startsWith(`${to.path}/`));

/** Returns the value that a link of the same collection reads for a path parameter. Returns undefined if there is no such link. */
function linkedValue(
  links: readonly Link[],
  list: TestedOperation,
  parameter: string,
  item: JsonValue,
): JsonValue | undefined {
  const expression = links.find(({ from, parameters }) => from.path === list.path && parameter in parameters)
    ?.parameters[parameter];
  const pointer = bodyPointer(expression);
  return pointer === undefined ? undefined : valueAt(item, parsePointer(pointer));
}

/**
 * Evaluates the parameters of a link with a request and its response. Returns the path values for the link target. If the response lacks a
 * value that the request has, returns the value of the request.
 */
export function linkedPath(
  parameters: Link['parameters'],
  call: Arguments,
  { response }: WireExchange,
): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, expression]) => {
      const inRequest = String(expression).replace(/^\$response\.body#/u, '$request.body#');
      const value = evaluateExpression(expression, call, response) ?? evaluateExpression(inRequest, call, response);
      if (value === undefined || value === null) return [];
      return [[name.replace(/^path\./u, ''), value]];
    }),
  );
}
