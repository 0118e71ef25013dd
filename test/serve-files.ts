import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a server has received. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FileServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** A map from each path to its text or its handler. A test may change the map. */
  readonly files: Record<string, string | Handler>;
  readonly requests: readonly ReceivedRequest[];
}

/** Serves texts on the loopback address. A path without a text has the status 404. */
export async function serveFiles(files: Record<string, string | Handler>): Promise<FileServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const file = files[path];
    if (typeof file === 'function') file(request, response);
    // The media type is wrong on purpose, because the reader of descriptions must ignore it.
    else response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'image/png' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    files,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a handler that redirects. */
export const redirectTo =
  (location: string): Handler =>
  (_, response) =>
    void response.writeHead(302, { location }).end();
