import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };
import { serve } from '../../generated/server/runtime/adapters/serve.ts';
import { createServer } from 'node:http';
import { findRoute, routes } from '../../generated/server/routes.ts';
import { securitySchemes } from '../../generated/server/security.ts';
import { bracketForm } from '../../templates/shared/form-notation.ts';
import { serializeQuery } from '../../templates/shared/bracket-notation.ts';
import { commaDelimited, queryWith } from '../../templates/shared/query-styles.ts';
import { callsOf } from '../end-to-end/calls.ts';
import { createFullDispatch } from './one-operation.ts';

// Document 1, "Endpoints: shared conventions", 7: "Parameters are sent as a query string or as a request body."

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** The input and the address that the last handler received. */
let received: { input: unknown; url: string } | undefined;

/** Handlers of all operations, which record their input. */
function recordingHandlers(): object {
  const areas: Record<string, Record<string, unknown>> = {};
  for (const { area, handler } of routes) {
    (areas[area] ??= {})[handler] = (input: unknown, { url }: { readonly url: string }) => {
      received = { input, url };
      return { status: 204 };
    };
  }
  return areas;
}

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const authenticate = Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, () => ({ scopes: [] })]));
  const options = { authenticate, checkResponses: 'off' } as const;
  server = await serve(createServer, createFullDispatch(findRoute, securitySchemes, recordingHandlers(), options), {
    port: 0,
  });
});
afterAll(() => server.close());

interface Sent {
  readonly status: number | undefined;
  readonly body: string;
  readonly input: unknown;
  readonly url: string | undefined;
}

/** Sends a request. (`fetch` rejects a GET with a body.) */
async function sendTo(method: string, target: string, contentType?: string, body?: string): Promise<Sent> {
  received = undefined;
  const headers = {
    'private-token': 'token',
    authorization: `Basic ${Buffer.from('mira:token').toString('base64')}`,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const sent = send({ port: server.port, method, path: target, headers });
  const answered: Promise<[IncomingMessage]> = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await answered;
  const answer = await text(response);
  const { input, url } = (received ?? {}) as Partial<NonNullable<typeof received>>;
  return { status: response.statusCode, body: answer, input, url };
}

const writeQuery = (values: object): string =>
  queryWith({ in: commaDelimited, ...('in' in values ? { labels: commaDelimited } : {}) })({ ...values });

/** The calls of operations, with their routes and targets without query. */
const calls = callsOf(document).flatMap(({ operationId, sent, path = {}, query, body }) => {
  const route = routes.find(({ operation }) => operation === operationId);
  if (route === undefined || sent !== 'all parameters' || route.prefix !== '/api/v4') return [];
  const target =
    route.prefix + route.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(path[name])));
  return [
    { operationId, method: route.method, target, route, value: (query ?? body ?? {}) as Record<string, unknown> },
  ];
});

const withQuery = calls.filter(({ route }) => route.request.query !== undefined && route.method !== 'HEAD');
const withBody = calls.filter(({ route }) => route.requestBody !== undefined);

describe.each(withQuery)('$method $route.path', ({ method, target, value }) => {
  const query = 'in' in value ? writeQuery(value) : serializeQuery(value);
  // In JSON, an array has the name of the parameter without brackets.
  const plain = Object.fromEntries(Object.entries(value).map(([name, each]) => [name.replace(/\[\]$/u, ''), each]));

  test('takes its query parameters as a form and as JSON', async () => {
    const described = await sendTo(method, `${target}?${query}`);
    expect(described.body).toBe('');
    expect(described.input).toBeDefined();
    const asForm = await sendTo(method, target, form, query);
    expect(asForm).toMatchObject({ body: '', input: described.input, url: described.url });
    const asJson = await sendTo(method, target, json, JSON.stringify(plain));
    expect(asJson).toMatchObject({ body: '', input: described.input });
  });
});

describe.each(withBody)('$method $route.path', ({ method, target, value }) => {
  test('takes the properties of its body in the query, or some in the query and some in the body', async () => {
    const described = await sendTo(method, target, json, JSON.stringify(value));
    expect(described.body).toBe('');
    expect(await sendTo(method, `${target}?${bracketForm(value)}`)).toMatchObject({ body: '', input: described.input });
    const [first = ['', ''], ...others] = Object.entries(value);
    const query = bracketForm(Object.fromEntries([first]));
    for (const [contentType, body] of [
      [json, JSON.stringify(Object.fromEntries(others))],
      [form, bracketForm(Object.fromEntries(others))],
    ] as const) {
      const sent = await sendTo(method, `${target}?${query}`, contentType, body);
      expect(sent).toMatchObject({ body: '', input: described.input });
    }
  });
});

const badges = '/api/v4/projects/24/badges';
const issuesOf = ({ body }: Sent): unknown => JSON.parse(body).issues;

test('the links of a page have the parameters of the body', async () => {
  const { url } = await sendTo('GET', `${badges}?page=2`, form, 'name=Coverage');
  expect(url).toMatch(/\/api\/v4\/projects\/24\/badges\?page=2&name=Coverage$/u);
});

test('a parameter that is in the query and in the body is rejected', async () => {
  const twice = await sendTo('GET', `${badges}?page=2`, form, 'page=3');
  expect(issuesOf(twice)).toEqual([{ path: '/query/page', message: 'must be given once' }]);
  const body = { link_url: 'https://a.example', image_url: 'https://b.example' };
  const label = await sendTo('POST', `${badges}?link_url=https://c.example`, json, JSON.stringify(body));
  expect(issuesOf(label)).toEqual([{ path: '/body/link_url', message: 'must be given once' }]);
});

test('the path of an issue begins with the part of the request that contains the parameter', async () => {
  const inQuery = await sendTo('POST', `${badges}?name=Coverage`);
  expect(issuesOf(inQuery)).toEqual([
    expect.objectContaining({ path: '/query' }),
    expect.objectContaining({ path: '/query' }),
  ]);
});

test('a body without parameters is rejected', async () => {
  expect(await sendTo('GET', badges, json, '[1]')).toMatchObject({ status: 422 });
  expect(await sendTo('GET', badges, json, '{"page":')).toMatchObject({ status: 400 });
  expect(await sendTo('GET', badges, 'text/plain', 'page=1')).toMatchObject({ status: 415 });
  expect(await sendTo('GET', badges, undefined, 'page=1')).toMatchObject({ status: 415 });
  expect(await sendTo('GET', badges, form, 'page=%ff')).toMatchObject({ status: 400 });
  expect(await sendTo('POST', badges)).toMatchObject({ status: 422 });
});

test('a request with a content type and without a body is accepted', async () => {
  expect(await sendTo('GET', `${badges}?page=2`, json)).toMatchObject({ status: 204 });
  expect(await sendTo('GET', `${badges}?page=2`, 'text/plain', '')).toMatchObject({ status: 204 });
});

test('an operation of another server accepts its parameters only as described', async () => {
  const refused = await sendTo('GET', '/jwt/auth', form, 'service=container_registry&scope=repository:a:pull');
  expect(issuesOf(refused)).toContainEqual(expect.objectContaining({ message: 'must have the parameter "service"' }));
});

test('a JSON body whose long key would be repeated in the query for each item is rejected', async () => {
  const body = { ['a'.repeat(100_000)]: Array.from({ length: 1000 }, () => 1) };
  expect(await sendTo('GET', badges, json, JSON.stringify(body))).toMatchObject({ status: 413 });
});
