import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { generate } from '../generate.ts';
import { serveOutput } from './serve-output.ts';

// No part of a message silently becomes another number.

const root = join(import.meta.dirname, '..', '..');
const described = `openapi: 3.1.0
info: { title: Ledger, version: '1' }
servers: [{ url: 'https://ledger.example.com' }]
paths:
  /entries/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer } }
    get:
      operationId: getEntry
      parameters:
        - { name: min, in: query, schema: { type: number } }
        - { name: ids, in: query, schema: { type: array, items: { type: integer } } }
        - { name: filter, in: query, content: { application/json: { schema: { type: object } } } }
        - { name: x-shard, in: header, schema: { type: integer } }
        - { name: region, in: cookie, schema: { type: integer } }
      responses: { '200': { description: An entry., content: { application/json: { schema: { $ref: '#/components/schemas/Entry' } } } } }
    post:
      operationId: updateEntry
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Entry' } }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Entry' } }
          multipart/form-data: { schema: { $ref: '#/components/schemas/Entry' } }
          application/jsonl: { itemSchema: { $ref: '#/components/schemas/Entry' } }
      responses: { '200': { description: The entry., content: { application/json: { schema: { $ref: '#/components/schemas/Entry' } } } } }
  /lines:
    get:
      operationId: listLines
      responses: { '200': { description: Lines., content: { application/jsonl: { itemSchema: { $ref: '#/components/schemas/Entry' } } } } }
components:
  schemas:
    Entry: { type: object, properties: { id: { type: integer }, amount: { type: number }, meta: { type: object } } }
`;
let folder = '';
let output = '';

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'inexact-'));
  output = join(folder, 'out');
  await writeFile(join(folder, 'api.yaml'), described.replaceAll('itemSchema', 'schema'));
  const spec = join(folder, 'api.yaml');
  await generate({ spec, out: output, adapters: ['node', 'fetch'], check: false, force: false });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Sends a request to the generated server. Returns the status and the body of the response. */
async function send(path: string, init: RequestInit = {}): Promise<{ status: number; body: string }> {
  const drain = async ({ body }: { readonly body?: unknown }): Promise<object> => {
    if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)
      for await (const item of body as AsyncIterable<unknown>) void item;
    return { status: 200, body: { id: 1 } };
  };
  const areas = { entries: { get: drain, update: drain }, lines: { list: drain } };
  const baseUrl = await serveOutput(output, areas, { log: { warn() {}, error() {} } });
  const response = await fetch(baseUrl + path, init);
  return { status: response.status, body: await response.text() };
}

const post = (type: string, body: BodyInit): RequestInit => ({
  method: 'POST',
  body,
  ...(type !== '' && { headers: { 'content-type': type } }),
});
const form = (name: string, value: string): FormData => {
  const data = new FormData();
  data.set(name, value);
  return data;
};

describe('a server refuses a number that it cannot represent, with its path', () => {
  test.each<[string, string, RequestInit, string]>([
    ['a path', '/entries/9007199254740993', {}, '/path/id'],
    ['a number in a query', '/entries/1?min=9007199254740993', {}, '/query/min'],
    ['a number that is too large', '/entries/1?min=1e400', {}, '/query/min'],
    ['a list in a query', '/entries/1?ids=1&ids=9007199254740993', {}, '/query/ids/1'],
    ['JSON in a query', `/entries/1?filter=${encodeURIComponent('{"a":[1e400]}')}`, {}, '/query/filter'],
    ['a header', '/entries/1', { headers: { 'x-shard': '-9007199254740993' } }, '/headers/x-shard'],
    ['a cookie', '/entries/1', { headers: { cookie: 'region=9007199254740993' } }, '/cookies/region'],
    ['a body', '/entries/1', post('application/json', '{"amount":9007199254740993}'), '/body/amount'],
    ['an unknown property', '/entries/1', post('application/json', '{"meta":{"x":[0,1e400]}}'), '/body/meta/x/1'],
    ['a form', '/entries/1', post('application/x-www-form-urlencoded', 'id=9007199254740993'), '/body/id'],
    ['a part', '/entries/1', post('', form('amount', '9007199254740993')), '/body/amount'],
    ['JSON in a part', '/entries/1', post('', form('meta', '{"a":9007199254740993}')), '/body/meta'],
  ])('%s', async (_name, path, init, place) => {
    const { status, body } = await send(path, init);
    expect([400, 422]).toContain(status);
    expect(body).toContain(`"path":"${place}"`);
    expect(body).toContain('cannot be represented exactly');
    expect(body).not.toContain('must be an integer');
  });

  test('but accepts numbers that it can represent', async () => {
    const body = '{"id":9007199254740992,"amount":1e300,"meta":{"a":"9007199254740993","b":0.1234567890123456789}}';
    expect(await send('/entries/9007199254740991?min=1e300', {})).toMatchObject({ status: 200 });
    expect(await send('/entries/1', post('application/json', body))).toMatchObject({ status: 200 });
  });

  test('a path that is not a number must be an integer', async () => {
    expect((await send('/entries/a')).body).toContain('must be an integer');
  });
});

describe('a client throws an error for a response with such a number', () => {
  const clientFor = async (type: string, text: string, status = 200) => {
    const server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': type }).end(text);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { createClient } = await import(join(output, 'client/index.ts'));
    return createClient({ baseUrl: `http://127.0.0.1:${port}` });
  };

  test.each(['{"id":9007199254740993}', '{"amount":1e400}', '{"other":[{"id":12345678901234567891}]}'])(
    '%s',
    async (text) => {
      const client = await clientFor('application/json', text);
      await expect(Promise.resolve(client.entries.get({ id: 1 }))).rejects.toThrow(
        'which cannot be represented exactly',
      );
    },
  );

  test('in JSON Lines', async () => {
    const client = await clientFor('application/jsonl', '{"id":1}\n{"id":9007199254740993}\n');
    const items: unknown[] = [];
    const read = async (): Promise<void> => {
      for await (const item of await client.lines.list()) items.push(item);
    };
    await expect(read()).rejects.toThrow(
      'an item has the number 9007199254740993, which cannot be represented exactly',
    );
    expect(items).toEqual([{ id: 1 }]);
  });

  test('but returns other numbers', async () => {
    const client = await clientFor('application/json', '{"id":9007199254740991,"text":"9007199254740993"}');
    expect(await client.entries.get({ id: 1 })).toEqual({ id: 9007199254740991, text: '9007199254740993' });
  });

  test('a failure has the body of the response', async () => {
    const client = await clientFor('application/json', '{"message":"No.","id":9007199254740993}', 404);
    await expect(Promise.resolve(client.entries.get({ id: 1 }))).rejects.toMatchObject({ body: { message: 'No.' } });
  });
});
