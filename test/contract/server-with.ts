import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on loopback that stops after the test. Returns its address. */
export async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
