import { describe, expect, test } from 'vitest';
import { startPrismMock } from '../../mock/start-prism-mock.ts';
import { documentWith, json, jsonBody, mockOf, post } from './inline-mock.ts';
import { sendRequestLine } from './raw-connection.ts';

const badge = { id: 3, name: 'Coverage' };
const projectId = { name: 'id', in: 'path', required: true, schema: { type: ['integer', 'string'] } };
const badgeId = { name: 'badge_id', in: 'path', required: true, schema: { type: 'integer' } };
const imagePath = {
  name: 'image_path',
  in: 'path',
  required: true,
  'x-multi-segment': true,
  schema: { type: 'string', pattern: '^aurora/' },
};
const tag = { name: 'tag', in: 'path', required: true, schema: { type: 'string' } };

const paths = {
  '/projects/{id}/badges': {
    parameters: [projectId],
    get: {
      operationId: 'listBadges',
      responses: {
        200: {
          ...json([badge]),
          headers: {
            'x-total': { schema: { type: 'integer' }, example: 1 },
            'x-next-page': { schema: { type: 'string' }, example: '' },
          },
        },
      },
    },
    post: {
      operationId: 'createBadge',
      requestBody: jsonBody({
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' } },
        additionalProperties: false,
      }),
      responses: { 201: json(badge), 422: json({ message: 'Invalid' }) },
    },
  },
  '/projects/{id}/badges/{badge_id}': {
    parameters: [projectId, badgeId],
    get: {
      operationId: 'getBadge',
      responses: {
        200: {
          description: 'The badge.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['id'],
                properties: { id: { type: 'integer', minimum: 1000, maximum: 9999 } },
              },
              examples: { coverage: { value: badge }, pipeline: { value: { id: 4, name: 'Pipeline' } } },
            },
          },
        },
        304: { description: 'Not modified.' },
        404: json({ message: '404 Not Found' }),
      },
    },
    head: {
      operationId: 'getBadgeMetadata',
      responses: {
        200: { description: 'Exists.', headers: { 'x-size': { schema: { type: 'integer' }, example: 12 } } },
      },
    },
    delete: { operationId: 'deleteBadge', responses: { 204: { description: 'Gone.' } } },
  },
  '/v2/{image_path}/manifests/{tag}': {
    servers: [{ url: 'https://registry.example.com' }],
    parameters: [imagePath, tag],
    delete: {
      operationId: 'deleteManifest',
      security: [{ Registry: [] }],
      responses: { 202: { description: 'Accepted.' } },
    },
  },
  '/jwt/auth': {
    servers: [{ url: 'https://forge.example.com' }],
    get: { operationId: 'getToken', security: [], responses: { 200: json({ token: 'x' }) } },
  },
};

const rest = {
  servers: [{ url: '{base_url}/api/v4', variables: { base_url: { default: 'https://forge.example.com' } } }],
  security: [{ PrivateToken: [] }],
  components: {
    securitySchemes: {
      PrivateToken: { type: 'apiKey', in: 'header', name: 'PRIVATE-TOKEN' },
      Registry: { type: 'http', scheme: 'bearer' },
    },
  },
};

const token = { 'private-token': 'x' };

describe('paths of the real service', () => {
  test.each([
    ['its id', '/api/v4/projects/24/badges/3'],
    ['its encoded path', '/api/v4/projects/aurora%2Ftools%2Fanvil/badges/3'],
    ['reserved characters of URIs', "/api/v4/projects/it's(1)*!:@$+,;=/badges/3"],
    ['another percent-encoding', '/%61pi/v4/projects/24/badges/3'],
  ])('match a project with %s', async (_, path) => {
    const { url } = await mockOf(paths, rest);
    const response = await fetch(url + path, { headers: token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(badge);
  });

  test('do not match a project path that is not encoded', async () => {
    const { url } = await mockOf(paths, rest);
    expect((await fetch(`${url}/api/v4/projects/aurora/compass/badges/3`, { headers: token })).status).toBe(404);
  });

  test('include the paths of other servers', async () => {
    const { url } = await mockOf(paths, rest);
    expect(await (await fetch(`${url}/jwt/auth`)).json()).toEqual({ token: 'x' });
  });

  test('match a parameter that spans segments, with encoded and unencoded slashes', async () => {
    const { url } = await mockOf(paths, rest);
    const remove = (path: string): Promise<Response> =>
      fetch(`${url}/v2/${path}/manifests/latest`, { method: 'DELETE', headers: { authorization: 'Bearer x' } });
    expect((await remove('aurora/compass/worker')).status).toBe(202);
    expect((await remove('aurora%2Fcompass%2Fworker')).status).toBe(202);
    expect((await remove('other/compass')).status).toBe(422); // Prism sees the whole value.
  });
});

describe('responses', () => {
  test('have the documented headers, even empty ones', async () => {
    const { url } = await mockOf(paths, rest);
    const { headers } = await fetch(`${url}/api/v4/projects/24/badges`, { headers: token });
    expect(headers.get('x-total')).toBe('1');
    expect(headers.get('x-next-page')).toBe('');
  });

  test('have the status 401 if the token is missing', async () => {
    const { url } = await mockOf(paths, rest);
    expect((await fetch(`${url}/api/v4/projects/24/badges`)).status).toBe(401);
  });

  test('follow Prefer: a status, an example, generated data', async () => {
    const { url } = await mockOf(paths, rest);
    const get = async (prefer: string): Promise<[number, { id?: number }]> => {
      const response = await fetch(`${url}/api/v4/projects/24/badges/3`, { headers: { ...token, prefer } });
      return [response.status, (await response.json()) as { id?: number }];
    };
    expect(await get('code=404')).toEqual([404, { message: '404 Not Found' }]);
    expect(await get('example=pipeline')).toEqual([200, { id: 4, name: 'Pipeline' }]);
    expect((await get('dynamic=true'))[1].id).toBeGreaterThan(999);
    expect(await get('dynamic=true, seed=7')).toEqual(await get('dynamic=true, seed=7'));
  });

  test('are generated for all requests if the mock is started with `dynamic`, and are equal if the seed is equal', async () => {
    const bodyFrom = async (options: object, prefer = ''): Promise<{ id: number }> => {
      const { url } = await mockOf(paths, rest, options);
      const headers = { ...token, ...(prefer !== '' && { prefer }) };
      return (await (await fetch(`${url}/api/v4/projects/24/badges/3`, { headers })).json()) as { id: number };
    };
    const first = await bodyFrom({ dynamic: true, seed: '7' });
    expect(first.id).toBeGreaterThan(999);
    expect(await bodyFrom({ dynamic: true, seed: '7' })).toEqual(first);
    expect(await bodyFrom({ dynamic: true, seed: '8' })).not.toEqual(first);
    expect((await bodyFrom({ dynamic: true }, 'dynamic=false')).id).toBe(3);
  });

  test.each([
    ['a status that is not documented', 'code=418', '*/*', 404],
    ['an example that does not exist', 'example=nobody', '*/*', 404],
    ['an example that a preferred status does not have', 'code=200, example=nobody', '*/*', 404],
    ['a media type that the response does not have', '', 'text/html', 406],
    ['a media type that a preferred status does not have', 'code=404', 'text/html', 406],
  ])('are problem details if a request prefers %s', async (_, prefer, accept, status) => {
    const { url } = await mockOf(paths, rest);
    const response = await fetch(`${url}/api/v4/projects/24/badges/3`, { headers: { ...token, prefer, accept } });
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  });

  test('do not depend on the preferences of earlier requests', async () => {
    const { url } = await mockOf(paths, rest);
    const badges = `${url}/api/v4/projects/24/badges/3`;
    await fetch(badges, { headers: { ...token, accept: 'text/html', prefer: 'code=404' } });
    expect(await (await fetch(badges, { headers: { ...token, accept: 'application/json' } })).json()).toEqual(badge);
  });

  test('have neither a body nor a content type if HTTP allows no body', async () => {
    const { url } = await mockOf(paths, rest);
    const send = (method: string, prefer: string): Promise<Response> =>
      fetch(`${url}/api/v4/projects/24/badges/3`, { method, headers: { ...token, prefer } });
    for (const [method, prefer, status] of [
      ['DELETE', '', 204],
      ['GET', 'code=304', 304],
      ['HEAD', '', 200],
    ] as const) {
      const response = await send(method, prefer);
      expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
        status,
        '',
        null,
      ]);
    }
    expect((await send('HEAD', '')).headers.get('x-size')).toBe('12');
  });

  test('to HEAD have no body, even if they are errors', async () => {
    const { port } = await mockOf(paths, rest);
    expect(await sendRequestLine(port, 'HEAD /nowhere HTTP/1.1')).toMatch(/^HTTP\/1.1 404 [^]*\r\n\r\n$/);
  });

  test('to an undocumented method list the documented methods', async () => {
    const { url } = await mockOf(paths, rest);
    const response = await fetch(`${url}/api/v4/projects/24/badges/3`, { method: 'PUT', headers: token });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE']);
  });

  test('have the violations of an invalid request in a header, beside the documented error', async () => {
    const lines: string[] = [];
    const { url } = await mockOf(paths, rest, { log: (line) => lines.push(line) });
    const response = await post(`${url}/api/v4/projects/24/badges`, { 日本: 1 }, token);
    expect([response.status, await response.json()]).toEqual([422, { message: 'Invalid' }]);
    expect(JSON.parse(response.headers.get('sl-violations') ?? '')).toMatchObject([
      { location: ['request', 'body'], code: 'required', message: "Request body must have required property 'name'" },
      { location: ['request', 'body'], code: 'additionalProperties', message: expect.stringContaining("'日本'") },
    ]);
    expect(lines).toEqual([
      "POST /api/v4/projects/24/badges 422 createBadge: Request body must have required property 'name' (and 1 more)",
    ]);
  });
});

describe('startPrismMock', () => {
  test('listens on the loopback address, on a free port if the port is 0', async () => {
    const mock = await mockOf(paths, rest);
    expect(mock.url).toBe(`http://127.0.0.1:${mock.port}`);
    expect(mock.port).toBeGreaterThan(0);
  });

  test('returns a URL with an IPv6 address in brackets', async () => {
    const mock = await mockOf(paths, rest, { host: '::1' });
    expect(mock.url).toBe(`http://[::1]:${mock.port}`);
  });

  test('rejects with EADDRINUSE if the port is in use', async () => {
    const { port } = await mockOf(paths, rest);
    await expect(mockOf(paths, rest, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test.each([
    ['a document that is not OpenAPI 3', { swagger: '2.0' }, 'The document is not an OpenAPI 3 description.'],
    [
      'a document that is not bundled',
      documentWith({ '/x': { $ref: 'paths.yaml#/x' } }),
      'The reference paths.yaml#/x points to another file: bundle the document first.',
    ],
    [
      'a reference to nothing',
      documentWith({ '/x': { $ref: '#/components/pathItems/x' } }),
      'The reference #/components/pathItems/x has no target, or points to itself.',
    ],
    [
      'a reference that points to itself',
      documentWith({ '/x': { $ref: '#/paths/~1x' } }),
      'The reference #/paths/~1x has no target, or points to itself.',
    ],
  ])('rejects %s', async (_, document, message) => {
    await expect(startPrismMock({ document: document as never, port: 0 })).rejects.toThrow(message);
  });

  test('does not change the document', async () => {
    const document = documentWith(paths, rest);
    const before = structuredClone(document);
    await (await startPrismMock({ document, port: 0 })).close();
    expect(document).toEqual(before);
  });
});
