import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Socket } from 'node:net';

/** A connection on which a test says what no HTTP client would. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes as they are, and returns everything that comes back until the server ends the connection. */
export async function sendRaw(port: number, request: string | Buffer): Promise<string> {
  const socket = await openConnection(port);
  socket.write(request);
  return text(socket);
}

/** Sends one request line with a host, and asks for the end of the connection. */
export function sendRequestLine(port: number, line: string): Promise<string> {
  return sendRaw(port, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}
