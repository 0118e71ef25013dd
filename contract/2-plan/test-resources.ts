import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { WireExchange } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import { createItemIdentities, type ItemIdentities } from '../1-describe/item-identity.ts';
import { createsResource, findLinks, type Link } from '../1-describe/links.ts';
import { evaluateExpression } from '../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { isSafe } from './cases/draft.ts';
import { evaluateArguments, type PreviousRequest } from './requests/evaluate-arguments.ts';
import { fixedPathValue, knownValue, pathUpTo, staticArguments } from './arguments-source.ts';
import { createIdentities, type Identities } from './identities.ts';
import { createExistingValues, pathParameter, type ExistingValues } from './existing-values.ts';
import { listedValues, uniqueValue } from './unique-values.ts';
import type { Fixtures } from './fixtures.ts';
import { CaseExcludedError, consumesReason, CaseSkippedError, type Session } from './session.ts';

/** Finds or creates resources on the server, because most requests need existing resources. */
export interface TestResources {
  readonly links: readonly Link[];
  readonly identities: Identities;
  /** The properties that identify the items of lists. */
  readonly items: ItemIdentities;
  /**
   * Replaces the values in a body that must not be in use on the server. Two runs on one server then never use the same values. Returns the
   * arguments unchanged if the fixtures set the body.
   */
  withNewValues(operation: TestedOperation, args: Arguments, session: Session): Arguments;
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
  create(creator: TestedOperation, session: Session): Promise<CreateRequest>;
  /**
   * Finds the operation that creates the resource in the path of another operation: for `PUT /pets/{id}`, the operation `POST /pets`.
   * Returns the link that provides the path values of the new resource. Returns undefined if the description has no such link, or if the
   * fixtures already contain the path values.
   */
  creatorOf(operation: TestedOperation): Link | undefined;
  /**
   * Returns the name of a path parameter whose value comes only from the description, so that there may be no such resource. Returns undefined if
   * there is none.
   */
  guessedParameter(operation: TestedOperation, args: Arguments): string | undefined;
}

const guessKey = ({ path }: TestedOperation, name: string, value: JsonValue | undefined): string =>
  JSON.stringify([pathUpTo(path, name), value]);

/** The request that created a resource, with its response. */
export interface CreateRequest {
  readonly args: Arguments;
  readonly exchange: WireExchange;
}

export const createTestResources = (subject: ContractSubject, fixtures: Fixtures): TestResources =>
  new ResourcesOfSubject(subject, fixtures);

class ResourcesOfSubject implements TestResources {
  readonly links: readonly Link[];
  readonly identities: Identities;
  readonly items: ItemIdentities;
  private readonly subject: ContractSubject;
  private readonly fixtures: Fixtures;
  private readonly existingValues: ExistingValues;
  /** The path values that come only from the description, so that there may be no such resource. */
  private readonly guesses = new Set<string>();
  /** True if the server lacks the resource of a GET, by the name of the operation; only for resources that a PUT creates. */
  private readonly missing = new Map<string, Promise<boolean>>();

  constructor(subject: ContractSubject, fixtures: Fixtures) {
    this.subject = subject;
    this.fixtures = fixtures;
    this.links = findLinks(subject);
    this.identities = createIdentities(subject, this.links);
    this.items = createItemIdentities(subject, this.links);
    this.existingValues = createExistingValues(subject, fixtures, this.items);
  }

  guessedParameter(operation: TestedOperation, { path }: Arguments): string | undefined {
    return Object.keys(path).find((name) => this.guesses.has(guessKey(operation, name, path[name])));
  }

  creatorOf(operation: TestedOperation): Link | undefined {
    if (this.fixtures.operations[operation.name]?.path !== undefined) return undefined;
    const creators = this.links.filter(
      ({ from, to }) => createsResource(from) && from.name !== operation.name && isResourceOf(to, operation),
    );
    // The link with the longest target path belongs to the resource itself. The other links belong to its parent resources.
    return creators.toSorted((a, b) => b.to.path.length - a.to.path.length)[0];
  }

  async prepare(operation: TestedOperation, session: Session): Promise<Arguments> {
    const { subject, fixtures } = this;
    const rest = staticArguments(subject, fixtures, operation);
    if (typeof rest === 'string') throw new CaseSkippedError(`no value is known for ${rest}; add one to the fixtures`);
    if (fixtures.stateless) {
      const path = await this.existingPath(operation, session);
      return evaluateArguments({ ...rest, path }, undefined, () => session.name());
    }
    const before = await this.callBefore(operation, session);
    const creator = before === undefined ? await this.neededCreator(operation, rest, session) : undefined;
    const created = creator === undefined ? {} : await this.newPath(creator, session);
    const path = await this.existingPath(operation, session, created);
    const args = evaluateArguments({ ...rest, path }, before, () => session.name());
    if (creator !== undefined) return this.withNewValues(operation, args, session);
    if (!createsResource(operation)) return args;
    return this.withNewValues(operation, this.withNewKey(operation, args, session), session);
  }

  withNewValues(operation: TestedOperation, args: Arguments, session: Session): Arguments {
    const { identities, fixtures } = this;
    if (fixtures.stateless || isSafe(operation) || fixtures.operations[operation.name]?.body !== undefined) return args;
    return identities.renew(operation, args, identities.pointers(operation), (longest) => session.name(longest));
  }

  async create(creator: TestedOperation, session: Session): Promise<CreateRequest> {
    if (this.fixtures.operations[creator.name]?.consumes === true) throw new CaseExcludedError(consumesReason);
    const args = await this.prepare(creator, session);
    const exchange = await session.probe(creator, args);
    const { status } = exchange.response;
    if (isSuccess(status)) return { args, exchange };
    session.rejected(creator, exchange);
    throw new CaseSkippedError(`${creator.name} responded with ${status}, so the resource for this case is missing`);
  }

  /** Returns the link to create a resource with, before a request of an operation. Returns undefined if an existing resource is used. */
  private async neededCreator(
    operation: TestedOperation,
    rest: Omit<Arguments, 'path'>,
    session: Session,
  ): Promise<Link | undefined> {
    if (!isSafe(operation)) return this.creatorOf(operation);
    const creator = this.writerOf(operation);
    if (creator === undefined) return undefined;
    const isMissing = this.missing.get(operation.name) ?? this.isMissing(operation, rest, session);
    this.missing.set(operation.name, isMissing);
    return (await isMissing) ? creator : undefined;
  }

  /** Returns the link from the PUT that creates the resource of a GET. Returns undefined if the fixtures contain its path values. */
  private writerOf(operation: TestedOperation): Link | undefined {
    const last = /\{([^{}]+)\}$/u.exec(operation.path)?.[1];
    if (last === undefined || fixedPathValue(this.fixtures, operation, last) !== undefined) return undefined;
    return this.links.find(
      ({ from, to }) => from.method === 'put' && from.path === operation.path && to.name === operation.name,
    );
  }

  /** Returns true if the server does not have the resource with the known path values. */
  private async isMissing(
    operation: TestedOperation,
    rest: Omit<Arguments, 'path'>,
    session: Session,
  ): Promise<boolean> {
    const path = await this.existingPath(operation, session);
    const args = evaluateArguments({ ...rest, path }, undefined, () => session.name());
    return (await session.probe(operation, args)).response.status === 404;
  }

  /** Sends the request that the fixtures require before a request of the operation (`after`). Returns undefined if there is none. */
  private async callBefore(operation: TestedOperation, session: Session): Promise<PreviousRequest | undefined> {
    const { after } = this.fixtures.operations[operation.name] ?? {};
    const creator = after === undefined ? undefined : this.subject.operation(after);
    if (creator === undefined) return undefined;
    const { args, exchange } = await this.create(creator, session);
    return { args, response: exchange.response };
  }

  /** Replaces the last value in the path of a request that creates a resource, if the path ends with the key of the new resource. */
  private withNewKey(operation: TestedOperation, args: Arguments, session: Session): Arguments {
    const { subject, fixtures } = this;
    const last = /\{([^{}]+)\}$/u.exec(operation.path)?.[1] ?? '';
    const old = args.path[last];
    if (old === undefined || fixedPathValue(fixtures, operation, last) !== undefined) return args;
    const schema = pathParameter(operation, last)?.schema;
    if (schema === undefined) return args;
    const merged = mergedSchema(schema, subject.resolve);
    const value = uniqueValue(old, merged, subject.check(schema), (longest) => session.name(longest));
    return value === undefined ? args : { ...args, path: { ...args.path, [last]: value } };
  }

  /** Creates a resource. Returns its path values. */
  private async newPath({ from, parameters }: Link, session: Session): Promise<Record<string, JsonValue>> {
    const { args, exchange } = await this.create(from, session);
    return linkedPath(parameters, args, exchange);
  }

  /**
   * Returns the path values of an existing resource.
   *
   * @param known the path values that are already known, such as those of a new parent resource.
   */
  private async existingPath(
    operation: TestedOperation,
    session: Session,
    known: Readonly<Record<string, JsonValue>> = {},
  ): Promise<Record<string, JsonValue>> {
    const path = new Map<string, JsonValue>(Object.entries(known));
    for (const { name, schema } of operation.parameters.filter((candidate) => candidate.in === 'path')) {
      if (path.has(name)) continue;
      const existing =
        fixedPathValue(this.fixtures, operation, name) ??
        (this.fixtures.stateless
          ? undefined
          : await this.existingValues.find(operation, name, Object.fromEntries(path), session));
      const value = existing ?? knownValue(this.subject, schema);
      const merged = mergedSchema(schema, this.subject.resolve);
      const isListed = merged !== undefined && listedValues(merged) !== undefined;
      if (existing === undefined && !isListed) this.guesses.add(guessKey(operation, name, value));
      if (value === undefined)
        throw new CaseSkippedError(`no value is known for the path parameter ${name}; add one to the fixtures`);
      path.set(name, value);
    }
    return Object.fromEntries(path);
  }
}

/**
 * Returns true if an operation is the target of a link, or if its path is below the path of the target. For example, `/pets/{id}/toys` is
 * below `/pets/{id}`.
 */
const isResourceOf = (to: TestedOperation, { path, name }: TestedOperation): boolean =>
  to.name === name || (to.path.endsWith('}') && path.startsWith(`${to.path}/`));

/**
 * Evaluates the parameters of a link with a request and its response. Returns the path values for the link target. If the response lacks a
 * value that the request has, returns the value of the request.
 */
export function linkedPath(
  parameters: Link['parameters'],
  args: Arguments,
  { response }: WireExchange,
): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, expression]) => {
      const inRequest = String(expression).replace(/^\$response\.body#/u, '$request.body#');
      const value = evaluateExpression(expression, args, response) ?? evaluateExpression(inRequest, args, response);
      if (value === undefined || value === null) return [];
      return [[name.replace(/^path\./u, ''), value]];
    }),
  );
}
