import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request on to another server, and its answer back, both as they come. */
export function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, url, rawHeaders } = request;
  const onward = send(target, { method, path: url, headers: rawHeaders, setHost: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The mock gave no answer.\n');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
