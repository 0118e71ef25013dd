import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitTarget } from '../../templates/shared/request-target.ts';
import { generate, type OutputResult } from '../generate.ts';
import { folderWith } from '../folder-with.ts';
import { otherDescription } from './other-description.ts';

// A test in `test/foreign` compiles the output.

/** Generates code from a description into a new folder. */
async function generated(document: unknown): Promise<{ folder: string; result: OutputResult }> {
  const spec = join(folderWith({ 'openapi.json': JSON.stringify(document) }), 'openapi.json');
  const folder = folderWith({});
  const only = ['types', 'server', 'validators'] as const;
  const result = await generate({ spec, out: folder, only, check: false, force: false });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return { folder, result };
}

test('routes are found below the path of the server, with path values in their declared styles', async () => {
  const { folder } = await generated(otherDescription);
  const { findRoute, routes } = await import(join(folder, 'server', 'index.ts'));
  const find = (method: string, target: string): unknown => {
    const found = findRoute(method, splitTarget(target)?.path);
    return found === undefined ? 'not-found' : [found.route.operation, ...found.values];
  };
  expect(find('POST', '/beta/v1/a%20b/;row=1/.c')).toEqual(['move', '1', 'c']);
  expect(find('POST', '/beta/v1/a%20b/;row=/.c')).toBe('not-found');
  expect(find('GET', '/beta/v1/things/a.json')).toEqual(['getThing', 'a', 'json']);
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
  const { folder, result } = await generated({ openapi: '3.1.0', info: otherDescription.info, paths });
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
    info: otherDescription.info,
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
  expect(findRoute('GET', splitTarget('/cells/;row=1')?.path)?.values).toEqual(['row=1']);
});
