import { type AnyHandler, handlerOf } from './dispatch.ts';
import type { Route } from './route.ts';

/** The result of a handler, or a handler. */
export type AnyReply = AnyHandler | object;

/** The replies of a test service. */
export interface TestReplies {
  /** The handlers of all operations, grouped by area. They return the replies. */
  readonly handlers: object;
  /** Sets the reply to all calls of an operation. */
  set(operation: string, reply: AnyReply): void;
  /** Adds a reply to one call of an operation. It comes after the other replies that were added so. */
  add(operation: string, reply: AnyReply): void;
  /** Returns the name of an operation with a reply that was added and is not used yet. */
  unused(): string | undefined;
}

/** Returns the name of an operation in a test: `shopPets.list`. */
export const testName = ({ area, handler }: Route): string => `${area}.${handler}`;

/**
 * Creates the replies of a test service.
 *
 * @param given the handlers of the test, grouped by area.
 * @param receive gets the input and the context of each handler before it is called.
 */
export function createTestReplies(
  routes: readonly Route[],
  given: object,
  receive: (input: never, context: never) => void,
): TestReplies {
  const lasting = new Map<string, AnyReply>();
  const added = new Map<string, AnyReply[]>(routes.map((route) => [testName(route), []]));

  function queueOf(operation: string): AnyReply[] {
    const queue = added.get(operation);
    if (queue === undefined) throw new TypeError(`The API has no operation ${JSON.stringify(operation)}.`);
    return queue;
  }

  const handlerFor =
    (route: Route): AnyHandler =>
    (input, context) => {
      receive(input, context);
      const name = testName(route);
      const reply = queueOf(name).shift() ?? lasting.get(name) ?? handlerOf(route, given);
      if (reply === undefined) {
        const call = `service.reply(${JSON.stringify(name)}, …)`;
        throw new Error(`The test has no reply to ${route.operation}: pass a handler to testService, or call ${call}`);
      }
      return typeof reply === 'function' ? reply(input, context) : reply;
    };

  const areas = new Map<string, [name: string, handler: AnyHandler][]>();
  for (const route of routes) {
    const handlers = areas.get(route.area) ?? [];
    areas.set(route.area, handlers);
    handlers.push([route.handler, handlerFor(route)]);
  }
  const grouped = [...areas].map(([area, handlers]) => [area, Object.fromEntries(handlers)] as const);
  return {
    handlers: Object.fromEntries(grouped),
    set(operation, reply) {
      queueOf(operation);
      lasting.set(operation, reply);
    },
    add(operation, reply) {
      queueOf(operation).push(reply);
    },
    unused: () => [...added].find(([, queue]) => queue.length > 0)?.[0],
  };
}
