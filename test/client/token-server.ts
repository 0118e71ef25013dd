import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the token server received. */
export interface TokenRequest {
  readonly path: string;
  readonly form: URLSearchParams;
  readonly authorization: string | undefined;
}

/** A token server over HTTP on the loopback interface, as RFC 6749 describes it. */
export interface TokenServer {
  readonly address: string;
  readonly requests: TokenRequest[];
  respond: (request: TokenRequest, response: ServerResponse) => void;
  close(): void;
}

export async function startTokenServer(): Promise<TokenServer> {
  const server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const received = { path: url, form: new URLSearchParams(text), authorization: headers.authorization };
      running.requests.push(received);
      running.respond(received, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running: TokenServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond: (_, response) => response.end(),
    close: () => void server.close(),
  };
  return running;
}

export const json = (response: ServerResponse, value: object, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};
