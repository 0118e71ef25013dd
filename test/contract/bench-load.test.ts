import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { AddressInfo } from 'node:net';
import { connectTo } from '../../bench/server/load.ts';

const response = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const load = [{ request: 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', status: 200 }];

/** Starts a server on loopback that calls a function for each request. Returns its port. */
async function portOf(respond: (socket: Socket, count: number) => void): Promise<number> {
  const server = createServer((socket) => {
    let count = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => respond(socket, (count += 1)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a request is sent again if the server closes an idle connection at the moment of the request', async () => {
  const port = await portOf((socket, count) => (count === 1 ? socket.write(response) : socket.end()));
  const connections = connectTo(port, 2);
  expect(await connections.send(load, 50)).toBeGreaterThan(2);
  connections.close();
});

test('the measurement fails if the server closes each connection before a response', async () => {
  const port = await portOf((socket) => socket.end());
  const connections = connectTo(port, 1);
  await expect(connections.send(load, 50)).rejects.toThrow('closed the connection');
  connections.close();
});
