import { httpOrigin } from '../../shared/origin.ts';
import type { Dispatch } from '../transport.ts';
import { answerBrokenRequests, type BrokenConnection, type ParseError } from './broken-request.ts';
import {
  defaultDrainTimeout,
  gracefulClose,
  type Closable,
  type ConnectionServer,
  type ServerSocket,
} from '../../shared/graceful-close.ts';
import { nodeListener, type NodeListener } from './node.ts';

/** What bounds connections of clients that are slow, or send too much. */
export interface ConnectionLimits {
  /** How long the headers of a request may take, in milliseconds. */
  readonly headersTimeout: number;
  /** How long a whole request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** How long a connection may wait for its next request, in milliseconds. */
  readonly keepAliveTimeout: number;
  /**
   * The largest head of a request, in bytes: its line and its headers. It must exceed `limits.target` of the dispatcher, which answers a
   * target that is too long with 414.
   */
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
export interface RunningServer extends Closable {
  /** `http://127.0.0.1:4010`, without a slash at the end and without the base path of the API. */
  readonly url: string;
  readonly port: number;
}

/** The part of `http.Server` that is used. */
export interface NodeServer extends ConnectionServer {
  listen(port: number, host: string, listening: () => void): unknown;
  address(): string | { readonly address: string; readonly family: string; readonly port: number } | null;
  once(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'clientError', listener: (error: ParseError, socket: BrokenConnection) => void): unknown;
  on(event: 'connection' | 'secureConnection', listener: (socket: ServerSocket) => void): unknown;
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
  maxHeaderSize: 64 * 1024,
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
  { port = 8080, host = '127.0.0.1', drainTimeout = defaultDrainTimeout, stallTimeout, ...limits }: ServeOptions = {},
): Promise<RunningServer> {
  const answer = nodeListener(dispatch, stallTimeout);
  // `optimizeEmptyRequests` spares Node the stream of a body that is not there, a twentieth of a GET. Older versions overlook it.
  const options = { ...defaults, ...limits, connectionsCheckingInterval: 5000, optimizeEmptyRequests: true } as const;
  const server = createServer(options, (request, response) => {
    connections.admit(request, response);
    answer(request, response);
  });
  const connections = gracefulClose(server, drainTimeout);
  answerBrokenRequests(server, connections.responseOn);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { ...addressOf(server), unfinished: connections.unfinished, close: connections.close };
}

function addressOf(server: NodeServer): { url: string; port: number } {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  return { url: httpOrigin(address.address, address.port), port: address.port };
}
