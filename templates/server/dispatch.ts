import { isAuthority, splitTarget, type SplitTarget } from '../shared/request-target.ts';
import { safeHeaders } from '../shared/responses.ts';
import { accepts } from './accept.ts';
import { boundedIssues, decodeParameters } from './decode-request.ts';
import { allowedMethods, findWithHead, type FindRoute, type FoundRoute } from './find-route.ts';
import { RequestContext } from './handler-context.ts';
import { guardedLog, type ServerOptions } from './options.ts';
import { Refusal, writeRefusalAsJson, type RefusalBody } from './refusal.ts';
import { respond, resultIssues, type HandlerResult } from './respond.ts';
import { addHeader } from './response-head.ts';
import type { Route } from './route.ts';
import { isPromise, prepareRoute, type ServerParts, type ServerResponse, type ServerRoute } from './server-route.ts';
import type { Dispatch, TransportRequest, TransportResponse } from './transport.ts';

/** {@link ServerOptions} of any API. */
export interface AnyServerOptions extends ServerOptions {
  readonly addToContext?: (context: never) => object | Promise<object>;
}

/** Returns a function that answers requests by handlers. */
export function createDispatch(parts: ServerParts, handlers: object, options: AnyServerOptions): Dispatch {
  const log = guardedLog(options.log);
  const longestTarget = options.limits?.target ?? 8 * 1024;
  const Context = parts.security?.Context ?? RequestContext;
  const servers = new Map<Route, ServerRoute>();

  function serverOf(route: Route): ServerRoute {
    const known = servers.get(route);
    if (known !== undefined) return known;
    const server = prepareRoute(route, handlers, parts);
    servers.set(route, server);
    return server;
  }

  async function answer(request: TransportRequest): Promise<TransportResponse> {
    const context = new Context(request, options.origin, answerToFailure);
    try {
      const { path, query } = readTarget(request, longestTarget);
      const { route, values } = find(parts.findRoute, request.method, path);
      context.route = route;
      const server = serverOf(route);
      if (server.handler === undefined) throw new Refusal(501, `${route.operation} is not implemented yet.`);
      const { security, body } = server;
      const authenticating = security?.authenticate(request, query, context);
      if (authenticating !== undefined) await authenticating;
      refuseUnacceptable(server, request);

      const readingQuery = server.readQuery?.(query, request);
      if (readingQuery !== undefined) context.query = await readingQuery;
      const input = decodeParameters(route, values, context.query ?? query, request);
      if (security?.authorize !== undefined) await security.authorize(context, input.path);
      if (body !== undefined) {
        const kind = body.kind(request);
        if (kind === 'binary') input.body = body.stream(request);
        else {
          const decoded = body.decode(await body.bytes(request), kind, request, query);
          input.body = isPromise(decoded) ? await decoded : decoded;
        }
      }
      if (options.addToContext !== undefined) Object.assign(context, await options.addToContext(context as never));

      // The operation is known only here. The generator ensures that its decoders make the input of its handler.
      const handled = server.handler(input as never, context as never) as HandlerResult | Promise<HandlerResult>;
      const result = isPromise(handled) ? await handled : handled;
      const expected = server.responseWith(result.status);
      if (options.judgeResponses !== 'off') checkResult(result, expected, context);
      return respond(result, expected, parts, context);
    } catch (error) {
      return answerToFailure(error, context);
    }
  }

  function checkResult(result: HandlerResult, expected: ServerResponse | undefined, context: RequestContext): void {
    const found = resultIssues(result, expected, parts);
    if (found === undefined) return;
    const issues = boundedIssues(found);
    const { route, requestId } = context;
    const operation = route?.operation;
    if (options.judgeResponses === 'throw')
      throw new Error(`The response of ${operation} is not as described: ${JSON.stringify(issues)}`);
    log.warn({ requestId, operation, issues }, 'A response is not as described');
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
    // Functions that take a signal, such as `fetch`, throw an `AbortError` when it aborts.
    if (error instanceof Error && error.name === 'AbortError' && context.signal.aborted)
      return new Refusal(400, 'The client has closed the connection.');
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

  return answer;
}

const serverFailed = 'The server failed.';

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

function readTarget(request: TransportRequest, limit: number): SplitTarget {
  const { target } = request;
  if (target.length > limit) throw new Refusal(414, `The request target is longer than ${limit} characters.`);
  const host = request.header('host');
  if (host !== undefined && host !== '' && !isAuthority(host)) throw new Refusal(400, 'The header Host is not a host.');
  const split = splitTarget(target);
  if (split === undefined) {
    // RFC 9112, section 3.2.4: the server as a whole, which has no operation.
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

function refuseUnacceptable({ offered }: ServerRoute, request: TransportRequest): void {
  if (accepts(request.header('accept'), offered)) return;
  throw new Refusal(406, `The answer is ${offered.join(' or ')}.`);
}
