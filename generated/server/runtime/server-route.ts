// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasNoBody, responseKey, isSuccess } from '../../shared/responses.ts';
import { mediaKind, type MediaKind } from '../../shared/media-type.ts';
import type { HeaderCheck, ResponseDescription, ValueCheck } from '../../shared/operation-checks.ts';
import type { FindRoute } from './find-route.ts';
import type { RequestContext } from './handler-context.ts';
import type { Route } from './route.ts';
import type { StreamedBody, TransportRequest } from './transport.ts';

/** The parts of a server that depend on the description. Generated code passes those that an operation needs. */
export interface ServerParts {
  readonly findRoute: FindRoute;
  readonly security?: SecurityPart;
  /** Returns the reader of the bodies of an operation that has a body. */
  readonly bodyReader?: (route: Route) => BodyReader;
  /** Returns the reader of query parameters in bodies; undefined if the operation does not take them there. */
  readonly queryReader?: (route: Route) => QueryReader | undefined;
  /** Returns a body of a handler that is sent as it comes; undefined for other values. */
  readonly streamOf?: (body: unknown) => StreamedBody | undefined;
  /** Returns the described media types that a given one matches, the closest first. */
  readonly matchingMediaTypes?: (described: readonly string[], given: string) => string[];
}

/** Authenticates and authorizes callers. */
export interface SecurityPart {
  /** The class of the contexts of requests. */
  readonly Context: new (...args: ConstructorParameters<typeof RequestContext>) => RequestContext;
  prepare(route: Route): RouteSecurity;
}

/** Authenticates and authorizes the callers of one operation. */
export interface RouteSecurity {
  /**
   * Records the caller in the context. Returns a promise only if an `authenticate` function does.
   *
   * @throws {Refusal} 401 if a credential is missing or not valid.
   */
  authenticate(request: TransportRequest, query: string, context: RequestContext): PromiseLike<void> | undefined;
  /** @throws {Refusal} 403 if the caller may not do this. Absent if the server has no such rule. */
  authorize?(context: RequestContext, path: unknown): Promise<void>;
}

/** Reads the bodies of the requests of one operation. */
export interface BodyReader {
  /** Checks the headers, and returns the notation of the body; undefined if the operation does not take it. */
  kind(request: TransportRequest): MediaKind | undefined;
  /** Returns a binary body, for the handler to read. */
  stream(request: TransportRequest): AsyncIterable<Uint8Array>;
  /** Returns the bytes of a body; undefined if there are too many. */
  bytes(request: TransportRequest): Promise<Uint8Array | undefined>;
  /** Decodes and checks a body. Returns a promise only for a multipart form. */
  decode(bytes: Uint8Array | undefined, kind: MediaKind | undefined, request: TransportRequest, query: string): unknown;
}

/**
 * Reads the query parameters that the requests of one operation may have in their bodies. Returns all parameters as one query string,
 * without `?`: those of the target, then those of the body. Returns undefined if the headers announce no body.
 */
export type QueryReader = (query: string, request: TransportRequest) => Promise<string> | undefined;

/** A handler of any operation. */
export type AnyHandler = (input: never, context: never) => unknown;

/** A route with everything that is derived from it once. */
export interface ServerRoute {
  readonly route: Route;
  /** Undefined if the operation is not implemented. */
  readonly handler: AnyHandler | undefined;
  readonly security: RouteSecurity | undefined;
  readonly body: BodyReader | undefined;
  readonly readQuery: QueryReader | undefined;
  /** The media types of successful responses. */
  readonly offered: readonly string[];
  /** Returns the description of responses with a status. */
  responseWith(status: number): ServerResponse | undefined;
}

/** A described response, ready for checks. */
export interface ServerResponse {
  readonly headers: readonly (readonly [name: string, check: HeaderCheck])[];
  readonly contents: readonly ServerContent[];
}

/** A media type of a response. */
export interface ServerContent {
  readonly mediaType: string;
  readonly isJson: boolean;
  readonly check: ValueCheck;
}

/**
 * Prepares a route for answering requests.
 *
 * @throws {Error} if the operation accepts a security scheme that has no `authenticate` function.
 */
export function prepareRoute(route: Route, handlers: object, parts: ServerParts): ServerRoute {
  const { statuses } = route.responses;
  const known = new Map<number, ServerResponse | undefined>();
  const successes = Object.entries(statuses).filter(([status]) => isSuccess(status));
  return {
    route,
    handler: handlerOf(route, handlers),
    security: parts.security?.prepare(route),
    body: route.body === undefined ? undefined : parts.bodyReader?.(route),
    readQuery: parts.queryReader?.(route),
    offered: successes.flatMap(([, description]) => Object.keys(description?.content ?? {})),
    responseWith(status) {
      if (known.has(status)) return known.get(status);
      const key = responseKey(Object.keys(statuses), status);
      const description = key === undefined ? undefined : statuses[key];
      const response = description === undefined ? undefined : serverResponse(description, status);
      known.set(status, response);
      return response;
    },
  };
}

const serverResponse = ({ headers = {}, content = {} }: ResponseDescription, status: number): ServerResponse => ({
  headers: Object.entries(headers).flatMap(([name, check]) => (check === undefined ? [] : [[name, check]])),
  // The description of a range of statuses may have contents.
  contents: Object.entries(hasNoBody(status) ? {} : content).flatMap(([mediaType, check]) =>
    check === undefined ? [] : [{ mediaType, isJson: mediaKind(mediaType) === 'json', check }],
  ),
});

/** Returns the handler of a route; undefined if there is none. Areas may be objects of classes. */
function handlerOf(route: Route, handlers: object): AnyHandler | undefined {
  const area = ownOrInherited(handlers, route.area);
  if (typeof area !== 'object' || area === null) return undefined;
  const handler = ownOrInherited(area, route.handler);
  if (typeof handler !== 'function') return undefined;
  // The type `Handlers` ensures this.
  const handle = handler as AnyHandler;
  // The engine compiles such a call together with its caller. It does not do so for a bound function.
  return (input, context) => handle.call(area, input, context);
}

/** Returns a property of an object, except those that every object has, such as `toString`. */
function ownOrInherited(object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  return value === Reflect.get(Object.prototype, name) ? undefined : value;
}

/** Returns true for a promise. Other values are not awaited, because each await costs more than all checks of the parameters. */
export const isPromise = <Value>(value: PromiseLike<Value> | Value): value is PromiseLike<Value> =>
  typeof value === 'object' && value !== null && typeof (value as Partial<PromiseLike<Value>>).then === 'function';
