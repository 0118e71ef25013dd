import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../../generated/client/index.ts';
import { endlessServer, hostileServer, serverOf } from '../hostile-server.ts';
import { json, loopback } from '../loopback.ts';

// Behaviours of a server that concern several requests, the body of a request, or an abort by the caller.

const auth = { PrivateToken: 'planted' };
const empty = '\r\ncontent-length: 0\r\n\r\n';
const list = (client: Client, signal?: AbortSignal) => client.projectBadges.list({ id: 24 }, {}, { signal });
const once = { retry: false } as const;

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('%i to another origin gets no credential', async (status) => {
    const other = await loopback(json([]));
    const server = await serverOf(`HTTP/1.1 ${status} A\r\nlocation: ${other.origin}/next${empty}`);
    const headers = { cookie: 'a=planted', 'x-own': 'planted' };
    expect(await createClient({ baseUrl: server.origin, auth, headers }).projectBadges.list({ id: 24 })).toEqual([]);
    expect(JSON.stringify(other.received)).not.toContain('planted');
  });

  test('303 after a POST is read with GET, without the body', async () => {
    const server = await serverOf(
      `HTTP/1.1 303 A\r\nconnection: close\r\nlocation: /next${empty}`,
      'HTTP/1.1 200 A\r\nconnection: close\r\ncontent-length: 8\r\n\r\n{"id":3}',
    );
    const client = createClient({ baseUrl: server.origin, auth });
    await client.projectBadges.create({ id: 24 }, { link_url: 'a', image_url: 'b' });
    expect(server.requests[1]).toMatch(/^GET \/next HTTP/u);
    expect(server.requests[1]).not.toContain('image_url');
  });

  test('307 to another origin does not send the body of a POST there', async () => {
    const other = await loopback(json({}));
    const server = await serverOf(`HTTP/1.1 307 A\r\nlocation: ${other.origin}/next${empty}`);
    const client = createClient({ baseUrl: server.origin, auth });
    const call = client.projectBadges.create({ id: 24 }, { link_url: 'a', image_url: 'b' });
    await expect(call).rejects.toMatchObject({ status: 307 });
    expect(other.received).toEqual([]);
  });
});

test.each([
  [301, 'POST'],
  [302, 'POST'],
  [303, 'GET'],
  [307, 'POST'],
  [308, 'POST'],
])('a chain of redirects with %i ends after ten redirects', async (status, method) => {
  const server = await serverOf(`HTTP/1.1 ${status} A\r\nconnection: close\r\nlocation: /next#a${empty}`);
  const call = createClient({ baseUrl: server.origin }).projectBadges.create(
    { id: 24 },
    { link_url: 'a', image_url: 'b' },
  );
  await expect(call).rejects.toMatchObject({ status });
  expect(server.requests).toHaveLength(11);
  expect(new Set(server.requests.slice(1).map((request) => request.split(' HTTP', 1)[0]))).toEqual(
    new Set([`${method} /next`]),
  );
});

test('a redirect to //host is a redirect to another origin', async () => {
  const other = await loopback(json([]));
  const server = await serverOf(`HTTP/1.1 307 A\r\nlocation: ${other.origin.slice('http:'.length)}/next${empty}`);
  expect(await list(createClient({ baseUrl: server.origin, auth }))).toEqual([]);
  expect(JSON.stringify(other.received)).not.toContain('planted');
});

describe('the body of a failure that never ends', () => {
  test('is read up to the limit, and the connection is closed', async () => {
    const { server, closed } = await endlessServer('HTTP/1.1 404 A');
    const client = createClient({ baseUrl: server.origin, longestBody: 1_000_000 });
    await expect(list(client)).rejects.toMatchObject({ status: 404, body: undefined, cause: { code: 'longestBody' } });
    // The server has written no more than the buffers of the system hold.
    expect(await closed).toBeLessThan(50_000_000);
    expect(server.requests).toHaveLength(1);
  });

  test('does not delay a new credential after 401, and does not hide the status', async () => {
    const server = await hostileServer((socket) => void socket.write('HTTP/1.1 401 A\r\n\r\n{'));
    let count = 0;
    const PrivateToken = () => `token-${count++}`;
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken }, longestSilence: 100, ...once });
    await expect(list(client)).rejects.toMatchObject({ status: 401, cause: { code: 'longestSilence' } });
    expect(server.requests.map((request) => /token-\d/u.exec(request)?.[0])).toEqual(['token-0', 'token-1']);
  });
});

describe('retries', () => {
  test.each(['3600', '999999999999999'])('Retry-After: %s fails at once', async (text) => {
    const server = await serverOf(`HTTP/1.1 503 A\r\nconnection: close\r\nretry-after: ${text}${empty}`);
    await expect(list(createClient({ baseUrl: server.origin }))).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
  });

  test.each(['-5', 'soon', 'Fri, 01 Jan 2021 00:00:00 GMT', '0.001', '1e-3', '1e9', ''])(
    'after Retry-After: %s, the count of attempts is the usual one',
    async (text) => {
      const server = await serverOf(`HTTP/1.1 503 A\r\nconnection: close\r\nretry-after: ${text}${empty}`);
      const client = createClient({ baseUrl: server.origin, retry: { times: 1, longestWait: 20 } });
      await expect(list(client)).rejects.toMatchObject({ status: 503 });
      expect(server.requests).toHaveLength(2);
    },
  );

  test('429 without an end fails after the allowed attempts', async () => {
    const server = await serverOf(`HTTP/1.1 429 A\r\nconnection: close\r\nretry-after: 0${empty}`);
    await expect(list(createClient({ baseUrl: server.origin }))).rejects.toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(3);
  });

  test('401 without an end fails after one new credential', async () => {
    const server = await serverOf(`HTTP/1.1 401 A\r\nconnection: close${empty}`);
    let count = 0;
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: () => `token-${count++}` } });
    await expect(list(client)).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(2);
  });

  test('a connection that the server closes between two calls does not fail the second call', async () => {
    const server = await hostileServer((socket) => {
      socket.write('HTTP/1.1 200 A\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\n[]');
      setTimeout(() => socket.destroy(), 5);
    });
    const client = createClient({ baseUrl: server.origin });
    for (let count = 0; count < 3; count++) {
      expect(await list(client)).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 5 * count));
    }
  });

  test('bytes after the response do not become the next response', async () => {
    const server = await hostileServer((socket) => {
      const forged = 'HTTP/1.1 200 A\r\ncontent-length: 8\r\n\r\n["evil"]';
      socket.write(`HTTP/1.1 200 A\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\n[]${forged}`);
    });
    const client = createClient({ baseUrl: server.origin });
    const outcomes = [await list(client).catch(String), await list(client).catch(String)];
    expect(JSON.stringify(outcomes)).not.toContain('evil');
  });
});

describe('the body of a request', () => {
  const upload = (client: Client, body: Blob | string) =>
    client.repositoryFiles.create(
      { id: 24, file_path: 'a' },
      { branch: 'b', commit_message: 'c', content: String(body) },
      once,
    );
  const large = 'a'.repeat(5_000_000);

  test('a reset during an upload is a connection error', async () => {
    const server = await hostileServer((socket) => void socket.resetAndDestroy());
    await expect(upload(createClient({ baseUrl: server.origin }), large)).rejects.toMatchObject({
      name: 'ConnectionError',
    });
    expect(server.requests).toHaveLength(1);
  });

  test('a response before the end of an upload ends the call', async () => {
    const server = await hostileServer((socket) => {
      socket.pause();
      socket.write(`HTTP/1.1 413 A\r\nconnection: close${empty}`);
    });
    const failure = await upload(createClient({ baseUrl: server.origin }), large).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 413 });
  });

  test('a response and a reset before the end of an upload end the call after one request', async () => {
    const server = await hostileServer((socket) => {
      socket.pause();
      socket.write(`HTTP/1.1 413 A\r\nconnection: close${empty}`, () => socket.destroy());
    });
    // The reset may arrive first, because the system of the client may drop a response that is not read yet.
    await expect(upload(createClient({ baseUrl: server.origin }), large)).rejects.toThrow(
      /^createRepositoryFile \(POST .*\): (?:413 A|connection (?:closed early|reset))$/u,
    );
    expect(server.requests).toHaveLength(1);
  });
});

describe('JSON', () => {
  test('a key `__proto__` changes no prototype', async () => {
    const server = await loopback({ body: '[{"__proto__":{"admin":true},"constructor":1}]' });
    const [item] = await list(createClient({ baseUrl: server.origin }));
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
    expect('admin' in {}).toBe(false);
  });
});

describe('an abort ends the call with the reason of the caller', () => {
  const stages: readonly (readonly [name: string, answer: string])[] = [
    ['before the headers', ''],
    ['within the body', 'HTTP/1.1 200 A\r\ncontent-length: 9\r\n\r\n['],
    ['within a failure', 'HTTP/1.1 404 A\r\ncontent-length: 9\r\n\r\n['],
    ['before another attempt', `HTTP/1.1 503 A\r\nretry-after: 30${empty}`],
  ];
  test.each(stages)('%s', async (_, answer) => {
    const controller = new AbortController();
    const server = await hostileServer((socket) => {
      socket.write(answer);
      setTimeout(() => controller.abort(new Error('enough')), 20);
    });
    await expect(list(createClient({ baseUrl: server.origin }), controller.signal)).rejects.toThrow('enough');
    expect(server.requests).toHaveLength(1);
  });

  test('a wait beyond the deadline does not begin', async () => {
    const server = await serverOf(`HTTP/1.1 503 A\r\nconnection: close${empty}`);
    const retry = { times: Infinity, longestWait: Infinity, when: () => 600_001 };
    const client = createClient({ baseUrl: server.origin, deadline: 600_000, retry });
    await expect(list(client)).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
  });
});
