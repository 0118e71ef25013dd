import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generate, type OutputResult } from '../generate.ts';
import { compilerOf } from '../compilers.ts';
import { folderWith, type Files } from '../folder-with.ts';

const root = join(import.meta.dirname, '..', '..');
const compilers = ['typescript', 'typescript-7'] as const;

const text = { schema: { type: 'string' } };
const thing = { schema: { $ref: '#/components/schemas/RawBody' } };
const point = { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } };
const inline = { schema: point };

// Features that our own description does not have: no operationId, schemas with names that the server uses, ranges of statuses,
// several media types, response headers and cookies, other styles of path parameters, a server with a variable in its path.
const description = {
  openapi: '3.1.0',
  'x-server-extras': ['checkResponses'],
  info: { title: 'Things', version: '1' },
  servers: [{ url: '/{stage}/v1/', variables: { stage: { default: 'beta' } } }],
  components: {
    schemas: { RawBody: point, MoveResult: { type: 'string' } },
    securitySchemes: { Key: { type: 'apiKey', in: 'query', name: 'key' } },
  },
  paths: {
    '/things/{id}.{format}': {
      parameters: ['id', 'format'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      get: {
        tags: ['Things'],
        responses: {
          200: { description: 'A thing.', content: { 'application/json': thing, 'text/csv': text } },
          204: { description: 'A body in vain.', content: { 'application/json': thing } },
          404: { description: 'None.' },
          '4XX': {
            description: 'Refused.',
            headers: { 'x-wait': { schema: { type: 'number' } } },
            content: { 'application/json': inline },
          },
          default: { description: 'Else.', content: { 'text/plain': text } },
        },
      },
    },
    '/a%20b/{row}/{column}': {
      post: {
        tags: ['Things'],
        operationId: 'move',
        security: [{ Key: [] }, {}],
        parameters: [
          { name: 'row', in: 'path', required: true, style: 'matrix', schema: { type: 'integer' } },
          { name: 'column', in: 'path', required: true, style: 'label', schema: { type: 'string' } },
          { name: 'x-trace', in: 'header', required: true, schema: { type: 'integer' } },
          { name: 'session', in: 'cookie', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': inline,
            'application/x-www-form-urlencoded': inline,
            'application/octet-stream': {},
          },
        },
        responses: { 200: { description: 'A picture of some kind.', content: { 'image/*': {} } } },
      },
    },
    '/nothing': { get: { tags: ['Things'], operationId: 'nothing', responses: { 204: { description: 'Done.' } } } },
  },
};

const use = `
import { createDispatcher, type Dispatch, type Handlers } from './server/index.ts';
import type { GetThingsByIdFormat as Get, Move } from './server/things.ts';

export const handlers: Handlers = {
  things: {
    getByIdFormat: ({ path }) => ({ status: 200, contentType: 'text/csv', body: path.format }),
    move: async ({ headers, cookies, body }) => {
      if ('x' in body) return { status: 200, contentType: 'image/png', body: String(body.x + headers['x-trace']) };
      for await (const bytes of body) return { status: 200, contentType: cookies.session === undefined ? 'image/gif' : 'image/webp', body: bytes };
      return { status: 200, contentType: 'image/png', body };
    },
    nothing: () => ({ status: 204 }),
  },
};

export const thing: Get = () => ({ status: 200, contentType: 'application/json', body: { x: 1 } });
export const refused: Get = () => ({ status: 409, headers: { 'x-wait': 1 }, body: { x: 1 } });
export const failed: Get = () => ({ status: 502, body: 'Bad gateway' });
export const none: Get = () => ({ status: 404 });
export const named: Move = (_, { auth }) => ({
  status: 200,
  contentType: 'image/png',
  body: auth.scheme === undefined ? 'anonymous' : auth.credential,
});
export const dispatch: Dispatch = createDispatcher({ things: { move: named } }, { authenticate: { Key: (key) => key.length } });
// @ts-expect-error: the function for a scheme is missing
export const careless: Dispatch = createDispatcher(handlers, { authenticate: {} });
// @ts-expect-error: the body of another media type
export const mixed: Get = () => ({ status: 200, contentType: 'application/json', body: 'a' });
// @ts-expect-error: the media type is missing
export const untold: Get = () => ({ status: 200, body: { x: 1 } });
// @ts-expect-error: 404 has its own description, without a body
export const bodied: Get = () => ({ status: 404, body: { x: 1 } });
// @ts-expect-error: 204 never has a body
export const vain: Get = () => ({ status: 204, body: { x: 1 } });
// @ts-expect-error: 409 belongs to the range 4XX, so "default" does not apply
export const classed: Get = () => ({ status: 409, body: 'a' });
// @ts-expect-error: HTTP has no such status
export const impossible: Get = () => ({ status: 600, body: 'a' });
// @ts-expect-error: there are several media types, and the name of one is missing
export const picture: Move = () => ({ status: 200, body: 'a' });
`;

/** Generates code from a description into a new folder, and adds other files. */
async function generated(document: unknown, files: Files = {}): Promise<{ folder: string; result: OutputResult }> {
  const spec = join(folderWith({ 'openapi.json': JSON.stringify(document) }), 'openapi.json');
  const folder = folderWith({});
  const only = ['types', 'server', 'validators'] as const;
  const result = await generate({ spec, out: folder, only, check: false, force: false });
  for (const [name, content] of Object.entries({ ...files, 'package.json': '{ "type": "module" }' }))
    writeFileSync(join(folder, name), content);
  return { folder, result };
}

test('the output compiles under every strict flag with both compilers, and has the expected types', async () => {
  const config = {
    extends: join(root, 'test/types/tsconfig.json'),
    include: ['server', 'types', 'validators', 'use.ts'],
  };
  const { folder, result } = await generated(description, { 'tsconfig.json': JSON.stringify(config), 'use.ts': use });
  expect(result.upToDate).toBe(true);
  for (const name of compilers) {
    const run = promisify(execFile)(process.execPath, [...compilerOf(name), '-p', folder]);
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  }
});

test('routes are found below the path of the server, with path values in their declared styles', async () => {
  const { folder } = await generated(description);
  const { findRoute, routes } = await import(join(folder, 'server', 'index.ts'));
  const { splitTarget } = await import(join(folder, 'shared', 'request-target.ts'));
  const find = (method: string, target: string): unknown => {
    const found = findRoute(method, splitTarget(target).path);
    return found === undefined ? 'not-found' : [found.route.operation, ...found.values];
  };
  expect(find('POST', '/beta/v1/a%20b/;row=1/.c')).toEqual(['move', '1', 'c']);
  expect(find('POST', '/beta/v1/a%20b/;row=/.c')).toBe('not-found');
  expect(find('GET', '/beta/v1/things/a.json')).toEqual(['getThingsByIdFormat', 'a', 'json']);
  expect(find('GET', '/things/a.json')).toBe('not-found');
  expect(routes.find(({ operation }: { operation: string }) => operation === 'move')).toMatchObject({
    security: [{ Key: [] }, {}],
    requestBody: { required: true },
  });
});

test('operations whose types would have the same name get types with other names', async () => {
  const paths = Object.fromEntries(
    ['list', 'listInput', 'rawBody'].map((operationId) => [
      `/${operationId}`,
      { get: { operationId, responses: { 204: { description: 'Done.' } } } },
    ]),
  );
  const { folder, result } = await generated({ openapi: '3.1.0', info: description.info, paths });
  expect(result.upToDate).toBe(true);
  const index = readFileSync(join(folder, 'server/index.ts'), 'utf8');
  const modules = ['list', 'list-input', 'raw-body'].map((name) =>
    readFileSync(join(folder, `server/${name}.ts`), 'utf8'),
  );
  const exported = modules.map((text) =>
    Array.from(text.matchAll(/^export (?:interface|type) (\w+)/gmu), ([, name]) => name),
  );
  expect(index).toContain('list-input');
  expect(exported.map((names) => names.filter((name) => !name?.endsWith('Handlers')))).toEqual([
    ['List', 'ListInput', 'ListResult'],
    ['ListInputOperation', 'ListInputOperationInput', 'ListInputOperationResult'],
    ['RawBodyOperation', 'RawBodyOperationInput', 'RawBodyOperationResult'],
  ]);
});

test('a path value in matrix style is found if its schema has different versions for requests and responses', async () => {
  const cell = { $ref: '#/components/schemas/Cell' };
  const { folder } = await generated({
    openapi: '3.1.0',
    info: description.info,
    paths: {
      '/cells/{cell}': {
        get: {
          operationId: 'readCell',
          parameters: [{ name: 'cell', in: 'path', required: true, style: 'matrix', explode: true, schema: cell }],
          responses: { 200: { description: 'A cell.', content: { 'application/json': { schema: cell } } } },
        },
      },
    },
    components: {
      schemas: {
        Cell: {
          type: 'object',
          required: ['row', 'text'],
          properties: { row: { type: 'integer' }, text: { type: 'string', readOnly: true } },
        },
      },
    },
  });
  const { findRoute } = await import(join(folder, 'server', 'index.ts'));
  const { splitTarget } = await import(join(folder, 'shared', 'request-target.ts'));
  expect(findRoute('GET', splitTarget('/cells/;row=1').path)?.values).toEqual(['row=1']);
});
