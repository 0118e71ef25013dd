import { expect, test } from 'vitest';
import { createClient, resultOf } from '../../generated/client/index.ts';
import { json, loopback, type Answer } from './loopback.ts';

const movedTo = (location: string, status = 301): Answer => ({ status, headers: { location } });

test('a moved project is followed with method, body and credential', async () => {
  const server = await loopback(({ line }) =>
    line.includes('/24/') ? json({ id: 3 }, 201) : movedTo('/api/v4/projects/24/badges'),
  );
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  const body = { link_url: 'https://a', image_url: 'https://b' };
  expect(await client.projectBadges.create({ id: 'old/path' }, body)).toEqual({ id: 3 });
  expect(server.received.map(({ line, body: sent }) => [line, sent])).toEqual([
    ['POST /api/v4/projects/old%2Fpath/badges', JSON.stringify(body)],
    ['POST /api/v4/projects/24/badges', JSON.stringify(body)],
  ]);
  expect(server.last().headers).toMatchObject({ 'private-token': 'private', 'content-type': 'application/json' });
});

test('a 303 is followed by reading', async () => {
  const server = await loopback(({ line }) =>
    line.startsWith('GET') ? json({ id: 3 }) : movedTo('/api/v4/projects/24/badges/3', 303),
  );
  const client = createClient({ baseUrl: server.origin });
  await client.projectBadges.create({ id: 24 }, { link_url: 'https://a', image_url: 'https://b' });
  expect(server.last()).toMatchObject({ line: 'GET /api/v4/projects/24/badges/3', body: '' });
});

test('what writes is not repeated at another origin: the redirect is the answer', async () => {
  const stranger = await loopback();
  const server = await loopback(movedTo(`${stranger.origin}/api/v4/projects/24/badges/3`));
  const client = createClient({ baseUrl: server.origin });
  const result = await resultOf(client.projectBadges.delete({ id: 24, badge_id: 3 }));
  expect(result.status).toBe(301);
  expect(result.headers).toMatchObject({ location: `${stranger.origin}/api/v4/projects/24/badges/3` });
  expect(stranger.received).toEqual([]);
});

test('a circle of redirects ends', async () => {
  const server = await loopback(movedTo('/api/v4/projects/24/badges'));
  const client = createClient({ baseUrl: server.origin });
  await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ status: 301 });
  expect(server.received).toHaveLength(11);
});

test('an address that is none is not followed', async () => {
  const server = await loopback(movedTo('http://['));
  const client = createClient({ baseUrl: server.origin });
  await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ status: 301 });
  expect(server.received).toHaveLength(1);
});

test('in a browser, where a redirect leads is hidden: the error says so, without the query', async () => {
  const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const client = createClient({ baseUrl: 'https://forge.test', fetch: () => Promise.resolve(opaque) });
  await expect(client.projectBadges.list({ id: 24 }, { name: 'x' })).rejects.toThrow(
    'GET https://forge.test/api/v4/projects/24/badges: redirected, no browser tells where to',
  );
});
