import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that writes arbitrary bytes. */
export interface HostileServer {
  readonly origin: string;
  /** The heads of the received requests, unchanged. */
  readonly requests: string[];
}

/** Starts a server that stops at the end of the test. The function `answer` writes each response to the socket. */
export async function hostileServer(answer: (socket: Socket, request: string) => void): Promise<HostileServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client may reset a connection that it no longer needs.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      if (!/^[A-Z]+ \S+ HTTP\/1\.1\r\n/u.test(text)) return;
      requests.push(text);
      answer(socket, text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests };
}
