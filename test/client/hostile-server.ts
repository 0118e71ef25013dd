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

/** Starts a server that sends each of the responses once, and then repeats the last one. */
export const serverOf = (...answers: readonly string[]): Promise<HostileServer> => {
  let count = 0;
  return hostileServer((socket) => void socket.end(answers[Math.min(count++, answers.length - 1)] ?? ''));
};

/**
 * Starts a server that sends spaces until the client closes the connection. It waits whenever the client does not read.
 *
 * @returns `closed` has the number of bytes that the server wrote.
 */
export async function endlessServer(head: string): Promise<{ server: HostileServer; closed: Promise<number> }> {
  const chunk = Buffer.alloc(65_536, ' ');
  let end = (_: number): void => {};
  const closed = new Promise<number>((resolve) => (end = resolve));
  const server = await hostileServer((socket) => {
    const write = () => {
      if (!socket.destroyed && socket.write(chunk)) setImmediate(write);
    };
    socket.on('drain', write).on('close', () => end(socket.bytesWritten));
    socket.write(`${head}\r\n\r\n`);
    write();
  });
  return { server, closed };
}
