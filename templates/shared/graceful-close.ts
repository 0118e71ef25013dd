/** The properties of `net.Socket` and `tls.TLSSocket` that this module uses. Only a `TLSSocket` also has the property `encrypted`. */
export interface ServerSocket {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
  destroy(): unknown;
  /** Closes the connection after everything is sent. */
  destroySoon(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** The properties of `http.IncomingMessage` that this module uses. */
export interface AdmittedRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** True if the whole request has arrived. */
  readonly complete?: boolean;
  readonly socket?: ServerSocket;
}

/** The properties of `http.ServerResponse` that this module uses. */
export interface PendingResponse {
  readonly req?: AdmittedRequest;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  setHeader(name: string, value: string): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A service that can complete its pending responses before it ends. */
export interface Closable {
  /**
   * Returns the requests whose responses are not complete, such as `GET /shops`. Their queries are left out, because they may contain
   * credentials.
   */
  unfinished(): readonly string[];
  /**
   * Stops accepting connections. The promise is fulfilled after the last response.
   *
   * @param deadline a signal. When it aborts, the remaining connections are closed. Without a signal, they are closed after a timeout that
   * the service defines.
   */
  close(deadline?: AbortSignal): Promise<void>;
}

/** A closable server. Its listener for requests must register each request with `admit`. */
export interface GracefulClose extends Closable {
  /** Aborts when the server starts to close. */
  readonly closing: AbortSignal;
  /** Registers a request. The listener for requests calls this method before anything else. */
  admit(request: AdmittedRequest, response: PendingResponse): void;
  /** Returns the response to the latest request of a connection; undefined before the first request. */
  responseOn(socket: ServerSocket): PendingResponse | undefined;
}

/** The properties of `http.Server` and `https.Server` that this module uses. */
export interface ConnectionServer {
  close(closed: () => void): unknown;
  closeIdleConnections(): void;
  on(event: 'connection' | 'secureConnection', listener: (socket: ServerSocket) => void): unknown;
}

/** How long pending responses may continue after `close`, in milliseconds. */
export const defaultDrainTimeout = 10_000;

/**
 * A map from each open connection to the response to its latest request. The responses to earlier requests of the same connection end
 * before the latest response.
 */
type OpenConnections = Map<ServerSocket, PendingResponse | undefined>;

/** Makes a server of Node closable. Call this function before the server listens. */
export function gracefulClose(server: ConnectionServer, drainTimeout: number = defaultDrainTimeout): GracefulClose {
  const open: OpenConnections = new Map();
  const closing = new AbortController();
  let closed: Promise<void> | undefined;

  const add = (socket: ServerSocket): void => {
    // Reject a connection that was accepted, or completed its TLS handshake, while the server was closing.
    if (closed !== undefined) socket.destroy();
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', add);
  server.on('secureConnection', add);

  return {
    closing: closing.signal,
    admit(request, response) {
      if (request.socket !== undefined) open.set(request.socket, response);
      // A client that continues to send requests must use another connection.
      if (closed !== undefined) response.setHeader('connection', 'close');
    },
    responseOn: (socket) => open.get(socket),
    unfinished: () => unfinishedRequests(open),
    close(deadline) {
      closed ??= endServer(server, open, closing, deadline === undefined ? drainTimeout : undefined);
      const destroy = (): void => destroyAll(open);
      if (deadline?.aborted === true) destroy();
      else deadline?.addEventListener('abort', destroy, { once: true });
      return closed;
    },
  };
}

/** Returns the requests whose responses are not complete, without their queries. */
const unfinishedRequests = (open: OpenConnections): string[] =>
  [...open.values()]
    .filter(isPending)
    .map(({ req }) => `${req?.method ?? ''} ${(req?.url ?? '').replace(/\?[^]*$/u, '')}`);

/**
 * Stops accepting connections, ends each open connection after its last response, and aborts `closing`. The promise is fulfilled when no
 * connection is open.
 *
 * @param drainTimeout the time after which the remaining connections are destroyed, in milliseconds. Undefined for no such time.
 */
const endServer = (
  server: ConnectionServer,
  open: OpenConnections,
  closing: AbortController,
  drainTimeout: number | undefined,
): Promise<void> =>
  new Promise((resolve) => {
    const timeout = drainTimeout === undefined ? undefined : setTimeout(() => destroyAll(open), drainTimeout);
    // `server.close` calls `closeIdleConnections`. Node's own `closeIdleConnections` also closes a connection whose response is written
    // but not completely sent. The client would then get only a part of the response.
    server.closeIdleConnections = () => {};
    server.close(() => {
      clearTimeout(timeout);
      open.clear();
      resolve();
    });
    endConnections(open);
    closing.abort();
  });

function destroyAll(open: OpenConnections): void {
  for (const socket of open.keys()) socket.destroy();
}

/** Ends each connection after its last response. Connections without a pending response end at once. */
function endConnections(open: OpenConnections): void {
  const secure = new Set([...open.keys()].filter(isSecure).map(remoteEnd));
  for (const [socket, response] of open) {
    if (isPending(response)) endAfterResponse(open, socket, response);
    // A TLS connection is in the map twice: as the plain connection and as the encrypted connection. Only the encrypted connection has
    // responses. Destroying the plain connection would cut off these responses.
    else if (isSecure(socket) || response !== undefined || !secure.has(remoteEnd(socket))) socket.destroy();
  }
}

function endAfterResponse(open: OpenConnections, socket: ServerSocket, response: PendingResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('close', () => {
    // If a later request on the same connection is in progress, the connection stays open.
    if (open.get(socket) === response) socket.destroy();
  });
}

/** Returns true if a response is not completely sent, and its connection is open. */
export const isPending = (response: PendingResponse | undefined): response is PendingResponse =>
  response !== undefined && !response.writableFinished && !response.destroyed;

const isSecure = (socket: ServerSocket): boolean => 'encrypted' in socket;

const remoteEnd = ({ remoteAddress, remotePort }: ServerSocket): string => `${remoteAddress} ${remotePort}`;
