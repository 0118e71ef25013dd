// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { httpOrigin } from '../../../shared/addresses.ts';
import {
  type Closable,
  type ConnectionServer,
  type ServerSocket,
  defaultDrainTimeout,
  gracefulClose,
} from '../../../shared/http.ts';
import type { Dispatch } from '../interfaces.ts';
import type { Refusal } from '../refusal.ts';
import { type BrokenConnection, type ParseError, respondToBrokenRequests } from './broken-request.ts';
import { type NodeListener, nodeListener } from './node.ts';

/** The limits on slow clients and large requests. */
export interface ConnectionLimits {
  /** The longest time for the headers of a request to arrive, in milliseconds. */
  readonly headersTimeout: number;
  /** The longest time for a whole request to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** The longest time between two requests of a connection, in milliseconds. */
  readonly keepAliveTimeout: number;
  /**
   * The largest size of the request line and the headers together, in bytes. It must exceed `limits.target` of the dispatcher, so that the
   * dispatcher can send 414 for a longer target.
   */
  readonly maxHeaderSize: number;
}

/** Options of a server that listens. */
export interface ServeOptions extends Partial<ConnectionLimits> {
  /** The port; 0 for any free port. Default: 8080. */
  readonly port?: number;
  /** The address to listen on. Default: 127.0.0.1, for this machine only. */
  readonly host?: string;
  /**
   * The longest time in which a client does not accept the next part of a response, in milliseconds. After this time, the connection is
   * closed. Default: 30,000.
   */
  readonly stallTimeout?: number;
  /**
   * How long pending requests may continue after the server starts to close, in milliseconds. Default: 10,000. Event streams end within a
   * second.
   */
  readonly drainTimeout?: number;
}

/** A server that listens. */
export interface RunningServer extends Closable {
  /** The origin, such as `http://127.0.0.1:4010`. It does not contain the base path of the API. */
  readonly url: string;
  readonly port: number;
}

/** The properties of `http.Server` that this module uses. */
export interface NodeServer extends ConnectionServer {
  listen(port: number, host: string, listening: () => void): unknown;
  address(): string | { readonly address: string; readonly family: string; readonly port: number } | null;
  once(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'clientError', listener: (error: ParseError, socket: BrokenConnection) => void): unknown;
  on(event: 'connection' | 'secureConnection', listener: (socket: ServerSocket) => void): unknown;
}

/** `createServer` of `node:http`, or a function that calls `createServer` of `node:https` with a key and a certificate. */
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
 * @param createServer the function `createServer` of `node:http`. As it is an argument, the generated code compiles without Node's types.
 * @throws {Error} with a `code`, such as `EADDRINUSE`, if the server cannot listen.
 */
export async function serve(
  createServer: CreateServer,
  dispatch: Dispatch,
  { port = 8080, host = '127.0.0.1', drainTimeout = defaultDrainTimeout, stallTimeout, ...limits }: ServeOptions = {},
): Promise<RunningServer> {
  const { headersTimeout, requestTimeout } = { ...defaults, ...limits };
  // With `optimizeEmptyRequests`, Node creates no stream for a missing body, which saves 5 % of the time of a GET. Older versions of Node
  // ignore this option.
  const options = {
    ...defaults,
    ...limits,
    connectionsCheckingInterval: checkingInterval(headersTimeout, requestTimeout),
    optimizeEmptyRequests: true,
  } as const;
  const server = createServer(options, (request, response) => {
    connections.admit(request, response);
    listener(request, response);
  });
  const connections = gracefulClose(server, drainTimeout);
  const listener = nodeListener(dispatch, { stallTimeout, closing: connections.closing });
  const { writeRefusal } = dispatch;
  const write = writeRefusal && ((refusal: Refusal) => writeRefusal(refusal, undefined));
  respondToBrokenRequests(server, connections.responseOn, write && { write });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { ...addressOf(server), unfinished: connections.unfinished, close: connections.close };
}

/** Returns the interval at which Node compares connections with the time limits. A limit takes effect only at the end of an interval. */
const checkingInterval = (...limits: readonly number[]): number =>
  Math.ceil(Math.min(20_000, ...limits.filter((limit) => limit > 0)) / 4);

function addressOf(server: NodeServer): { url: string; port: number } {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  return { url: httpOrigin(address.address, address.port), port: address.port };
}
