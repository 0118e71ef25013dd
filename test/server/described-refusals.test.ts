import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { generate } from '../generate.ts';
import { sendRaw } from '../mock/raw-connection.ts';

// The bodies of refusals are valid against the described responses, for descriptions in the styles of several kinds of services.

type Json = Readonly<Record<string, unknown>>;

interface Style {
  readonly mediaType: string;
  /** The schema of all error responses. */
  readonly schema: Json;
  /** The described statuses. */
  readonly statuses: readonly string[];
  /** The body of the 404 for an unknown path. */
  readonly unknownPath: Json;
  /** True if the body of a 401 is valid, although the operation does not describe a 401. */
  readonly isCommon?: false;
}

const text = { type: 'string' };
const problem = {
  type: 'object',
  properties: {
    type: { ...text, format: 'uri' },
    title: text,
    status: { type: 'integer' },
    detail: text,
    instance: text,
  },
};
const notFound = { type: 'about:blank', title: 'Not Found', status: 404 };
const detail = 'There is nothing at this path.';

const styles: Record<string, Style> = {
  'problem details, one schema for all statuses': {
    mediaType: 'application/problem+json',
    schema: problem,
    statuses: ['default'],
    unknownPath: { ...notFound, detail },
  },
  'problem details that are closed and complete': {
    mediaType: 'application/problem+json; charset=utf-8',
    schema: { ...problem, required: ['type', 'title', 'status', 'detail', 'instance'], additionalProperties: false },
    statuses: ['4XX', '5XX'],
    unknownPath: { ...notFound, detail, instance: '/nothing' },
  },
  'problem details with extensions, in allOf': {
    mediaType: 'application/problem+json',
    schema: {
      allOf: [{ $ref: '#/components/schemas/Problem' }],
      properties: {
        errors: { type: 'array', items: text },
        kind: { const: 'problem' },
        issues: { type: 'array', items: text },
        detail: { ...text, maxLength: 10 },
        status: text,
      },
      required: ['errors', 'kind', 'title'],
      unevaluatedProperties: false,
    },
    statuses: ['400', '401', '404', '405', '415', '422', 'default'],
    unknownPath: {
      title: 'Not Found',
      detail: 'There is n',
      type: 'about:blank',
      status: '404',
      errors: [],
      kind: 'problem',
    },
  },
  'problem details as JSON': {
    mediaType: 'application/json',
    schema: { ...problem, required: ['title', 'status'] },
    statuses: ['4XX', 'default'],
    unknownPath: { ...notFound, detail },
  },
  'JSON with a message and nothing else': {
    mediaType: 'application/json',
    schema: { type: 'object', properties: { message: text }, required: ['message'], additionalProperties: false },
    statuses: ['4XX', 'default'],
    unknownPath: { message: detail },
  },
  'JSON of a vendor with a message and a status': {
    mediaType: 'application/vnd.shop+json',
    schema: {
      type: 'object',
      properties: { statusCode: { type: 'integer' }, message: text, code: { type: ['string', 'null'] } },
      required: ['statusCode', 'message'],
    },
    statuses: ['4XX', 'default'],
    unknownPath: { message: detail, statusCode: 404 },
  },
  'an error object of another kind': {
    mediaType: 'application/json',
    schema: {
      type: 'object',
      properties: { error: { type: 'object', properties: { code: text } } },
      required: ['error'],
    },
    statuses: ['400', '422'],
    unknownPath: { message: detail },
    isCommon: false,
  },
};

/** The requests that the server rejects, and their statuses. */
const requests: readonly [status: number, method: string, path: string, headers: string, body?: string][] = [
  [401, 'GET', '/pets/1', ''],
  [400, 'GET', '/pets/1?limit=%ff', 'authorization: Bearer a'],
  [422, 'GET', '/pets/1?limit=x', 'authorization: Bearer a'],
  [406, 'GET', '/pets/1', 'authorization: Bearer a\r\naccept: text/csv'],
  [503, 'GET', '/pets/1', 'authorization: Bearer a'],
  [415, 'POST', '/pets', 'authorization: Bearer a\r\ncontent-type: text/csv\r\ncontent-length: 1', 'a'],
  [500, 'POST', '/pets', 'authorization: Bearer a\r\ncontent-type: application/json\r\ncontent-length: 2', '{}'],
  [405, 'PUT', '/pets/1', ''],
  [404, 'GET', '/nothing', ''],
  [400, 'GET', '/%', ''],
  [400, 'G(T', '/', ''],
  [431, 'GET', '/', `x: ${'a'.repeat(90_000)}`],
];

async function generated({ mediaType, schema, statuses }: Style): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const described = { 422: {}, ...Object.fromEntries(statuses.map((status) => [status, {}])) };
  const responses = Object.fromEntries(
    Object.keys(described).map((status) => [status, { description: 'Refused.', content: { [mediaType]: { schema } } }]),
  );
  const done = (type: string) => ({ description: 'Done.', content: { [type]: { schema: { type: 'object' } } } });
  const pet = {
    get: {
      operationId: 'getPet',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: text },
        { name: 'limit', in: 'query', schema: { type: 'integer' } },
      ],
      responses: { 200: { description: 'Done.', content: { 'application/json': {}, 'text/plain': {} } }, ...responses },
    },
  };
  const create = {
    operationId: 'createPet',
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: { 201: done('application/json'), ...responses },
  };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: 'https://shop.example' }],
    security: [{ Key: [] }],
    paths: { '/pets/{id}': pet, '/pets': { post: create } },
    components: {
      schemas: { Problem: { type: 'object', properties: { type: problem.properties.type, title: text, status: {} } } },
      securitySchemes: { Key: { type: 'http', scheme: 'bearer' } },
    },
  };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const out = join(folder, 'api');
  const { diagnostics } = await generate({
    spec: join(folder, 'openapi.json'),
    out,
    adapters: ['serve'],
    check: false,
    force: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return out;
}

test.each(Object.entries(styles))('%s', async (_, style) => {
  const out = await generated(style);
  const { createDispatcher, Refusal, routes } = await import(join(out, 'server/index.ts'));
  const { serve } = await import(join(out, 'server/runtime/adapters/serve.ts'));
  const failing = {
    get: () => {
      throw new Refusal(503, 'The shop is closed.');
    },
    create: () => {
      throw new Error('broken');
    },
  };
  const handlers = { [routes[0].area]: failing };
  const server = await serve(createServer, createDispatcher(handlers, { authenticate: { Key: () => ({}) } }), {
    port: 0,
  });
  onTestFinished(() => server.close());
  const ajv = new Ajv2020({ validateFormats: false, strict: false });
  ajv.addSchema(
    { components: { schemas: { Problem: { type: 'object', properties: { type: text, title: text, status: {} } } } } },
    'a:root',
  );
  const isValid = ajv.compile(JSON.parse(JSON.stringify(style.schema).replace('#/components', 'a:root#/components')));
  for (const [status, method, path, headers, body = ''] of requests) {
    const lines = [`${method} ${path} HTTP/1.1`, 'host: a', 'connection: close', ...(headers === '' ? [] : [headers])];
    const response = await sendRaw(server.port, `${lines.join('\r\n')}\r\n\r\n${body}`);
    const [head = '', sent = ''] = response.split('\r\n\r\n');
    const found = JSON.parse(sent);
    const isDescribed = style.isCommon !== false;
    const contentType = /^content-type: (.*)$/imu.exec(head)?.[1];
    expect({
      request: `${method} ${path}`,
      head: head.slice(0, 13),
      contentType,
      isValid: isValid(found),
      sent,
    }).toEqual({
      request: `${method} ${path}`,
      head: `HTTP/1.1 ${status} `,
      contentType: isDescribed ? style.mediaType : 'application/json',
      isValid: isDescribed,
      sent,
    });
    if (status === 404) expect(found).toEqual(style.unknownPath);
    // If the schema has no room for a list of issues, the text names them.
    if (status === 422 && !sent.includes('The reques"')) expect(sent).toContain('/query/limit');
  }
});

test('a media type that cannot be sent is replaced by JSON, and the status stays the same', async () => {
  const out = await generated({
    ...styles['problem details as JSON']!,
    mediaType: 'application/problem+json; a="\u00fc"',
  });
  const { createDispatcher } = await import(join(out, 'server/index.ts'));
  const { serve } = await import(join(out, 'server/runtime/adapters/serve.ts'));
  const server = await serve(createServer, createDispatcher({}, { authenticate: { Key: () => ({}) } }), { port: 0 });
  onTestFinished(() => server.close());
  const response = await fetch(`${server.url}/nothing`);
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    404,
    'application/json',
    { message: detail },
  ]);
});
