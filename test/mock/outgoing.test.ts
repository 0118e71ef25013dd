import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startMock } from '../../mock/start-mock.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { sendMockRequest } from '../../mock/outgoing/send-mock-request.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { generate } from '../generate.ts';

const order = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer', minimum: 5 },
    state: { enum: ['paid', 'sent'] },
    secret: { type: 'string', writeOnly: true },
    lines: { type: 'array', items: { type: 'object', properties: { count: { type: 'integer' } } } },
  },
};
const ok = { 204: { description: 'Received.' } };
const content = (media: object): object => ({ 'application/json': { schema: order, ...media } });
const webhooks = {
  orderPaid: {
    post: {
      parameters: [{ name: 'X-Event', in: 'header', schema: { type: 'string' }, example: 'paid' }],
      requestBody: {
        content: content({
          examples: { wrong: { value: { id: 1 } }, right: { value: { id: 7 } }, other: { value: { id: 8 } } },
        }),
      },
      responses: ok,
    },
  },
  orderSent: { put: { operationId: 'tellSent', requestBody: { content: content({}) }, responses: ok } },
};
const onState = {
  '{$request.body#/url}/{$response.body#/id}?from={$request.path.shop}': {
    post: { requestBody: { content: content({ example: { id: 9 } }) }, responses: ok },
  },
};
const shop = { name: 'shop', in: 'path', required: true, schema: { type: 'string' } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://api.example/v1' }],
  webhooks,
  paths: {
    '/shops/{shop}/orders': {
      post: {
        operationId: 'createOrder',
        parameters: [shop],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
            },
          },
        },
        responses: {
          201: { description: 'Created.', content: { 'application/json': { schema: order, example: { id: 6 } } } },
        },
        callbacks: { onState },
      },
    },
  },
};

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-outgoing-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  await generate({ spec: join(folder, 'openapi.json'), out: join(folder, 'api'), check: false, force: false });
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Received {
  readonly method: string | undefined;
  readonly target: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Starts a server that stores the requests that it receives. `next` waits for a request. */
async function receiver(
  status = 204,
): Promise<{ origin: string; received: Received[]; next: () => Promise<Received> }> {
  const received: Received[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: target, headers } = request;
    const body = await text(request);
    received.push({ method, target, headers, body: body === '' ? undefined : JSON.parse(body) });
    response.writeHead(status, { location: '/elsewhere' }).end();
    server.emit('received');
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const next = async (): Promise<Received> => {
    while (received.length === 0) await once(server, 'received');
    return received.shift() as Received;
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, next };
}

test('a webhook is sent with its first valid example, and with the headers that have examples', async () => {
  const { origin, next } = await receiver();
  const sent = await sendMockRequest({ spec: document, name: 'orderPaid', to: `${origin}/hooks?key=1` });
  expect(sent).toEqual({ method: 'POST', status: 204 });
  expect(await next()).toMatchObject({
    method: 'POST',
    target: '/hooks?key=1',
    headers: { 'content-type': 'application/json', 'x-event': 'paid' },
    body: { id: 7 },
  });
  await sendMockRequest({ spec: document, name: 'orderPaid', example: 'other', to: origin });
  expect((await next()).body).toEqual({ id: 8 });
});

test('without an example, the body has all properties of the schema, except those that the API does not send', async () => {
  const { origin, next } = await receiver();
  for (const name of ['orderSent', 'tellSent']) await sendMockRequest({ spec: document, name, to: origin });
  for (const { method, body } of [await next(), await next()])
    expect([method, body]).toEqual(['PUT', { id: 5, state: 'paid', lines: [{ count: expect.any(Number) }] }]);
});

test('a redirect of the receiver is not followed', async () => {
  const { origin, received } = await receiver(307);
  expect(await sendMockRequest({ spec: document, name: 'orderPaid', to: origin })).toMatchObject({ status: 307 });
  expect(received.map(({ target }) => target)).toEqual(['/']);
});

test('webhooks of OpenAPI 3.0 are in an extension, and a nullable property may be null', async () => {
  const { origin, next } = await receiver();
  const schema = { type: 'object', required: ['note'], properties: { note: { type: 'string', nullable: true } } };
  const requestBody = { content: { 'application/json': { schema, example: { note: null } } } };
  const spec = {
    openapi: '3.0.3',
    info: { title: 'Orders', version: '1' },
    paths: {},
    'x-webhooks': { noted: { post: { requestBody, responses: ok } } },
  };
  await sendMockRequest({ spec, name: 'noted', to: origin });
  expect((await next()).body).toEqual({ note: null });
});

test.each([
  [{ name: 'orderPayed' }, 'no webhook or callback orderPayed. Did you mean orderPaid?'],
  [{ name: 'zzz' }, 'The names are orderPaid, orderSent, createOrder/onState.'],
  [{ name: 'orderPaid', example: 'none' }, 'orderPaid has no example "none".'],
])('%j cannot be sent', async (wrong, message) => {
  await expect(sendMockRequest({ spec: document, to: 'http://127.0.0.1:9', ...wrong })).rejects.toThrow(message);
});

test('the command sends a webhook or a callback, and fails if the receiver refuses it', async () => {
  const { origin, next } = await receiver();
  const send = (...args: string[]): ReturnType<typeof callForgespec> =>
    callForgespec(folder, 'mock', '--spec', 'openapi.json', ...args);
  const sent = await send('--send', 'onState', '--to', `${origin}/x`);
  expect([sent.code, sent.stdout]).toEqual([0, `POST ${origin}/x 204\n`]);
  expect((await next()).body).toEqual({ id: 9 });
  const { origin: refusing } = await receiver(500);
  expect((await send('--send', 'onState', '--to', refusing)).code).toBe(1);
  const wrong = await send('--send', 'onState');
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--send and --to belong together.')]);
});

const engines = {
  prism: (options: object) => startMock({ spec: document, port: 0, ...options }),
  stubs: (options: object) => startStubMock({ generated: join(folder, 'api'), port: 0, ...options }),
};

for (const [engine, start] of Object.entries(engines)) {
  /** Starts a mock, and sends a request with the URL of a receiver. Returns the log of the mock. */
  const mockAsked = async (
    callbacks: readonly string[],
    body: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; logged: Promise<string> }> => {
    const { promise: logged, resolve } = Promise.withResolvers<string>();
    const mock = await start({ callbacks, log: (line: string) => void (/callback/u.test(line) && resolve(line)) });
    onTestFinished(() => mock.close());
    const response = await fetch(`${mock.url}/v1/shops/n%2Fw/orders`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, logged };
  };

  test(`${engine}: a callback is sent to the URL that the request and the response state`, async () => {
    const { origin, next } = await receiver();
    const { status, logged } = await mockAsked([origin], { url: `${origin}/hook` });
    expect(status).toBe(201);
    expect(await next()).toMatchObject({ method: 'POST', target: '/hook/6?from=n/w', body: { id: 9 } });
    expect(await logged).toBe(`callback createOrder/onState: POST ${origin}/hook/6 204`);
  });

  test(`${engine}: a callback is not sent to another origin, or for a page of another site`, async () => {
    const { origin, received } = await receiver();
    const elsewhere = await mockAsked(['http://localhost:9'], { url: `${origin}/hook` });
    expect(await elsewhere.logged).toContain(`${origin} is not an allowed origin`);
    for (const headers of [{ origin: 'http://page.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { logged } = await mockAsked([origin], { url: `${origin}/hook` }, headers);
      expect(await logged).toContain('a web page of another site sent the request');
    }
    const missing = await mockAsked([origin], { url: 'file:///etc/passwd' });
    expect(await missing.logged).toContain('do not have a URL for');
    expect(received).toEqual([]);
  });

  test(`${engine}: a request that is refused causes no callback`, async () => {
    const { origin, received, next } = await receiver();
    const mock = await start({ callbacks: [origin] });
    onTestFinished(() => mock.close());
    const ask = (body: object): Promise<Response> =>
      fetch(`${mock.url}/v1/shops/1/orders`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    expect((await ask({ url: 7 })).ok).toBe(false);
    expect((await ask({ url: `${origin}/second` })).status).toBe(201);
    expect((await next()).target).toBe('/second/6?from=1');
    expect(received).toEqual([]);
  });
}
