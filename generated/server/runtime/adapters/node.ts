// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { chunksOf, framed, type FramedResponse } from '../framed.ts';
import type { Dispatch, TransportResponse } from '../transport.ts';
import { NodeTransportRequest, type NodeRequest, type NodeResponse } from './node-request.ts';

/** A listener for requests of `node:http` or `node:https`. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => void;

/** How long a client may take nothing of its answer, in milliseconds, until its connection is closed. */
export const defaultStallTimeout = 30_000;

/** Answers requests of Node: `createServer(nodeListener(dispatch))`. */
export function nodeListener(dispatch: Dispatch, stallTimeout: number = defaultStallTimeout): NodeListener {
  return (request, response) => {
    const fail = (error: unknown): void => void response.destroy(asError(error));
    const write = (answer: TransportResponse): void => {
      try {
        writeNode(framed(answer, request.method ?? ''), response, stallTimeout)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    dispatch(new NodeTransportRequest(request, response, request.url ?? '', 'own')).then(write, fail);
  };
}

/**
 * Writes an answer to a connection of Node.
 *
 * @returns what is to be waited for, where the body is sent as it comes: it fails when what makes the body fails.
 * @throws {Error} when the answer was begun already.
 */
export function writeNode(
  framedResponse: FramedResponse,
  response: NodeResponse,
  stallTimeout: number = defaultStallTimeout,
): Promise<void> | undefined {
  const { status, headers, body } = framedResponse;
  // A flat list is what Node takes without looking at each again.
  const head: string[] = [];
  const isWhole = typeof body === 'string' || body instanceof Uint8Array;
  for (const name in headers) {
    // The length of a whole body is what it has, whatever a handler says.
    if (!isWhole || name !== 'content-length') head.push(name, headers[name] ?? '');
  }
  if (body === undefined) {
    const isEmpty = headers['content-length'] === undefined && framedResponse.hasUnknownLength !== true;
    if (isEmpty && !hasNoLength.has(status)) head.push('content-length', '0');
    response.writeHead(status, head);
    response.end();
    return undefined;
  }
  if (isWhole) {
    head.push('content-length', String(typeof body === 'string' ? utf8Length(body) : body.length));
    response.writeHead(status, head);
    response.end(body);
    if (response.writableLength > 0) closeWhenStalled(response, stallTimeout);
    return undefined;
  }
  response.writeHead(status, head);
  return writeChunks(chunksOf(body), response, stallTimeout);
}

/** RFC 9110, section 8.6. */
const hasNoLength: ReadonlySet<number> = new Set([204, 304]);

const encoder = new TextEncoder();

/** Texts of at most a third as many characters fit in: one takes three bytes at most, or two of them take four. */
const scratch = new Uint8Array(64 * 1024);

/** How many bytes a text takes. To write 4 KB of it and see takes a third of the time in which `Buffer.byteLength` counts them. */
const utf8Length = (text: string): number =>
  text.length * 3 > scratch.length ? Buffer.byteLength(text) : encoder.encodeInto(text, scratch).written;

// Node has it, whether its types are there or not.
const { Buffer } = globalThis as unknown as { readonly Buffer: { byteLength(text: string): number } };

async function writeChunks(
  chunks: AsyncIterable<Uint8Array>,
  response: NodeResponse,
  stallTimeout: number,
): Promise<void> {
  let goOn = (): void => {};
  response.on('drain', () => goOn());
  response.on('close', () => goOn());
  response.on('timeout', () => response.destroy());
  for await (const chunk of chunks) {
    if (response.destroyed) return;
    if (response.write(chunk)) continue;
    response.setTimeout(stallTimeout);
    await new Promise<void>((resolve) => (goOn = resolve));
    // Where the body comes from may take its time.
    response.setTimeout(0);
  }
  response.end();
}

/** Node counts from when anything was last taken. */
const closeWhenStalled = (response: NodeResponse, stallTimeout: number): void =>
  void response.setTimeout(stallTimeout, () => response.destroy());

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
