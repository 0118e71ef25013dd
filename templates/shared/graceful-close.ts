/** The part of a connection of Node that is used here. Those of TLS have a property `encrypted`. */
export interface ServerSocket {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** The part of `http.IncomingMessage` that is used here. */
export interface AdmittedRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** True if the whole request has arrived. */
  readonly complete?: boolean;
  readonly socket?: ServerSocket;
}

/** The part of `http.ServerResponse` that is used here. */
export interface PendingResponse {
  readonly req?: AdmittedRequest;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  setHeader(name: string, value: string): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A service that ends without cutting off responses. */
export interface Closable {
  /** The requests whose responses are not complete, `GET /shops`, without their queries, which may contain credentials. */
  unfinished(): readonly string[];
  /**
   * Accepts no new connection, and resolves after the last response.
   *
   * @param deadline cuts the remaining connections when it aborts; without it, they are cut after the default time of the service.
   */
  close(deadline?: AbortSignal): Promise<void>;
}

/** A closable server, which must know about its requests. */
export interface GracefulClose extends Closable {
  /** Registers a request. The listener for requests calls it before anything else. */
  admit(request: AdmittedRequest, response: PendingResponse): void;
  /** Returns the response to the latest request of a connection; undefined before the first one. */
  responseOn(socket: ServerSocket): PendingResponse | undefined;
}

/** The part of `http.Server` and `https.Server` that is used here. */
export interface ConnectionServer {
  close(closed: () => void): unknown;
  closeIdleConnections(): void;
  on(event: 'connection' | 'secureConnection', listener: (socket: ServerSocket) => void): unknown;
}

/** The time for responses to end after `close`, in milliseconds. */
export const defaultDrainTimeout = 10_000;

/** Makes a server of Node closable. Call it before the server listens. */
export function gracefulClose(server: ConnectionServer, drainTimeout: number = defaultDrainTimeout): GracefulClose {
  /** Each open connection with the response to its latest request. Responses to earlier requests are complete before that one. */
  const open = new Map<ServerSocket, PendingResponse | undefined>();
  let closed: Promise<void> | undefined;

  const add = (socket: ServerSocket): void => {
    // A connection that was accepted, or completed its TLS handshake, at the moment of the close.
    if (closed !== undefined) socket.destroy();
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', add);
  server.on('secureConnection', add);

  const endAfterResponse = (socket: ServerSocket, response: PendingResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
    response.once('close', () => {
      // A later request on the same connection may be in progress.
      if (open.get(socket) === response) socket.destroy();
    });
  };
  const endConnections = (): void => {
    const secure = new Set([...open.keys()].filter(isSecure).map(remoteEnd));
    for (const [socket, response] of open) {
      if (isPending(response)) endAfterResponse(socket, response);
      // A connection under TLS is in the list twice; the encrypted one has the responses.
      else if (isSecure(socket) || response !== undefined || !secure.has(remoteEnd(socket))) socket.destroy();
    }
  };
  const cut = (): void => {
    for (const socket of open.keys()) socket.destroy();
  };

  return {
    admit(request, response) {
      if (request.socket !== undefined) open.set(request.socket, response);
      // A client that continues to send requests must use another connection.
      if (closed !== undefined) response.setHeader('connection', 'close');
    },
    responseOn: (socket) => open.get(socket),
    unfinished: () =>
      [...open.values()]
        .filter(isPending)
        .map(({ req }) => `${req?.method ?? ''} ${(req?.url ?? '').replace(/\?.*$/su, '')}`),
    close(deadline) {
      closed ??= new Promise((resolve) => {
        const timeout = deadline === undefined ? setTimeout(cut, drainTimeout) : undefined;
        // By itself, Node closes a connection whose response is written but not yet sent, and the client gets only a part of it.
        server.closeIdleConnections = () => {};
        server.close(() => {
          clearTimeout(timeout);
          open.clear();
          resolve();
        });
        endConnections();
      });
      if (deadline?.aborted === true) cut();
      else deadline?.addEventListener('abort', cut, { once: true });
      return closed;
    },
  };
}

/** Returns true if a response is not sent completely, and can still be. */
export const isPending = (response: PendingResponse | undefined): response is PendingResponse =>
  response !== undefined && !response.writableFinished && !response.destroyed;

const isSecure = (socket: ServerSocket): boolean => 'encrypted' in socket;

const remoteEnd = ({ remoteAddress, remotePort }: ServerSocket): string => `${remoteAddress} ${remotePort}`;
