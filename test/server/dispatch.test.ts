import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatcher, Refusal } from '../../generated/server/index.ts';
import { nodeListener } from '../../generated/server/runtime/adapters/node.ts';
import type { Badge } from '../../generated/types/index.ts';
import { oneOperation, serving } from './one-operation.ts';

const badge: Badge = {
  id: 1,
  link_url: 'https://a.example',
  image_url: 'https://b.example',
  rendered_link_url: 'https://a.example',
  rendered_image_url: 'https://b.example',
  name: null,
  kind: 'project',
};

const logged: object[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  const dispatch = createDispatcher(
    {
      projectBadges: {
        list: ({ path, query }) => ({
          status: 200,
          headers: { 'x-total': 1, link: undefined },
          body: [{ ...badge, name: `${path.id} ${JSON.stringify(query)}` }],
        }),
        create: ({ body }) => ({ status: 201, body: { ...badge, ...body } }),
        update: () => {
          throw new Error('inner details');
        },
        delete: () => {
          throw new Refusal(409, 'It is in use.');
        },
        // @ts-expect-error: this response does not match the description
        get: () => ({ status: 200, body: { id: 'one' } }),
      },
      namespaces: {
        list: (_, { schemes }) => ({ status: 200, body: [], headers: { 'x-total': schemes.length } }),
      },
    },
    {
      authenticate: {
        PrivateToken: (token) => (token === 'good' ? { name: 'mira' } : undefined),
        JobToken: () => undefined,
        RegistryBasic: () => undefined,
        RegistryToken: () => undefined,
      },
      checkResponses: 'throw',
      limits: { body: 1000, target: 2000, depth: 10 },
      log: { warn: (details) => logged.push(details), error: (details) => logged.push(details) },
    },
  );
  server = createServer(nodeListener(dispatch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v4`;
});

afterAll(() => server.close());

const call = async (path: string, init: RequestInit = {}) => {
  const headers = { 'private-token': 'good', ...(init.headers as Record<string, string>) };
  const response = await fetch(url + path, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

const post = (body: BodyInit, type: string | undefined = 'application/json') =>
  call('/projects/24/badges', { method: 'POST', body, headers: type === undefined ? {} : { 'content-type': type } });

const goodBody = { link_url: 'https://a.example', image_url: 'https://b.example' };

test('a handler gets the decoded input, and its result is the response', async () => {
  const { status, headers, body } = await call('/projects/aurora%2Fcompass/badges?page=2&name=x+y');
  expect(status).toBe(200);
  expect(headers.get('x-total')).toBe('1');
  expect(headers.get('content-type')).toBe('application/json');
  expect(body).toEqual([{ ...badge, name: 'aurora/compass {"page":2,"per_page":20,"name":"x y"}' }]);
  expect(await post(JSON.stringify(goodBody))).toMatchObject({ status: 201, body: { ...badge, ...goodBody } });
});

test('a HEAD request that is not described gets the response to GET without the body', async () => {
  const response = await fetch(`${url}/projects/1/badges`, { method: 'HEAD', headers: { 'private-token': 'good' } });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
  expect(await response.text()).toBe('');
});

test.each(['/projects/1/badges', '/projects/1/badges?page=0', '/nothing'])(
  'every response has nosniff, so that browsers do not guess its media type: %s',
  async (path) => {
    expect((await call(path)).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

describe('refusals', () => {
  test.each<[number, string, RequestInit?]>([
    [404, '/nothing'],
    [404, '/projects/aurora/compass/badges'],
    [400, '/projects/%E0%A4%A/badges'],
    [405, '/projects/1/badges', { method: 'PUT' }],
    [501, '/projects/1/labels'],
    [401, '/projects/1/badges', { headers: { 'private-token': 'bad' } }],
    [406, '/projects/1/badges', { headers: { accept: 'text/html' } }],
    [414, `/projects/1/badges?name=${'a'.repeat(2000)}`],
    [422, '/projects/1/badges?page=two'],
    [400, '/projects/1/badges?name=%ff'],
    [409, '/projects/1/badges/1', { method: 'DELETE' }],
  ])('%i %s', async (status, path, init) => {
    const answer = await call(path, init);
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    if (status === 405) expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test.each<[number, string, BodyInit, string?]>([
    [400, 'no JSON', '{'],
    [422, 'nothing', ''],
    [400, 'a property twice', '{"link_url":"a","link_url":"b","image_url":"c"}'],
    [400, '__proto__', '{"__proto__":{"admin":true},"link_url":"a","image_url":"c"}'],
    [400, 'NUL', String.raw`{"link_url":"\u0000","image_url":"c"}`],
    [400, 'surrogate', String.raw`{"link_url":"\ud800","image_url":"c"}`],
    [400, 'surrogate', String.raw`{"\uDFFF":"b","link_url":"b","image_url":"c"}`],
    [400, 'too deep', `${'['.repeat(20)}${']'.repeat(20)}`],
    [400, 'no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    [413, 'too long', `"${'a'.repeat(2000)}"`],
    [415, 'another type', 'a', 'text/plain'],
    [415, 'another charset', '{}', 'application/json; charset=latin1'],
    [422, 'what is not described', '{"link_url":1}'],
  ])('%i body: %s', async (status, _, body, type) => {
    expect(await post(body, type)).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  test('issues have the paths of the invalid values', async () => {
    const { body } = await post('{"link_url":1,"image_url":"https://a.example"}');
    expect(body.issues).toEqual([{ path: '/body/link_url', message: 'must be a string' }]);
  });
});

test('an error of a handler is logged, and not sent to the client', async () => {
  const { status, headers, body } = await call('/projects/1/badges/1', {
    method: 'PUT',
    headers: { 'x-request-id': 'r-1' },
  });
  expect(status).toBe(500);
  expect(body).toEqual({ message: 'The server failed.' });
  expect(headers.get('x-request-id')).toBe('r-1');
  expect(logged.at(-1)).toMatchObject({ requestId: 'r-1', operation: 'updateProjectBadge' });
});

test('a response that does not match the description is detected', async () => {
  expect((await call('/projects/1/badges/1')).status).toBe(500);
});

test.each([
  ['__proto__ in a query', '/projects/1/badges?name[__proto__][x]=1', undefined, 'The request is not valid.'],
  ['NUL in a query', '/projects/1/badges?name=%00', undefined, 'The request target contains a NUL character.'],
  ['__proto__ in a form', '/projects/1/badges', '__proto__[x]=1', 'The request is not valid.'],
  ['NUL in a form', '/projects/1/badges', 'link_url=%00', 'The request is not valid.'],
  ['a property twice in a form', '/projects/1/badges', 'link_url=a&link_url=b', 'The request is not valid.'],
])('%s is refused', async (_, path, form, message) => {
  const init = { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const answer = form === undefined ? await call(path) : await call(path, init as RequestInit);
  expect([400, 422]).toContain(answer.status);
  expect(answer.body.message).toBe(message);
});

test('a form without a described schema may have each property once', async () => {
  const echo = oneOperation('POST', ({ body }: { readonly body: unknown }) => ({ status: 200, body }), {
    requestBody: { required: true, mediaTypes: ['application/x-www-form-urlencoded'] },
  });
  await serving(echo, async ({ url: address }) => {
    const send = (body: string) =>
      fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(await (await send('a=1&b=x+y')).json()).toEqual({ a: '1', b: 'x y' });
    for (const body of ['a=1&a=2', '__proto__=1', 'a=%00']) expect((await send(body)).status).toBe(400);
  });
});
