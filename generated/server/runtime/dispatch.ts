// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type SplitTarget, splitTarget } from '../../shared/addresses.ts';
import { isGetOrHead, isSuccess, safeHeaders } from '../../shared/http.ts';
import { essenceOf, isInRange, isMediaRange } from '../../shared/media-types.ts';
import type { Decoded, Issue, ValidationIssue } from '../../shared/types.ts';
import { RequestContext } from './handler-context.ts';
import {
  type Dispatch,
  type FindRoute,
  type FoundRoute,
  type Route,
  type TransportRequest,
  type TransportResponse,
  allowedMethods,
  belowMount,
  findWithHead,
  wrapping,
} from './interfaces.ts';
import { Refusal, type RefusalBody, isRefusal, writeRefusalAsJson } from './refusal.ts';

/** Options of every server. */
export interface ServerOptions {
  /** The largest length of a request target, in characters (default: 8,192). A longer target gets a 414. */
  readonly limits?: { readonly target?: number };
  /** Receives errors of handlers, and results that do not match the description. Default: the console. */
  readonly log?: Log;
  /** The origin at which clients reach a server behind a proxy: `https://api.example.com`. Default: the origin of the request. */
  readonly origin?: string;
  /**
   * Writes the body of the response to a rejected request. Default: the described body, if its schema is one of problem details (RFC 9457)
   * or has a `message`. Otherwise JSON with the `message`, and with the `issues` of invalid input.
   */
  readonly writeRefusal?: (refusal: Refusal, request: Pick<RequestContext, 'requestId' | 'route'>) => RefusalBody;
}

/** The options of any server. The parameter of `addToContext` has a different type in each API, so its type is `never` here. */
export type AnyServerOptions = ServerOptions & { readonly addToContext?: (context: never) => object | Promise<object> };

/** The result of a handler, before it is checked. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** The parts of a server that depend on the API description. A function with the parameter `route` is called once for each route. */
export interface ServerParts {
  readonly findRoute: FindRoute;
  /** All routes. Frameworks with a router of their own need their addresses. */
  readonly routes?: readonly Route[];
  /** All methods that {@link allowedMethods} tries. Absent if the API has only the methods of OpenAPI. */
  readonly methods?: readonly string[];
  /** Functions that create steps. The steps run before a handler, in this order. A function returns undefined if a route needs no step. */
  readonly steps: readonly ((route: Route) => Step | undefined)[];
  /** The class of contexts. Default: {@link RequestContext}. */
  readonly Context?: typeof RequestContext;
  /**
   * Writes the body of the response to a rejected request. The context is undefined if the request could not be read. Default:
   * {@link writeRefusalAsJson}.
   */
  readonly writeRefusal?: WriteRefusal;
  /** Functions that create result steps. They run after a handler, in this order. */
  readonly resultSteps?: readonly ResultPart[];
  /** Writes responses with headers, or with bodies that are not `application/json`. */
  readonly respond?: (route: Route) => typeof respondAsJson;
  /** Checks the headers in `given`, and adds them to `headers`. */
  readonly addHeaders?: (
    headers: Record<string, string | readonly string[]>,
    given: Readonly<Record<string, unknown>>,
  ) => void;
}

/** Checks a request, or adds data to its context or to the input of its handler. Returns a promise only if the step must wait. */
export type Step = {
  // This is a method, so that TypeScript accepts a step that requires a more specific context.
  step(
    request: TransportRequest,
    query: string,
    context: RequestContext,
    input: AnyInput,
    values: FoundRoute['values'],
  ): PromiseLike<void> | undefined;
}['step'];

/** Creates a result step for a route. Returns undefined if the route needs no step. */
export type ResultPart = (route: Route, log?: Log) => ResultStep | undefined;

/** Checks or replaces the result of a handler. */
type ResultStep = (result: HandlerResult, context: RequestContext) => HandlerResult;

type WriteRefusal = (refusal: Refusal, context: Pick<RequestContext, 'route' | 'url'> | undefined) => RefusalBody;

/** Returns the function that handles requests: it calls the handlers, and returns their responses. */
export function createDispatch(parts: ServerParts, handlers: object, options: AnyServerOptions): Dispatch {
  const { Context = RequestContext } = parts;
  const routes = new Map<Route, ReturnType<typeof prepareRoute>>();
  const respondToFailure = failureResponder(parts, options);

  async function dispatch(request: TransportRequest): Promise<TransportResponse> {
    const context = new Context(request, options.origin, respondToFailure);
    try {
      const { path, query } = readTarget(request, options.limits?.target);
      const { route, values } = find(parts, request.method, path, request.mountSegments);
      context.route = route;
      let prepared = routes.get(route);
      if (prepared === undefined) {
        prepared = prepareRoute(route, parts, handlers, options.log);
        routes.set(route, prepared);
      }
      const { handler, steps, resultSteps, respond } = prepared;
      if (handler === undefined) throw new Refusal(501, `${route.operation} is not implemented yet.`);
      const input: AnyInput = {};
      // A loop with an index is faster than one with an iterator.
      for (let index = 0; index < steps.length; index++) {
        const waiting = steps[index]?.(request, query, context, input, values);
        if (waiting !== undefined) await waiting;
      }
      if (options.addToContext !== undefined) Object.assign(context, await options.addToContext(context as never));
      // The types are cast, because the compiler does not know the operation. The generator ensures that the decoders of an
      // operation return the input that its handler expects.
      const handled = handler(input as never, context as never) as HandlerResult | Promise<HandlerResult>;
      let result = isPromise(handled) ? await handled : handled;
      for (let index = 0; index < resultSteps.length; index++) result = resultSteps[index]?.(result, context) ?? result;
      return respond(result, context);
    } catch (error) {
      return respondToFailure(error, context);
    }
  }

  return Object.assign(dispatch, { routes: parts.routes, writeRefusal: parts.writeRefusal });
}

/** Returns the handler of a route, and the steps before and after it. */
const prepareRoute = (route: Route, parts: ServerParts, handlers: object, log: Log | undefined) => ({
  handler: handlerOf(route, handlers),
  steps: parts.steps.flatMap((prepareStep) => prepareStep(route) ?? []),
  resultSteps: (parts.resultSteps ?? []).flatMap((prepareStep) => prepareStep(route, log) ?? []),
  respond: parts.respond?.(route) ?? respondAsJson,
});

/** Returns the function that logs an error, and returns the response for the error. */
function failureResponder(
  { writeRefusal: writeDescribed, addHeaders = Object.assign }: ServerParts,
  { writeRefusal, log }: AnyServerOptions,
): (error: unknown, context: RequestContext) => TransportResponse {
  /** If a function fails, the next one is used. */
  const writers: readonly ((refusal: Refusal, context: RequestContext) => RefusalBody)[] = [
    ...(writeRefusal === undefined
      ? []
      : [(refusal: Refusal, { requestId, route }: RequestContext) => writeRefusal(refusal, { requestId, route })]),
    ...(writeDescribed === undefined ? [] : [writeDescribed]),
    writeRefusalAsJson,
  ];
  return (error, context) => {
    const refusal = refusalOf(error, context, log);
    for (const write of writers) {
      try {
        return refuse(refusal, write(refusal, context), context, addHeaders);
      } catch (broken) {
        logError(log, 'A refusal could not be written', broken, context);
      }
    }
    const failure = new Refusal(500, serverFailed);
    return refuse(failure, writeRefusalAsJson(failure), context, addHeaders);
  };
}

/** Returns the refusal for an error. Logs the error, except a refusal, or an `AbortError` after the client closed the connection. */
function refusalOf(error: unknown, context: RequestContext, log: Log | undefined): Refusal {
  if (isRefusal(error)) return error;
  if (isAbortError(error) && context.signal.aborted) return new Refusal(400, 'The client has closed the connection.');
  logError(log, 'A request failed', error, context);
  return new Refusal(500, serverFailed, { 'x-request-id': context.requestId });
}

/** @throws {Error} if a header or the body is not valid. */
function refuse(
  refusal: Refusal,
  { contentType, text }: RefusalBody,
  context: RequestContext,
  addHeaders: NonNullable<ServerParts['addHeaders']>,
): TransportResponse {
  const headers: Record<string, string | readonly string[]> = { ...safeHeaders };
  addHeaders(headers, { ...refusal.headers, 'content-type': contentType });
  if (typeof text !== 'string') throw new Error('The body of a refusal must be text');
  return { status: refusal.status, headers, body: text, failures: context, reason: refusal.message };
}

const logError = (log: Log | undefined, message: string, err: unknown, { requestId, route }: RequestContext): void =>
  writeLog(log, 'error', { requestId, operation: route?.operation, err }, message);

const serverFailed = 'The server failed.';
const nothingHere = 'There is nothing at this path.';

/** A handler of any operation. */
export type AnyHandler = (input: never, context: never) => unknown;

/** Returns the handler of a route. Returns undefined if it has no handler. The handlers of an area may be the methods of a class. */
export function handlerOf(route: Route, handlers: object): AnyHandler | undefined {
  const area = ownOrInherited(handlers, route.area);
  if (typeof area !== 'object' || area === null) return undefined;
  const handler = ownOrInherited(area, route.handler);
  // `handler.call` is faster than a bound function, because JavaScript engines can inline the call.
  return typeof handler === 'function' ? (input, context) => handler.call(area, input, context) : undefined;
}

/** Returns the value of a property. Returns undefined for properties that every object has, such as `toString`. */
function ownOrInherited(object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  return value === Reflect.get(Object.prototype, name) ? undefined : value;
}

/** Returns the response for the result of a handler, with the body as JSON. A server with a part `respond` does not use this function. */
function respondAsJson({ status, body }: HandlerResult, failures: RequestContext): TransportResponse {
  const text = JSON.stringify(body);
  const headers = text === undefined ? safeHeaders : { ...safeHeaders, 'content-type': 'application/json' };
  return { status, headers, body: text, failures };
}

function readTarget(request: TransportRequest, limit: number = 8 * 1024): SplitTarget {
  const { target } = request;
  if (target.length > limit) throw new Refusal(414, `The request target is longer than ${limit} characters.`);
  const split = splitTarget(request.toOriginForm?.() ?? target);
  if (split === undefined) {
    // `OPTIONS *` addresses the whole server (RFC 9112, section 3.2.4), so it belongs to no operation.
    if (target === '*' && request.method === 'OPTIONS') throw new Refusal(404, nothingHere);
    throw new Refusal(400, 'The request target must be a path with an optional query, in percent-encoded UTF-8.');
  }
  if (target.includes('%00')) throw new Refusal(400, 'The request target contains a NUL character.');
  return split;
}

function find(
  { findRoute, methods }: ServerParts,
  method: string,
  path: readonly string[],
  mountSegments: number = 0,
): FoundRoute {
  // The path at which the API is mounted may also be the beginning of its own paths. Then the whole path matches.
  const below = mountSegments === 0 ? path : belowMount(path, mountSegments);
  const found =
    findWithHead(findRoute, method, below) ?? (below === path ? undefined : findWithHead(findRoute, method, path));
  if (found !== undefined) return found;
  const allowed =
    allowedMethods(findRoute, below, methods).join(', ') || allowedMethods(findRoute, path, methods).join(', ');
  if (allowed === '') throw new Refusal(404, nothingHere);
  throw new Refusal(405, `The methods of this path are ${allowed}.`, { allow: allowed });
}

/** Returns true for a promise. Callers do not await other values, because an `await` takes longer than all checks of the parameters. */
export const isPromise = <Value>(value: PromiseLike<Value> | Value): value is PromiseLike<Value> =>
  typeof value === 'object' && value !== null && typeof (value as Partial<PromiseLike<Value>>).then === 'function';

/** Returns true for the error that functions with a signal, such as `fetch`, throw when the signal aborts. */
export const isAbortError = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The input of a handler of any operation. */
export type AnyInput = Partial<
  Record<'accept' | 'body' | 'contentType' | 'cookies' | 'headers' | 'path' | 'query', unknown>
>;

/**
 * Returns the step that decodes and checks the parameters of a request. The step throws a {@link Refusal} with all issues. If all values
 * can be read and the operation documents a 422, the status is 422. Otherwise it is 400.
 */
export function decodeParameters(route: Route): Step {
  const { path, query, headers, cookies } = route.request;
  return (request, ownQuery, context, input, values) => {
    // The list is created when the first issue is found: nearly all requests are valid and need no list.
    let issues: readonly ValidationIssue[] | undefined;
    const take = ({ value, issues: found }: Decoded): unknown => {
      if (found !== undefined) issues = [...(issues ?? []), ...found];
      return value;
    };
    if (path !== undefined) input.path = take(path(values));
    if (query !== undefined) input.query = take(query(context.query ?? ownQuery));
    if (headers !== undefined) input.headers = take(headers({ get: (name) => request.header(name) }));
    if (cookies !== undefined) input.cookies = take(cookies(request.header('cookie')));
    if (issues !== undefined) throw invalid(route, issues);
    return undefined;
  };
}

/** Returns the refusal of invalid input. It contains the `path` and the `message` of each issue, but not its `schema`. */
export function invalid(route: Route, issues: readonly (Issue & Partial<ValidationIssue>)[]): Refusal {
  const isUnreadable = issues.some(({ keyword }) => keyword === 'encoding' || keyword === 'json');
  const status = isUnreadable ? 400 : statusOfInvalid(route);
  return new Refusal(status, 'The request is not valid.', {}, boundedIssues(issues));
}

/** Returns the status for input that can be read but is not valid. */
export const statusOfInvalid = ({ responses }: Route): number => (responses['422'] === undefined ? 400 : 422);

/** Returns as many issues as fit into 32 KiB of JSON. If issues are left out, the last issue states this. */
export function boundedIssues(issues: readonly Issue[]): readonly Issue[] {
  const listed = issues.map(({ path, message }) => ({ path, message }));
  let left = 32 * 1024;
  const first = listed.findIndex((issue) => {
    left -= new TextEncoder().encode(JSON.stringify(issue)).length + 1;
    return left < 0;
  });
  if (first === -1) return listed;
  return [...listed.slice(0, first), { path: '', message: `has more issues: only the first ${first} are listed` }];
}

/**
 * Returns the step that checks the header `Accept`. If the header allows no media type of a successful response, the step throws a 406. If
 * a response has several media types, the step sets `input.accept` to the media type that the client prefers.
 */
export function negotiate({ responses, hasAccept }: Route): Step {
  const all = Object.entries(responses).flatMap(([status, types]) => (isSuccess(status) ? (types ?? []) : []));
  const offered = [...new Set(all)];
  return (request, _query, _context, input) => {
    const preferred = preferredType(request.header('accept'), offered);
    if (preferred === undefined) throw new Refusal(406, `The response can only be ${offered.join(' or ')}.`);
    if (hasAccept === true) input.accept = preferred;
    return undefined;
  };
}

/**
 * Returns the offered media type that a client prefers. If the client prefers several of them equally, returns the first one. Returns
 * undefined if the client accepts none of them.
 *
 * @param accept the value of the header `Accept`. Invalid media ranges are ignored.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
function preferredType(accept: string | undefined, offered: readonly string[]): string | undefined {
  const [first = '*/*'] = offered;
  if (accept === undefined || accept === '*/*' || accept === '' || offered.length === 0) return first;
  // Fast path: most clients send one of the media types as it is in the description.
  if (offered.includes(accept)) return accept;
  const ranges = accept.split(',').map((text) => ({ range: essenceOf(text), weight: weightOf(text) }));
  let preferred: string | undefined;
  let highest = 0;
  for (const mediaType of offered) {
    const essence = essenceOf(mediaType);
    // The most specific range decides: `*/*;q=0, text/plain` allows only `text/plain`.
    const closest = ranges
      .filter(({ range }) => isInRange(essence, range) || isInRange(range, essence))
      .sort((a, b) => precision(b.range) - precision(a.range))[0];
    if (closest !== undefined && closest.weight > highest) {
      highest = closest.weight;
      // If the offered media type is a range such as `image/*`, the media type in `Accept` is preferred to the range.
      preferred = isMediaRange(mediaType) && !isMediaRange(closest.range) ? closest.range : mediaType;
    }
  }
  return preferred;
}

/** Returns the weight of a media range: 1 without `q`, and 0 if the client does not accept the range. */
function weightOf(range: string): number {
  const weight = Number(/;\s*q=([\d.]+)\s*(?:;|$)/iu.exec(range)?.[1] ?? '1');
  return Number.isNaN(weight) ? 1 : weight;
}

const precision = (range: string): number => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2);

/** A request and its response, for logs and metrics. */
export interface Exchange {
  /** Undefined if the API has no operation at this address. */
  readonly route: Route | undefined;
  readonly method: string;
  /** The request target as the client sent it. It may contain control characters, and its query may contain secrets. */
  readonly target: string;
  readonly status: number;
  /** The reason for the rejection of the request. Undefined if the request was not rejected. */
  readonly reason: string | undefined;
  /** Undefined if a function that wraps the dispatcher created the response. */
  readonly requestId: string | undefined;
  /** The time from the head of the request to the head of the response. */
  readonly milliseconds: number;
}

/** Returns a dispatcher that calls a function before each response is sent: `withObserver(dispatch, logExchanges(pino()))`. */
export function withObserver(dispatch: Dispatch, observe: (exchange: Exchange) => void): Dispatch {
  return wrapping(dispatch, async (request) => {
    const started = performance.now();
    const response = await dispatch(request);
    const milliseconds = performance.now() - started;
    const { method, target } = request;
    const { status, failures, reason } = response;
    try {
      observe({ route: failures?.route, method, target, status, reason, requestId: failures?.requestId, milliseconds });
    } catch (error) {
      // oxlint-disable-next-line no-console
      console.error('A response could not be observed.', error);
    }
    return response;
  });
}

/** A structured log, such as a logger of pino. */
export interface ExchangeLog {
  info(details: object, message: string): void;
}

/** Returns a function for {@link withObserver} that logs each request. The query is left out, because it may contain a token. */
export const logExchanges =
  (log: ExchangeLog) =>
  ({ requestId, route, method, target, status, milliseconds }: Exchange): void => {
    const [path] = target.split('?', 1);
    log.info({ requestId, operation: route?.operation, method, path, status, milliseconds }, 'A request was handled');
  };

/**
 * Returns a dispatcher that also handles a path for load balancers. The response has the status 200 if the server is
 * healthy, and otherwise 503.
 *
 * @param path the path, such as `/health`. Requests need no credentials.
 * @param isHealthy called for each request. If it throws, the server is not healthy.
 */
export function withHealth(
  dispatch: Dispatch,
  path: string,
  isHealthy: () => boolean | Promise<boolean> = () => true,
): Dispatch {
  const reportHealth: Dispatch = async () => {
    const isHealthyNow = await resultOf(isHealthy);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return {
      status: isHealthyNow ? 200 : 503,
      headers,
      body: JSON.stringify({ status: isHealthyNow ? 'ok' : 'unavailable' }),
    };
  };
  const all = wrapping(dispatch, (request) => {
    const { method } = request;
    const isForHealth = isGetOrHead(method) && pathOf(request) === path;
    return isForHealth ? reportHealth(request) : dispatch(request);
  });
  return Object.assign(all, { routes: dispatch.routes && [...dispatch.routes, { method: 'GET', path }] });
}

function pathOf({ target, mountSegments = 0 }: TransportRequest): string {
  const [path = ''] = target.split('?', 1);
  return mountSegments === 0 ? path : `/${belowMount(path.slice(1).split('/'), mountSegments).join('/')}`;
}

async function resultOf(isHealthy: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isHealthy();
  } catch {
    return false;
  }
}

/** A structured log, such as a logger of pino. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Writes to a log, or to the console if there is no log. If the logger fails, writes the error to the console, so that the failure does not change a response. */
export function writeLog(log: Log | undefined, level: keyof Log, details: object, message: string): void {
  try {
    (log ?? console)[level](details, message);
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.error('The log of the server failed.', error);
  }
}
