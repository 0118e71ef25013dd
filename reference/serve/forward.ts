import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request on to another server, and its answer back, both as they come. */
export function forward(request: IncomingMessage, response: ServerResponse, target: Promise<string>): void {
  const fail = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('What should answer here does not.\n');
  };
  target.then((address) => handOn(request, response, address, fail), fail);
}

function handOn(request: IncomingMessage, response: ServerResponse, address: string, fail: () => void): void {
  // Nobody waits for the answer any more.
  if (response.destroyed) return;
  const { method, url, rawHeaders } = request;
  const onward = send(address, { method, path: url, headers: rawHeaders, setHost: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.on('error', fail);
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
