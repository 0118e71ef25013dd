import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from './call-forgespec.ts';

const operation = (fields: string, schema: string): string =>
  `{ ${fields}, responses: { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } } } }`;
const description = `openapi: 3.1.0
info: { title: T, version: '1' }
tags: [{ name: pets }, { name: shops }]
paths:
  /pets:
    get: ${operation('operationId: listPets, tags: [pets]', 'Pet')}
    post: ${operation('operationId: addPet, tags: [pets], x-internal: true', 'Secret')}
  /shops:
    get: ${operation('operationId: listShops, tags: [shops]', 'Shop')}
  /old-shops:
    get: ${operation('operationId: listOldShops, tags: [shops], deprecated: true', 'OldShop')}
components:
  schemas:
    Pet: { type: object, properties: { owner: { $ref: '#/components/schemas/Owner' } } }
    Owner: { type: object }
    Secret: { type: object }
    Shop: { type: object }
    OldShop: { type: object }
`;
const folderFor = (config: string): string =>
  folderWith({ 'api.yaml': description, 'forgespec.config.yaml': `spec: api.yaml\n${config}` });

/** Returns the paths and the schemas of an output that consists of the bundled description. */
function contentOf(folder: string, out: string): { readonly operations: string[]; readonly schemas: string[] } {
  const document = JSON.parse(readFileSync(join(folder, out, 'openapi.json'), 'utf8'));
  const operations = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  return { operations, schemas: Object.keys(document.components.schemas) };
}

test('each output has its operations, and the schemas that they use', async () => {
  const folder = folderFor(`outputs:
  - { out: pets, only: [bundle], operations: [{ tag: pets }] }
  - { out: public, only: [bundle], operations: { exclude: [{ x-internal: true }, { deprecated: true }] } }
  - { out: all, only: [bundle] }
`);
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0, stderr: '' });
  expect(contentOf(folder, 'pets')).toEqual({
    operations: ['get /pets', 'post /pets'],
    schemas: ['Owner', 'Pet', 'Secret'],
  });
  expect(contentOf(folder, 'public')).toEqual({
    operations: ['get /pets', 'get /shops'],
    schemas: ['Owner', 'Pet', 'Shop'],
  });
  expect(contentOf(folder, 'all').operations).toHaveLength(4);
  expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 0, stderr: '' });
  writeFileSync(join(folder, 'api.yaml'), description.replace('operationId: listShops', 'summary: Shops'));
  expect(await callForgespec(folder, 'generate', '--check', '--out', 'pets')).toMatchObject({ code: 0 });
  expect(await callForgespec(folder, 'generate', '--check', '--out', 'public')).toMatchObject({ code: 1 });
});

test('if all outputs have selections, problems of other operations are not reported', async () => {
  const folder = folderFor('outputs: { out: out, only: [types], operations: [listPets] }\n');
  writeFileSync(join(folder, 'api.yaml'), description.replace('OldShop: { type: object }', 'OldShop: { typ: object }'));
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(folder, 'out/types/pets.ts'), 'utf8')).toContain('type Owner');
  expect(existsSync(join(folder, 'out/types/shops.ts'))).toBe(false);
});

describe('a selector without an operation is an error', () => {
  test.each([
    ['[{ tag: pet }]', 'Did you mean `pets`?'],
    ['[listPet]', 'Did you mean `listPets`?'],
    ['[GET /shop]', 'Did you mean `/shops`?'],
    ['[{ operationId: "*Users" }]', 'Use one of these operationIds: addPet, listOldShops, listPets, listShops.'],
    ['[{ tag: pets, deprecated: true }]', 'Remove one of its conditions, or write two selectors.'],
    ['[{ x-audience: partners }]', 'Remove one of its conditions, or write two selectors.'],
    ['{ exclude: [{ path: /pet }] }', 'Did you mean `/pets`?'],
    ['{ include: [listPets], exclude: [{ tag: pets }] }', 'Remove a selector of `exclude`.'],
  ])('%s', async (operations, fix) => {
    const folder = folderFor(`operations: ${operations}\noutputs: { out: out, only: [types] }\n`);
    const { code, stderr } = await callForgespec(folder, 'generate');
    expect([code, stderr]).toEqual([1, expect.stringContaining(`fix: ${fix}`)]);
    expect(stderr).toContain('error selection-unmatched  `operations` in the config');
    expect(existsSync(join(folder, 'out'))).toBe(false);
    expect((await callForgespec(folder, 'lint')).code).toBe(1);
  });
});

test('excluding deprecated operations and `x-` keys is no error if there are none', async () => {
  const folder = folderFor(
    'operations: { exclude: [{ deprecated: true }, { x-beta: true }] }\noutputs: { only: [types] }\n',
  );
  writeFileSync(join(folder, 'api.yaml'), description.replace(', deprecated: true', ''));
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0, stderr: '' });
});

test('operations at the root of the config apply to all commands', async () => {
  const folder = folderFor('operations: [{ tag: shops }]\ndocs: { out: site }\n');
  writeFileSync(
    join(folder, 'old.yaml'),
    description.replace('tags: [pets], x-internal', 'deprecated: true, tags: [pets], x-internal'),
  );
  const changes = await callForgespec(folder, 'diff', 'old.yaml', 'api.yaml', '--format', 'json');
  expect([changes.code, JSON.parse(changes.stdout).changes]).toEqual([0, []]);
  expect(await callForgespec(folder, 'docs')).toMatchObject({ code: 0 });
  const reference = readFileSync(join(folder, 'site/openapi.json'), 'utf8');
  expect(reference).toContain('/shops');
  expect(reference).not.toContain('/pets');
  const found = await callForgespec(folder, 'pages', '--format', 'json');
  expect(found.stdout).not.toContain('listPets');
});

test('`scaffold` writes the handlers of the operations of the output', async () => {
  const folder = folderFor(
    'outputs: { out: generated, only: [types, server, validators], operations: [{ tag: shops }] }\n',
  );
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(await callForgespec(folder, 'scaffold')).toMatchObject({ code: 0 });
  expect([existsSync(join(folder, 'handlers/shops.ts')), existsSync(join(folder, 'handlers/pets.ts'))]).toEqual([
    true,
    false,
  ]);
});

test('rules and comments that ignore problems concern only the selected operations', async () => {
  const folder = folderFor('operations: [{ tag: shops }]\n');
  writeFileSync(join(folder, 'redocly.yaml'), 'rules: { operation-summary: warn }\n');
  writeFileSync(
    join(folder, 'api.yaml'),
    description.replace(
      '    get: { operationId: listPets',
      '    # forgespec-ignore tag-undeclared: Later.\n    get: { operationId: listPets',
    ),
  );
  const { stdout } = await callForgespec(folder, 'lint', '--format', 'json');
  const found = JSON.parse(stdout).diagnostics.map((one: { code: string; range: { start: { line: number } } }) => [
    one.code,
    one.range.start.line,
  ]);
  expect(found).toEqual([
    ['operation-summary', 10],
    ['operation-summary', 12],
  ]);
});

test('the fix for a selector says if the description has no values of its kind', async () => {
  const paths = '{ /pets: { get: { responses: { 204: { description: Done. } } } } }';
  const folder = folderWith({
    'api.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: ${paths}\n`,
    'forgespec.config.yaml': 'spec: api.yaml\noperations: [{ operationId: listPets }]\n',
  });
  const { stderr } = await callForgespec(folder, 'generate');
  expect(stderr).toContain('fix: The description has no operationIds. Write another condition, such as a path.');
});

test('a part of a description of Swagger 2.0 has no problems of security schemes that it does not use', async () => {
  const scheme = (type: string): object => ({ type: 'apiKey', in: 'header', name: 'X-Key', [type]: true });
  const operationWith = (operationId: string, key: string): object => ({
    get: { operationId, security: [{ [key]: [] }], responses: { 200: { description: 'Done.' } } },
  });
  const swagger = {
    swagger: '2.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': operationWith('getA', 'own'), '/b': operationWith('getB', 'other') },
    securityDefinitions: { own: scheme('first'), other: scheme('second') },
  };
  const folder = folderWith({
    'api.json': JSON.stringify(swagger),
    'forgespec.config.yaml': 'spec: api.json\noperations: [{ operationId: getA }]\n',
  });
  const { stdout } = await callForgespec(folder, 'lint');
  expect(stdout).toContain('`first` is not a field');
  expect(stdout).not.toContain('`second` is not a field');
});
