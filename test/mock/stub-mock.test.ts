import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDispatcher } from '../../generated/server/index.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { serve } from '../../templates/server/adapters/serve.ts';
import { sendRaw } from './raw-connection.ts';

const generated = join(import.meta.dirname, '../../generated');

const hosts = ['a b', 'x/y', 'h:99999', '[::1', '', 'good.example'];

const requestTo = (host: string): string =>
  `GET /api/v4/merge_requests HTTP/1.1\r\nHost: ${host}\r\nPrivate-Token: t\r\nConnection: close\r\n\r\n`;

const statusOf = (response: string): string | undefined => /^HTTP\/1\.1 (\d+) /u.exec(response)?.[1];

test('the mock of the stubs rejects the same values of Host as the generated server, and logs the reason', async () => {
  const lines: string[] = [];
  const mock = await startStubMock({ generated, port: 0, log: (line) => lines.push(line) });
  onTestFinished(() => mock.close());
  const statuses: (string | undefined)[] = [];
  for (const host of hosts) statuses.push(statusOf(await sendRaw(mock.port, requestTo(host))));
  expect(statuses).toEqual(['400', '400', '400', '400', '200', '200']);
  expect(lines[0]).toBe('GET /api/v4/merge_requests 400: The header Host is not a host.');
  expect(lines.at(-1)).toBe('GET /api/v4/merge_requests 200 listMergeRequests');
});

test('an adapter may belong to another copy of the runtime than the dispatcher', async () => {
  const authenticate = {
    PrivateToken: () => ({}),
    JobToken: () => ({}),
    RegistryBasic: () => ({}),
    RegistryToken: () => ({}),
  };
  const server = await serve(createServer, createDispatcher({}, { authenticate }), { port: 0 });
  onTestFinished(() => server.close());
  expect(statusOf(await sendRaw(server.port, requestTo('a b')))).toBe('400');
});
