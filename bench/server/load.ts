import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as it goes over a connection, answered again and again. */
export interface Load {
  readonly request: string;
  /** What the first answer must have, so that nothing is measured that does not work. */
  readonly status: number;
}

/**
 * Sends a request over some connections until it was answered `count` times.
 *
 * @throws {Error} when an answer has another status.
 */
export async function sendLoad(port: number, { request, status }: Load, count: number, connections = 8): Promise<void> {
  const remaining = { count };
  const run = async (): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      const send = (): void => {
        if (remaining.count-- > 0) socket.write(request);
        else resolve();
      };
      onAnswers(socket, (head) => {
        if (head.startsWith(`HTTP/1.1 ${status}`)) send();
        else reject(new Error(`Answered ${head.split('\r\n', 1)[0]} to ${request.split('\r\n', 1)[0]}`));
      });
      // A loaded machine resets a connection at times; the others send what is left.
      socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve() : reject(error)));
      send();
    });
    socket.destroy();
  };
  while (remaining.count > 0) await Promise.all(Array.from({ length: connections }, run));
}

/** Calls back with the head of each answer, once all of it is there. */
function onAnswers(socket: Socket, answered: (head: string) => void): void {
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const end = text.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = text.slice(0, end);
    const length = /content-length: (\d+)/iu.exec(head)?.[1];
    const isWhole = length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= end + 4 + Number(length);
    if (!isWhole) return;
    text = '';
    answered(head);
  });
}
