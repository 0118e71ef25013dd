import type { JsonValue } from '@forgespec/description/json';
import { CaseExcludedError, type Session } from '../session.ts';
import { linkedPath, type TestResources } from '../test-resources.ts';
import type { WireExchange } from '../../http/wire-request.ts';
import type { Arguments } from '../../http/arguments.ts';
import type { Link } from '../../1-describe/links.ts';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';
import { expectSuccess } from './expect.ts';

/** A resource that was created for a case, and the operation that the case tests. */
export interface CreatedResource {
  readonly session: Session;
  readonly operation: TestedOperation;
  /** The arguments of the tested operation. The path values come from the response of the create operation. */
  readonly args: Arguments;
  /** The arguments of the request that created the resource. */
  readonly createArguments: Arguments;
  /** The body of the response that created the resource. */
  readonly createdBody: JsonValue | undefined;
  /** Reads the created resource. Undefined if the API has no operation that reads it. */
  readonly reader: ResourceReader | undefined;
  /** JSON Pointer to the tested rule in the document. */
  readonly pointer: string;
  /** Reports a failure. */
  fail(rule: string, message: string, expected: string, got: string): void;
  /**
   * Sends the request of the tested operation.
   *
   * @returns undefined if the request was not accepted; the failure is already reported.
   */
  sendTested(this: void): Promise<WireExchange | undefined>;
}

/** Reads a created resource. */
export interface ResourceReader {
  /** The name of the operation that reads the resource. */
  readonly name: string;
  /**
   * Reads the resource without checking the response, so that caches store it. A test finds an outdated cache only if the cache
   * was filled before the change. Returns the body.
   */
  fillCaches(): Promise<JsonValue | undefined>;
  read(): Promise<WireExchange>;
}

/**
 * Returns a case that creates a resource with the first operation of a link and then runs a check.
 *
 * @param link the link from the create operation to the operation whose path addresses the new resource.
 * @param operation the tested operation: the target of the link, or the operation that lists the resource.
 * @param part the end of the name of the case.
 * @param change changes the arguments of the tested operation before they are sent.
 * @param prepare sends requests before the resource is created.
 */
export function createThenCallCase(
  resources: TestResources,
  link: Link,
  operation: TestedOperation,
  part: string,
  check: (chain: CreatedResource) => Promise<void>,
  change: (args: Arguments, session: Session, created: JsonValue | undefined) => Arguments = (args) => args,
  prepare: (session: Session) => Promise<void> = async () => undefined,
): Case {
  const pointer = operation === link.to ? `${operation.pointer}/responses` : operation.pointer;
  return createCase(operation, {
    kind: 'chain',
    name: `chain/${link.from.name}/${part}`,
    pointer,
    level: 'full',
    async run(session) {
      if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
      await prepare(session);
      const { args: createArguments, exchange } = await resources.create(link.from, session);
      const path = linkedPath(link.parameters, createArguments, exchange);
      const createdBody = parseJsonBody(exchange.response.body);
      const prepared = session.withNewValues(link.to, await session.withPath(link.to, path));
      const args = change(prepared, session, createdBody ?? createArguments.body?.value);
      await check({
        session,
        operation,
        args,
        createArguments,
        createdBody,
        reader: await readerOf(session, resources, link, args),
        pointer,
        fail: (rule, message, expected, got) => session.fail({ rule, message, expected, got, pointer }),
        async sendTested() {
          const exchange = await session.call(operation, args);
          return expectSuccess(session, operation, exchange, { rule: `chain/${part}`, pointer }) ? exchange : undefined;
        },
      });
    },
  });
}

async function readerOf(
  session: Session,
  resources: TestResources,
  { to }: Link,
  args: Arguments,
): Promise<ResourceReader | undefined> {
  const operation =
    session.subject.operations.find(({ method, path }) => method === 'get' && path === to.path) ??
    resources.links.find((link) => link.to.method === 'get' && link.to.path === to.path)?.to;
  if (operation === undefined) return undefined;
  const reading = await session.withPath(operation, args.path);
  return {
    name: operation.name,
    fillCaches: async () => parseJsonBody((await session.probe(operation, reading)).response.body),
    read: () => session.call(operation, reading),
  };
}
