import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runMockCommand } from '../../mock/mock-command.ts';
import { documentWith, json } from './inline-mock.ts';

test('the command prints its URL and each request, and ends when it is stopped', async () => {
  const lines: string[] = [];
  const started = Promise.withResolvers<string>();
  const stop = new AbortController();
  const document = documentWith(
    { '/version': { get: { operationId: 'getVersion', responses: { 200: json(4) } } } },
    { servers: [{ url: '/api/v4' }] },
  );
  const print = (line: string): void => {
    lines.push(line);
    started.resolve(line);
  };

  const running = runMockCommand({
    document,
    port: 0,
    print,
    runUntilStopped: async (mock) => {
      await once(stop.signal, 'abort');
      await mock.close();
    },
  });
  const address = /http:\S+v4/.exec(await started.promise)?.[0];
  expect(await (await fetch(`${address}/version`)).json()).toBe(4);
  stop.abort();
  await running;

  expect(lines).toEqual([`Test is mocked on ${address}. Stop it with Ctrl+C.`, 'GET /api/v4/version 200 getVersion']);
});
