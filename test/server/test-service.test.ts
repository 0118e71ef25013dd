import { expect, test } from 'vitest';
import { ApiError, ConnectionError, createClient, type Client } from '../../generated/client/index.ts';
import { testService } from '../../generated/server/testing.ts';
import type { Label } from '../../generated/types/index.ts';

const label: Label = {
  id: 7,
  name: 'bug',
  color: '#ff0000',
  text_color: '#ffffff',
  description: null,
  description_html: null,
  archived: false,
  is_project_label: true,
  subscribed: false,
  priority: null,
};

const clientOf = (service: { readonly fetch: typeof globalThis.fetch }): Client =>
  createClient({ baseUrl: 'https://forge.test', auth: { PrivateToken: 'any' }, fetch: service.fetch, retry: false });

test('a client gets the replies of a test, and the test sees the decoded requests', async () => {
  const service = testService({ projectLabels: { list: () => ({ status: 200, body: [label] }) } });
  const client = clientOf(service);
  service.reply('projectLabels.create', ({ body }) => ({ status: 201, body: { ...label, name: body.name } }));
  expect(await client.projectLabels.list({ id: 'a/b' }, { search: 'bug' })).toEqual([label]);
  expect(await client.projectLabels.create({ id: 1 }, { name: 'new', color: '#00ff00' })).toMatchObject({
    name: 'new',
  });
  const [listed] = service.requestsTo('projectLabels.list');
  expect(listed?.input.path).toEqual({ id: 'a/b' });
  expect(listed?.input.query).toMatchObject({ search: 'bug', page: 1 });
  expect(listed?.headers.get('private-token')).toBe('any');
  expect(service.requests.map(({ operation, method }) => [operation, method])).toEqual([
    ['projectLabels.list', 'GET'],
    ['projectLabels.create', 'POST'],
  ]);
  service.check();
});

test('replyOnce and failOnce are used once, in their order', async () => {
  const service = testService({ projectLabels: { get: () => ({ status: 200, body: label }) } });
  const client = clientOf(service);
  service.replyOnce('projectLabels.get', { status: 404, body: { message: '404 Not found' } });
  service.failOnce('projectLabels.get', 503, { 'retry-after': '1' });
  service.failOnce('projectLabels.get');
  const get = () => client.projectLabels.get({ id: 1, label_id: 7 });
  await expect(get()).rejects.toMatchObject({ status: 404, reason: '404 Not found' });
  const failure: unknown = await get().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 503, headers: expect.any(Headers) });
  expect(() => service.check()).toThrow('A reply to one call of projectLabels.get was not used.');
  await expect(get()).rejects.toThrow(ConnectionError);
  expect(await get()).toEqual(label);
  service.check();
});

test('an operation without a reply fails with the name of the operation, also if the program ignores the error', async () => {
  const service = testService();
  const client = clientOf(service);
  const words =
    'The test has no reply to getPagesSettings: pass a handler to testService, or call service.reply("pages.get", …)';
  await expect(client.pages.get({ id: 1 })).rejects.toThrow(words);
  expect(() => service.check()).toThrow(words);
});

test('a reply that is not as described fails the call', async () => {
  const wrong: unknown = { ...label, id: 'seven' };
  const service = testService({ projectLabels: { get: () => ({ status: 200, body: wrong as Label }) } });
  const call = clientOf(service).projectLabels.get({ id: 1, label_id: 7 });
  await expect(call).rejects.toThrow(/getProjectLabel is not as described.*\/body\/id/u);
});

test('a request that is not as described, or has no credential, gets the error of the API', async () => {
  const service = testService({ projectLabels: { list: () => ({ status: 200, body: [] }) } });
  const list = clientOf(service).projectLabels.list({ id: 1 }, { page: 0 });
  await expect(list).rejects.toMatchObject({ status: 422 });
  expect(service.requests).toMatchObject([{ operation: 'projectLabels.list', input: undefined }]);
  expect(service.requestsTo('projectLabels.list')).toEqual([]);
  const response = await service.fetch('https://forge.test/api/v4/projects/1/labels');
  expect(response.status).toBe(401);
});

test('an address without an operation fails the call', async () => {
  const service = testService();
  await expect(service.fetch('https://forge.test/api/v9/x')).rejects.toThrow(
    'The API has no operation for GET https://forge.test/api/v9/x.',
  );
});

test('the errors of a handler reach the caller, each in its own call', async () => {
  const service = testService({
    projectLabels: {
      get: async ({ path }) => {
        await Promise.resolve();
        throw new RangeError(`label ${path.label_id}`);
      },
    },
  });
  const { projectLabels } = clientOf(service);
  const calls = [1, 2].map((label_id) => projectLabels.get({ id: 1, label_id }));
  const reasons = (await Promise.allSettled(calls)).map((result) => 'reason' in result && String(result.reason));
  expect(reasons).toEqual(['RangeError: label 1', 'RangeError: label 2']);
});

test('a call ends when its signal aborts, although the handler is still running', async () => {
  const service = testService({ projectLabels: { get: () => new Promise(() => undefined) } });
  const controller = new AbortController();
  const reply = service.fetch('https://forge.test/api/v4/projects/1/labels/7', {
    headers: { 'private-token': 'any' },
    signal: controller.signal,
  });
  controller.abort(new Error('enough'));
  await expect(reply).rejects.toThrow('enough');
});

test('an unknown operation is an error', () => {
  const reply: (operation: never, reply: never) => void = testService().reply;
  expect(() => reply('pets.list' as never, {} as never)).toThrow('The API has no operation "pets.list".');
});
