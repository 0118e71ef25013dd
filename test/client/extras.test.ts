import { expect, test } from 'vitest';
import {
  checkData,
  checkResponses,
  callUndescribed,
  createClient,
  decodeFileContent,
  encodeFileContent,
  InvalidResponseError,
  NotModifiedError,
  isErrorOf,
  traceRequests,
  waitFor,
  type Middleware,
  type TraceEvent,
} from '../../generated/client/index.ts';
import { responses } from '../../generated/validators/responses.ts';
import { judgeResponse } from '../../generated/validators/runtime/judge-response.ts';
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
  const request = { operation: 'listProjectBadges', method: 'GET', url: `${server.origin}/api/v4/projects/24/badges` };
  const duration = expect.any(Number);
  expect(events).toEqual([
    { kind: 'request', ...request },
    { kind: 'response', ...request, status: 503, requestId: undefined, duration },
    { kind: 'request', ...request },
    { kind: 'response', ...request, status: 200, requestId: 'r-2', duration },
  ]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

test('traces report failures', async () => {
  const events: TraceEvent[] = [];
  const middleware = [traceRequests((event) => events.push(event))];
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', middleware, retry: false });
  await expect(client.namespaces.list()).rejects.toThrow('connection failed');
  expect(events.map(({ kind }) => kind)).toEqual(['request', 'failure']);
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
