import { LeftOut, type Session } from '../session.ts';
import { linkedPath, type World } from '../world.ts';
import type { Exchange } from '../../http/wire-request.ts';
import type { JsonValue } from '@forgespec/generator/json';
import type { Arguments } from '../../http/arguments.ts';
import type { Link } from '../../1-describe/links.ts';
import { parsed } from '../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectSuccess } from './expect.ts';

/** A thing that was made for a case, and the operation that the case is about. */
export interface Chain {
  readonly session: Session;
  readonly operation: TestedOperation;
  /** How a link leads from what was made to a call. */
  readonly call: Arguments;
  /** The call that created it. */
  readonly made: Arguments;
  /** The answer to its creation, as JSON. */
  readonly created: JsonValue | undefined;
  /** Reads the thing itself; undefined where no operation does. */
  readonly reader: Reader | undefined;
  /** JSON Pointer to the rule that is in question. */
  readonly pointer: string;
  /** Tells what is not as it should be. */
  fail(rule: string, message: string, expected: string, got: string): void;
  /** Calls the operation. @returns undefined when that does not succeed, which is told. */
  follow(this: void): Promise<Exchange | undefined>;
}

/** Reads what a chain has made. */
export interface Reader {
  /** The name of its operation. */
  readonly name: string;
  /** Reads it and judges nothing: a cache that does not see later changes shows only when it was filled. */
  fillCaches(): Promise<void>;
  read(): Promise<Exchange>;
}

/**
 * A case that makes a thing with the first operation of a link, and then asks.
 *
 * @param link from the creation to what says how the thing is addressed.
 * @param operation what is asked about: where the link leads, or the list that the thing belongs to.
 * @param part names the case.
 */
export function chainCase(
  world: World,
  link: Link,
  operation: TestedOperation,
  part: string,
  ask: (chain: Chain) => Promise<void>,
): Case {
  const pointer = operation === link.to ? `${operation.pointer}/responses` : operation.pointer;
  return caseOf(operation, {
    kind: 'chain',
    name: `chain/${link.from.name}/${part}`,
    pointer,
    level: 'full',
    async run(session) {
      if (session.fixtures.stateless) throw new LeftOut('a mock keeps nothing');
      const { call: made, exchange } = await world.create(link.from, session);
      const call = await session.withPath(link.to, linkedPath(link.parameters, made, exchange));
      await ask({
        session,
        operation,
        call,
        made,
        created: parsed(exchange.response.body),
        reader: await readerOf(session, world, link, call),
        pointer,
        fail: (rule, message, expected, got) => session.fail({ rule, message, expected, got, pointer }),
        async follow() {
          const answer = await session.call(operation, call);
          return expectSuccess(session, operation, answer, { rule: `chain/${part}`, pointer }) ? answer : undefined;
        },
      });
    },
  });
}

async function readerOf(session: Session, world: World, { to }: Link, call: Arguments): Promise<Reader | undefined> {
  const operation =
    session.subject.operations.find(({ method, path }) => method === 'get' && path === to.path) ??
    world.links.find((link) => link.to.method === 'get' && link.to.path === to.path)?.to;
  if (operation === undefined) return undefined;
  const reading = await session.withPath(operation, call.path);
  return {
    name: operation.name,
    fillCaches: async () => void (await session.probe(operation, reading)),
    read: () => session.call(operation, reading),
  };
}
