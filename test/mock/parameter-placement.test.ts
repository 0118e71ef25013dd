import { request } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { mockOf, post, taking } from './inline-mock.ts';

const anywhere = { 'x-parameters-in': 'query-or-body' };
const wanted = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const form = 'application/x-www-form-urlencoded';
const formBody = {
  required: true,
  content: { 'application/json': { schema: wanted }, [form]: { schema: wanted } },
};

const page = { name: 'page', in: 'query', required: true, schema: { type: 'integer' } };
const labels = { name: 'labels', in: 'query', explode: false, schema: { type: 'array', items: { enum: ['a', 'b'] } } };
const paths = {
  '/notes': { get: taking({ parameters: [page, labels] }), post: taking({ requestBody: formBody }) },
};

/** Sends a GET request with a body, which `fetch` does not allow. Returns the status. */
async function getWithBody(url: string, contentType: string, body: string): Promise<number | undefined> {
  const sent = request(url, { headers: { 'content-type': contentType, 'content-length': body.length } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

test('query parameters can be sent in the body, and are validated there', async () => {
  const mock = await mockOf(paths, anywhere);
  const url = `${mock.url}/notes`;
  expect(await getWithBody(url, form, 'page=2&labels=a,b')).toBe(200);
  expect(await getWithBody(url, 'application/json', JSON.stringify({ page: 2, labels: ['a', 'b'] }))).toBe(200);
  expect(await getWithBody(url, form, 'page=two')).toBe(422);
  expect(await getWithBody(url, 'application/json', JSON.stringify({ page: 2, labels: ['c'] }))).toBe(422);
});

test('properties of a body can be sent in the query', async () => {
  const mock = await mockOf(paths, anywhere);
  expect((await fetch(`${mock.url}/notes?name=first`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(`${mock.url}/notes?other=first`, { method: 'POST' })).status).toBe(422);
  expect((await post(`${mock.url}/notes`, { name: 'first' })).status).toBe(200);
});

test('without x-parameters-in, parameters are accepted only in the described part', async () => {
  const strict = await mockOf(paths);
  expect(await getWithBody(`${strict.url}/notes`, form, 'page=2')).toBe(422);
});

test('arrays and objects of a JSON body are written in the style of the query parameter with the same name', async () => {
  const integers = { type: 'array', items: { type: 'integer' } };
  const parameters = [
    { name: 'repeated', in: 'query', schema: integers },
    { name: 'commas', in: 'query', explode: false, schema: integers },
    {
      name: 'deep',
      in: 'query',
      style: 'deepObject',
      schema: { type: 'object', properties: { a: { type: 'integer' } } },
    },
  ];
  const { url } = await mockOf({ '/notes': { get: taking({ parameters }) } }, anywhere);
  const status = (body: unknown) => getWithBody(`${url}/notes`, 'application/json', JSON.stringify(body));
  expect(await status({ repeated: [1, 2], commas: [3, 4], deep: { a: 5 } })).toBe(200);
  expect(await status({ repeated: [1, 'x'] })).toBe(422);
  expect(await status({ commas: [1, 'x'] })).toBe(422);
  expect(await status({ deep: { a: 'x' } })).toBe(422);
});

test('a parameter of an operation replaces the parameter of the path with the same name', async () => {
  const list = { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } };
  const item = { parameters: [list], get: taking({ parameters: [{ ...list, explode: false }] }) };
  const { url } = await mockOf({ '/notes': item }, anywhere);
  const status = (ids: unknown[]) => getWithBody(`${url}/notes`, 'application/json', JSON.stringify({ ids }));
  expect(await status([1, 2])).toBe(200);
  expect(await status([1, 'x'])).toBe(422);
});
