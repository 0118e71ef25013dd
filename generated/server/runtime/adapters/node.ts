// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { chunksOf, framed, type FramedResponse } from '../framed.ts';
import type { Dispatch } from '../transport.ts';
import { NodeTransportRequest, type NodeRequest, type NodeResponse } from './node-request.ts';

/** A listener for requests of `node:http` or `node:https`. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => void;

/** Answers requests of Node: `createServer(nodeListener(dispatch))`. */
export function nodeListener(dispatch: Dispatch): NodeListener {
  return (request, response) => {
    answerNode(dispatch, request, response, request.url ?? '').catch((error: unknown) =>
      response.destroy(asError(error)),
    );
  };
}

/**
 * Answers one request.
 *
 * @param target the target of the request line, as it came.
 * @throws {Error} when the connection breaks, or what makes the body fails.
 */
export async function answerNode(
  dispatch: Dispatch,
  request: NodeRequest,
  response: NodeResponse,
  target: string,
): Promise<void> {
  const answer = await dispatch(new NodeTransportRequest(request, response, target));
  await writeNode(framed(answer, request.method ?? ''), response);
}

/** Writes an answer to a connection of Node. */
export async function writeNode({ status, headers, body }: FramedResponse, response: NodeResponse): Promise<void> {
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    // In one piece, so that Node tells its length by itself.
    response.end(body);
    return;
  }
  for await (const chunk of chunksOf(body)) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await writable(response);
  }
  response.end();
}

/** Resolves when there is room for more, or nobody there any more. */
const writable = (response: NodeResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
