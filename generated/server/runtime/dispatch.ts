// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { accepts } from './accept.ts';
import { authenticate, type AnyAuthenticate, type SecuritySchemes } from './authenticate.ts';
import { allowedMethods, findWithHead } from './find-allowed.ts';
import { handlerOf, type AnyHandler } from './handler-of.ts';
import { decodeParameters } from './interim-decode.ts';
import { responseFaults } from './judge-response.ts';
import type { Limits, ServerOptions } from './options.ts';
import { Refusal, type RequestIssue } from './refusal.ts';
import { readRequestBody } from './request-body.ts';
import { RequestContext } from './request-context.ts';
import { respond, type HandlerResult } from './respond.ts';
import type { FindRoute, FoundRoute, Route } from './route.ts';
import { splitTarget, type SplitTarget } from './split-target.ts';
import { headerOf, type Dispatch, type TransportRequest, type TransportResponse } from './transport.ts';
import { writeRefusalAsJson } from './write-refusal.ts';

/** What the description says of a server. */
export interface DescribedServer {
  readonly findRoute: FindRoute;
  readonly securitySchemes: SecuritySchemes;
}

/** {@link ServerOptions} of any API. */
export interface AnyServerOptions extends ServerOptions {
  readonly authenticate: object;
  /** What handlers have in their context besides what every server tells. */
  readonly addToContext?: (context: RequestContext) => object | Promise<object>;
}

const defaultLimits: Limits = { target: 8 * 1024, body: 10 * 1024 * 1024, depth: 100 };

/** A function that answers requests by handlers: all that lies between a transport and them. */
export function createDispatch(described: DescribedServer, handlers: object, options: AnyServerOptions): Dispatch {
  const limits = { ...defaultLimits, ...options.limits };
  const authenticators = Object.fromEntries(Object.entries(options.authenticate)) as Record<string, AnyAuthenticate>;
  const known = new Map<Route, AnyHandler | undefined>();

  function handlerFor(route: Route): AnyHandler {
    const handler = known.has(route) ? known.get(route) : handlerOf(route, handlers);
    known.set(route, handler);
    if (handler === undefined) throw new Refusal(501, `${route.operation} is not implemented yet.`);
    return handler;
  }

  async function answer(
    request: TransportRequest,
    context: RequestContext,
    seen: { route?: Route },
  ): Promise<TransportResponse> {
    const { path, query } = readTarget(request, limits.target);
    const { route, values } = find(described.findRoute, request.method, path);
    seen.route = route;
    const handler = handlerFor(route);
    const { requestId } = context;
    context.admit(await authenticate(route, request, query, requestId, described.securitySchemes, authenticators));
    refuseUnwelcome(route, request);

    const issues: RequestIssue[] = [];
    const input: Record<string, unknown> = decodeParameters(route, values, query, request, issues);
    if (route.body !== undefined) input['body'] = await readRequestBody(route.body, request, limits);
    if (input['body'] !== undefined && route.validators?.body?.is(input['body']) === false) {
      issues.push(
        ...route.validators.body
          .check(input['body'])
          .map(({ path, message }) => ({ in: 'body', path, message }) as const),
      );
    }
    if (issues.length > 0) throw invalid(route, issues);

    const added = options.addToContext?.(context);
    if (added !== undefined) Object.assign(context, await added);
    const result = (await handler(input as never, context as never)) as HandlerResult;
    if (options.judgeResponses !== 'off') judge(result, route, requestId);
    return respond(result, route);
  }

  function judge(result: HandlerResult, route: Route, requestId: string): void {
    const faults = responseFaults(result, route);
    if (faults.length === 0) return;
    if (options.judgeResponses === 'throw')
      throw new Error(`${route.operation} answers what is not described. ${faults.join(' ')}`);
    options.log?.warn({ requestId, operation: route.operation, faults }, 'An answer is not as described');
  }

  function answerToFailure(error: unknown, context: RequestContext, route: Route | undefined): TransportResponse {
    const { requestId } = context;
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) options.log?.error({ requestId, operation: route?.operation, err: error }, 'A request failed');
    const refusal = isRefusal ? error : new Refusal(500, 'The server failed.', { 'x-request-id': requestId });
    const { contentType, text } = (options.writeRefusal ?? writeRefusalAsJson)(refusal, { requestId, route });
    const headers = { ...refusal.headers, 'content-type': contentType };
    const isUnknownPath = route === undefined && refusal.status === 404;
    return { status: refusal.status, headers, body: text, ...(isUnknownPath && { isUnknownPath }) };
  }

  return async (request) => {
    const started = options.observe === undefined ? 0 : performance.now();
    const context = new RequestContext(request);
    const seen: { route?: Route } = {};
    const response = await answer(request, context, seen).catch((error: unknown) =>
      answerToFailure(error, context, seen.route),
    );
    options.observe?.({
      route: seen.route,
      method: request.method,
      target: request.target,
      status: response.status,
      requestId: context.requestId,
      milliseconds: performance.now() - started,
    });
    return response;
  };
}

function readTarget({ target }: TransportRequest, limit: number): SplitTarget {
  if (target.length > limit) throw new Refusal(414, `The request target is longer than ${limit} characters.`);
  const split = splitTarget(target);
  if (split === undefined) throw new Refusal(400, 'The request target is no path in percent-encoded UTF-8.');
  return split;
}

function find(findRoute: FindRoute, method: string, path: readonly string[]): FoundRoute {
  const found = findWithHead(findRoute, method, path);
  if (found !== undefined) return found;
  const allowed = allowedMethods(findRoute, path);
  if (allowed.length === 0) throw new Refusal(404, 'There is nothing at this path.');
  throw new Refusal(405, `The methods of this path are ${allowed.join(', ')}.`, { allow: allowed.join(', ') });
}

function refuseUnwelcome(route: Route, request: TransportRequest): void {
  const offered = Object.entries(route.responses).flatMap(([status, types]) =>
    status.startsWith('2') ? (types ?? []) : [],
  );
  if (accepts(headerOf(request.headers, 'accept'), offered)) return;
  throw new Refusal(406, `The answer is ${offered.join(' or ')}.`);
}

/** The status for faults of the input that the operation is described to have. */
function invalid(route: Route, issues: readonly RequestIssue[]): Refusal {
  const status = [422, 400].find((candidate) => route.responses[candidate] !== undefined) ?? 400;
  return new Refusal(status, 'The request is not valid.', {}, issues);
}
