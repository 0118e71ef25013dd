import { expect, test } from 'vitest';
import {
  ConflictError,
  createClient,
  limitConcurrency,
  RateLimitError,
  ServerError,
} from '../../generated/client/index.ts';
import { retryRequests } from '../../templates/client/retry-requests.ts';
import { customMethods, registeredMethods } from '../shared/registered-methods.ts';
import { json, loopback, type SentResponse } from './loopback.ts';

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
    return Promise.resolve(new Response(null, { status: 503, headers: now }));
  });
  const request = { method, url: 'https://forge.test/', headers: new Headers(), body: undefined };
  await send(request as never, { options: {}, progress: { watchers: [] } } as never);
  expect(sent).toBe(times);
});

test('a request that changes something is not repeated after a conflict', async () => {
  const { client, server } = await serverWith({ status: 409, headers: now });
  await expect(client.projectBadges.delete(path)).rejects.toBeInstanceOf(ConflictError);
  expect(server.received).toHaveLength(1);
});

test.each([429, 500, 503])(
  'POST and PATCH are not repeated after %i, unless the option `unsafe` allows it',
  async (status) => {
    const { client, server } = await serverWith({ status, headers: now });
    const body = { link_url: 'https://a', image_url: 'https://b' };
    await expect(client.projectBadges.create({ id: 24 }, body)).rejects.toMatchObject({ status });
    await expect(client.pages.update({ id: 24 }, {})).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(2);
    await expect(client.projectBadges.create({ id: 24 }, body, { retry: { unsafe: true } })).rejects.toMatchObject({
      status,
    });
    expect(server.received.slice(2).map((request) => request.body)).toEqual(Array(3).fill(JSON.stringify(body)));
  },
);

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
  await expect(client.projectBadges.get(path, { retry: false })).rejects.toBeInstanceOf(ServerError);
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
  const call = client.projectBadges.get(path, { signal: controller.signal });
  const timer = setInterval(() => server.received.length > 0 && controller.abort(new Error('enough')), 5);
  await expect(call).rejects.toThrow('enough');
  clearInterval(timer);
});

test('if a wait would be longer than the deadline, the call fails at once with the error of the service', async () => {
  const { client, server } = await serverWith({ status: 429, headers: { 'retry-after': '30' } });
  await expect(client.projectBadges.get(path, { deadline: 5000 })).rejects.toBeInstanceOf(RateLimitError);
  expect(server.received).toHaveLength(1);
});

test('a stream is sent only once', async () => {
  const { server } = await serverWith({ status: 503, headers: now });
  const { createCore } = await import('../../generated/client/runtime/create-core.ts');
  const { unencoded } = await import('../../generated/client/runtime/unencoded.ts');
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
test.each(['-1', '0.5', '2, 2'])('a Retry-After of %j is ignored, and attempts back off', async (retryAfter) => {
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
  await expect(client.projectBadges.get(path, { retry: { times: 1 } })).rejects.toBeInstanceOf(ServerError);
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
  await expect(client.projectBadges.get(path, { retry: { times: 1 } })).rejects.toBeInstanceOf(ServerError);
  expect(server.received).toHaveLength(3);
});

test('without a limit of attempts, the waits still grow, and the deadline ends the call', async () => {
  const { server } = await serverWith({ status: 503 });
  const client = createClient({ baseUrl: server.origin, retry: { times: Infinity, longestWait: Infinity } });
  await expect(client.projectBadges.get(path, { deadline: 2000 })).rejects.toBeInstanceOf(ServerError);
  expect(server.received.length).toBeLessThan(6);
});

test('a wait that is longer than the longest timer does not end at once', async () => {
  const { client, server } = await serverWith({ status: 503, headers: { 'retry-after': '3000000' } });
  const controller = new AbortController();
  const options = { retry: { longestWait: Infinity }, signal: controller.signal };
  const call = client.projectBadges.get(path, options);
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
  await expect(client.projectBadges.get(path, options)).rejects.toThrow(message);
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
