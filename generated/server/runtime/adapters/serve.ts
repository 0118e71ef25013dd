// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Dispatch } from '../transport.ts';
import type { NodeSocket } from './node-request.ts';
import { nodeListener, type NodeListener } from './node.ts';

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
  /** How long a client may take nothing of its answer, in milliseconds. */
  readonly stallTimeout?: number;
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
  closeIdleConnections(): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'connection' | 'secureConnection', listener: (socket: NodeSocket) => void): unknown;
}

/** `createServer` of `node:http`; or a function around that of `node:https`, which adds a key and a certificate. */
export type CreateServer = (
  options: ConnectionLimits & { readonly connectionsCheckingInterval: number; readonly optimizeEmptyRequests: true },
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
  { port = 8080, host = '127.0.0.1', drainTimeout = 10_000, stallTimeout, ...limits }: ServeOptions = {},
): Promise<RunningServer> {
  const answer = nodeListener(dispatch, stallTimeout);
  const connections = new Set<NodeSocket>();
  let closed: Promise<void> | undefined;

  // `optimizeEmptyRequests` spares Node the stream of a body that is not there, a twentieth of a GET. Older versions overlook it.
  const options = { ...defaults, ...limits, connectionsCheckingInterval: 5000, optimizeEmptyRequests: true } as const;
  const server = createServer(options, (request, response) => {
    // A client that goes on sending is told to stop.
    if (closed !== undefined) response.setHeader('connection', 'close');
    answer(request, response);
  });
  const track = (socket: NodeSocket): void => {
    // Over TLS, both sides may still have been about to agree on it when the server closed.
    if (closed !== undefined) socket.destroy();
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };
  server.on('connection', track);
  // What has come over TLS is counted anew once both sides have agreed on it: the agreement is no request.
  server.on('secureConnection', track);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    ...addressOf(server),
    close() {
      closed ??= new Promise((resolve) => {
        const timeout = setTimeout(() => server.closeAllConnections(), drainTimeout);
        // A connection is idle once its last request is answered, and Node tells nobody.
        const interval = setInterval(() => server.closeIdleConnections(), 20);
        server.close(() => {
          clearTimeout(timeout);
          clearInterval(interval);
          resolve();
        });
        // To Node, a connection that has sent nothing yet is not idle.
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
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
