import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChangeFeed } from '../../reference/serve/change-feed.ts';

const feed = createChangeFeed();
const server = createServer((request, response) => feed.open(response, (request.url ?? '').slice(1)));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  feed.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Connects like a page that shows the given version of the site. Returns a function that waits for the next events. */
async function connect(version: string): Promise<() => Promise<string>> {
  const { port } = server.address() as AddressInfo;
  const { body } = await fetch(`http://127.0.0.1:${port}/${version}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value ?? '';
}

const change = 'event: change\ndata: {}\n\n';
const problem = (text: string): string => `event: problem\ndata: ${JSON.stringify(text)}\n\n`;

test('a page that connects after a change is told of it at once', async () => {
  const before = feed.version;
  feed.sendChange();
  const late = await connect(before);
  expect(await late()).toBe(change);
});

test('a page that connects during a problem is told of the problem until the next change', async () => {
  feed.sendProblem('first');
  const page = await connect(feed.version);
  expect(await page()).toBe(problem('first'));
  feed.sendProblem('second');
  expect(await page()).toBe(problem('second'));
  feed.sendChange();
  expect(await page()).toBe(change);
  const next = await connect(feed.version);
  feed.sendProblem('third');
  // The new page gets no event before this one.
  expect(await next()).toBe(problem('third'));
});
