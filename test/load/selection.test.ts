import { describe, expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/index.ts';
import { loadDescription } from '../../description/load/index.ts';
import type { OperationSelection } from '../../description/openapi/index.ts';
import { folderWith } from '../folder-with.ts';

const schema = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (inner: object): object => ({ description: 'D', content: { 'application/json': { schema: inner } } });
const returns = (name: string, fields: object = {}): object => ({ responses: { 200: json(schema(name)) }, ...fields });

const description = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  security: [{ key: [] }],
  tags: [{ name: 'a', parent: 'all' }, { name: 'all' }, { name: 'b' }, { name: 'A text' }],
  paths: {
    '/a': {
      parameters: [{ $ref: '#/components/parameters/p' }],
      get: returns('A', { operationId: 'getA', tags: ['a'], security: [{ other: [] }] }),
      put: returns('B', { operationId: 'putA', tags: ['b'] }),
    },
    '/base': { get: returns('Base', { operationId: 'getBase', tags: ['b'] }) },
    '/mapped': { get: returns('Mapped', { operationId: 'getMapped', tags: ['b'] }) },
    '/by-path': {
      get: {
        operationId: 'getByPath',
        tags: ['b'],
        responses: { 200: { $ref: '#/paths/~1base/get/responses/200' } },
      },
    },
    '/item': { $ref: '#/components/pathItems/Item' },
    '/calls': {
      post: {
        operationId: 'call',
        tags: ['b'],
        responses: { 204: { description: 'D' } },
        callbacks: { done: { '{$request.body#/url}': { post: returns('C') } } },
      },
    },
  },
  webhooks: { changed: { post: returns('D', { operationId: 'changed', tags: ['b'] }) } },
  components: {
    pathItems: {
      Item: { get: returns('A', { operationId: 'getItem' }), put: returns('B', { operationId: 'putItem' }) },
    },
    parameters: { p: { name: 'p', in: 'query', schema: schema('P') } },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'k' },
      other: { type: 'http', scheme: 'basic' },
      unused: { type: 'http', scheme: 'bearer' },
    },
    schemas: {
      A: { type: 'object', properties: { a: schema('Inner') } },
      Inner: { type: 'object', properties: { a: schema('A') } },
      B: { type: 'string' },
      C: { type: 'string' },
      D: { type: 'string' },
      P: { type: 'string' },
      Base: { type: 'object', properties: { type: { type: 'string' } }, discriminator: { propertyName: 'type' } },
      Extended: { allOf: [schema('Base'), { type: 'object' }] },
      Mapped: {
        type: 'object',
        properties: { type: { type: 'string' } },
        discriminator: { propertyName: 'type', mapping: { b: 'B', c: '#/components/schemas/C' } },
      },
    },
  },
};

async function select(selection: OperationSelection, files: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ 'api.json': JSON.stringify(description), ...files });
  const diagnostics = createDiagnostics();
  const loaded = await loadDescription(`${folder}/api.json`, diagnostics, { selections: [selection] });
  expect(diagnostics.all).toEqual([]);
  const { paths = {}, webhooks = {}, components = {}, tags } = (loaded?.document ?? {}) as typeof description;
  const operations = Object.entries<object>({ ...paths, ...webhooks }).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) => (key === 'parameters' ? [] : [`${key} ${path}`])),
  );
  const names = Object.fromEntries(Object.entries<object>(components).map(([kind, map]) => [kind, Object.keys(map)]));
  return { operations, names, tags: tags.map(({ name }) => name) };
}

test('a part has the components, security schemes and tags of its operations', async () => {
  expect(await select({ include: [{ operationId: 'getA' }] })).toEqual({
    operations: ['get /a'],
    names: { parameters: ['p'], securitySchemes: ['key', 'other'], schemas: ['A', 'Inner', 'P'] },
    tags: ['a', 'all', 'A text'],
  });
});

test.each<[string, string[], string[]]>([
  ['a discriminator, and the schemas that extend its schema', ['getBase'], ['Base', 'Extended']],
  ['the mapping of a discriminator', ['getMapped'], ['B', 'C', 'Mapped']],
  ['callbacks', ['call'], ['C']],
  ['a path item that is a reference', ['getItem'], ['A', 'Inner']],
  ['webhooks', ['changed'], ['D']],
])('the schemas of a part follow %s', async (_, ids, schemas) => {
  const { names } = await select({ include: ids.map((operationId) => ({ operationId })) });
  expect(names['schemas']).toEqual(schemas);
});

test('the schemas of a part follow a discriminator through schemas that extend others', async () => {
  const { components, ...others } = description;
  const schemas = { ...components.schemas, Indirect: { allOf: [schema('Extended')] } };
  const files = { 'api.json': JSON.stringify({ ...others, components: { ...components, schemas } }) };
  const { names } = await select({ include: [{ operationId: 'getBase' }] }, files);
  expect(names['schemas']).toEqual(['Base', 'Extended', 'Indirect']);
});

test('an operation stays if a selected operation refers to a part of it', async () => {
  const { operations } = await select({ include: [{ operationId: 'getByPath' }] });
  expect(operations).toEqual(['get /base', 'get /by-path']);
});

describe('selectors', () => {
  test.each<[OperationSelection, string[]]>([
    [{ include: [{ path: '/a', method: 'GET' }] }, ['get /a']],
    [{ include: [{ path: '/a*' }] }, ['get /a', 'put /a']],
    [{ include: [{ operationId: 'get*' }], exclude: [{ path: '/*a*' }] }, ['get /item']],
    [{ include: [{ tag: 'a' }, { operationId: 'call' }] }, ['get /a', 'post /calls']],
    [{ include: [{ tag: 'b', method: 'put' }] }, ['put /a']],
    [{ include: [{ deprecated: false, tag: 'a' }] }, ['get /a']],
  ])('%j', async (selection, operations) => {
    expect((await select(selection)).operations).toEqual(operations);
  });
});

test('operations in other files are selected, too', async () => {
  const { paths, ...others } = description;
  const root = { ...others, paths: { '/a': { $ref: 'a.json' }, '/base': paths['/base'] } };
  const files = {
    'api.json': JSON.stringify(root),
    'a.json': JSON.stringify(paths['/a']).replaceAll('#/components', 'api.json#/components'),
  };
  expect(await select({ include: [{ tag: 'a' }] }, files)).toMatchObject({
    operations: ['get /a'],
    names: { schemas: ['A', 'Inner', 'P'] },
  });
});
