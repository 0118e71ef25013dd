// Serves the page with the infinite list on a port, and forwards its requests to the service at FORGE_URL with the token in FORGE_TOKEN, so that
// the token does not reach the browser.
//
//     node examples/infinite-list/serve.ts 8080

import { readFile } from 'node:fs/promises';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { rolldown } from 'rolldown';

const { FORGE_URL, FORGE_TOKEN = '' } = process.env;
if (FORGE_URL === undefined) throw new TypeError('Set FORGE_URL to the address of the service');
const service = new URL(FORGE_URL);

const folder = import.meta.dirname;
const bundle = await rolldown({ input: `${folder}/list.ts`, platform: 'browser' });
const { output } = await bundle.generate({ minify: true });
const files = new Map([
  ['/', { type: 'text/html; charset=utf-8', text: await readFile(`${folder}/index.html`, 'utf8') }],
  ['/list.js', { type: 'text/javascript', text: output[0].code }],
]);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = files.get(pathname);
  if (file !== undefined) response.writeHead(200, { 'content-type': file.type }).end(file.text);
  else if (request.method === 'GET' && pathname.startsWith('/api/v4/projects/')) forward(request, response);
  else response.writeHead(404).end();
});
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}/\n`);
});

/** Forwards a request. The service gets the host of the page, so that its links to further pages lead here. */
function forward({ url, headers: { host, accept } }: IncomingMessage, response: ServerResponse): void {
  const headers = { host, accept, 'private-token': FORGE_TOKEN };
  const forwarded = send({ hostname: service.hostname, port: service.port, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end()).end();
}
