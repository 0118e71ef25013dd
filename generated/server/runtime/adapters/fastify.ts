// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type Dispatch, type RouteAddress, endOnClose, isForUnknownPath } from '../interfaces.ts';
import { discardBody, startedResponse, streamOf } from '../raw-bodies.ts';
import { type FastifyPath, fastifyPaths, pathsForLongValues, pathsForOtherMethods } from './fastify-paths.ts';
import { type NodeRequest, type NodeResponse, NodeTransportRequest, whenClosed } from './node-request.ts';

/** The properties of a fastify request that the adapter uses. */
export interface FastifyRequest {
  readonly raw: NodeRequest;
}

/** The properties of a fastify reply that the adapter uses. */
export interface FastifyReply {
  readonly raw: NodeResponse;
  /** True if a response has already been sent, for example by a hook. */
  readonly sent: boolean;
  code(status: number): unknown;
  headers(values: Record<string, string | string[]>): unknown;
  send(payload?: ReadableStream<Uint8Array> | Uint8Array | string): unknown;
  callNotFound(): unknown;
}

/** The methods of a fastify instance that the adapter uses. */
export interface FastifyInstance {
  /** The path at which the plugin is registered, such as `/v1`. Empty without the option `prefix`. */
  readonly prefix: string;
  readonly supportedMethods: readonly string[];
  readonly initialConfig: {
    readonly maxParamLength?: number | undefined;
    readonly routerOptions?: { readonly maxParamLength?: number | undefined } | undefined;
  };
  addHook(name: 'preClose', hook: (done: () => void) => void): unknown;
  addHttpMethod?(method: string, options: { readonly hasBody: boolean }): unknown;
  hasRoute(route: { readonly method: string; readonly url: string }): boolean;
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: unknown, done: (error: null, body?: undefined) => void) => void,
  ): unknown;
  route(options: {
    readonly method: string[];
    readonly url: string;
    readonly bodyLimit: number;
    readonly exposeHeadRoute: boolean;
    readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  }): unknown;
}

/** A plugin of fastify. */
export type FastifyPlugin = (instance: FastifyInstance, options: object, done: () => void) => void;

/** The longest value of a path parameter that the API needs. Fastify accepts 100 characters, unless its options set another limit. */
const longestValue = 8 * 1024;

/**
 * Returns a plugin of fastify: `app.register(fastifyPlugin(dispatch))`, or with a prefix:
 * `app.register(fastifyPlugin(dispatch), { prefix: '/v1' })`. The plugin registers one route for each operation, so the application can have
 * other routes and other APIs. Hooks run as for any route. If the API does not have a path, the application gets the request. Requests with
 * OPTIONS belong to the application, unless the API has such an operation.
 *
 * Fastify accepts values of path parameters with at most 100 characters, unless `routerOptions.maxParamLength` is set. If it is less than
 * 8192, the plugin also registers routes such as `/shops/*` for longer values. The application's own route `/*` then does not get unknown
 * paths below `/shops/`.
 *
 * @param routes the operations. Set them if `dispatch` is a function that wraps a dispatcher. Default: the operations of `dispatch`. If they
 * are not known, the plugin registers one route for all paths.
 */
export function fastifyPlugin(
  dispatch: Dispatch,
  routes: readonly RouteAddress[] | undefined = dispatch.routes,
): FastifyPlugin {
  return (instance, _options, done) => {
    letApiReadBodies(instance);
    const closing = signalOfClose(instance);
    const handler: Handler = ({ raw }, reply) => handle(dispatch, raw, reply, instance.prefix, closing);
    if (routes === undefined) addRoute(instance, handler, { methods: instance.supportedMethods, url: '/*' });
    else addRoutes(instance, handler, fastifyPaths(routes, instance.prefix));
    done();
  };
}

type Handler = Parameters<FastifyInstance['route']>[0]['handler'];

/** Lets the API read bodies itself. Fastify parses no bodies any more, but only inside of the plugin. */
function letApiReadBodies(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
}

/** Returns a signal that aborts when fastify starts to close. */
function signalOfClose(instance: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  instance.addHook('preClose', (ready) => {
    closing.abort();
    ready();
  });
  return closing.signal;
}

/** Registers the paths of the API, and paths for requests that fastify would otherwise refuse in its own way. */
function addRoutes(instance: FastifyInstance, handler: Handler, paths: readonly FastifyPath[]): void {
  for (const path of paths) {
    const unknown = path.methods.filter((method) => !instance.supportedMethods.includes(method));
    for (const method of unknown) instance.addHttpMethod?.(method, { hasBody: true });
    addRoute(instance, handler, path);
  }
  for (const path of pathsForOtherMethods(paths)) addMissingRoute(instance, handler, path);
  const { maxParamLength, routerOptions } = instance.initialConfig;
  if ((routerOptions?.maxParamLength ?? maxParamLength ?? 100) >= longestValue) return;
  for (const path of pathsForLongValues(paths)) addMissingRoute(instance, handler, path);
}

/** Registers a path for the methods for which the application does not have this path yet. */
function addMissingRoute(instance: FastifyInstance, handler: Handler, { methods, url }: FastifyPath): void {
  const isMissing = (method: string): boolean => !instance.hasRoute({ method, url: instance.prefix + url });
  addRoute(instance, handler, { methods: methods.filter(isMissing), url });
}

function addRoute(instance: FastifyInstance, handler: Handler, { methods, url }: FastifyPath): void {
  if (methods.length === 0) return;
  instance.route({
    method: [...methods],
    url,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    exposeHeadRoute: false,
    handler,
  });
}

async function handle(
  dispatch: Dispatch,
  raw: NodeRequest,
  reply: FastifyReply,
  prefix: string,
  closing: AbortSignal,
): Promise<unknown> {
  const incoming = new NodeTransportRequest(raw, reply.raw, raw.url ?? '', 'shared', prefix);
  const response = endOnClose(await dispatch(incoming), closing, () => incoming.abort());
  if (reply.sent) {
    // A hook has already sent another response.
    discardBody(response.body);
    return reply;
  }
  if (isForUnknownPath(response)) return reply.callNotFound();
  const onClose = (closed: () => void): void => whenClosed(reply.raw, closed);
  const started = await startedResponse(response, raw.method ?? '', onClose);
  if (reply.sent) {
    if ('source' in started) started.source.cancel();
    return reply;
  }
  reply.code(started.status);
  reply.headers(Object.fromEntries(Object.entries(started.headers).map(([name, value]) => [name, linesOf(value)])));
  // Fastify ends the response if the stream fails, and cancels the stream if the client closes the connection.
  const body = 'source' in started ? streamOf(started.body, started.source, response.failures) : started.body;
  return reply.send(body);
}

/** Returns a header as fastify expects it. Fastify sends each value of a list of `set-cookie` as a separate line. */
const linesOf = (value: string | readonly string[]): string[] | string =>
  typeof value === 'string' ? value : [...value];
