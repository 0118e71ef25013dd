import { describe, expect, test } from 'vitest';
import { json, jsonBody, mockOf, post, taking } from './inline-mock.ts';

// Defects of Prism 5.16.0 for which the mock has no workaround. If a test fails after an upgrade, Prism has fixed the defect or
// changed it.

/** Returns the status of a GET request to `/x` with a query. The path `/x` has the given parameters. */
async function statusOf(parameters: object[], query: string): Promise<number> {
  const { url } = await mockOf({ '/x': { get: taking({ parameters }) } });
  return (await fetch(`${url}/x?${query}`)).status;
}

const query = (name: string, schema: object, rest: object = {}): object => ({ name, in: 'query', schema, ...rest });
const deep = (schema: object): object => query('range', schema, { style: 'deepObject', explode: true });

describe('parameters', () => {
  test('deepObject: declared properties are validated', async () => {
    const listed = { type: 'object', properties: { start: { type: 'integer' } }, additionalProperties: false };
    expect(await statusOf([deep(listed)], 'range[start]=1')).toBe(200);
    expect(await statusOf([deep(listed)], 'range[start]=x')).toBe(422);
  });

  test('deepObject: unknown keys and additionalProperties are not validated', async () => {
    const listed = { type: 'object', properties: { start: { type: 'integer' } }, additionalProperties: false };
    expect(await statusOf([deep(listed)], 'range[other]=1')).toBe(200);
    expect(
      await statusOf([deep({ type: 'object', additionalProperties: { type: 'integer' } })], 'range[start]=x'),
    ).toBe(200);
  });

  test('deepObject: a value without brackets is ignored', async () => {
    const closed = { type: 'object', additionalProperties: { type: 'string' } };
    expect(await statusOf([deep(closed)], 'range=x')).toBe(200);
  });

  test('an object whose members are parameters of their own is also read from its own name', async () => {
    const members = query('range', { type: 'object', additionalProperties: { type: 'string' } });
    expect(await statusOf([members], 'start=1')).toBe(200);
    expect(await statusOf([members], 'range=x')).toBe(422);
  });

  test('deepObject: an optional parameter that is absent fails because of its required properties', async () => {
    const requiring = { type: 'object', required: ['start'], properties: { start: { type: 'integer' } } };
    expect(await statusOf([deep(requiring)], '')).toBe(422);
  });

  test('an empty value is accepted for every schema', async () => {
    expect(await statusOf([query('page', { type: 'integer', minimum: 1 })], 'page=')).toBe(200);
  });

  test('unknown parameters are accepted, and names of known parameters are case-insensitive', async () => {
    const page = query('page', { type: 'integer' }, { required: true });
    expect(await statusOf([page], 'page=1&unknown=1')).toBe(200);
    expect(await statusOf([page], 'PAGE=1')).toBe(200);
  });
});

describe('request bodies', () => {
  const ids = { type: 'object', required: ['ids'], properties: { ids: { type: 'array', items: { type: 'integer' } } } };
  const form = async (schema: object, body: string): Promise<number> => {
    const { url } = await mockOf({
      '/x': { post: taking({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } }) },
    });
    return (await fetch(`${url}/x`, { method: 'POST', body: new URLSearchParams(body) })).status;
  };

  test('arrays in forms are rejected in every notation', async () => {
    expect(await form(ids, 'ids[]=1&ids[]=2')).toBe(422);
    expect(await form(ids, 'ids=1&ids=2')).toBe(422);
    expect(await form(ids, 'ids=1')).toBe(422);
  });

  test('arrays of objects in forms are not validated', async () => {
    const inputs = {
      type: 'object',
      properties: { inputs: { type: 'array', items: { type: 'object', required: ['name'] } } },
      additionalProperties: false,
    };
    expect(await form(inputs, 'inputs[][value]=1')).toBe(200);
  });

  test('a required JSON body that is false, 0 or "" is treated as absent', async () => {
    const { url } = await mockOf({ '/x': { post: taking({ requestBody: jsonBody({}) }) } });
    expect(await Promise.all([false, 0, '', true].map(async (body) => (await post(`${url}/x`, body)).status))).toEqual([
      422, 422, 422, 200,
    ]);
  });

  test('a schema that does not compile validates nothing and reports no error', async () => {
    const odd = { type: 'object', required: ['name'], properties: { name: { type: 'string', pattern: '(?i)x' } } };
    const { url } = await mockOf({ '/x': { post: taking({ requestBody: jsonBody(odd) }) } });
    expect((await post(`${url}/x`, {})).status).toBe(200);
  });
});

describe('security', () => {
  const components = {
    securitySchemes: {
      Token: { type: 'apiKey', in: 'header', name: 'PRIVATE-TOKEN' },
      Password: { type: 'http', scheme: 'basic' },
    },
  };
  const statusWith = async (security: object[], headers: Record<string, string>): Promise<number> => {
    const { url } = await mockOf({ '/x': { get: taking({ security }) } }, { components });
    return (await fetch(`${url}/x`, { headers })).status;
  };

  test('every token is accepted', async () => {
    expect(await statusWith([{ Token: [] }], { 'private-token': 'wrong' })).toBe(200);
  });

  test('if a token is optional, an Authorization header that the description does not mention is rejected', async () => {
    expect(await statusWith([{ Token: [] }, {}], {})).toBe(200);
    expect(await statusWith([{ Token: [] }, {}], { authorization: 'Bearer x' })).toBe(401);
  });

  test('a password with a colon is rejected', async () => {
    expect(await statusWith([{ Password: [] }], { authorization: `Basic ${btoa('mira:secret')}` })).toBe(200);
    expect(await statusWith([{ Password: [] }], { authorization: `Basic ${btoa('mira:se:cret')}` })).toBe(401);
  });
});

describe('responses', () => {
  test('the lowest 2xx status is returned, even if another 2xx status is declared first', async () => {
    const { url } = await mockOf({
      '/x': { delete: { responses: { 204: { description: 'Gone.' }, 202: { description: 'Later.' } } } },
    });
    expect((await fetch(`${url}/x`, { method: 'DELETE' })).status).toBe(202);
  });

  test('the first example as written is returned, and not the first one by name as in the generated description', async () => {
    const examples = { second: { value: 'b' }, first: { value: 'a' } };
    const content = { 'application/json': { schema: {}, examples } };
    const { url } = await mockOf({ '/x': { get: { responses: { 200: { description: 'It.', content } } } } });
    expect(await (await fetch(`${url}/x`)).json()).toBe('b');
  });

  test('without examples, strings are "string" even if they have a pattern, and numbers are the minimum', async () => {
    const schema = {
      type: 'object',
      properties: { sha: { type: 'string', pattern: '^[0-9a-f]{40}$' }, iid: { type: 'integer', minimum: 1 } },
    };
    const headers = { 'x-total': { schema: { type: 'integer' } }, 'x-flag': { schema: { type: 'boolean' } } };
    const content = { 'application/json': { schema } };
    const { url } = await mockOf({ '/x': { get: { responses: { 200: { description: 'Bare.', headers, content } } } } });
    const response = await fetch(`${url}/x`);
    expect(await response.json()).toEqual({ sha: 'string', iid: 1 });
    expect([response.headers.get('x-total'), response.headers.get('x-flag')]).toEqual(['0', null]);
  });

  test('the mock has no state: a deleted resource still exists', async () => {
    const { url } = await mockOf({
      '/x': { get: { responses: { 200: json('here') } }, delete: { responses: { 204: { description: 'Gone.' } } } },
    });
    expect((await fetch(`${url}/x`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await fetch(`${url}/x`)).json()).toBe('here');
  });
});
