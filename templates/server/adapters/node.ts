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
  const rest = writeNode(framed(answer, request.method ?? ''), response);
  if (rest !== undefined) await rest;
}

/** Writes an answer to a connection of Node. Returns what is to be waited for, where the body is sent as it comes. */
export function writeNode(framedResponse: FramedResponse, response: NodeResponse): Promise<void> | undefined {
  const { status, headers, body } = framedResponse;
  // A flat list is what Node takes without looking at each again.
  const head: string[] = [];
  for (const name in headers) head.push(name, headers[name] ?? '');
  if (body === undefined) {
    const isEmpty = headers['content-length'] === undefined && framedResponse.hasUnknownLength !== true;
    if (isEmpty && !hasNoLength.has(status)) head.push('content-length', '0');
    response.writeHead(status, head);
    response.end();
    return undefined;
  }
  if (typeof body === 'string') {
    const length = Buffer.byteLength(body);
    head.push('content-length', String(length));
    response.writeHead(status, head);
    // Text that is as long in bytes is ASCII, which Node writes faster as Latin-1: it has nothing to encode then.
    response.end(body, length === body.length ? 'latin1' : 'utf8');
    return undefined;
  }
  if (body instanceof Uint8Array) {
    head.push('content-length', String(body.length));
    response.writeHead(status, head);
    response.end(body);
    return undefined;
  }
  response.writeHead(status, head);
  return writeChunks(chunksOf(body), response);
}

/** RFC 9110, section 8.6. */
const hasNoLength: ReadonlySet<number> = new Set([204, 304]);

// Node has it, whether its types are there or not.
const { Buffer } = globalThis as unknown as { readonly Buffer: { byteLength(text: string): number } };

async function writeChunks(chunks: AsyncIterable<Uint8Array>, response: NodeResponse): Promise<void> {
  for await (const chunk of chunks) {
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
