import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to another server, and the response of that server to the client. Streams both. */
export function forward(request: IncomingMessage, response: ServerResponse, target: Promise<string>): void {
  const fail = (): void => {
    if (response.headersSent) response.destroy();
    else
      response.writeHead(502, { 'content-type': 'text/plain' }).end('The server behind this page does not respond.\n');
  };
  target.then((address) => pipeThrough(request, response, address, fail), fail);
}

function pipeThrough(request: IncomingMessage, response: ServerResponse, address: string, fail: () => void): void {
  // The client has already closed the connection.
  if (response.destroyed) return;
  const { method, url, rawHeaders } = request;
  const onward = send(address, { method, path: url, headers: rawHeaders, setHost: false }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.statusMessage, received.rawHeaders);
    received.pipe(response);
  });
  onward.on('error', fail);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
