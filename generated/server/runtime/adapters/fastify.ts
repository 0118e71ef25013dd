// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { startedResponse, streamOf } from '../started-body.ts';
import { isStreamed, type Dispatch, type TransportResponse } from '../transport.ts';
import { NodeTransportRequest, whenClosed, type NodeRequest, type NodeResponse } from './node-request.ts';

/** As much of a request of fastify as is read. */
export interface FastifyRequest {
  readonly raw: NodeRequest;
  readonly originalUrl: string;
}

/** As much of a reply of fastify as is used. */
export interface FastifyReply {
  readonly raw: NodeResponse;
  /** True if a hook, or something else, has sent a response already. */
  readonly sent: boolean;
  code(status: number): unknown;
  headers(values: Record<string, string>): unknown;
  send(payload?: ReadableStream<Uint8Array> | Uint8Array | string): unknown;
  callNotFound(): unknown;
}

/** As much of an instance of fastify as is used. */
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
 * Answers requests of fastify: `app.register(fastifyPlugin(dispatch))`. Routes of the application win over those of the API, and
 * what neither has is left to the application. Hooks run as for any route.
 */
export function fastifyPlugin(dispatch: Dispatch): FastifyPlugin {
  return (instance, _options, done) => {
    // The API reads bodies by itself. What a plugin changes holds within it only.
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    instance.all('/*', { bodyLimit: Number.MAX_SAFE_INTEGER }, async ({ raw, originalUrl }, reply) => {
      const answer = await dispatch(new NodeTransportRequest(raw, reply.raw, originalUrl, 'shared'));
      if (reply.sent) return discarded(answer, reply);
      if (answer.isUnknownPath === true) return reply.callNotFound();
      const onClose = (closed: () => void): void => whenClosed(reply.raw, closed);
      const started = await startedResponse(answer, raw.method ?? '', onClose);
      if (reply.sent) {
        started.source?.cancel();
        return reply;
      }
      reply.code(started.status);
      reply.headers(started.headers);
      // The framework ends the response when the stream fails, and cancels the stream when the client goes away.
      const { source, body } = started;
      return reply.send(source === undefined ? body : streamOf(body, source, answer.failures));
    });
    done();
  };
}

/** Drops an answer, because something else has answered. */
function discarded({ body }: TransportResponse, reply: FastifyReply): FastifyReply {
  if (isStreamed(body)) body.discard();
  return reply;
}
