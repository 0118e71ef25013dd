import { expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/index.ts';
import { loadDescription, partOfDescription, type Description } from '../../description/load/index.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import type { Api } from '../../model/api.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { folderWith } from '../folder-with.ts';

const responses = (name: string): object => ({
  200: {
    description: 'D',
    content: {
      'application/json': { schema: { type: 'object', properties: { a: { $ref: `#/components/schemas/${name}` } } } },
    },
  },
});
const operation = (operationId: string, tag: string, fields: object = {}): object => ({
  operationId,
  tags: [tag],
  responses: responses('foo-bar'),
  ...fields,
});

// The names of most operations, schemas and security schemes depend on others: they collide, or the tree of the client follows from the paths
// of the other operations.
const description = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/chat': { get: operation('listChats', 'Chat') },
    '/chat/completions': { post: operation('createChatCompletion', 'Chat', { security: [{ 'a-b': [] }] }) },
    '/chat/completions/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: operation('getChatCompletion', 'Chat', { security: [{ aB: [] }] }),
    },
    '/messages': { get: operation('list_messages', 'Messages', { responses: responses('fooBar') }) },
    '/Messages': { get: operation('listMessages', 'messages', { responses: responses('FooBar') }) },
    '/query': { get: operation('list', 'index', { responses: responses('ListQuery') }) },
    '/result': { get: operation('listResult', 'index', { responses: responses('listQuery') }) },
    '/unnamed': { put: { responses: responses('USER') } },
    '/un/named': { put: { responses: responses('User') } },
  },
  components: {
    securitySchemes: { 'a-b': { type: 'http', scheme: 'basic' }, aB: { type: 'http', scheme: 'bearer' } },
    schemas: Object.fromEntries(
      ['foo-bar', 'fooBar', 'FooBar', 'ListQuery', 'listQuery', 'USER', 'User'].map((name) => [
        name,
        { type: 'object' },
      ]),
    ),
  },
};

/** Returns each name of a model, by the part of the description that has the name. */
function namesIn({ areas, schemas, securitySchemes }: Api): Readonly<Record<string, unknown>> {
  const operations = areas.flatMap(({ path, name, file, title, operations: members }) =>
    members.map(({ method, path: template, typePrefix, handlerType, id, shortName, name: own, responses: all }) => {
      const types = all.flatMap(({ contents }) => contents.map(({ type }) => type?.name));
      return [`${method} ${template}`, { path, name, file, title, typePrefix, handlerType, id, shortName, own, types }];
    }),
  );
  return Object.fromEntries([
    ...operations,
    ...schemas.map(({ reference, name, file, standardName }) => [reference, { name, file, standardName }]),
    ...securitySchemes.map(({ name, variable }) => [`scheme ${name}`, variable]),
  ]);
}

const selectors = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.keys(item).flatMap((method) => (method === 'parameters' ? [] : [{ path, method }])),
);

async function load(document: object, options: object = {}): Promise<Description> {
  const loaded = await loadDescription(
    `${folderWith({ 'api.json': JSON.stringify(document) })}/api.json`,
    createDiagnostics(),
    options,
  );
  if (loaded === undefined) throw new Error('The description was not loaded.');
  return loaded;
}

const build = (loaded: Description): Api => buildApi(loaded, createDiagnostics(), reservedNames);

test.each(selectors)('the part with $method $path has the names of the whole description', async (selector) => {
  const whole = await load(description);
  const names = namesIn(build(whole));
  const selection = { include: [selector] };
  for (const part of [await load(description, { selections: [selection] }), partOfDescription(whole, selection)]) {
    const own = namesIn(build(part));
    expect(Object.keys(own)).toContain(`${selector.method} ${selector.path}`);
    expect(names).toMatchObject(own);
  }
});

test('the names of a part do not require that the other parts are valid', async () => {
  const { '/chat': chat, ...others } = description.paths;
  const circular = { $ref: '#/paths/~1circular' };
  const invalid = {
    ...description,
    paths: {
      ...others,
      '/chat': chat,
      '/circular': circular,
      '/no-item': null,
      '/wrong': { get: { operationId: 1, tags: 'a', responses: [], servers: 1, security: {}, 'x-sdk': [] } },
    },
  };
  const selection = { include: [{ path: '/chat/completions' }] };
  const part = await load(invalid, { selections: [selection] });
  const diagnostics = createDiagnostics();
  const api = buildApi(part, diagnostics, reservedNames);
  expect(api.areas.map(({ path }) => path)).toEqual([['chat', 'completions']]);
  // Other names collide, and other operations have no operationId, but only the problems of the part are reported.
  expect(diagnostics.all.map(({ message }) => message)).toEqual([
    'In generated code, the security scheme "a-b" is called aB2, because the security scheme "aB" is called aB.',
    'In generated code, the schema "foo-bar" is called FooBar2, because the schema "FooBar" is called FooBar.',
  ]);
});
