import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdapterName } from '../../generator/adapter-names.ts';
import { generate } from '../generate.ts';

type Json = Readonly<Record<string, unknown>>;

const clock = {
  type: 'object',
  required: ['id', 'time'],
  properties: { id: { type: 'string' }, time: { type: 'string', format: 'date-time' } },
};
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** Returns an operation that reads a clock, with additional or changed fields. */
const getClock = (fields: Json = {}): Json => ({
  operationId: 'getClock',
  tags: ['clocks'],
  parameters: [id],
  responses: {
    200: {
      description: 'The clock',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Clock' } } },
    },
    404: { description: 'Not found' },
  },
  ...fields,
});

/** Returns the description of a read-only JSON API with one operation. */
const describeClocks = (operation: Json = getClock(), components: Json = {}): Json => ({
  openapi: '3.1.0',
  info: { title: 'Clock', version: '1.0.0' },
  servers: [{ url: 'https://clock.example' }],
  paths: { '/clocks/{id}': { get: operation } },
  components: { schemas: { Clock: clock }, ...components },
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function generated(description: Json, adapters: readonly AdapterName[] = ['fetch']): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  folders.push(folder);
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const result = await generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'api'),
    adapters,
    check: false,
    force: false,
  });
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return join(folder, 'api');
}

function sizeOf(folder: string): { files: number; lines: number } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const lines = names.map((name) => readFileSync(join(folder, name), 'utf8').split('\n').length - 1);
  return { files: names.length, lines: lines.reduce((sum, count) => sum + count, 0) };
}

/** Returns the names of the exported functions, constants and classes of an output. */
function exportsOf(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const text = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return Array.from(text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gmu), ([, name = '']) => name);
}

describe('a read-only JSON API with one operation', () => {
  let out: string;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    out = await generated(describeClocks());
    const { createDispatcher } = await import(join(out, 'server/index.ts'));
    const { fetchHandler } = await import(join(out, 'server/runtime/adapters/fetch.ts'));
    const clocks = {
      get: ({ path }: { path: { id: string } }) => {
        if (path.id === 'none') return { status: 404 };
        if (path.id === 'broken') throw new Error('The clock is broken.');
        return { status: 200, body: { id: path.id, time: '2026-03-09T10:15:00Z' } };
      },
    };
    const answer = fetchHandler(createDispatcher({ clocks }, {}));
    server = createServer(async (request, response) => {
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      const {
        status,
        headers: sent,
        body,
      } = await answer(
        new Request(`http://${request.headers.host}${request.url}`, {
          method: request.method ?? '',
          headers: Object.fromEntries(headers),
        }),
      );
      response.writeHead(status, Object.fromEntries(sent));
      for await (const chunk of body ?? []) response.write(chunk);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
  });

  test('has an output of a bounded size', () => {
    expect(sizeOf(out).files).toBeLessThanOrEqual(48);
    expect(sizeOf(out).lines).toBeLessThanOrEqual(5850);
    expect(sizeOf(join(out, 'server')).files).toBeLessThanOrEqual(14);
    expect(sizeOf(join(out, 'server')).lines).toBeLessThanOrEqual(1710);
    expect(sizeOf(join(out, 'validators')).files).toBeLessThanOrEqual(9);
    expect(sizeOf(join(out, 'validators')).lines).toBeLessThanOrEqual(415);
  });

  test.each([
    ['GET', '/clocks/a%20b', {}, 200, { id: 'a b', time: '2026-03-09T10:15:00Z' }],
    ['GET', '/clocks/none', {}, 404, undefined],
    ['GET', '/clocks/broken', {}, 500, { message: 'The server failed.' }],
    ['GET', '/clocks', {}, 404, { message: 'There is nothing at this path.' }],
    ['GET', '/clocks/%ff', {}, 400, { message: expect.stringContaining('percent-encoded') }],
    ['GET', '/clocks/%00', {}, 400, { message: 'The request target contains a NUL character.' }],
    ['DELETE', '/clocks/a', {}, 405, { message: 'The methods of this path are GET, HEAD.' }],
    ['HEAD', '/clocks/a', {}, 200, undefined],
  ])('returns the status of %s %s %j: %i', async (method, path, headers, status, body) => {
    const response = await fetch(origin + path, { method, headers });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text === '' ? undefined : JSON.parse(text)).toEqual(body);
  });

  test('rejects a request target that is too long', async () => {
    expect((await fetch(`${origin}/clocks/${'a'.repeat(9000)}`)).status).toBe(414);
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['returns a body that is not text', () => ({ contentType: 'text/plain', text: 5 })],
])('if writeRefusal %s, the refusal is written as JSON with its own status', async (_, writeRefusal) => {
  const out = await generated(describeClocks());
  const { createDispatcher } = await import(join(out, 'server/index.ts'));
  const { fetchHandler } = await import(join(out, 'server/runtime/adapters/fetch.ts'));
  const response: Response = await fetchHandler(createDispatcher({}, { writeRefusal }))(new Request('http://a/clocks'));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'There is nothing at this path.' });
});

const list = { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } };
const json = { 'application/json': { schema: { $ref: '#/components/schemas/Clock' } } };
const ok = (content: Json, headers: Json = {}): Json => ({
  responses: { 200: { description: 'Done', content, headers } },
});
const query = (name: string, schema: Json, fields: Json = {}): Json => ({ name, in: 'query', schema, ...fields });
const integer = { type: 'integer' };

/** Each feature, a function or class of the runtime that only such descriptions have, and a description that needs it. */
const features: readonly [feature: string, name: string, description: Json][] = [
  [
    'authentication',
    'authenticationPart',
    describeClocks(getClock({ security: [{ Key: [] }] }), {
      securitySchemes: { Key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    }),
  ],
  ['request bodies', 'bodyPart', describeClocks(getClock({ requestBody: { content: json } }))],
  [
    'query parameters in bodies',
    'queryPart',
    {
      ...describeClocks(getClock({ parameters: [id, query('a', integer)] })),
      'x-parameters-in': 'query-or-body',
    },
  ],
  ['bodies that are not JSON', 'streamedBody', describeClocks(getClock(ok({ 'text/plain': {} })))],
  [
    'numbered pages',
    'offsetOf',
    describeClocks(
      getClock({
        ...ok(list, { total: { schema: integer } }),
        'x-pagination': { method: 'page', parameter: 'number', size: 'count' },
        parameters: [id, query('number', integer), query('count', { ...integer, default: 5 })],
      }),
    ),
  ],
  [
    'pages after a cursor',
    'keysetPage',
    describeClocks(getClock({ ...ok(list, { Link: { schema: { type: 'string' } } }), 'x-pagination': 'link' })),
  ],
  ['response headers', 'responsePart', describeClocks(getClock(ok(json, { 'x-total': { schema: integer } })))],
  [
    'other media types than application/json',
    'responsePart',
    describeClocks(getClock(ok({ 'application/vnd.clock+json': { schema: { type: 'object' } } }))),
  ],
  [
    'several media types',
    'negotiate',
    describeClocks(getClock(ok({ ...json, 'application/vnd.clock+json': { schema: { type: 'object' } } }))),
  ],
  [
    'lists in a path',
    'PathLists',
    describeClocks(getClock({ parameters: [{ ...id, schema: { type: 'array', items: integer } }] })),
  ],
  [
    'styles of path values with a prefix',
    'withoutPrefixes',
    describeClocks(getClock({ parameters: [{ ...id, style: 'label' }] })),
  ],
  [
    'JSON in a parameter',
    'parseJsonInText',
    describeClocks(
      getClock({ parameters: [id, { name: 'a', in: 'query', content: { 'application/json': { schema: integer } } }] }),
    ),
  ],
  [
    'schemas that contain themselves',
    'nested',
    describeClocks(getClock(), {
      schemas: { Clock: { type: 'object', properties: { next: { $ref: '#/components/schemas/Clock' } } } },
    }),
  ],
  [
    'unique items',
    'hasUniqueItems',
    describeClocks(getClock(), { schemas: { Clock: { type: 'array', items: {}, uniqueItems: true } } }),
  ],
  [
    'lengths of text',
    'codePoints',
    describeClocks(getClock(), { schemas: { Clock: { type: 'string', maxLength: 5 } } }),
  ],
];

describe('the runtime has a function only if the description needs it', () => {
  let small: string;
  beforeAll(async () => {
    small = await generated(describeClocks());
  });

  test.each(features)('%s: %s', async (_feature, name, description) => {
    expect(exportsOf(small)).not.toContain(name);
    const out = await generated(description);
    expect(exportsOf(out)).toContain(name);
    await import(join(out, 'server/index.ts'));
  });

  test('the output has the functions for health and observers only with an adapter that listens', async () => {
    expect(exportsOf(small)).not.toContain('withObserver');
    expect(exportsOf(small)).not.toContain('splitAbsolute');
    const out = await generated(describeClocks(), ['serve']);
    expect(await import(join(out, 'server/index.ts'))).toMatchObject({
      withHealth: expect.any(Function),
      withObserver: expect.any(Function),
    });
  });
});

test('the request decoders of an API with one area are in one module, together with their table', async () => {
  const out = await generated(describeClocks());
  const { decodeGetClockPath, requests } = await import(join(out, 'validators/requests.ts'));
  expect(decodeGetClockPath(['a%20b'])).toEqual({ value: { id: 'a b' } });
  expect(requests).toEqual({ getClock: { path: decodeGetClockPath } });
  expect(existsSync(join(out, 'validators/requests'))).toBe(false);
});

/** Members of types, the module of the type, and a description that needs the member. */
const members: readonly [member: string, module: string, description: Json][] = [
  ['role', 'server/runtime/interfaces.ts', describeClocks(getClock({ 'x-role': 'Maintainer' }))],
  ['prefix', 'server/runtime/interfaces.ts', { ...describeClocks(), servers: [{ url: 'https://clock.example/v1' }] }],
  [
    'security',
    'server/runtime/interfaces.ts',
    describeClocks(getClock({ security: [{ Key: [] }] }), {
      securitySchemes: { Key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    }),
  ],
  ['requestBody', 'server/runtime/interfaces.ts', describeClocks(getClock({ requestBody: { content: json } }))],
  [
    'queryInBody',
    'server/runtime/interfaces.ts',
    { ...describeClocks(getClock({ parameters: [id, query('a', integer)] })), 'x-parameters-in': 'query-or-body' },
  ],
  ['readBody', 'server/runtime/interfaces.ts', describeClocks(getClock({ requestBody: { content: json } }))],
];

test.each(members)(
  'a type has the optional member %s only if the description needs it: %s',
  async (member, module, description) => {
    const has = async (description: Json): Promise<boolean> =>
      new RegExp(`^  (?:readonly )?${member}\\?`, 'mu').test(
        readFileSync(join(await generated(description), module), 'utf8'),
      );
    expect(await has(describeClocks())).toBe(false);
    expect(await has(description)).toBe(true);
  },
);

/** Functions of the runtime, the module of the function, and a schema that needs the function. */
const functions: readonly [name: string, module: string, schema: Json][] = [
  ['hasArrayType', 'validators/runtime/report.ts', { type: 'array' }],
  ['limitReached', 'validators/runtime/report.ts', { type: 'array', items: { type: 'string' } }],
];

test.each(functions)('the runtime has %s only if a schema needs it', async (name, module, schema) => {
  const has = async (description: Json): Promise<boolean> =>
    readFileSync(join(await generated(description), module), 'utf8').includes(`export const ${name} =`);
  expect(await has(describeClocks())).toBe(false);
  expect(await has(describeClocks(getClock(), { schemas: { Clock: schema } }))).toBe(true);
});

test('the functions that create pages use the parameters and headers of the description', async () => {
  const description = features.find(([feature]) => feature === 'numbered pages')?.[2] ?? {};
  const { offsetPage, sliceOf } = await import(join(await generated(description), 'server/index.ts'));
  expect(sliceOf({ number: 3 })).toEqual({ offset: 10, limit: 5 });
  expect(offsetPage(['a'], 11, { number: 3 })).toEqual({ headers: { total: 11 }, body: ['a'] });
});
