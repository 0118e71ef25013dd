// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Dispatch } from '../transport.ts';
import type { NodeRequest, NodeResponse, NodeSocket } from './node-request.ts';
import { answerNode, type NodeListener } from './node.ts';

/** What bounds connections of clients that are slow, or send too much. */
export interface ConnectionLimits {
  /** How long the headers of a request may take, in milliseconds. */
  readonly headersTimeout: number;
  /** How long a whole request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** How long a connection may wait for its next request, in milliseconds. */
  readonly keepAliveTimeout: number;
  /** The largest head of a request, in bytes: its line and its headers. */
  readonly maxHeaderSize: number;
}

/** Where and how to listen. */
export interface ServeOptions extends Partial<ConnectionLimits> {
  /** 0 takes a free one. */
  readonly port?: number;
  /** This machine only by default. */
  readonly host?: string;
  /** How long requests in flight have to end once the server closes, in milliseconds. */
  readonly drainTimeout?: number;
}

/** A server that listens. */
export interface RunningServer {
  /** `http://127.0.0.1:4010`, without a slash at the end and without the base path of the API. */
  readonly url: string;
  readonly port: number;
  /** Takes no new connection, and resolves when the requests in flight are answered, or their time is up. */
  close(): Promise<void>;
}

/** The part of `http.Server` that is used. */
export interface NodeServer {
  listen(port: number, host: string, listening: () => void): unknown;
  address(): string | { readonly address: string; readonly family: string; readonly port: number } | null;
  close(closed: () => void): unknown;
  closeAllConnections(): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'connection', listener: (socket: NodeSocket) => void): unknown;
}

/** `createServer` of `node:http`; or a function around that of `node:https`, which adds a key and a certificate. */
export type CreateServer = (
  options: ConnectionLimits & { readonly connectionsCheckingInterval: number },
  listener: NodeListener,
) => NodeServer;

const defaults: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 16 * 1024,
};

/**
 * Serves an API with Node: `await serve(createServer, dispatch, { port: 8080 })`.
 *
 * @param createServer of `node:http`, given by you, so that nothing here needs Node.
 * @throws {Error} with a `code`, when it cannot listen: `EADDRINUSE`.
 */
export async function serve(
  createServer: CreateServer,
  dispatch: Dispatch,
  { port = 8080, host = '127.0.0.1', drainTimeout = 10_000, ...limits }: ServeOptions = {},
): Promise<RunningServer> {
  const connections = new Map<NodeSocket, number>();
  let closed: Promise<void> | undefined;

  async function answer(request: NodeRequest, response: NodeResponse): Promise<void> {
    const { socket } = request;
    const count = (change: number): void => {
      if (socket !== undefined && connections.has(socket))
        connections.set(socket, (connections.get(socket) ?? 0) + change);
    };
    count(1);
    response.once('close', () => {
      count(-1);
      if (closed !== undefined && socket !== undefined && connections.get(socket) === 0) socket.destroy();
    });
    await answerNode(dispatch, request, response, request.url ?? '');
  }

  const server = createServer({ ...defaults, ...limits, connectionsCheckingInterval: 5000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    ...addressOf(server),
    close() {
      closed ??= new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), drainTimeout);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        for (const [socket, requests] of connections) if (requests === 0) socket.destroy();
      });
      return closed;
    },
  };
}

function addressOf(server: NodeServer): { url: string; port: number } {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${host}:${address.port}`, port: address.port };
}
