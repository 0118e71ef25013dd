import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ConnectionError, createClient, longQueryInBody, resultOf } from '../../generated/client/index.ts';
import { loopback, type Received } from './loopback.ts';

const id = 'aurora/compass';
const iids = Array.from({ length: 2000 }, (_, index) => index);
const form = 'application/x-www-form-urlencoded';

/** A service that accepts request targets of at most 4,000 characters, and responds with an empty list. */
const strict = ({ line }: Received) =>
  line.length > 4000
    ? { status: 414 }
    : { headers: { 'content-type': 'application/json', 'x-total': '7' }, body: '[]' };

test('a GET whose query is too long sends it in the body', async () => {
  const server = await loopback(strict);
  const client = createClient({ baseUrl: server.origin, longestUrl: Infinity, fetch: longQueryInBody(request) });
  const result = await resultOf(client.projectMilestones.list({ id }, { 'iids[]': iids }));
  expect(result).toMatchObject({ status: 200, data: [] });
  expect(result.headers).toMatchObject({ 'x-total': 7 });
  expect(server.received).toHaveLength(1);
  const { line, headers, body } = server.last();
  expect(line).toBe('GET /api/v4/projects/aurora%2Fcompass/milestones');
  expect(headers['content-type']).toBe(form);
  expect(new URLSearchParams(body).getAll('iids[]').map(Number)).toEqual(iids);
});

test('after a 414, the query is sent once more in the body', async () => {
  const server = await loopback(strict);
  const client = createClient({ baseUrl: server.origin, fetch: longQueryInBody(request) });
  const name = 'x'.repeat(5000);
  await client.projectBadges.list({ id }, { name });
  expect(server.received.map(({ line }) => line.length > 4000)).toEqual([true, false]);
  expect(server.last().body).toBe(`name=${name}`);
  await client.projectLabels.deleteByName({ id }, { name });
  expect(server.last()).toMatchObject({ body: `name=${name}`, headers: { 'content-type': form } });
  expect(server.last().line).toBe('DELETE /api/v4/projects/aurora%2Fcompass/labels');
});

test('a short query stays in the address', async () => {
  const server = await loopback(strict);
  const client = createClient({ baseUrl: server.origin, fetch: longQueryInBody(request) });
  await client.projectBadges.list({ id }, { page: 2 });
  expect(server.last()).toMatchObject({ line: 'GET /api/v4/projects/aurora%2Fcompass/badges?page=2', body: '' });
});

test('a network failure and a time limit of such a GET have the same errors as other requests', async () => {
  const options = { baseUrl: 'http://127.0.0.1:1', longestUrl: Infinity, fetch: longQueryInBody(request) };
  const refused = createClient({ ...options, retry: false }).projectMilestones.list({ id }, { 'iids[]': iids });
  await expect(refused).rejects.toThrow(ConnectionError);
  const signal = AbortSignal.abort(new Error('enough'));
  const given = createClient(options).projectMilestones.list({ id }, { 'iids[]': iids }, { signal });
  await expect(given).rejects.toThrow('enough');
});

test.each([204, 205])('the response to such a GET may have the status %d, which has no body', async (status) => {
  const server = await loopback({ status });
  const client = createClient({ baseUrl: server.origin, longestUrl: Infinity, fetch: longQueryInBody(request) });
  const call = client.projectMilestones.list({ id }, { 'iids[]': iids });
  await expect(call).rejects.toMatchObject({ status, message: expect.stringContaining('is not a list') });
});

test('after a response without a body, the next request gets its connection', async ({ onTestFinished }) => {
  const server = createServer((received, response) => {
    received.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  const send = longQueryInBody((url, options, onResponse) => request(url, { ...options, agent }, onResponse), 10);
  const { port } = server.address() as AddressInfo;
  for (const name of ['first', 'second']) {
    const response = await send(new Request(`http://127.0.0.1:${port}/?name=${name}`));
    expect(response.status).toBe(204);
  }
});
