import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that writes bytes as it likes. */
export interface HostileServer {
  readonly origin: string;
  /** The heads of the requests that arrived, as they came. */
  readonly requests: string[];
}

/** Starts a server that ends with the test. A function writes each response to the socket. */
export async function hostileServer(answer: (socket: Socket, request: string) => void): Promise<HostileServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client may break a connection that it does not need any more.
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
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests };
}
