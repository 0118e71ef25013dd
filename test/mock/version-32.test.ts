import { expect, test } from 'vitest';
import { json, jsonBody, mockOf } from './inline-mock.ts';

// Prism knows OpenAPI 3.1. The mock also supports the operations that OpenAPI 3.2 adds.

const version32 = { openapi: '3.2.0', jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' };
const body = jsonBody({ type: 'object', required: ['name'] });
const found = (name: string): object => ({ 200: json({ name }), 422: json({ problem: 'invalid' }) });

test('a mock responds to QUERY, and to the methods in `additionalOperations`, with the examples of their operations', async () => {
  const item = {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    get: { responses: found('read') },
    post: { responses: found('created') },
    query: { requestBody: body, responses: found('found') },
    additionalOperations: { COPY: { responses: found('copied') } },
  };
  const { url } = await mockOf({ '/pets/{id}': item }, version32);
  const send = async (method: string, path: string, content?: string): Promise<readonly [number, unknown]> => {
    const headers = content === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers, ...(content === undefined ? {} : { body: content }) });
    return [response.status, await response.json()];
  };
  expect(await send('GET', '/pets/1')).toEqual([200, { name: 'read' }]);
  expect(await send('POST', '/pets/1')).toEqual([200, { name: 'created' }]);
  expect(await send('QUERY', '/pets/1', '{ "name": "Rex" }')).toEqual([200, { name: 'found' }]);
  expect(await send('QUERY', '/pets/1', '{}')).toEqual([422, { problem: 'invalid' }]);
  expect(await send('COPY', '/pets/1')).toEqual([200, { name: 'copied' }]);
  expect(await send('COPY', '/pets/one')).toEqual([422, { problem: 'invalid' }]);
});

test('a path without a method lists all methods in `Allow`', async () => {
  const responses = found('read');
  const { url } = await mockOf(
    { '/pets': { query: { responses }, additionalOperations: { COPY: { responses } } } },
    version32,
  );
  const response = await fetch(`${url}/pets`, { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'QUERY, COPY']);
});

test('a mock responds with the `dataValue` of an example', async () => {
  const responses = {
    200: {
      description: 'A pet.',
      content: { 'application/json': { examples: { rex: { dataValue: { name: 'Rex' } } } } },
    },
  };
  const { url } = await mockOf({ '/pets': { get: { responses } } }, version32);
  expect(await (await fetch(`${url}/pets`)).json()).toEqual({ name: 'Rex' });
});
