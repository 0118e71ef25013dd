import { describe, expect, test } from 'vitest';
import {
  afterRateLimit,
  ConflictError,
  createClient,
  type FailedAttempt,
  limitConcurrency,
  RateLimitError,
  responseOf,
  resultOf,
  ServerError,
} from '../../generated/client/index.ts';
import { retryRequests } from '../../templates/client/retry-requests.ts';
import { customMethods, registeredMethods } from '../shared/registered-methods.ts';
import { hostileServer } from './hostile-server.ts';
import { json, loopback, type Loopback, type SentResponse } from './loopback.ts';

const now = { 'retry-after': '0' };
const path = { id: 24, badge_id: 3 };

/** Starts a server that sends these responses in turn, and then repeats the last one. */
async function serverWith(...answers: readonly SentResponse[]) {
  const server = await loopback(() => answers[Math.min(server.received.length, answers.length) - 1] ?? {});
  return { server, client: createClient({ baseUrl: server.origin }) };
}

test.each([408, 409, 429, 500, 502, 503, 504])('a request that only reads is sent again after %i', async (status) => {
  const { client, server } = await serverWith({ status, headers: now }, json({ id: 3 }));
  expect(await client.projectBadges.get(path)).toEqual({ id: 3 });
  expect(server.received).toHaveLength(2);
});

test.each([400, 401, 403, 404, 414, 422, 501, 505])('a request is not sent again after %i', async (status) => {
  const { client, server } = await serverWith({ status, headers: now });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({ status });
  expect(server.received).toHaveLength(1);
});

test('PUT and DELETE may be repeated, with the same body', async () => {
  const put = await serverWith({ status: 503, headers: now }, json({ id: 3 }));
  await put.client.projectBadges.update(path, { name: 'é' });
  expect(put.server.received.map(({ body }) => body)).toEqual(['{"name":"é"}', '{"name":"é"}']);
  const gone = await serverWith({ status: 503, headers: now }, { status: 204 });
  await gone.client.projectBadges.delete(path);
  expect(gone.server.received).toHaveLength(2);
});

const attemptsByMethod: [method: string, times: number][] = [...registeredMethods, ...customMethods].map((method) => [
  method,
  ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'QUERY', 'TRACE'].includes(method) ? 3 : 1,
]);

test.each(attemptsByMethod)('if the service stays busy, a %s request is sent %i times', async (method, times) => {
  let sent = 0;
  const send = retryRequests({})(() => {
    sent += 1;
    return Promise.resolve(new Response(null, { status: 500, headers: now }));
  });
  const request = { method, url: 'https://forge.test/', headers: new Headers(), body: undefined };
  await send(request as never, { options: {}, operation: {}, progress: { attempt: 0, watchers: [] } } as never);
  expect(sent).toBe(times);
});

test('a request that changes something is not repeated after a conflict', async () => {
  const { client, server } = await serverWith({ status: 409, headers: now });
  await expect(client.projectBadges.delete(path)).rejects.toBeInstanceOf(ConflictError);
  expect(server.received).toHaveLength(1);
});

test.each([
  [500, now],
  [502, now],
  [503, {}],
])('POST and PATCH are not repeated after %i, unless the option `unsafe` allows it', async (status, headers) => {
  const { client, server } = await serverWith({ status, headers });
  const body = { link_url: 'https://a', image_url: 'https://b' };
  await expect(client.projectBadges.create({ id: 24 }, body)).rejects.toMatchObject({ status });
  await expect(client.pages.update({ id: 24 }, {})).rejects.toMatchObject({ status });
  expect(server.received).toHaveLength(2);
  const retry = { unsafe: true, when: () => 0 };
  await expect(client.projectBadges.create({ id: 24 }, body, { retry })).rejects.toMatchObject({ status });
  expect(server.received.slice(2).map((request) => request.body)).toEqual(Array(3).fill(JSON.stringify(body)));
});

test.each([
  [429, now],
  [503, now],
  [503, { 'retry-after-ms': '1' }],
])('a POST that the service has not processed is repeated: %i, %j', async (status, headers) => {
  const { client, server } = await serverWith({ status, headers }, json({ id: 3 }));
  const body = { link_url: 'https://a', image_url: 'https://b' };
  expect(await client.projectBadges.create({ id: 24 }, body)).toEqual({ id: 3 });
  expect(server.received.map((request) => request.body)).toEqual(Array(2).fill(JSON.stringify(body)));
});

describe('an idempotency key', () => {
  const body = { link_url: 'https://a', image_url: 'https://b' };
  const keys = (server: Loopback) => server.received.map(({ headers }) => headers['x-key']);

  test('lets a POST be repeated with the same key, and each call has its own', async () => {
    const { server } = await serverWith({ status: 500, headers: now }, json({ id: 3 }));
    const client = createClient({ baseUrl: server.origin, idempotencyKey: 'X-Key' });
    await client.projectBadges.create({ id: 24 }, body);
    await client.projectBadges.create({ id: 24 }, body);
    const [first, second, third] = keys(server);
    expect(first).toMatch(/^[\da-f-]{36}$/u);
    expect([second, third === first]).toEqual([first, false]);
  });

  test('may come from the caller; without a key, and for a GET, nothing changes', async () => {
    const { server } = await serverWith({ status: 500, headers: now });
    const client = createClient({ baseUrl: server.origin, idempotencyKey: 'X-Key', retry: { times: 1 } });
    await expect(client.projectBadges.create({ id: 24 }, body, { headers: { 'x-key': 'own' } })).rejects.toThrow('500');
    await expect(client.projectBadges.create({ id: 24 }, body, { headers: { 'x-key': null } })).rejects.toThrow('500');
    await expect(client.projectBadges.get(path)).rejects.toThrow('500');
    expect(keys(server)).toEqual(['own', 'own', undefined, undefined, undefined]);
  });
});

describe('the function `when`', () => {
  test('gets each failed attempt, and its result replaces the default rules', async () => {
    const { client, server } = await serverWith({ status: 404 }, { status: 500, headers: now }, json({ id: 3 }));
    const attempts: unknown[] = [];
    const when = ({ response, ...attempt }: FailedAttempt) => {
      attempts.push({ ...attempt, status: response?.status });
      return response?.status === 404 ? 1 : undefined;
    };
    expect(await client.projectBadges.get(path, {}, { retry: { when } })).toEqual({ id: 3 });
    const known = { method: 'GET', operation: 'getProjectBadge', error: undefined };
    expect(attempts).toEqual([
      { number: 1, status: 404, ...known },
      { number: 2, status: 500, ...known },
    ]);
    expect(server.received).toHaveLength(3);
  });

  test.each([
    ['false ends the call', () => false, {}, 1],
    ['the count limits true', () => true, { times: 1 }, 2],
    ['a promise may decide', () => Promise.resolve(0), { times: 1 }, 2],
    ['a wait above the longest wait ends the call', () => 5000, { longestWait: 4000 }, 1],
  ])('%s', async (_, when, options, count) => {
    const { client, server } = await serverWith({ status: 503, headers: now });
    const retry = { ...options, when };
    await expect(client.projectBadges.get(path, {}, { retry })).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(count);
  });

  test('gets network failures; what it throws reaches the caller', async () => {
    const refused = createClient({ baseUrl: 'http://127.0.0.1:1' });
    const failures: unknown[] = [];
    const when = ({ error }: FailedAttempt) => {
      failures.push(error);
      throw new Error('enough');
    };
    await expect(refused.projectBadges.create({ id: 24 }, undefined as never, { retry: { when } })).rejects.toThrow(
      'enough',
    );
    expect(failures).toEqual([expect.objectContaining({ name: 'ConnectionError' })]);
  });
});

describe('afterRateLimit', () => {
  const in50Ms = () => String((Date.now() + 50) / 1000);
  test.each([
    ['GitHub', 403, () => ({ 'retry-after': '0' })],
    ['GitHub, no requests left', 403, () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': in50Ms() })],
    ['seconds', 429, () => ({ 'ratelimit-reset': '0' })],
    ['another spelling', 429, () => ({ 'x-rate-limit-reset': in50Ms() })],
  ])('waits until the service accepts requests again: %s', async (_, status, headers) => {
    const { client, server } = await serverWith({ status, headers: headers() }, json({ id: 3 }));
    const before = Date.now();
    expect(await client.projectBadges.get(path, {}, { retry: { when: afterRateLimit } })).toEqual({ id: 3 });
    expect(server.received).toHaveLength(2);
    expect(Date.now() - before).toBeLessThan(450);
  });

  test.each([
    ['a refusal', 403, {}],
    ['a wait that is too long', 429, { 'x-ratelimit-reset': '4000' }],
    ['another failure', 404, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' }],
  ])('does not repeat %s', async (_, status, headers) => {
    const { client, server } = await serverWith({ status, headers });
    const call = client.projectBadges.get(path, {}, { retry: { when: afterRateLimit } });
    await expect(call).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });
});

describe('a body that breaks off', () => {
  const broken = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n[{"id":';
  const whole =
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 10\r\nlink: <b>\r\n\r\n[{"id": 3}]';
  /** Starts a server that sends these responses in turn, and then repeats the last one. */
  const serverOf = async (...answers: readonly string[]) => {
    const server = await hostileServer((socket) => {
      socket.end(answers[Math.min(server.requests.length, answers.length) - 1] ?? '');
    });
    return server;
  };
  const retry = { when: () => 0 };

  test('is requested again, and the response is the complete one', async () => {
    const server = await serverOf(broken, broken, whole.replace('10', '11'));
    const client = createClient({ baseUrl: server.origin, retry });
    const result = await resultOf(client.projectBadges.list({ id: 24 }));
    expect(result).toMatchObject({ ok: true, data: [{ id: 3 }], headers: { link: '<b>' } });
    expect(server.requests).toHaveLength(3);
  });

  test('counts as an attempt, with the failures before it', async () => {
    const server = await serverOf('HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n', broken);
    const client = createClient({ baseUrl: server.origin, retry });
    await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(server.requests).toHaveLength(3);
  });

  test('fails with its connection error if the next response has another status', async () => {
    const server = await serverOf(broken, 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
    const client = createClient({ baseUrl: server.origin, retry: { when: ({ error }) => (error ? 0 : undefined) } });
    await expect(client.projectBadges.list({ id: 24 })).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(server.requests).toHaveLength(2);
  });

  test('is not requested again after a PUT, for a stream, or without retries', async () => {
    const server = await serverOf(broken);
    const client = createClient({ baseUrl: server.origin, retry });
    const failure = { name: 'ConnectionError' };
    await expect(client.projectBadges.update(path, {})).rejects.toMatchObject(failure);
    const { body } = await responseOf(client.projectBadges.list({ id: 24 }));
    const read = async () => {
      for (const reader = body?.getReader(); (await reader?.read())?.done === false;);
    };
    await expect(read()).rejects.toMatchObject(failure);
    await expect(client.projectBadges.list({ id: 24 }, {}, { retry: false })).rejects.toMatchObject(failure);
    expect(server.requests).toHaveLength(3);
  });
});

test('after a refused connection, only requests that read are sent again', async () => {
  let attempts = 0;
  const fetch = () => {
    attempts++;
    return Promise.reject(new TypeError('fetch failed'));
  };
  const client = createClient({ baseUrl: 'https://forge.test', fetch, retry: { times: 1 } });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({ name: 'ConnectionError' });
  expect(attempts).toBe(2);
  await expect(client.projectForks.create({ id: 24 })).rejects.toMatchObject({ name: 'ConnectionError' });
  expect(attempts).toBe(3);
});

test('`times` sets the number of further attempts; `false` turns them off, and a call overrides the client', async () => {
  const { server } = await serverWith({ status: 503, headers: now });
  const client = createClient({ baseUrl: server.origin, retry: { times: 4 } });
  await expect(client.projectBadges.get(path)).rejects.toBeInstanceOf(ServerError);
  expect(server.received).toHaveLength(5);
  await expect(client.projectBadges.get(path, {}, { retry: false })).rejects.toBeInstanceOf(ServerError);
  expect(server.received).toHaveLength(6);
});

test.each([
  ['seconds', () => '1'],
  ['a date', () => new Date(Date.now() + 2000).toUTCString()],
])('Retry-After in %s is waited for', async (_, retryAfter) => {
  const { client } = await serverWith({ status: 429, headers: { 'retry-after': retryAfter() } }, json({ id: 3 }));
  const start = performance.now();
  await client.projectBadges.get(path);
  // A date has no fractions of a second, so the wait until the date may be almost one second shorter than two seconds.
  expect(performance.now() - start).toBeGreaterThan(950);
});

test.each(['3000000', '99999999999999999999', '61', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
  'after a Retry-After of %s, the call fails at once, because the wait is too long',
  async (retryAfter) => {
    const { client, server } = await serverWith({ status: 429, headers: { 'retry-after': retryAfter } });
    const error: unknown = await client.projectBadges.get(path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error instanceof RateLimitError && error.headers.get('retry-after')).toBe(retryAfter);
    expect(server.received).toHaveLength(1);
  },
);

test.each(['-5', 'soon', '1e9', '', 'Sat, 01 Jan 2000 00:00:00 GMT'])(
  'retries after an invalid Retry-After of %j',
  async (retryAfter) => {
    const { client, server } = await serverWith(
      { status: 503, headers: { 'retry-after': retryAfter } },
      json({ id: 3 }),
    );
    expect(await client.projectBadges.get(path)).toEqual({ id: 3 });
    expect(server.received).toHaveLength(2);
  },
);

test('a wait can be aborted', async () => {
  const { client, server } = await serverWith({ status: 429, headers: { 'retry-after': '30' } });
  const controller = new AbortController();
  const call = client.projectBadges.get(path, {}, { signal: controller.signal });
  const timer = setInterval(() => server.received.length > 0 && controller.abort(new Error('enough')), 5);
  await expect(call).rejects.toThrow('enough');
  clearInterval(timer);
});

test('if a wait would be longer than the deadline, the call fails at once with the error of the service', async () => {
  const { client, server } = await serverWith({ status: 429, headers: { 'retry-after': '30' } });
  await expect(client.projectBadges.get(path, {}, { deadline: 5000 })).rejects.toBeInstanceOf(RateLimitError);
  expect(server.received).toHaveLength(1);
});

test('a stream is sent only once', async () => {
  const { server } = await serverWith({ status: 503, headers: now });
  const { createCore } = await import('../../generated/client/runtime/client.ts');
  const { unencoded } = await import('../../generated/client/runtime/operations.ts');
  const core = createCore(server.origin, {}, {}, {});
  const body = new Blob(['abc']).stream();
  const call = core.call({ id: 'upload', method: 'put', path: '/a', bodyFormat: { write: unencoded } }, { body });
  await expect(call).rejects.toMatchObject({ status: 503 });
  expect(server.received.map((request) => request.body)).toEqual(['abc']);
});

/** Starts a server that always responds with 503. `times` contains the arrival times of the requests, in milliseconds. */
async function timedServer(retryAfter: string) {
  const times: number[] = [];
  const server = await loopback(() => {
    times.push(performance.now());
    return { status: 503, headers: { 'retry-after': retryAfter } };
  });
  return { times, client: createClient({ baseUrl: server.origin }) };
}

// Back-off waits at least 250 ms, then at least 500 ms. The test allows for a clock that is not exact.
test.each(['-1', '5e-1', '2, 2'])('a Retry-After of %j is ignored, and attempts back off', async (retryAfter) => {
  const { client, times } = await timedServer(retryAfter);
  await expect(client.projectBadges.get(path)).rejects.toBeInstanceOf(ServerError);
  const [first = 0, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  expect(second - first).toBeGreaterThan(200);
  expect(third - second).toBeGreaterThan(400);
});

test('a call replaces single options of the client for retries, and keeps the others', async () => {
  const { server } = await serverWith({ status: 503, headers: { 'retry-after': '1' } });
  const client = createClient({ baseUrl: server.origin, retry: { longestWait: 500, unsafe: true, times: 5 } });
  // Retry-After is longer than the longest wait of the client.
  await expect(client.projectBadges.get(path, {}, { retry: { times: 1 } })).rejects.toBeInstanceOf(ServerError);
  expect(server.received).toHaveLength(1);
  const soon = await serverWith({ status: 503, headers: now });
  const unsafe = createClient({ baseUrl: soon.server.origin, retry: { unsafe: true, times: 5 } });
  const body = { link_url: 'https://a', image_url: 'https://b' };
  const call = unsafe.projectBadges.create({ id: 24 }, body, { retry: { times: 1, unsafe: undefined } });
  await expect(call).rejects.toBeInstanceOf(ServerError);
  expect(soon.server.received).toHaveLength(2);
});

test('a call with `times` turns on retries that the client has turned off', async () => {
  const { server } = await serverWith({ status: 503, headers: now });
  const client = createClient({ baseUrl: server.origin, retry: false });
  await expect(client.projectBadges.get(path)).rejects.toBeInstanceOf(ServerError);
  await expect(client.projectBadges.get(path, {}, { retry: { times: 1 } })).rejects.toBeInstanceOf(ServerError);
  expect(server.received).toHaveLength(3);
});

test('without a limit of attempts, the waits still grow, and the deadline ends the call', async () => {
  const { server } = await serverWith({ status: 503 });
  const client = createClient({ baseUrl: server.origin, retry: { times: Infinity, longestWait: Infinity } });
  await expect(client.projectBadges.get(path, {}, { deadline: 2000 })).rejects.toBeInstanceOf(ServerError);
  expect(server.received.length).toBeLessThan(6);
});

test('a wait that is longer than the longest timer does not end at once', async () => {
  const { client, server } = await serverWith({ status: 503, headers: { 'retry-after': '3000000' } });
  const controller = new AbortController();
  const options = { retry: { longestWait: Infinity }, signal: controller.signal };
  const call = client.projectBadges.get(path, {}, options);
  setTimeout(() => controller.abort(new Error('enough')), 200);
  await expect(call).rejects.toThrow('enough');
  expect(server.received).toHaveLength(1);
});

test('if no further attempt is possible before the deadline, the error is the network failure', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', deadline: 100 });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({ name: 'ConnectionError' });
});

test.each([
  [{ timeout: NaN }, 'timeout must be 0 or more'],
  [{ timeout: -1 }, 'not -1'],
  [{ deadline: -5 }, 'deadline must be'],
  [{ retry: { times: 0.5 } }, 'times must be 0 or more (times must be an integer), not 0.5'],
  [{ retry: { times: -1 } }, 'times must be'],
  [{ retry: { longestWait: NaN } }, 'longestWait must be'],
])('%j is refused with the name of the option', async (options, message) => {
  expect(() => createClient({ baseUrl: 'https://forge.test', ...options })).toThrow(message);
  const { client, server } = await serverWith(json({ id: 3 }));
  await expect(client.projectBadges.get(path, {}, options)).rejects.toThrow(message);
  expect(server.received).toEqual([]);
});

test.each([0, -1, NaN, 1.5])(
  '%d is refused as the limit of concurrent requests, and as the limit of pages',
  async (limit) => {
    expect(() => limitConcurrency(limit)).toThrow(RangeError);
    const { client } = await serverWith(json([]));
    await expect(client.namespaces.list({}, { maxPages: limit }).pages().next()).rejects.toThrow(RangeError);
  },
);
