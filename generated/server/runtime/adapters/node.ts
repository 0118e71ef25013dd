// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { isSetCookie } from '../../../shared/http.ts';
import {
  type Dispatch,
  type TransportResponse,
  endOnClose,
  framed,
  isForUnknownPath,
  isStreamed,
} from '../interfaces.ts';
import { type UnstreamedResponse, discardBody, startedResponse } from '../raw-bodies.ts';
import { type NodeRequest, type NodeResponse, NodeTransportRequest, whenClosed } from './node-request.ts';
import { closeIfStalled, longestPiece, writeBody } from './write-body.ts';

/** A listener for requests of `node:http` or `node:https`. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => void;

/** Options of an adapter for Node. */
export interface NodeOptions {
  /**
   * The longest time in which a client does not accept the next part of a response, in milliseconds. After this time, the connection is
   * closed. Default: 30,000.
   */
  readonly stallTimeout?: number | undefined;
  /** A signal that aborts when the server starts to close. Event streams then end. */
  readonly closing?: AbortSignal;
}

/** Options of a listener for requests. */
export interface NodeListenerOptions extends NodeOptions {
  // This is a method, so that TypeScript accepts a listener with the types of Node.
  /** Handles requests for paths that the API does not have, for example the listener of another API. Default: a 404. */
  otherwise?(request: NodeRequest, response: NodeResponse): unknown;
}

/** The connection of a response is closed if the client accepts no part of it for this time, in milliseconds. */
export const defaultStallTimeout = 30_000;

/**
 * Returns a listener for requests of Node: `createServer(nodeListener(dispatch))`.
 *
 * @param options the options, or only `stallTimeout`.
 */
export function nodeListener(dispatch: Dispatch, options: NodeListenerOptions | number = {}): NodeListener {
  const settings: NodeListenerOptions = typeof options === 'number' ? { stallTimeout: options } : options;
  const { stallTimeout, closing } = settings;
  const server = settings.otherwise === undefined ? 'own' : 'shared';
  return (request, response) => {
    const { method = '' } = request;
    const incoming = new NodeTransportRequest(request, response, request.url ?? '', server);
    dispatch(incoming).then(
      (result) => {
        if (settings.otherwise !== undefined && isForUnknownPath(result))
          return void settings.otherwise(request, response);
        const sent = endOnClose(result, closing, () => incoming.abort());
        return sendNode(sent, method, response, stallTimeout);
      },
      // A dispatcher does not throw. A function that wraps the dispatcher may throw.
      (error: unknown) => {
        // oxlint-disable-next-line no-console
        console.error('A request failed outside the dispatcher.', error);
        endFailed(response);
      },
    );
  };
}

/**
 * Sends a response over a connection of Node. Never throws. If an error occurs, calls `failures.fail` of the response, and closes the
 * connection if a part of the response is already sent. If other code has already sent a response, only drops the body.
 */
export function sendNode(
  result: TransportResponse,
  method: string,
  response: NodeResponse,
  stallTimeout: number = defaultStallTimeout,
): void {
  if (response.headersSent) return discardBody(result.body);
  try {
    const { status, headers, body } = result;
    if (!isStreamed(body)) writeWhole(framed({ status, headers, body }, method), response, stallTimeout);
    else sendStream(result, method, response, stallTimeout).catch((error: unknown) => failed(result, response, error));
  } catch (error) {
    failed(result, response, error);
  }
}

function failed({ failures }: TransportResponse, response: NodeResponse, error: unknown): void {
  // If the client has closed the connection, the server has not failed.
  if (!response.destroyed) failures?.fail(error);
  endFailed(response);
}

/** Ends a response that cannot be sent. If nothing is sent yet, sends a 500. Otherwise closes the connection. */
function endFailed(response: NodeResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(500, ['content-length', '0']);
  response.end();
}

function writeWhole(started: UnstreamedResponse, response: NodeResponse, stallTimeout: number): void {
  const { status, headers, body } = started;
  // In this list, names and values alternate. Node copies such a list without checking each entry.
  const head: string[] = [];
  for (const name in headers) {
    // The length of an unstreamed body is known, so a `content-length` from the handler is ignored.
    if (body === undefined || name !== 'content-length') addHeader(head, name, headers[name] ?? '', response);
  }
  if (body === undefined) {
    const isEmpty = headers['content-length'] === undefined && started.hasUnknownLength !== true;
    if (isEmpty && status !== 204 && status !== 304) head.push('content-length', '0');
    response.writeHead(status, head);
    response.end();
    return;
  }
  if (body.length > longestPiece) {
    const bytes = typeof body === 'string' ? encoder.encode(body) : body;
    head.push('content-length', String(bytes.length));
    response.writeHead(status, head);
    // Writing to a response does not throw. It ends early if the client closes the connection.
    void writeBody(response, bytes, undefined, stallTimeout);
    return;
  }
  head.push('content-length', String(typeof body === 'string' ? utf8Length(body) : body.length));
  response.writeHead(status, head);
  response.end(body);
  if (response.writableLength > 0) closeIfStalled(response, stallTimeout);
}

/** Adds a header to a list in which names and values alternate. Cookies are added to those that other code has already set. */
function addHeader(head: string[], name: string, value: string | readonly string[], response: NodeResponse): void {
  if (isSetCookie(name)) response.appendHeader(name, [value].flat());
  else head.push(name, String(value));
}

const encoder = new TextEncoder();

/** A buffer for encoded text. In UTF-8, a text takes at most three bytes for each UTF-16 code unit. */
const scratch = new Uint8Array(longestPiece * 3);

/** Returns the length of a short text in bytes. Encoding 4 KB into the buffer takes a third of the time of `Buffer.byteLength`. */
const utf8Length = (text: string): number => encoder.encodeInto(text, scratch).written;

/** @throws the error of the body, if reading the body fails after a part of it is sent. */
async function sendStream(
  result: TransportResponse,
  method: string,
  response: NodeResponse,
  stallTimeout: number,
): Promise<void> {
  const started = await startedResponse(result, method, (closed) => whenClosed(response, closed));
  // The client may have closed the connection meanwhile, or other code may have sent a response.
  if (response.destroyed || response.headersSent) return 'source' in started ? started.source.cancel() : undefined;
  if (!('source' in started)) return writeWhole(started, response, stallTimeout);
  const { status, headers, source, body } = started;
  const head: string[] = [];
  for (const name in headers) addHeader(head, name, headers[name] ?? '', response);
  response.writeHead(status, head);
  await writeBody(response, body, source, stallTimeout);
}
