// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { framed } from '../framed.ts';
import type { Dispatch } from '../transport.ts';
import { NodeTransportRequest, type NodeRequest, type NodeResponse } from './node-request.ts';
import { writeNode } from './node.ts';

/** As much of a request of fastify as is read. */
export interface FastifyRequest {
  readonly raw: NodeRequest;
  readonly originalUrl: string;
}

/** As much of a reply of fastify as is used. */
export interface FastifyReply {
  readonly raw: NodeResponse;
  code(status: number): unknown;
  headers(values: Record<string, string>): unknown;
  send(payload?: Uint8Array | string): unknown;
  callNotFound(): unknown;
  hijack(): unknown;
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
 * what neither has is left to the application. Hooks run as for any route, but for `onSend` where a body is sent as it comes.
 */
export function fastifyPlugin(dispatch: Dispatch): FastifyPlugin {
  return (instance, _options, done) => {
    // The API reads bodies by itself. What a plugin changes holds within it only.
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    instance.all('/*', { bodyLimit: Number.MAX_SAFE_INTEGER }, async ({ raw, originalUrl }, reply) => {
      const answer = await dispatch(new NodeTransportRequest(raw, reply.raw, originalUrl, 'shared'));
      if (answer.isUnknownPath === true) return reply.callNotFound();
      const response = framed(answer, raw.method ?? '');
      const { status, headers, body } = response;
      if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
        reply.code(status);
        reply.headers(headers);
        return reply.send(body);
      }
      reply.hijack();
      await writeNode(response, reply.raw);
      return reply;
    });
    done();
  };
}
