import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createLogger } from '@stoplight/prism-core';
import { describe, expect, test, vi } from 'vitest';
import { documentWith, json, jsonBody, mockOf, post, taking } from './inline-mock.ts';
import type { IHttpRequest } from '@stoplight/prism-http';

/**
 * Returns the response of Prism without our request handler: the status, or the message of the error that it throws.
 */
async function bare(
  paths: object,
  request: Partial<IHttpRequest> & { url: IHttpRequest['url'] },
  rest: object = {},
): Promise<number | string> {
  const operations = await getHttpOperationsFromSpec(documentWith(paths, rest));
  const config = {
    mock: { dynamic: false },
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
  } as const;
  const prism = createInstance(config, { logger: createLogger('test', { level: 'silent' }) });
  try {
    const result = await prism.request({ method: 'get', headers: {}, ...request }, operations)();
    return result._tag === 'Right'
      ? result.right.output.statusCode
      : ((result.left as { status?: number }).status ?? 500);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the status of a GET request to the mock. */
async function mocked(paths: object, path: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch((await mockOf(paths)).url + path, { headers })).status;
}

const item = {
  '/items/{id}': {
    get: taking({ parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }),
  },
};
const note = {
  '/notes': {
    get: taking({}),
    post: taking({ requestBody: jsonBody({ type: 'object', properties: { name: { type: 'string' } } }) }),
  },
};

test('a list that may be null may have one value', async () => {
  const schema = { type: ['array', 'null'], items: { type: 'integer' } };
  const parameters = [{ name: 'ids', in: 'query', schema, style: 'form', explode: true }];
  const paths = { '/x': { get: taking({ parameters }) } };
  expect(await bare(paths, { url: { path: '/x', query: { ids: '1' } } })).toBe(422);
  expect(await mocked(paths, '/x?ids=1')).toBe(200);
  expect(await mocked(paths, '/x?ids=a')).toBe(422);
});

describe('schemas that Ajv does not compile, so that Prism accepts every value', () => {
  const text = { type: 'string', maxLength: 2 };
  const object = (name: object): object => ({ type: 'object', properties: { name } });

  test.each([
    ['nullable without type in OpenAPI 3.0', '3.0.3', { nullable: true, oneOf: [text] }, ['ab', null], 'abc'],
    ['nullable without type in OpenAPI 3.1', '3.1.0', { nullable: true, allOf: [text] }, ['ab'], null],
    ['a boolean exclusiveMinimum', '3.1.0', { type: 'number', minimum: 3, exclusiveMinimum: true }, [4], 3],
    ['a pattern with a needless escape', '3.1.0', { type: 'string', pattern: String.raw`^[a-z\-\:]+$` }, ['a:-'], 'A'],
    ['a part in a list', '3.0.3', { type: 'array', items: { nullable: true, oneOf: [text] } }, [['ab', null]], ['abc']],
  ])('%s', async (_, openapi, schema, valid, invalid) => {
    const paths = { '/notes': { post: taking({ requestBody: jsonBody(object(schema)) }) } };
    const dialect = openapi === '3.1.0' && { jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' };
    const ask = { method: 'post', url: { path: '/notes' }, headers: { 'content-type': 'application/json' } } as const;
    expect(await bare(paths, { ...ask, body: { name: invalid } }, { openapi, ...dialect })).toBe(200);
    const { url } = await mockOf(paths, { openapi });
    for (const name of valid) expect([name, (await post(`${url}/notes`, { name })).status]).toEqual([name, 200]);
    expect((await post(`${url}/notes`, { name: invalid })).status).toBe(422);
  });

  test('a schema that contains itself', async () => {
    const components = {
      schemas: {
        Tree: {
          nullable: true,
          allOf: [object({ ...text }), { properties: { next: { $ref: '#/components/schemas/Tree' } } }],
        },
      },
    };
    const paths = { '/notes': { post: taking({ requestBody: jsonBody({ $ref: '#/components/schemas/Tree' }) }) } };
    const { url } = await mockOf(paths, { openapi: '3.0.3', components });
    const statuses = [{ next: { name: 'ab' } }, { next: null }, { next: { next: { name: 'abc' } } }].map(
      async (body) => (await post(`${url}/notes`, body)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 422]);
  });
});

test('a form may have a required field that is not among the properties: Prism drops the field', async () => {
  const schema = { type: 'object', required: ['kind'], properties: { name: { type: 'string' } } };
  const paths = {
    '/f': { post: taking({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } }) },
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await bare(paths, { method: 'post', url: { path: '/f' }, headers, body: 'kind=a' })).toBe(422);
  const { url } = await mockOf(paths);
  const ask = async (body: string): Promise<number> =>
    (await fetch(`${url}/f`, { method: 'POST', headers, body })).status;
  expect([await ask('kind=a'), await ask('name=a')]).toEqual([200, 422]);
});

test('formats that the generated server does not check: Prism checks some of them', async () => {
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'string', format: 'url' } }];
  const paths = { '/x': { get: taking({ parameters }) } };
  expect(await bare(paths, { url: { path: '/x', query: { q: 'a' } } })).toBe(422);
  expect(await mocked(paths, '/x?q=a')).toBe(200);
});

test('in OpenAPI 3.0, the examples of a media type take precedence over that of its schema: for Prism, it is the other way round', async () => {
  const schema = { type: 'object', example: { name: 'Tom' } };
  const examples = { first: { value: { name: 'Rex' } }, second: { value: { name: 'Ada' } } };
  const content = { 'application/json': { schema, examples } };
  const { url } = await mockOf(
    { '/x': { get: { responses: { 200: { description: 'It.', content } } } } },
    { openapi: '3.0.3' },
  );
  const ask = async (headers: Record<string, string> = {}): Promise<unknown> =>
    (await fetch(`${url}/x`, { headers })).json();
  expect([await ask(), await ask({ prefer: 'example=second' })]).toEqual([{ name: 'Rex' }, { name: 'Ada' }]);
});

// Each test first shows the defect of Prism. If this check fails after an upgrade, the workaround may no longer be needed.
describe('requests that make Prism throw, which ends or hangs its own server', () => {
  test('invalid percent-encoding', async () => {
    expect(await bare(item, { url: { path: '/items/%E0%A4%A' } })).toBe('URI malformed');
    expect(await mocked(item, '/items/%E0%A4%A')).toBe(400);
  });

  test('an invalid content type', async () => {
    expect(
      await bare(note, { method: 'post', url: { path: '/notes' }, headers: { 'content-type': 'zzz' }, body: 'x' }),
    ).toContain('MIME type');
    const { url } = await mockOf(note);
    const response = await fetch(`${url}/notes`, { method: 'POST', headers: { 'content-type': 'zzz' }, body: 'x' });
    expect(response.status).toBe(415);
  });

  test.each(['zzz', 'text/html;;', ';', 'image/png, text/html;q'])('an Accept header such as %j', async (accept) => {
    expect(await bare(note, { url: { path: '/notes' }, headers: { accept } })).toMatch(
      /^invalid (media type|parameter format)$/,
    );
    expect(await mocked(note, '/notes', { accept })).not.toBe(500);
  });

  test.each([
    ['its 400', { 400: json({ message: '400 Bad request' }) }, 400, { message: '400 Bad request' }],
    ['its 422 if it has no 400', { 422: json({ error: 'no' }) }, 422, { error: 'no' }],
  ])('malformed JSON: the mock responds as the operation documents, with %s', async (_, responses, status, body) => {
    const security = [{ Token: [] }];
    const { url } = await mockOf(
      { '/notes': { post: { security, requestBody: jsonBody({}), responses: { 201: json({}), ...responses } } } },
      { components: { securitySchemes: { Token: { type: 'apiKey', in: 'header', name: 'token' } } } },
    );
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/notes`, { method: 'POST', headers, body: '{"name": ' });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json']);
    expect(await response.json()).toEqual(body);
  });

  test('malformed JSON: the mock responds with problem details if the operation documents no error', async () => {
    const { url } = await mockOf(note);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/notes`, { method: 'POST', headers, body: '{"name": ' });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  test('a form with invalid percent-encoding in a name', async () => {
    const paths = {
      '/f': {
        post: taking({
          requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } } },
        }),
      },
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await bare(paths, { method: 'post', url: { path: '/f' }, headers, body: '%E0=1' })).toBe('URI malformed');
    const { url } = await mockOf(paths);
    expect((await fetch(`${url}/f`, { method: 'POST', headers, body: '%E0=1' })).status).toBe(400);
  });
});

describe('requests that Prism handles incorrectly', () => {
  test('schemas of OpenAPI 3.1: Prism uses draft 7 by default, and validates nothing with the dialect of OpenAPI', async () => {
    const closed = { type: 'object', allOf: [{ properties: { a: { type: 'string' } } }], unevaluatedProperties: false };
    const paths = { '/notes': { post: taking({ requestBody: jsonBody(closed) }) } };
    const request = {
      method: 'post',
      url: { path: '/notes' },
      headers: { 'content-type': 'application/json' },
      body: { b: 1 },
    } as const;
    expect(await bare(paths, request)).toBe(200);
    for (const rest of [{}, { jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base' }]) {
      const { url } = await mockOf(paths, rest);
      expect((await post(`${url}/notes`, { b: 1 })).status).toBe(422);
      expect((await post(`${url}/notes`, { a: 'x' })).status).toBe(200);
    }
  });

  test('a chunked body: Prism accepts any content type', async () => {
    const chunked = {
      method: 'post',
      url: { path: '/notes' },
      headers: { 'content-type': 'text/plain' },
      body: { name: 'x' },
    } as const;
    expect(await bare(note, chunked)).toBe(200);
    const { url } = await mockOf(note);
    const init = {
      method: 'POST',
      body: new Blob(['{}']).stream(),
      duplex: 'half',
      headers: { 'content-type': 'text/plain' },
    };
    expect((await fetch(`${url}/notes`, init as RequestInit)).status).toBe(415);
  });

  test('`bearer` in lower case: Prism rejects the credential', async () => {
    const secured = { '/me': { get: taking({ security: [{ Token: [] }] }) } };
    const components = { securitySchemes: { Token: { type: 'http', scheme: 'bearer' } } };
    const { url } = await mockOf(secured, { components });
    expect((await fetch(`${url}/me`, { headers: { authorization: 'bearer x' } })).status).toBe(200);
    expect((await fetch(`${url}/me`, { headers: { authorization: 'basic x' } })).status).toBe(401);
  });

  test('a path that continues after the end of the template: Prism accepts the path', async () => {
    const paths = { '/items/{id}.json': { get: taking({}) } };
    expect(await bare(paths, { url: { path: '/items/5.jsonx' } })).toBe(200);
    expect(await mocked(paths, '/items/5.jsonx')).toBe(404);
  });

  test('names with brackets: the command line of Prism breaks them, the library of Prism does not', async () => {
    const iids = {
      name: 'iids[]',
      in: 'query',
      required: true,
      style: 'form',
      explode: true,
      schema: { type: 'array', items: { type: 'integer' } },
    };
    const paths = { '/issues': { get: taking({ parameters: [iids] }) } };
    expect(await mocked(paths, '/issues?iids[]=1&iids%5B%5D=2')).toBe(200);
    expect(await mocked(paths, '/issues?iids[]=abc')).toBe(422);
    expect(await mocked(paths, '/issues')).toBe(422);
  });

  test('text as `application/octet-stream`: Prism cannot send the text', async () => {
    const content = { 'application/octet-stream': { schema: { type: 'string' }, example: 'bytes' } };
    const { url } = await mockOf({ '/raw': { get: { responses: { 200: { description: 'Raw.', content } } } } });
    expect(await (await fetch(`${url}/raw`)).text()).toBe('bytes');
  });

  test('callbacks: Prism would send requests to the URL in the request', async () => {
    const hook = {
      '{$request.body#/url}': { post: { requestBody: jsonBody({}), responses: { 200: { description: 'Heard.' } } } },
    };
    const listener = vi.fn<(line: string) => void>();
    const victim = await mockOf(note, {}, { log: listener });
    const operation = { ...taking({ requestBody: jsonBody({}) }), callbacks: { done: hook } };
    const { url } = await mockOf({ '/hooks': { post: operation } });
    expect((await post(`${url}/hooks`, { url: `${victim.url}/notes` })).status).toBe(200);
    await fetch(`${victim.url}/notes`); // A callback would have arrived before this request.
    expect(listener.mock.calls).toEqual([['GET /notes 200']]);
  });
});

describe('examples of headers', () => {
  const withHeader = (name: string, example: unknown): object => ({
    '/x': { get: { responses: { 200: { ...json(true), headers: { [name]: { schema: {}, example } } } } } },
  });

  test.each([
    ['a line break', 'x-note', 'a\r\nset-cookie: b=c'],
    ['an invalid name', 'x note', 'a'],
  ])('with %s lead to a 500 that names the header', async (_, name, example) => {
    const { url } = await mockOf(withHeader(name, example));
    const response = await fetch(`${url}/x`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([500, null]);
    expect(await response.text()).toContain(`The example of the header ${name} in the API description cannot be sent`);
  });

  test('with non-ASCII characters are sent as UTF-8', async () => {
    const { url } = await mockOf(withHeader('x-note', 'Höhe 日本'));
    const { headers } = await fetch(`${url}/x`);
    expect(Buffer.from(headers.get('x-note') ?? '', 'latin1').toString('utf8')).toBe('Höhe 日本');
  });

  test.each(['content-length', 'transfer-encoding', 'connection', 'content-encoding'])(
    'are not sent if they would break the message: %s',
    async (name) => {
      const { url } = await mockOf(withHeader(name, '1'));
      expect(await (await fetch(`${url}/x`)).json()).toBe(true);
    },
  );
});

test('a body has no `writeOnly` property, although the example of the description has it', async () => {
  const secret = { type: 'string', writeOnly: true };
  const pet = { type: 'object', properties: { name: { type: 'string' }, secret } };
  const schemas = { Pet: pet, Secret: secret };
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const list = {
    allOf: [{ type: 'object', properties: { pets: { type: 'array', items: to('Pet') }, secret: to('Secret') } }],
  };
  const paths = {
    '/pet': { get: { responses: { 200: json({ name: 'Rex', secret: 'a' }, to('Pet')) } } },
    '/pets': { get: { responses: { 200: json({ pets: [{ name: 'Rex', secret: 'a' }], secret: 'b' }, list) } } },
    '/sampled': {
      get: { responses: { 200: { description: 'A pet.', content: { 'application/json': { schema: to('Pet') } } } } },
    },
  };
  const { url } = await mockOf(paths, { components: { schemas } });
  const body = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
  expect(await body('/pet')).toEqual({ name: 'Rex' });
  expect(await body('/pets')).toEqual({ pets: [{ name: 'Rex' }] });
  expect(await body('/sampled')).toEqual({ name: 'string' });
});

describe('references in extensions', () => {
  // The descriptions of some vendors refer to files of the vendor's own tools. These files are not published.
  const elsewhere = { $ref: '../policies.yaml' };
  const properties = { 'x-name': { $ref: '#/components/schemas/Name' } };
  const rest = { 'x-top': [elsewhere], components: { schemas: { Name: { type: 'string', 'x-old': elsewhere } } } };
  const body = jsonBody({ type: 'object', properties, 'x-policy': { nested: elsewhere } });
  const paths = { '/x': { 'x-item': elsewhere, post: { ...taking({ requestBody: body }), 'x-policies': elsewhere } } };

  test('bare Prism rejects the document', async () => {
    await expect(getHttpOperationsFromSpec(documentWith(paths, rest))).rejects.toThrow('policies.yaml');
  });

  test('are only data; a property whose name starts with x- is checked', async () => {
    const { url } = await mockOf(paths, rest);
    expect((await post(`${url}/x`, { 'x-name': 'Rex' })).status).toBe(200);
    expect((await post(`${url}/x`, { 'x-name': 1 })).status).toBe(422);
  });
});

describe('a path parameter that is an integer or a text', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { oneOf: [{ type: 'integer' }, { type: 'string' }] } };
  const paths = { '/pets/{id}': { get: { parameters: [id], responses: { 200: json(['Rex']) } } } };

  test('bare Prism rejects a number', async () => {
    expect(await bare(paths, { url: { path: '/pets/5' } })).toBe(422);
  });

  test('may be a number', async () => {
    const { url } = await mockOf(paths);
    expect((await fetch(`${url}/pets/5`)).status).toBe(200);
    expect((await fetch(`${url}/pets/rex.yml`)).status).toBe(200);
  });
});

test('requests that the generated server accepts or rejects: the mock does the same', async () => {
  const paths = {
    '/pets': {
      get: {
        parameters: [{ name: 'Content-Type', in: 'header', required: true, schema: { type: 'string' } }],
        responses: { 200: json(['Rex']) },
      },
      post: taking({ requestBody: jsonBody({ type: 'object' }) }),
    },
  };
  const { url } = await mockOf(paths);
  const send = async (target: string, init: RequestInit): Promise<unknown[]> => {
    const { status, headers } = await fetch(`${url}${target}`, init);
    return [status, headers.get('content-type')];
  };
  const type = { 'content-type': 'application/json' };
  // OpenAPI ignores a parameter with the name of this header, and a body that is not described has no meaning.
  expect(await send('/pets', {})).toEqual([200, 'application/json']);
  expect(await send('/pets', { method: 'HEAD', headers: { 'content-length': '0' } })).toEqual([
    200,
    'application/json',
  ]);
  expect((await send('/pets?a=%00', {}))[0]).toBe(400);
  expect((await send('/pets', { method: 'POST', headers: type, body: '\ufeff{}' }))[0]).toBe(200);
  const utf16 = { 'content-type': 'application/json; charset=utf-16' };
  expect((await send('/pets', { method: 'POST', headers: utf16, body: '{}' }))[0]).toBe(415);
});
