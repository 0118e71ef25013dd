import { describe, expect, test } from 'vitest';
import { createClient, RedirectError, resultOf } from '../../generated/client/index.ts';
import { json, loopback, type SentResponse, type Loopback } from './loopback.ts';

const movedTo = (location: string, status = 301): SentResponse => ({ status, headers: { location } });

test('the redirect of a moved project is followed with the same method, body and credential', async () => {
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

test('after a 303, the client sends a GET to the target', async () => {
  const server = await loopback(({ line }) =>
    line.startsWith('GET') ? json({ id: 3 }) : movedTo('/api/v4/projects/24/badges/3', 303),
  );
  const client = createClient({ baseUrl: server.origin });
  await client.projectBadges.create({ id: 24 }, { link_url: 'https://a', image_url: 'https://b' });
  expect(server.last()).toMatchObject({ line: 'GET /api/v4/projects/24/badges/3', body: '' });
});

test('a request that writes is not repeated at another origin: the redirect is the response', async () => {
  const stranger = await loopback();
  const server = await loopback(movedTo(`${stranger.origin}/api/v4/projects/24/badges/3`));
  const client = createClient({ baseUrl: server.origin });
  const result = await resultOf(client.projectBadges.delete({ id: 24, badge_id: 3 }));
  expect(result.status).toBe(301);
  expect(result.headers).toMatchObject({ location: `${stranger.origin}/api/v4/projects/24/badges/3` });
  expect(stranger.received).toEqual([]);
});

test('a cycle of redirects ends with an error', async () => {
  const server = await loopback(movedTo('/api/v4/projects/24/badges'));
  const client = createClient({ baseUrl: server.origin });
  await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ status: 301 });
  expect(server.received).toHaveLength(11);
});

test('a redirect to an invalid address is not followed', async () => {
  const server = await loopback(movedTo('http://['));
  const client = createClient({ baseUrl: server.origin });
  await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ status: 301 });
  expect(server.received).toHaveLength(1);
});

test('the error in a browser says that the target of a redirect is hidden, without the query', async () => {
  const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const client = createClient({ baseUrl: 'https://forge.test', fetch: () => Promise.resolve(opaque) });
  await expect(client.projectBadges.list({ id: 24 }, { name: 'x' })).rejects.toThrow(
    'listProjectBadges (GET https://forge.test/api/v4/projects/24/badges): the browser hides the address of a redirect',
  );
});

const change = (server: Loopback) => {
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  return {
    POST: () => client.projectBadges.create({ id: 24 }, { link_url: 'https://a', image_url: 'https://b' }),
    PUT: () => client.projectBadges.update({ id: 24, badge_id: 3 }, { name: 'a' }),
    DELETE: () => client.projectBadges.delete({ id: 24, badge_id: 3 }),
  };
};

describe.each([301, 302, 303, 307, 308])('a %i to another origin', (status) => {
  test.each(['POST', 'PUT', 'DELETE'] as const)('rejects a %s', async (method) => {
    const stranger = await loopback(json({ id: 99 }));
    const server = await loopback(movedTo(`${stranger.origin}/api/v4/projects/24/badges/3`, status));
    const call = change(server)[method]();
    const error: unknown = await call.then(undefined, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(RedirectError);
    expect(error).toMatchObject({ status, method });
    expect([server.received.length, stranger.received]).toEqual([1, []]);
  });

  test('rejects a POST, even if a 303 to the same origin came before', async () => {
    const stranger = await loopback(json({ id: 99 }));
    const server = await loopback(({ line }) =>
      line.startsWith('GET') ? movedTo(`${stranger.origin}/elsewhere`, status) : movedTo('/own', 303),
    );
    await expect(change(server).POST()).rejects.toBeInstanceOf(RedirectError);
    expect([server.received.length, stranger.received]).toEqual([2, []]);
  });
});

test.each([301, 302, 307, 308])('a %i to the same origin keeps the method and the body', async (status) => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const server = await loopback(({ line }) =>
      line.endsWith('/moved') ? json({ id: 3 }) : movedTo('/moved', status),
    );
    await change(server)[method]();
    expect(server.received.map(({ line }) => line.split(' ')[0])).toEqual([method, method]);
    expect(server.last().body).toBe(server.received[0]?.body);
    expect(server.last().headers['private-token']).toBe('private');
  }
});

test.each([
  ['no address', {}],
  ['an empty address', { location: '' }],
  ['a user name', { location: 'http://mira:secret-password@127.0.0.1:1/x' }],
  ['a scheme that is not HTTP', { location: 'ftp://127.0.0.1/x' }],
  ['a script', { location: 'javascript:0' }],
])('a redirect with %s is not followed, and the error does not show it', async (_, headers) => {
  const server = await loopback({ status: 302, headers });
  const client = createClient({ baseUrl: server.origin });
  const error: unknown = await client.projectBadges.list({ id: 24 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RedirectError);
  expect(String(error)).not.toContain('secret-password');
  expect(server.received).toHaveLength(1);
});

test('a redirect from https to http is not followed', async () => {
  const server = await loopback(({ line }) =>
    line.includes('/24/') ? movedTo('http://forge.test/api/v4/projects/25/badges') : json([{ id: 99 }]),
  );
  // The requests are sent to the server on the loopback interface with http, because it has no certificate.
  const forward = (request: Request) =>
    fetch(new Request(request.url.replace('https://forge.test', server.origin), request));
  const client = createClient({ baseUrl: 'https://forge.test', fetch: forward });
  await expect(client.projectBadges.list({ id: 24 })).rejects.toBeInstanceOf(RedirectError);
  expect(server.received).toHaveLength(1);
});

test('a redirect back to the first origin does not get the credential again', async () => {
  const server: Loopback = await loopback(({ line }) =>
    line.endsWith('/back') ? json([]) : movedTo(`${stranger.origin}/there`),
  );
  const stranger: Loopback = await loopback(() => movedTo(`${server.origin}/back`));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  await client.projectBadges.list({ id: 24 });
  expect(server.received.map(({ headers }) => headers['private-token'])).toEqual(['private', undefined]);
});
