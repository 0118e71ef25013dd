import { wrapping, type Dispatch, type TransportRequest } from '@forgespec/templates/server';
import type { JsonValue } from '@forgespec/description/json';
import type { OpenApiDocument } from '../openapi-document.ts';
import { parseRequestTarget } from '../request-target.ts';
import { createRouter, type Match } from '../router.ts';
import { withServerPaths } from '../server-paths.ts';
import type { Callbacks } from './callbacks.ts';

/** The largest body of a request that the mock reads for a callback, in bytes. */
const mostBytes = 10 * 1024 * 1024;

/** Returns a dispatcher that sends the callbacks of operations after their responses. */
export function withCallbacks(dispatch: Dispatch, callbacks: Callbacks, document: OpenApiDocument): Dispatch {
  const router = createRouter(withServerPaths(document));
  const matchOf = ({ method, target }: TransportRequest): Match | undefined => {
    try {
      return router.match(method.toLowerCase(), parseRequestTarget(target).path);
    } catch {
      // The dispatcher rejects a target that is not valid, or that the description does not have.
      return undefined;
    }
  };
  return wrapping(dispatch, async (request) => {
    const match = matchOf(request);
    if (match === undefined || !callbacks.has(match)) return dispatch(request);
    const body = await request.readBody?.(mostBytes);
    // The body is too long, so the dispatcher rejects it.
    if (body === undefined && request.readBody !== undefined) return dispatch(request);
    const response = await dispatch(body === undefined ? request : withBody(request, body));
    const sent = typeof response.body === 'string' || response.body instanceof Uint8Array ? response.body : undefined;
    void callbacks.send({
      match,
      target: request.target,
      headers: request.headers as Parameters<Callbacks['send']>[0]['headers'],
      body: body ?? new Uint8Array(),
      response: { ...response, headers: response.headers as Readonly<Record<string, JsonValue>>, body: sent },
    });
    return response;
  });
}

/** Returns a request whose body is already in memory. */
function withBody(request: TransportRequest, body: Uint8Array): TransportRequest {
  return Object.assign(request, {
    readBody: (limit: number) => Promise.resolve(body.length > limit ? undefined : body),
    streamBody: async function* () {
      yield body;
    },
  });
}
