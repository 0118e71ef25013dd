import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../examples/servers/with-hono.ts';
import { createClient, resultOf, type Client } from '../../generated/client/index.ts';
import { startExpress, startFastify, startNode, type RunningExample } from './start-examples.ts';

interface Running {
  readonly url: string;
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

const overHttp = async (start: () => Promise<RunningExample>): Promise<Running> => ({ ...(await start()), fetch });

/** The examples, one for each adapter. The example with hono is called directly, without a connection, as workers call it. */
const adapters: Record<string, () => Promise<Running>> = {
  'node:http': () => overHttp(startNode),
  express: () => overHttp(startExpress),
  fastify: () => overHttp(startFastify),
  fetch: async () => {
    const app = createApp();
    return {
      url: 'http://forge.example.com',
      fetch: async (input, init) => app.fetch(new Request(input, init)),
      close: async () => {},
    };
  },
};

describe.each(Object.keys(adapters))('%s', (name) => {
  let server: Running;
  let client: Client;

  beforeAll(async () => {
    server = await adapters[name]!();
    client = createClient({ baseUrl: server.url, auth: { PrivateToken: 'secret' }, fetch: server.fetch });
  });

  afterAll(() => server.close());

  const project = { id: 'aurora/compass' };
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    server.fetch(`${server.url}/api/v4${path}`, { ...init, headers: { 'private-token': 'secret', ...init.headers } });

  test('the client creates, reads, changes and deletes a badge', async () => {
    const wanted = { link_url: 'https://a.example', image_url: 'https://b.example', name: 'Coverage' };
    const created = await client.projectBadges.create(project, wanted);
    expect(created).toMatchObject(wanted);
    const badge = { ...project, badge_id: created.id };
    expect(await client.projectBadges.update(badge, { name: 'Pipeline' })).toEqual({ ...created, name: 'Pipeline' });
    expect(await client.projectBadges.list(project, { name: 'Pipeline' })).toHaveLength(1);
    await client.projectBadges.delete(badge);
    expect(await resultOf(client.projectBadges.get(badge))).toMatchObject({ ok: false, status: 404 });
  });

  test('pages link to each other', async () => {
    for (const name of ['1', '2', '3']) {
      await client.projectBadges.create(project, {
        link_url: 'https://a.example',
        image_url: 'https://b.example',
        name,
      });
    }
    const first = await call('/projects/aurora%2Fcompass/badges?per_page=2');
    expect(first.headers.get('x-total')).toBe('3');
    const next = /<([^>]+)>; rel="next"/u.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toBe(`${server.url}/api/v4/projects/aurora%2Fcompass/badges?per_page=2&page=2`);
    expect(await (await call(next.slice(`${server.url}/api/v4`.length))).json()).toHaveLength(1);
  });

  test('parameters may be in the query of a POST and in the body of a GET', async () => {
    const parameters = 'link_url=https://a.example&image_url=https://b.example&name=Moved';
    const created = await call(`/projects/aurora%2Fmoved/badges?${parameters}`, { method: 'POST' });
    expect(created.status).toBe(201);
    // `fetch` sends no body with a GET.
    if (name === 'fetch') return;
    const body = 'name=Moved&per_page=1';
    const headers = {
      'private-token': 'secret',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    };
    const sent = request(`${server.url}/api/v4/projects/aurora%2Fmoved/badges`, { headers });
    sent.end(body);
    const [response] = await once(sent, 'response');
    expect(response.headers['x-per-page']).toBe('1');
    expect(await json(response)).toEqual([expect.objectContaining({ name: 'Moved' })]);
  });

  test('the response to HEAD has the headers of the response to GET, and no body', async () => {
    const response = await call('/projects/1/badges', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });

  test('refusals', async () => {
    const statuses = await Promise.all([
      call('/projects/1/badges/x'),
      call('/projects/1/badges', { method: 'PUT' }),
      call('/projects/1/badges', { headers: { 'private-token': 'wrong' } }),
      call('/projects/1/badges', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
      call('/projects/1/badges', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
      call('/projects/1/badges', { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } }),
      call('/projects/1/labels'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([422, 405, 401, 400, 422, 415, 501]);
  });

  test('a request for a path that the API does not have goes to the application', async () => {
    if (name === 'node:http') return;
    const health = await server.fetch(`${server.url}/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    expect((await server.fetch(`${server.url}/nothing`)).status).toBe(404);
  });
});
