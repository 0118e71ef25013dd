// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { safeHeaders } from '../../shared/safe-headers.ts';
import { accepts } from './accept.ts';
import type { AnyAuthenticate } from './auth.ts';
import { isAuthority } from '../../shared/authority.ts';
import { authenticate } from './authenticate.ts';
import { boundedIssues } from './bounded-issues.ts';
import { decodeParameters } from './decode-request.ts';
import { allowedMethods, findWithHead } from './find-allowed.ts';
import { guardedLog } from './guarded-log.ts';
import type { Limits, RefusalBody, ServerOptions } from './options.ts';
import { isPromise } from './is-promise.ts';
import { hasBody, withParametersInBody } from './query-in-body.ts';
import { Refusal } from './refusal.ts';
import { announcedKind, decodeBody, streamedBody, type Reading, type TextReaders } from './request-body.ts';
import { RequestContext } from './request-context.ts';
import { addHeader } from './response-head.ts';
import { respond, resultIssues, type HandlerResult } from './respond.ts';
import type { FindRoute, FoundRoute, Route } from './route.ts';
import type { SecuritySchemes } from './security-scheme.ts';
import { serverRoute, type ServerAnswer, type ServerRoute } from './server-route.ts';
import { splitTarget, type SplitTarget } from '../../shared/split-target.ts';
import type { Dispatch, TransportRequest, TransportResponse } from './transport.ts';
import { writeRefusalAsJson } from './write-refusal.ts';

/** What the description says of a server. */
export interface DescribedServer {
  readonly findRoute: FindRoute;
  readonly securitySchemes: SecuritySchemes;
  readonly readers: TextReaders;
}

/** {@link ServerOptions} of any API. */
export interface AnyServerOptions extends ServerOptions {
  /** Functions by the names of security schemes. */
  readonly authenticate: object;
  /** What handlers have in their context besides what every server tells. */
  readonly addToContext?: (context: RequestContext) => object | Promise<object>;
}

const defaultLimits: Limits = { target: 8 * 1024, body: 10 * 1024 * 1024, depth: 100 };

/** A function that answers requests by handlers: all that lies between a transport and them. */
export function createDispatch(described: DescribedServer, handlers: object, options: AnyServerOptions): Dispatch {
  const log = guardedLog(options.log);
  const limits: Reading = { ...defaultLimits, ...options.limits, ...described.readers };
  // Their types are those of the generated `Authenticators`.
  const authenticators = options.authenticate as Readonly<Record<string, AnyAuthenticate>>;
  const servers = new Map<Route, ServerRoute>();

  function serverOf(route: Route): ServerRoute {
    const known = servers.get(route);
    if (known !== undefined) return known;
    const server = serverRoute(
      route,
      handlers,
      described.securitySchemes,
      authenticators,
      options.checkedCredentials === 'all',
    );
    servers.set(route, server);
    return server;
  }

  async function answer(request: TransportRequest, context: RequestContext): Promise<TransportResponse> {
    try {
      const { path, query } = readTarget(request, limits.target);
      const { route, values } = find(described.findRoute, request.method, path);
      context.route = route;
      const server = serverOf(route);
      if (server.handler === undefined) throw new Refusal(501, `${route.operation} is not implemented yet.`);
      const credentials = authenticate(server, request, query, context);
      context.credentials = isPromise(credentials) ? await credentials : credentials;
      refuseUnwelcome(server, request);

      const all =
        route.queryInBody === undefined || !hasBody(request)
          ? query
          : await withParametersInBody(query, route.queryInBody, server, request, limits);
      if (all !== query) context.query = all;
      const input = decodeParameters(server, values, all, request);
      if (options.authorize !== undefined) await authorize(options.authorize, route, input.path, context);
      if (route.body !== undefined) {
        const kind = announcedKind(server, request, limits);
        if (kind === 'binary') input.body = streamedBody(request, limits);
        else {
          const body = decodeBody(await request.readBody(limits.body), kind, request, server, limits, query);
          input.body = isPromise(body) ? await body : body;
        }
      }
      if (options.addToContext !== undefined) Object.assign(context, await options.addToContext(context));

      // Which operation it is, is known only here: that its decoders make what its handler takes is for the generator to see to.
      const handled = server.handler(input as never, context as never) as HandlerResult | Promise<HandlerResult>;
      const result = isPromise(handled) ? await handled : handled;
      const expected = server.answerWith(result.status);
      if (options.judgeResponses !== 'off') judge(result, expected, context);
      return respond(result, expected, context);
    } catch (error) {
      return answerToFailure(error, context);
    }
  }

  function judge(result: HandlerResult, expected: ServerAnswer | undefined, context: RequestContext): void {
    const found = resultIssues(result, expected);
    if (found === undefined) return;
    const issues = boundedIssues(found);
    // Asked for here, because it is made when it is asked for.
    const { route, requestId } = context;
    const operation = route?.operation;
    if (options.judgeResponses === 'throw')
      throw new Error(`The answer of ${operation} is not as described: ${JSON.stringify(issues)}`);
    log.warn({ requestId, operation, issues }, 'An answer is not as described');
  }

  function answerToFailure(error: unknown, context: RequestContext): TransportResponse {
    const refusal = refusalOf(error, context);
    try {
      return refuse(refusal, writeRefusal(refusal, context), context);
    } catch (broken) {
      const { requestId, route } = context;
      log.error({ requestId, operation: route?.operation, err: broken }, 'A refusal could not be written');
      return refuse(new Refusal(500, serverFailed), writeRefusalAsJson(new Refusal(500, serverFailed)), context);
    }
  }

  /** Logs an error that is not a refusal, unless it says that the client has closed the connection. */
  function refusalOf(error: unknown, context: RequestContext): Refusal {
    if (error instanceof Refusal) return error;
    if (isAbort(error) && context.signal.aborted) return new Refusal(400, 'The client has closed the connection.');
    const { requestId, route } = context;
    log.error({ requestId, operation: route?.operation, err: error }, 'A request failed');
    return new Refusal(500, serverFailed, { 'x-request-id': requestId });
  }

  function writeRefusal(refusal: Refusal, { requestId, route }: RequestContext): RefusalBody {
    try {
      return options.writeRefusal?.(refusal, { requestId, route }) ?? writeRefusalAsJson(refusal);
    } catch (error) {
      log.error({ requestId, err: error }, 'A refusal could not be written');
      return writeRefusalAsJson(refusal);
    }
  }

  const { observe } = options;
  if (observe === undefined)
    return (request) => answer(request, new RequestContext(request, options.origin, answerToFailure));
  return async (request) => {
    const started = performance.now();
    const context = new RequestContext(request, options.origin, answerToFailure);
    const response = await answer(request, context);
    const milliseconds = performance.now() - started;
    const { method, target } = request;
    const { route, requestId } = context;
    try {
      observe({ route, method, target, status: response.status, requestId, milliseconds });
    } catch (error) {
      log.error({ requestId, err: error }, 'An answer could not be observed');
    }
    return response;
  };
}

const serverFailed = 'The server failed.';

/** Functions that are given a signal, such as `fetch`, throw this error when it aborts. */
const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** @throws {Error} if a header or the body is not valid. */
function refuse(
  { status, headers: given }: Refusal,
  { contentType, text }: RefusalBody,
  context: RequestContext,
): TransportResponse {
  const headers: Record<string, string> = { ...safeHeaders };
  for (const [name, value] of Object.entries(given)) addHeader(headers, name, value);
  addHeader(headers, 'content-type', contentType);
  if (typeof text !== 'string') throw new Error('The body of a refusal must be text');
  const isUnknownPath = context.route === undefined && status === 404;
  return { status, headers, body: text, failures: context, ...(isUnknownPath && { isUnknownPath }) };
}

async function authorize(
  isAllowed: NonNullable<ServerOptions['authorize']>,
  route: Route,
  path: unknown,
  context: RequestContext,
): Promise<void> {
  const values = typeof path === 'object' ? { ...path } : {};
  if (!(await isAllowed(context, { route, path: values }))) throw new Refusal(403, 'The caller may not do this.');
}

function readTarget(request: TransportRequest, limit: number): SplitTarget {
  const { target } = request;
  if (target.length > limit) throw new Refusal(414, `The request target is longer than ${limit} characters.`);
  const host = request.header('host');
  if (host !== undefined && host !== '' && !isAuthority(host)) throw new Refusal(400, 'The header Host is not a host.');
  const split = splitTarget(target);
  if (split === undefined) {
    // The server as a whole, which has no operation. RFC 9112, section 3.2.4.
    if (target === '*' && request.method === 'OPTIONS') throw new Refusal(404, nothingHere);
    throw new Refusal(400, 'The request target is not a path with an optional query, in percent-encoded UTF-8.');
  }
  if (target.includes('%00')) throw new Refusal(400, 'The request target holds a NUL character.');
  return split;
}

const nothingHere = 'There is nothing at this path.';

function find(findRoute: FindRoute, method: string, path: readonly string[]): FoundRoute {
  const found = findWithHead(findRoute, method, path);
  if (found !== undefined) return found;
  const allowed = allowedMethods(findRoute, path);
  if (allowed.length === 0) throw new Refusal(404, nothingHere);
  throw new Refusal(405, `The methods of this path are ${allowed.join(', ')}.`, { allow: allowed.join(', ') });
}

function refuseUnwelcome({ offered }: ServerRoute, request: TransportRequest): void {
  if (accepts(request.header('accept'), offered)) return;
  throw new Refusal(406, `The answer is ${offered.join(' or ')}.`);
}
