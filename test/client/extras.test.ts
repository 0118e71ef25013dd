import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  checkData,
  checkResponses,
  callUndescribed,
  ConnectionError,
  createClient,
  decodeFileContent,
  encodeFileContent,
  fetchWith,
  InvalidResponseError,
  NotModifiedError,
  isErrorOf,
  logCalls,
  responseOf,
  traceRequests,
  waitFor,
  type Middleware,
  type OwnFetch,
  type TraceEvent,
} from '../../generated/client/index.ts';
import { responses } from '../../generated/validators/responses.ts';
import { judgeResponse } from '../../generated/validators/runtime/responses.ts';
import { json, loopback, type SentResponse, type Loopback } from './loopback.ts';

const badge = {
  id: 3,
  name: 'Coverage',
  link_url: 'https://a',
  image_url: 'https://b',
  rendered_link_url: 'https://a',
  rendered_image_url: 'https://b',
  kind: 'project',
};
const path = { id: 24, badge_id: 3 };

test('traces report each attempt, without the query and the headers', async () => {
  const events: TraceEvent[] = [];
  const answers = [{ status: 503, headers: { 'retry-after': '0' } }, json([badge], 200, { 'x-request-id': 'r-2' })];
  const server = await loopback(() => answers.shift() ?? {});
  const client = createClient({
    baseUrl: server.origin,
    auth: { PrivateToken: 'secret' },
    middleware: [traceRequests((event) => events.push(event))],
  });
  await client.projectBadges.list({ id: 24 }, { name: 'secret' });
  const call = events[0]?.call;
  const url = `${server.origin}/api/v4/projects/24/badges`;
  const known = { call, operation: 'listProjectBadges', method: 'GET', url };
  const duration = expect.any(Number);
  expect(call).toMatch(/^[\da-z]{1,8}$/u);
  expect(events).toEqual([
    { kind: 'start', ...known, attempt: 0 },
    { kind: 'request', ...known, attempt: 1 },
    { kind: 'response', ...known, attempt: 1, status: 503, requestId: undefined, duration },
    { kind: 'retry', ...known, attempt: 1, wait: 0 },
    { kind: 'request', ...known, attempt: 2 },
    { kind: 'response', ...known, attempt: 2, status: 200, requestId: 'r-2', duration },
    { kind: 'end', ...known, attempt: 2, status: 200, error: undefined, duration },
  ]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

test('traces report failures, and the end of each call once', async () => {
  const events: TraceEvent[] = [];
  const middleware = [traceRequests((event) => events.push(event))];
  const kinds = () =>
    events.splice(0).map((event) => (event.kind === 'end' ? [event.status, event.error] : event.kind));
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', middleware, retry: false });
  await expect(client.namespaces.list()).rejects.toThrow('connection');
  expect(kinds()).toEqual(['start', 'request', 'failure', [undefined, expect.any(ConnectionError)]]);

  const server = await loopback(({ line }) => (line.includes('24') ? json({ id: 3 }) : { status: 404, body: '{}' }));
  const traced = createClient({ baseUrl: server.origin, middleware, retry: false });
  await expect(traced.projectBadges.get({ id: 5, badge_id: 3 })).rejects.toThrow('404');
  expect(kinds()).toEqual(['start', 'request', 'response', [404, undefined]]);
  const response = await responseOf(traced.projectBadges.get(path));
  expect(kinds()).toEqual(['start', 'request', 'response']);
  await response.text();
  expect(kinds()).toEqual([[200, undefined]]);
  expect(await traced.projectBadges.get(path)).toEqual({ id: 3 });
  expect(kinds()).toEqual(['start', 'request', 'response', [200, undefined]]);
  await expect(traced.projectBadges.list({ id: 24 })).rejects.toThrow('is not a list');
  expect(kinds()).toEqual(['start', 'request', 'response', [200, expect.objectContaining({ name: 'ApiError' })]]);
});

test('hooks wrap the whole call and each attempt, with the id of the call', async () => {
  const answers = [{ status: 503, headers: { 'retry-after': '0' } }, json([])];
  const server = await loopback(() => answers[server.received.length - 1] ?? {});
  const seen: unknown[] = [];
  const hook =
    (kind: string): Middleware =>
    (send) =>
    (request, context) => {
      seen.push([kind, context.progress.attempt, context.progress.id, request.headers.has('private-token')]);
      return send(request, context);
    };
  const middleware = [{ call: hook('call'), attempt: hook('attempt') }];
  await createClient({ baseUrl: server.origin, auth: { PrivateToken: 'a' }, middleware }).namespaces.list();
  const id = expect.stringMatching(/^[\da-z]+$/u);
  expect(seen).toEqual([
    ['call', 0, id, false],
    ['attempt', 1, id, true],
    ['attempt', 2, id, true],
  ]);
});

describe('logCalls', () => {
  const lines: string[] = [];
  const write = (level: string) => (message: string) => lines.push(`${level} ${message.replace(/^\[\w+\] /u, '')}`);
  const logger = { debug: write('debug'), error: write('error'), info: write('info'), warn: write('warn') };
  const logged = () => lines.splice(0).map((line) => line.replace(/\d+ ms/u, '1 ms').replace(/127[^/]+/u, 'host'));

  test('logs one line for a call, and a line for a retry, without secrets', async () => {
    const server = await loopback(() =>
      server.received.length === 1
        ? { status: 503, headers: { 'retry-after': '0' } }
        : json({ id: 3, value: 'planted' }, 200, { 'x-secret': 'planted', 'x-request-id': 'r-1' }),
    );
    const auth = { PrivateToken: 'planted' };
    const client = createClient({ baseUrl: server.origin, auth, middleware: [logCalls({ logger })] });
    await client.projectBadges.get(path);
    expect(logged()).toEqual([
      'warn GET http://host/api/v4/projects/24/badges/3 is sent again in 1 ms',
      'info GET http://host/api/v4/projects/24/badges/3 ended: 200 after 1 ms, attempts: 2',
    ]);
    const middleware = [logCalls({ logger, level: 'debug' })];
    const verbose = createClient({ baseUrl: server.origin, auth, middleware });
    await callUndescribed(verbose, 'GET', '/a', { query: { name: 'planted' } });
    const text = lines.splice(0).join('\n');
    expect(text.replace(/data: .*/u, '')).not.toContain('planted');
    expect(text).toContain('private-token: …');
    expect(text).toContain('x-request-id: r-1');
    expect(text).toContain('data: {"id":3,"value":"planted"}');
  });

  test('logs a failure as an error, in one line', async () => {
    const client = createClient({
      baseUrl: 'http://127.0.0.1:1',
      retry: false,
      middleware: [logCalls({ logger, level: 'error' })],
    });
    await expect(client.projectBadges.get(path)).rejects.toThrow('connection');
    expect(logged()).toEqual([
      expect.stringMatching(/^error GET \S+ ended: no response after .*ConnectionError: getProjectBadge/u),
    ]);
  });
});

test('the user agent names the client, and the header of the caller replaces it', async () => {
  const server = await loopback(json([]));
  const agent = () => server.last().headers['user-agent'];
  await createClient({ baseUrl: server.origin }).namespaces.list();
  expect(agent()).toBe('service-rest-api-client/4.0.0');
  await createClient({ baseUrl: server.origin, headers: { 'user-agent': 'own/1' } }).namespaces.list();
  expect(agent()).toBe('own/1');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  onTestFinished(() => void vi.unstubAllGlobals());
  await createClient({ baseUrl: server.origin }).namespaces.list();
  expect(agent()).toBe('node');
});

/** A `fetch` of a package: it takes no `Request`, and its response has a stream of Node. */
const nodeFetch = async (
  url: string,
  { method, headers, body }: { method: string; headers: object; body?: Uint8Array },
) => {
  const sent = request(url, { method, headers: { ...headers } }).end(body);
  const [message]: IncomingMessage[] = await once(sent, 'response');
  const { statusCode: status = 0, statusMessage: statusText = '' } = message ?? {};
  return { url, status, statusText, headers: new Map([['content-type', 'application/json']]), body: message };
};

test.each<[string, OwnFetch]>([
  ['the platform', fetch],
  ['hono', (given) => new Hono().all('/*', async (context) => context.json(await context.req.json())).request(given)],
  ['a package', fetchWith(nodeFetch)],
])('the fetch of %s can be used', async (_, own) => {
  const server = await loopback(({ body }) => json(JSON.parse(body)));
  const client = createClient({ baseUrl: server.origin, fetch: own });
  expect(await client.projectBadges.update(path, { name: 'é' })).toEqual({ name: 'é' });
});

test('a network failure of the fetch of a package is a connection error, and is repeated', async () => {
  let attempts = 0;
  const broken = () => {
    attempts++;
    return Promise.reject(new Error('own words'));
  };
  const retry = { times: 1, when: () => 0 };
  const client = createClient({ baseUrl: 'https://forge.test', fetch: fetchWith(broken), retry });
  await expect(client.projectBadges.get(path)).rejects.toBeInstanceOf(ConnectionError);
  expect(attempts).toBe(2);
});

test('a middleware receives the request of each attempt, and may change it', async () => {
  const server = await loopback(json([]));
  const traceparent: Middleware = (send) => (request, context) => {
    const headers = new Headers(request.headers);
    headers.set('traceparent', `00-${context.operation.id || 'none'}`);
    return send({ ...request, headers }, context);
  };
  const client = createClient({ baseUrl: server.origin, middleware: [traceparent] });
  await client.namespaces.list();
  expect(server.last().headers['traceparent']).toBe('00-listNamespaces');
  await callUndescribed(client, 'GET', '/namespaces');
  expect(server.last().headers['traceparent']).toBe('00-none');
});

test('responses are checked only with checkResponses, which reports or throws an error', async () => {
  const server = await loopback(json({ ...badge, id: 'three' }));
  const careless = createClient({ baseUrl: server.origin });
  expect(await careless.projectBadges.get(path)).toMatchObject({ id: 'three' });

  const reports: InvalidResponseError[] = [];
  const watchful = createClient({
    baseUrl: server.origin,
    middleware: [checkResponses(responses, judgeResponse, (error) => reports.push(error))],
  });
  expect(await watchful.projectBadges.get(path)).toMatchObject({ id: 'three' });
  expect(reports).toMatchObject([{ operation: 'getProjectBadge', status: 200, issues: [{ path: '/body/id' }] }]);

  const strict = createClient({ baseUrl: server.origin, middleware: [checkResponses(responses, judgeResponse)] });
  const error: unknown = await strict.projectBadges.get(path).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidResponseError);
  expect(error).toMatchObject({
    name: 'InvalidResponseError',
    message: 'The response 200 to getProjectBadge is not as described: /body/id must be an integer',
  });
});

test('a response that matches the description, or is not described, is accepted', async () => {
  const server: Loopback = await loopback(({ line }) => (line.startsWith('GET') ? json(badge) : { status: 204 }));
  const client = createClient({ baseUrl: server.origin, middleware: [checkResponses(responses, judgeResponse)] });
  expect(await client.projectBadges.get(path)).toEqual(badge);
  expect(await client.projectBadges.delete(path)).toBeUndefined();
  expect(await callUndescribed(client, 'GET', '/unknown')).toEqual(badge);
});

test('data is checked once, after the last attempt', async () => {
  const replies: SentResponse[] = [{ status: 503, headers: { 'retry-after': '0' } }, json(badge)];
  const server = await loopback(() => replies.shift() ?? {});
  const checked: unknown[] = [];
  const middleware = [
    checkData(({ id }, { status }, data) => checked.push([id, status, data])),
    checkData(() => checked.push('inner')),
  ];
  const client = createClient({ baseUrl: server.origin, middleware });
  await client.projectBadges.get(path);
  expect(checked).toEqual([['getProjectBadge', 200, badge], 'inner']);
});

test('isErrorOf is true only for errors of the given operation', async () => {
  const server = await loopback({ status: 304 });
  const client = createClient({ baseUrl: server.origin });
  const error: unknown = await client.projectLabels
    .subscribe({ id: 24, label_id: 101 })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotModifiedError);
  expect(isErrorOf(error, 'subscribeToProjectLabel')).toBe(true);
  expect(isErrorOf(error, 'unsubscribeFromProjectLabel')).toBe(false);
  expect(isErrorOf(new Error('other'), 'subscribeToProjectLabel')).toBe(false);
});

test('waitFor reads until the work is done, and reports progress', async () => {
  const states = ['scheduled', 'started', 'finished', 'never read'];
  const server = await loopback(() => json({ id: 14, state: states.shift() }));
  const client = createClient({ baseUrl: server.origin });
  const seen: string[] = [];
  const move = await waitFor(
    (signal) => client.snippetStorageMoves.get({ repository_storage_id: 14 }, {}, { signal }),
    {
      until: ({ state }) => state === 'finished',
      onProgress: ({ state }) => seen.push(state),
      interval: 1,
    },
  );
  expect([move.state, ...seen]).toEqual(['finished', 'scheduled', 'started', 'finished']);
});

test('waitFor ends at its time limit, on abort, and if the work fails', async () => {
  const server = await loopback(json({ state: 'started' }));
  const client = createClient({ baseUrl: server.origin });
  const read = () => client.snippetStorageMoves.get({ repository_storage_id: 14 });
  const until = () => false;
  await expect(waitFor(read, { until, interval: 5, timeout: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
  const controller = new AbortController();
  const onProgress = () => controller.abort(new Error('enough'));
  await expect(waitFor(read, { until, onProgress, signal: controller.signal })).rejects.toThrow('enough');
  const failing = () => {
    throw new Error('the move failed');
  };
  await expect(waitFor(read, { until: failing })).rejects.toThrow('the move failed');
});

test.each([
  ['text', 'Größe\n', { content: 'Größe\n', encoding: 'text' }],
  ['bytes that are text', new TextEncoder().encode('\ufeffé'), { content: '\ufeffé', encoding: 'text' }],
  ['bytes that are not text', Uint8Array.of(0x89, 0xff), { content: 'if8=', encoding: 'base64' }],
  ['nothing', new Uint8Array(), { content: '', encoding: 'text' }],
])('the content of a file: %s', (_, content, expected) => {
  expect(encodeFileContent(content)).toEqual(expected);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  expect(decodeFileContent(encodeFileContent(content))).toEqual(bytes);
});

test('a large file does not overflow the stack', () => {
  const bytes = new Uint8Array(3_000_000).fill(0xff);
  const content = encodeFileContent(bytes);
  expect(content.content).toBe(Buffer.from(bytes).toString('base64'));
  expect(decodeFileContent(content)).toEqual(bytes);
});

test.each([3_000_000_000, Infinity])('waitFor may wait longer than the longest timer: %d', async (timeout) => {
  const states = ['started', 'finished'];
  const read = async () => states.shift();
  expect(await waitFor(read, { until: (state) => state === 'finished', interval: 1, timeout })).toBe('finished');
});

test.each([{ interval: NaN }, { interval: -1 }, { timeout: -1 }])('waitFor refuses %j', async (options) => {
  await expect(waitFor(async () => 1, { until: () => true, ...options })).rejects.toThrow(RangeError);
});
