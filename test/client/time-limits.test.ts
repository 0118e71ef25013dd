import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createClient, limitConcurrency, responseOf, TimeoutError } from '../../generated/client/index.ts';
import { hostileServer } from './hostile-server.ts';

const path = { id: 24, badge_id: 3 };

test('an attempt without a response ends at its time limit, and is repeated if its method is idempotent', async () => {
  const server = await hostileServer(() => undefined);
  const client = createClient({ baseUrl: server.origin, timeout: 500, retry: { times: 1 } });
  const error: unknown = await client.projectBadges.get(path).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({
    name: 'TimeoutError',
    message: `getProjectBadge (GET ${server.origin}/api/v4/projects/24/badges/3): no response within 500 ms (timeout)`,
    code: 'timeout',
  });
  expect(server.requests).toHaveLength(2);
});

test('a time limit ends a fetch that ignores its signal', async () => {
  const fetch = () => new Promise<Response>(() => undefined);
  const client = createClient({ baseUrl: 'https://forge.test', fetch, timeout: 20, retry: false });
  await expect(client.projectBadges.get(path)).rejects.toBeInstanceOf(TimeoutError);
});

test('the time limit of an attempt includes its body', async () => {
  const server = await hostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[');
    const timer = setInterval(() => socket.write(' '), 10);
    socket.on('close', () => clearInterval(timer));
  });
  const client = createClient({ baseUrl: server.origin, timeout: 1000, retry: false });
  await expect(client.projectBadges.list({ id: 24 })).rejects.toBeInstanceOf(TimeoutError);
});

test('a deadline limits all attempts together', async () => {
  const server = await hostileServer(() => undefined);
  const client = createClient({ baseUrl: server.origin, timeout: 80, retry: { times: 100 } });
  await expect(client.projectBadges.get(path, {}, { deadline: 200 })).rejects.toBeInstanceOf(TimeoutError);
  expect(server.requests.length).toBeLessThan(4);
});

test('a deadline that elapses while nobody reads a stream ends the stream at the next read', async () => {
  const server = await hostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
    const timer = setInterval(() => socket.write('1\r\n \r\n'), 5);
    socket.on('close', () => clearInterval(timer));
    socket.on('error', () => undefined);
  });
  const client = createClient({ baseUrl: server.origin, timeout: 10_000, retry: false });
  const { body } = await responseOf(client.projectBadges.list({ id: 24 }, {}, { deadline: 300 }));
  const reader = body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const readOn = async (): Promise<void> => {
    for (let count = 0; count < 200; count++) await reader?.read();
  };
  await expect(readOn()).rejects.toBeInstanceOf(TimeoutError);
});

test('a deadline limits the wait for credentials', async () => {
  const server = await hostileServer(() => undefined);
  const PrivateToken = () => new Promise<string>(() => undefined);
  const client = createClient({ baseUrl: server.origin, deadline: 20, auth: { PrivateToken } });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({
    name: 'TimeoutError',
    url: `${server.origin}/api/v4/projects/24/badges/3`,
  });
  expect(server.requests).toEqual([]);
});

test('a deadline limits the wait for new credentials after a refusal', async () => {
  const server = await hostileServer((socket) => socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n'));
  const refusals: unknown[] = [];
  const PrivateToken = (refused: unknown) => {
    refusals.push(refused);
    return refused === undefined ? 'old' : new Promise<string>(() => undefined);
  };
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken } });
  await expect(client.projectBadges.get(path, {}, { deadline: 1000 })).rejects.toBeInstanceOf(TimeoutError);
  expect([server.requests.length, refusals]).toEqual([1, [undefined, 'old']]);
});

test('an error of a credential provider reaches the caller unchanged, also with a deadline', async () => {
  const reason = new DOMException('The vault is slow', 'TimeoutError');
  const client = createClient({
    baseUrl: 'https://forge.test',
    deadline: 1000,
    auth: { PrivateToken: () => Promise.reject(reason) },
  });
  await expect(client.projectBadges.get(path)).rejects.toBe(reason);
});

test('a call may have a longer limit; a limit above the range of timers is ignored', async () => {
  const server = await hostileServer((socket) => {
    setTimeout(() => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]'), 100);
  });
  const client = createClient({ baseUrl: server.origin, timeout: 20, retry: false });
  expect(await client.projectBadges.list({ id: 24 }, {}, { timeout: Infinity })).toEqual([]);
  expect(await client.projectBadges.list({ id: 24 }, {}, { timeout: 3e9 })).toEqual([]);
  await expect(client.projectBadges.list({ id: 24 })).rejects.toBeInstanceOf(TimeoutError);
});

test('a signal ends a call while its body is read, with the reason of the caller', async () => {
  const server = await hostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n[');
  });
  const client = createClient({ baseUrl: server.origin });
  const controller = new AbortController();
  const call = client.projectBadges.list({ id: 24 }, {}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 100);
  await expect(call).rejects.toThrow('enough');
});

test('a call with an aborted signal sends nothing', async () => {
  const server = await hostileServer(() => undefined);
  const client = createClient({ baseUrl: server.origin });
  const call = client.projectBadges.list({ id: 24 }, {}, { signal: AbortSignal.abort(new Error('enough')) });
  await expect(call).rejects.toThrow('enough');
  expect(server.requests).toEqual([]);
});

test('limitConcurrency delays further requests', async () => {
  let most = 0;
  let current = 0;
  const server = await hostileServer((socket) => {
    most = Math.max(most, ++current);
    setTimeout(() => {
      current--;
      socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\n[]');
    }, 20);
  });
  const client = createClient({ baseUrl: server.origin, middleware: [limitConcurrency(2)] });
  await Promise.all(Array.from({ length: 7 }, () => client.projectBadges.list({ id: 24 })));
  expect([most, server.requests.length]).toEqual([2, 7]);
});

test('an aborted call does not delay the calls that wait after it', async () => {
  const server = await hostileServer((socket) => {
    setTimeout(() => socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\n[]'), 50);
  });
  const client = createClient({ baseUrl: server.origin, middleware: [limitConcurrency(1)] });
  const controller = new AbortController();
  const first = client.projectBadges.get(path);
  const second = client.projectBadges.get(path, {}, { signal: controller.signal });
  const third = client.projectBadges.get(path);
  setTimeout(() => controller.abort(new Error('enough')), 10);
  await expect(second).rejects.toThrow('enough');
  expect(await Promise.all([first, third])).toEqual([[], []]);
  expect(server.requests).toHaveLength(2);
});

test('responseTimeout limits the wait for the headers, and not the body', async () => {
  const silent = await hostileServer(() => undefined);
  const options = { responseTimeout: 50, timeout: Infinity, retry: false } as const;
  const call = createClient({ baseUrl: silent.origin, ...options }).projectBadges.list({ id: 24 });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError', code: 'responseTimeout' });
  const slow = new ReadableStream({
    async start(controller) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.enqueue(new TextEncoder().encode('[]'));
      controller.close();
    },
  });
  const fetch = () => Promise.resolve(new Response(slow));
  const client = createClient({ baseUrl: 'https://forge.test', fetch, ...options });
  expect(await client.projectBadges.list({ id: 24 })).toEqual([]);
});

describe('longestSilence', () => {
  const options = { timeout: Infinity, longestSilence: 300, retry: false } as const;

  /** Starts a server that sends spaces, one at a time, and then `[]` or nothing. */
  const dripping = (count: number, isComplete: boolean) =>
    hostileServer((socket) => {
      let left = count;
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n ');
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0) socket.write(' ');
        else clearInterval(timer);
        if (left === 0 && isComplete) socket.end('[]');
      }, 20);
      socket.on('close', () => clearInterval(timer));
    });

  test('ends a body whose next chunk does not arrive', async () => {
    const server = await dripping(2, false);
    const client = createClient({ baseUrl: server.origin, ...options });
    await expect(client.projectBadges.list({ id: 24 })).rejects.toBeInstanceOf(TimeoutError);
  });

  test('ends a stream whose next chunk does not arrive', async () => {
    const server = await dripping(2, false);
    const client = createClient({ baseUrl: server.origin, ...options });
    const response = await responseOf(client.projectBadges.list({ id: 24 }));
    await expect(response.text()).rejects.toBeInstanceOf(TimeoutError);
  });

  test('does not end a slow body, and `timeout` does not end a stream', async () => {
    const server = await dripping(20, true);
    const client = createClient({ baseUrl: server.origin, ...options });
    expect(await client.projectBadges.list({ id: 24 })).toEqual([]);
    const streamed = createClient({ baseUrl: server.origin, timeout: 350, retry: false });
    const response = await responseOf(streamed.projectBadges.list({ id: 24 }));
    expect((await response.text()).trim()).toBe('[]');
  });
});

test('10,000 calls leave no timer and no listener', async () => {
  const { signal } = new AbortController();
  const bodies = [
    () => new Response('[]'),
    () => new Response('null', { status: 404 }),
    () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })),
  ];
  let count = 0;
  const fetch = () => Promise.resolve(bodies[count++ % bodies.length]?.() ?? Response.error());
  const client = createClient({ baseUrl: 'https://forge.test', fetch, deadline: 60_000, retry: false });
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  for (let batch = 0; batch < 100; batch++) {
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const call = client.projectBadges.list({ id: 24 }, {}, { signal });
        if (index % 2 === 0) await call.catch(() => undefined);
        else
          await responseOf(call).then(
            async ({ body }) => body?.cancel(),
            () => undefined,
          );
      }),
    );
  }
  expect([count, timers() - before, getEventListeners(signal, 'abort')]).toEqual([10_000, 0, []]);
});
