import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runRecordCommand } from '../../mock/record/record-command.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { documentWith, json } from './inline-mock.ts';

const document = documentWith({ '/version': { get: { operationId: 'getVersion', responses: { 200: json(4) } } } });

test('the command prints its URL and each request, and at the end how many responses the file contains', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('4'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const upstream = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const file = join(folderWith({}), 'recorded.yaml');
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);

  await runRecordCommand({
    document,
    upstream,
    file,
    host: '127.0.0.1',
    port: 0,
    print,
    runUntilStopped: async (proxy) => {
      const [address] = /http:\S+/u.exec(lines[0] ?? '') ?? [];
      await (await fetch(`${address}/version`)).text();
      await (await fetch(`${address}/other`)).text();
      await proxy.close();
    },
  });

  expect(lines.slice(1)).toEqual([
    'GET /version 200 getVersion',
    'GET /other 200: not recorded, because no operation has this path',
    expect.stringContaining(`${file} contains 1 response. `),
  ]);
  expect(readFileSync(file, 'utf8')).toContain('operation: getVersion');
});

test.each([
  [['--record', 'new.yaml'], '--proxy and --record belong together.'],
  [['--proxy', 'https://api.example.com/v1', '--record', 'new.yaml'], 'is not the origin of a server.'],
  [['--proxy', 'ftp://api.example.com', '--record', 'new.yaml'], 'is not the origin of a server.'],
  [['--proxy', 'https://api.example.com', '--record', 'new.yaml', '--watch'], '--watch has no effect with --proxy.'],
  [['--scenario', 'missing.yaml'], 'There is no file missing.yaml.'],
])('%j is wrong usage', async (args, message) => {
  const folder = folderWith({ 'openapi.json': JSON.stringify(document) });
  const { code, stderr } = await callForgespec(folder, 'mock', '--spec', 'openapi.json', '--port', '0', ...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
