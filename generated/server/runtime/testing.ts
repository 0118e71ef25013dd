// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../shared/types.ts';
import { fetchHandler } from './adapters/fetch.ts';
import { type AnyHandler, type Log, handlerOf } from './dispatch.ts';
import type { HandlerContext } from './handler-context.ts';
import { type Dispatch, type Route, wrapping } from './interfaces.ts';
import { Refusal } from './refusal.ts';

/** The names of operations in a test, such as `shopPets.list`. */
export type OperationName<Handlers> = {
  [Area in keyof Handlers & string]: `${Area}.${keyof Handlers[Area] & string}`;
}[keyof Handlers & string];

/** The handler of an operation. */
type HandlerOf<Handlers, Name> = Name extends `${infer Area}.${infer Operation}`
  ? Area extends keyof Handlers
    ? Operation extends keyof Handlers[Area]
      ? Handlers[Area][Operation]
      : never
    : never
  : never;

/** The reply to an operation: the result of its handler, or a handler. */
export type ReplyTo<Handlers, Name> =
  HandlerOf<Handlers, Name> extends infer Handler extends (...given: never) => unknown
    ? Awaited<ReturnType<Handler>> | Handler
    : never;

/** The input that the handler of an operation gets. */
type InputOf<Handlers, Name> =
  HandlerOf<Handlers, Name> extends (input: infer Input, ...rest: never) => unknown ? Input : never;

/** A request that a test service has received. */
export interface RecordedRequest<Input = unknown> {
  /** The name of the operation, such as `shopPets.list`. Undefined if the API has no operation at this address. */
  readonly operation: string | undefined;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** The input of the handler: the decoded path, query, headers and body. Undefined if the request was rejected. */
  readonly input: Input;
}

/** A service for tests: it returns the replies of the test, and checks requests and replies. */
export interface TestService<Handlers> {
  /**
   * Handles a request. Pass this function to a client, in place of the global `fetch`. A request that does not match the description, or
   * has no credential, gets an error response.
   *
   * @throws {Error} if the test has no reply to the operation, if a reply does not match the description, if a handler throws, or if the
   * API has no operation at this address.
   */
  readonly fetch: (request: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** All requests, in the order of their arrival. */
  readonly requests: readonly RecordedRequest[];
  /** Returns the requests to an operation that were not rejected. */
  requestsTo<Name extends OperationName<Handlers>>(
    operation: Name,
  ): readonly RecordedRequest<InputOf<Handlers, Name>>[];
  /** Sets the reply to all further calls of an operation: a result, or a handler. */
  reply<Name extends OperationName<Handlers>>(operation: Name, reply: ReplyTo<Handlers, Name>): void;
  /** Sets the reply to the next call of an operation. Called again, it sets the reply to the call after that one. */
  replyOnce<Name extends OperationName<Handlers>>(operation: Name, reply: ReplyTo<Handlers, Name>): void;
  /**
   * Lets the next call of an operation fail.
   *
   * @param status the status of the response, from 300 to 599; the description need not have it. Default: the connection breaks before a
   * response arrives.
   * @param headers the headers of the response, such as `{ 'retry-after': '1' }`.
   */
  failOnce(operation: OperationName<Handlers>, status?: number, headers?: Readonly<Record<string, string>>): void;
  /**
   * Checks that nothing went wrong. Call this function at the end of a test, because the tested program may ignore errors.
   *
   * @throws the first error that `fetch` has thrown.
   * @throws {Error} if a reply of `replyOnce` or `failOnce` was not used.
   */
  check(): void;
}

/** A recorded request whose properties are set later. */
interface OpenRecord extends RecordedRequest {
  operation: string | undefined;
  input: unknown;
}

/**
 * Creates a service for tests.
 *
 * @param createServer returns a server that calls the given handlers, and writes errors to the given log.
 * @param given the handlers of the test, grouped by area.
 */
export function createTestService<Handlers>(
  routes: readonly Route[],
  createServer: (handlers: object, log: Log) => Dispatch,
  given: object,
): TestService<Handlers> {
  const requests: OpenRecord[] = [];
  const records = new WeakMap<Request, OpenRecord>();
  const problems: unknown[] = [];
  const replies = createTestReplies(routes, given, (input, context) => {
    const record = records.get(assumeType<HandlerContext>(context).request);
    if (record !== undefined) record.input = input;
  });

  async function fetch(address: Request | URL | string, init?: RequestInit): Promise<Response> {
    const request = address instanceof Request && init === undefined ? address : new Request(address, init);
    const { method, url, headers, signal } = request;
    const record: OpenRecord = { operation: undefined, method, url, headers: new Headers(headers), input: undefined };
    requests.push(record);
    records.set(request, record);
    const errors: unknown[] = [];
    // Each request has its own server, because the log must know to which request an error belongs.
    const dispatch = createServer(replies.handlers, {
      warn: () => undefined,
      error: (details) => errors.push(assumeType<{ readonly err: unknown }>(details).err),
    });
    const observed = wrapping(dispatch, async (received) => {
      const response = await dispatch(received);
      const route = response.failures?.route;
      if (route === undefined)
        errors.push(new Error(`The API has no operation for ${method} ${url}. ${response.reason}`));
      else record.operation = testName(route);
      return response;
    });
    const response = await Promise.race([fetchHandler(observed)(request), failureOf(signal)]);
    if (errors.length === 0) return response;
    problems.push(...errors.filter((error) => !(error instanceof BrokenConnection)));
    throw errors[0];
  }

  return {
    fetch,
    requests,
    requestsTo: (name) =>
      assumeType(requests.filter(({ operation, input }) => operation === name && input !== undefined)),
    reply: (operation, reply) => replies.set(operation, assumeType(reply)),
    replyOnce: (operation, reply) => replies.add(operation, assumeType(reply)),
    failOnce: (operation, status, headers) =>
      replies.add(operation, () => {
        throw failure(status, headers);
      }),
    check() {
      if (problems.length > 0) throw problems[0];
      throwIfUnused(replies.unused());
    },
  };
}

function throwIfUnused(operation: string | undefined): void {
  if (operation !== undefined) throw new Error(`A reply to one call of ${operation} was not used.`);
}

/** Returns the failure of one call: a refusal with a status, or a connection that breaks. */
const failure = (status: number | undefined, headers: ConstructorParameters<typeof Refusal>[2]): Error =>
  status === undefined ? new BrokenConnection() : new Refusal(status, 'The test lets this call fail.', headers);

/** The error that `fetch` throws if a connection breaks. Clients recognize it by its class and message. */
class BrokenConnection extends TypeError {
  constructor() {
    super('fetch failed');
  }
}

/** Returns a promise that is rejected when a signal aborts. */
const failureOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/**
 * Returns functions that accept any credential, for the option `authenticate` of a test.
 *
 * @param schemes a map whose keys are the names of the security schemes.
 */
export const acceptAll = <Authenticators>(schemes: object): Authenticators =>
  assumeType(Object.fromEntries(Object.keys(schemes).map((name) => [name, () => true])));

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
