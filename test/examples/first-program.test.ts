import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { outputOf } from '../client/output-of.ts';
import { fileService } from '../samples/file-service.ts';

// The first program of the README, unchanged, with a client of a description that is not ours.

const root = join(import.meta.dirname, '../..');
const stored = (id: number): object => ({ id, name: `${id}.txt` });

function respond(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
  if (request.headers.authorization !== 'Bearer secret') response.writeHead(401).end();
  else if (pathname === '/v1/files') {
    const page = Number(searchParams.get('page') ?? 1);
    const items = page === 1 ? [stored(1), stored(2)] : page === 2 ? [stored(3)] : [];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(items));
  } else if (request.headers.accept === 'text/event-stream') {
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end('data: {"word":"Three"}\n\ndata: {"word":"files"}\n\n');
  } else response.writeHead(406).end();
}

/** Starts a server that stops at the end of the test, and returns its address. */
async function addressOf(answer: typeof respond): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** Runs the program against the server, and returns its output. */
async function runFirstProgram(answer: typeof respond): Promise<{ stdout: string; stderr: string }> {
  const { paths, components, security, tags } = fileService;
  const servers = [{ url: await addressOf(answer) }];
  const output = await outputOf({ paths, components, security, tags, servers });
  const [, program = ''] = /^```ts\n(.*?)^```$/msu.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const file = join(dirname(output), 'program.ts');
  writeFileSync(file, `const token = 'secret';\n${program.replace("'./generated/", "'./api/")}`);
  const running = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(running.stdout), text(running.stderr)]);
  return { stdout, stderr };
}

test('the first program of the README reads all pages of a list, and then a stream', async () => {
  const { stdout, stderr } = await runFirstProgram(respond);
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual(['1.txt', '2.txt', '3.txt', 'Three', 'files', '']);
});

test('the first program of the README prints the words of the service about a failure', async () => {
  const { stdout, stderr } = await runFirstProgram((_, response) =>
    response
      .writeHead(403, { 'content-type': 'application/json', 'x-request-id': '01HX3Z' })
      .end('{"message":"The key may not read files"}'),
  );
  expect(stdout).toBe('');
  expect(stderr).toContain('403 The key may not read files 01HX3Z');
});
