import { expect, test } from 'vitest';
import { json, jsonBody, mockOf } from './inline-mock.ts';

// The mock gives Prism documents with changed paths. References may point to parts of the original paths.

const petPath = {
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
  post: {
    requestBody: jsonBody({ type: 'object', required: ['name'] }),
    responses: { 200: json({ name: 'created' }), 422: json({ problem: 'invalid' }) },
  },
};
const pets = '#/paths/~1pets~1%7Bid%7D';
const catOperation = {
  parameters: [{ $ref: `${pets}/parameters/0` }],
  requestBody: { $ref: `${pets}/post/requestBody` },
  responses: { 200: json({ name: 'found' }), 422: { $ref: `${pets}/post/responses/422` } },
};

test.each([
  ['a path with the base path of a server', 'POST', '/v1', { openapi: '3.0.3', servers: [{ url: '/v1' }] }],
  ['a method that Prism does not know', 'QUERY', '', { openapi: '3.2.0' }],
  ['both', 'COPY', '/v1', { openapi: '3.2.0', servers: [{ url: '/v1' }] }],
])('a reference into another path keeps its target: %s', async (_, method, base, rest) => {
  const operations =
    method === 'COPY' ? { additionalOperations: { COPY: catOperation } } : { [method.toLowerCase()]: catOperation };
  const paths = { '/pets/{id}': petPath, '/cats/{id}': operations, '/dogs/{id}': { $ref: pets } };
  const { url } = await mockOf(paths, rest);
  const send = async (sent: string, path: string, body: string): Promise<readonly [number, unknown]> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + base + path, { method: sent, headers, body });
    return [response.status, await response.json()];
  };
  expect(await send(method, '/cats/1', '{ "name": "Tom" }')).toEqual([200, { name: 'found' }]);
  expect(await send(method, '/cats/1', '{}')).toEqual([422, { problem: 'invalid' }]);
  expect(await send(method, '/cats/one', '{ "name": "Tom" }')).toEqual([422, { problem: 'invalid' }]);
  expect(await send('POST', '/dogs/1', '{ "name": "Rex" }')).toEqual([200, { name: 'created' }]);
});
