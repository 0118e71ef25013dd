import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Socket } from 'node:net';

/** Opens a TCP connection, for requests that HTTP clients do not send. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes unchanged. Returns all received text when the server closes the connection. */
export async function sendRaw(port: number, request: string | Buffer): Promise<string> {
  const socket = await openConnection(port);
  socket.write(request);
  return text(socket);
}

/** Sends a request line with the headers `Host` and `Connection: close`. */
export function sendRequestLine(port: number, line: string): Promise<string> {
  return sendRaw(port, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}
