import { expect, test } from 'vitest';
import {
  cachedCredential,
  createClient,
  limitConcurrency,
  type Middleware,
  withResponse,
} from '../../generated/client/index.ts';
import { json, loopback } from './loopback.ts';

const path = { id: 24, badge_id: 3 };

test('a client with other options has its own defaults, and adds headers', async () => {
  const server = await loopback(json({ id: 3 }));
  const baseUrl = server.origin;
  const client = createClient({ baseUrl, auth: { PrivateToken: 'one' }, headers: { 'x-app': 'a' } });
  const other = client.withOptions({ auth: { PrivateToken: 'two' }, headers: { 'x-job': 'b' }, timeout: 5000 });
  await other.projectBadges.get(path);
  expect(server.last().headers).toMatchObject({ 'private-token': 'two', 'x-app': 'a', 'x-job': 'b' });
  await client.projectBadges.get(path);
  expect(server.last().headers).toMatchObject({ 'private-token': 'one', 'x-app': 'a' });
  expect(server.last().headers).not.toHaveProperty('x-job');
  await other.withOptions({ auth: undefined }).projectBadges.get(path);
  expect(server.last().headers).not.toHaveProperty('private-token');
  expect(server.last().headers).toMatchObject({ 'x-job': 'b' });
});

test('a client with other options adds its middleware inside that of the first client', async () => {
  const server = await loopback(json({ id: 3 }));
  const order: string[] = [];
  const note =
    (name: string): Middleware =>
    (send) =>
    async (request, context) => {
      order.push(name);
      return send(request, context);
    };
  const client = createClient({ baseUrl: server.origin, middleware: [note('logger')] });
  await client.withOptions({ middleware: [note('tracer')] }).projectBadges.get(path);
  expect(order).toEqual(['logger', 'tracer']);
  order.length = 0;
  await client.projectBadges.get(path);
  expect(order).toEqual(['logger']);
});

test('both clients use one cached credential, and one limit of concurrency', async () => {
  let loaded = 0;
  let open = 0;
  let highest = 0;
  const client = createClient({
    baseUrl: 'https://forge.test',
    auth: { PrivateToken: cachedCredential(() => `token ${++loaded}`) },
    middleware: [limitConcurrency(1)],
    fetch: async () => {
      highest = Math.max(highest, ++open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open--;
      return Response.json({ id: 3 });
    },
  });
  const other = client.withOptions({ retry: false });
  await Promise.all([client, other, client, other].map(({ projectBadges }) => projectBadges.get(path)));
  expect([loaded, highest]).toEqual([1, 1]);
});

test('withResponse returns the data, the response and the request id', async () => {
  const server = await loopback({ ...json({ id: 3 }), status: 200, headers: { 'x-request-id': 'r1', etag: '"7"' } });
  const client = createClient({ baseUrl: server.origin });
  const { data, response, requestId } = await withResponse(client.projectBadges.get(path));
  expect([data.id, requestId]).toEqual([3, 'r1']);
  expect([response.status, response.headers.get('etag')]).toEqual([200, '"7"']);
  expect(response.url).toBe(`${server.origin}/api/v4/projects/24/badges/3`);
  expect(server.received).toHaveLength(1);
});

test('withResponse returns the first page of a list, and throws the error of a failure', async () => {
  const server = await loopback(({ line }) => (line.includes('badges') ? json([{ id: 3 }]) : { status: 404 }));
  const client = createClient({ baseUrl: server.origin });
  const { data, response, requestId } = await withResponse(client.projectBadges.list({ id: 1 }));
  expect([data.length, response.ok, requestId]).toEqual([1, true, undefined]);
  await expect(withResponse(client.projectLabels.list({ id: 1 }))).rejects.toMatchObject({ status: 404 });
});
