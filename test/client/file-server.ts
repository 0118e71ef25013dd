import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request for a file. */
export interface FileRequest {
  /** The number of the request, from 1. */
  readonly number: number;
  readonly headers: IncomingHttpHeaders;
  /** The position in the header `Range`. Zero without this header. */
  readonly start: number;
}

type Answer = (request: FileRequest, response: ServerResponse) => void;

/** Starts a server that stops at the end of the test. */
export async function fileServer(
  answer: Answer,
): Promise<{ readonly origin: string; readonly requests: FileRequest[] }> {
  const requests: FileRequest[] = [];
  const server = createServer((request, response) => {
    const start = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] ?? 0);
    const received = { number: requests.length + 1, headers: request.headers, start };
    requests.push(received);
    answer(received, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests };
}

/** Sends a file from a position, as a server with ranges does. */
export function sendFrom(
  response: ServerResponse,
  file: string,
  start: number,
  headers: Readonly<Record<string, string>>,
): void {
  const range = start > 0 ? { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` } : {};
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': file.length - start, ...range, ...headers });
  response.end(file.slice(start));
}

/** Sends the first bytes of a file from a position, then breaks the connection. */
export function breakAfter(
  response: ServerResponse,
  file: string,
  [start, end]: readonly [number, number],
  headers: Readonly<Record<string, string>>,
): void {
  const range = start > 0 ? { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` } : {};
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': file.length - start, ...range, ...headers });
  response.write(file.slice(start, end), () => setTimeout(() => response.socket?.resetAndDestroy(), 20));
}
