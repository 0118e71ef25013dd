// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { discardBody, startedResponse, streamOf } from '../started-body.ts';
import type { Dispatch } from '../transport.ts';
import { NodeTransportRequest, whenClosed, type NodeRequest, type NodeResponse } from './node-request.ts';
import { isForUnknownPath } from './unknown-path.ts';

/** The properties of a fastify request that the adapter uses. */
export interface FastifyRequest {
  readonly raw: NodeRequest;
  readonly originalUrl: string;
}

/** The properties of a fastify reply that the adapter uses. */
export interface FastifyReply {
  readonly raw: NodeResponse;
  /** True if a response has already been sent, for example by a hook. */
  readonly sent: boolean;
  code(status: number): unknown;
  headers(values: Record<string, string>): unknown;
  send(payload?: ReadableStream<Uint8Array> | Uint8Array | string): unknown;
  callNotFound(): unknown;
}

/** The methods of a fastify instance that the adapter uses. */
export interface FastifyInstance {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: unknown, done: (error: null, body?: undefined) => void) => void,
  ): unknown;
  all(
    path: string,
    options: { readonly bodyLimit: number },
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): unknown;
}

/** A plugin of fastify. */
export type FastifyPlugin = (instance: FastifyInstance, options: object, done: () => void) => void;

/**
 * Returns a plugin of fastify: `app.register(fastifyPlugin(dispatch))`. Routes of the application take precedence over routes of the API.
 * If the API does not have a path, the application gets the request. Hooks run as for any route.
 */
export function fastifyPlugin(dispatch: Dispatch): FastifyPlugin {
  return (instance, _options, done) => {
    // The API reads bodies itself, so fastify must not parse them. These changes apply only inside of the plugin.
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    instance.all('/*', { bodyLimit: Number.MAX_SAFE_INTEGER }, async ({ raw, originalUrl }, reply) => {
      const response = await dispatch(new NodeTransportRequest(raw, reply.raw, originalUrl, 'shared'));
      if (reply.sent) {
        // A hook has already sent another response.
        discardBody(response.body);
        return reply;
      }
      if (isForUnknownPath(response)) return reply.callNotFound();
      const onClose = (closed: () => void): void => whenClosed(reply.raw, closed);
      const started = await startedResponse(response, raw.method ?? '', onClose);
      if (reply.sent) {
        started.source?.cancel();
        return reply;
      }
      reply.code(started.status);
      reply.headers(started.headers);
      // Fastify ends the response if the stream fails, and cancels the stream if the client closes the connection.
      const { source, body } = started;
      return reply.send(source === undefined ? body : streamOf(body, source, response.failures));
    });
    done();
  };
}
