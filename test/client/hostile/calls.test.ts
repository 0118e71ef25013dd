import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../../generated/client/index.ts';
import { clientCredentials } from '../../../templates/client/oauth-tokens.ts';
import { readEvents } from '../../../templates/shared/read-events.ts';
import { hostileServer, type HostileServer } from '../hostile-server.ts';
import { json, loopback } from '../loopback.ts';

// Behaviours of a server that concern several requests, the body of a request, or an abort by the caller.

const path = { id: 24, badge_id: 3 };
const auth = { PrivateToken: 'planted' };
const empty = '\r\ncontent-length: 0\r\n\r\n';
const list = (client: Client, signal?: AbortSignal) => client.projectBadges.list({ id: 24 }, {}, { signal });
const once = { retry: false } as const;

/** Starts a server that sends each of the responses once, and then repeats the last one. */
const serverOf = (...answers: readonly string[]): Promise<HostileServer> => {
  let count = 0;
  return hostileServer((socket) => void socket.end(answers[Math.min(count++, answers.length - 1)] ?? ''));
};

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

describe('pages', () => {
  const pageOf = (link: string, content = '[{"id":1}]') =>
    `HTTP/1.1 200 A\r\nconnection: close\r\nlink: ${link}; rel="next"\r\ncontent-length: ${content.length}\r\n\r\n${content}`;

  test('a link to the same page ends the list with an error', async () => {
    const server = await serverOf(pageOf('</api/v4/projects/24/badges>'));
    const client = createClient({ baseUrl: server.origin });
    await expect(client.projectBadges.list({ id: 24 }).all()).rejects.toThrow('leads back to a page');
    expect(server.requests).toHaveLength(1);
  });

  test('a list that never ends is read as far as the caller wants', async () => {
    const server = await hostileServer((socket) => {
      const page = server.requests.length;
      socket.end(pageOf(`<?page=${page + 1}>`, `[{"id":${page}}]`));
    });
    const client = createClient({ baseUrl: server.origin });
    expect(await client.projectBadges.list({ id: 24 }).all(5)).toHaveLength(5);
  });

  test('a link to another origin gets no credential', async () => {
    const other = await loopback(json([{ id: 2 }]));
    const server = await serverOf(pageOf(`<${other.origin}/next?page=2>`));
    const client = createClient({ baseUrl: server.origin, auth, headers: { 'x-own': 'planted' } });
    expect(await client.projectBadges.list({ id: 24 }).all()).toHaveLength(2);
    expect(JSON.stringify(other.received)).not.toContain('planted');
  });

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://a:b@127.0.0.1/'])(
    'a link to %s is not requested',
    async (target) => {
      const server = await serverOf(pageOf(`<${target}>`));
      const call = createClient({ baseUrl: server.origin }).projectBadges.list({ id: 24 }).all();
      await expect(call).rejects.toThrow('listProjectBadges');
      expect(server.requests).toHaveLength(1);
    },
  );
});

describe('retries', () => {
  test.each(['-5', 'soon', 'Fri, 01 Jan 2021 00:00:00 GMT', '0.001', '1e-3', ''])(
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
    const failure = await upload(createClient({ baseUrl: server.origin, timeout: 2000 }), large).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ status: 413 });
  });
});

describe('an event stream', () => {
  test('with an event that never ends is an error before the memory is full', async () => {
    const line = new TextEncoder().encode(`data: ${'a'.repeat(4_000_000)}\n`);
    async function* endless() {
      for (;;) yield Promise.resolve(line);
    }
    await expect(readEvents(endless()).next()).rejects.toThrow('An item is longer than 104857600 characters');
  });

  test('without a line end at its end has no incomplete event', async () => {
    async function* chunks() {
      yield Promise.resolve(new TextEncoder().encode('data: 1\n\ndata: 2'));
    }
    const events: unknown[] = [];
    for await (const event of readEvents(chunks())) events.push(event);
    expect(events).toEqual([{ data: '1' }]);
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

  test('a deadline ends the wait before another attempt', async () => {
    const server = await serverOf(`HTTP/1.1 503 A\r\nconnection: close${empty}`);
    const client = createClient({ baseUrl: server.origin, deadline: 100, retry: { times: Infinity, when: () => 60 } });
    const error: unknown = await list(client).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(server.requests.length).toBeLessThan(4);
  });
});

describe('a token endpoint', () => {
  const tokenOf = async (origin: string) =>
    clientCredentials({ tokenUrl: `${origin}/token`, clientId: 'a', clientSecret: 'planted' })(undefined);

  test.each([
    ['HTML', 'HTTP/1.1 200 A\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\n<h1>'],
    ['no body', `HTTP/1.1 200 A${empty}`],
    ['a token that is a number', 'HTTP/1.1 200 A\r\ncontent-length: 18\r\n\r\n{"access_token":1}'],
    ['JSON that breaks off', 'HTTP/1.1 200 A\r\ncontent-length: 90\r\n\r\n{"access_to'],
    ['a redirect', `HTTP/1.1 307 A\r\nlocation: /other${empty}`],
    ['a refusal with a long code', `HTTP/1.1 400 A\r\ncontent-length: 2011\r\n\r\n{"error":"${'a'.repeat(1999)}"}`],
    ['an end', ''],
  ])('that sends %s is a TokenError without a secret', async (_, answer) => {
    const server = await serverOf(answer);
    const error: unknown = await tokenOf(server.origin).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'TokenError' });
    expect(String(error)).not.toContain('planted');
    expect(String(error).length).toBeLessThan(300);
    expect(server.requests).toHaveLength(1);
  });

  test('that is silent does not delay a call beyond its deadline', async () => {
    const server = await hostileServer(() => undefined);
    const PrivateToken = () => tokenOf(server.origin);
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken }, deadline: 50 });
    await expect(client.projectBadges.get(path)).rejects.toMatchObject({ code: 'deadline' });
  });
});
