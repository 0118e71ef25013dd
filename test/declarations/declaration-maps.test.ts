import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { compilerOf } from '../compilers.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { definitionLines, startServer5, startServer7 } from './language-servers.ts';

const modules = join(import.meta.dirname, '../../node_modules');

const files = {
  'api/openapi.yaml': `openapi: 3.1.0
info: { title: Boxes, version: '1' }
servers: [{ url: https://boxes.example }]
tags:
  - name: boxes
    description: Boxes of all sizes.
paths:
  /boxes/{id}:
    $ref: 'paths.yaml#/box'
`,
  'api/paths.yaml': `box:
  parameters:
    - { name: id, in: path, required: true, schema: { type: integer } }
  get:
    operationId: getBox
    summary: Get a box
    tags: [boxes]
    parameters:
      - name: unit
        in: query
        schema: { type: string }
    responses:
      '200':
        description: The box.
        headers:
          x-weight: { schema: { type: integer } }
        content: { application/json: { schema: { $ref: 'schemas.yaml#/Box' } } }
  put:
    operationId: replaceBox
    summary: Replace a box
    tags: [boxes]
    requestBody:
      content:
        application/json:
          schema:
            type: object
            properties:
              label: { type: string }
    responses:
      '204': { description: Done. }
`,
  'api/schemas.yaml': `# The first line is a comment.
Box:
  type: object
  required: [name, parts]
  properties:
    name: { type: string }
    'max-weight': { type: number }
    parts:
      type: array
      items:
        type: object
        properties:
          colour: { type: string }
    lid: { $ref: '#/Lid' }
Lid:
  oneOf:
    - { type: object, required: [hinge], properties: { hinge: { const: left } } }
    - type: object
      required: [hinge]
      properties:
        hinge: { const: right }
`,
  'package.json': '{ "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2024',
      strict: true,
      noEmit: true,
      types: [],
      lib: ['es2024', 'dom', 'dom.iterable'],
      skipDefaultLibCheck: true,
    },
    files: ['main.ts'],
  }),
  'main.ts': `import { createClient } from './code/client/index.js';
import type { BoxesHandlers } from './code/server/index.js';
import type { Box, GetBoxResponses } from './code/types/index.js';
import type { operations, paths } from './code/types/openapi.js';
import { isBox } from './code/validators/index.js';

const client = createClient({ baseUrl: 'https://boxes.example' });
const box = await client.boxes.get({ id: 1 }, { unit: 'cm' });
await client.boxes.replace({ id: 1 }, { label: 'a' });
export const known: Box = box;
export const texts = [box.name, box['max-weight'], box.parts[0]?.colour, box.lid?.hinge, isBox(box)];
export type Get = paths['/boxes/{id}']['get'];
export type Put = operations['replaceBox'];
export type Weight = GetBoxResponses[200]['headers']['x-weight'];
export const handlers: Pick<BoxesHandlers, 'get'> = { get: async () => ({ status: 200, body: box, headers: {} }) };
`,
};

/**
 * A text in `main.ts`, a name inside this text, and the declaration of the name: its file and, if the file is part of the description, its
 * line.
 */
const definitions = [
  ['client.boxes.get(', 'boxes', 'api/openapi.yaml', '- name: boxes'],
  ['client.boxes.get(', 'get', 'api/paths.yaml', 'get:'],
  ['client.boxes.replace(', 'replace', 'api/paths.yaml', 'put:'],
  ['{ id: 1 }, { unit', 'id', 'api/paths.yaml', '- { name: id, in: path, required: true, schema: { type: integer } }'],
  ["{ unit: 'cm' }", 'unit', 'api/paths.yaml', '- name: unit'],
  ["{ label: 'a' }", 'label', 'api/paths.yaml', 'label: { type: string }'],
  ['known: Box', 'Box', 'api/schemas.yaml', 'Box:'],
  ['box.name', 'name', 'api/schemas.yaml', 'name: { type: string }'],
  ["box['max-weight']", 'max-weight', 'api/schemas.yaml', "'max-weight': { type: number }"],
  ['box.parts[0]', 'parts', 'api/schemas.yaml', 'parts:'],
  ['?.colour', 'colour', 'api/schemas.yaml', 'colour: { type: string }'],
  ['box.lid', 'lid', 'api/schemas.yaml', "lid: { $ref: '#/Lid' }"],
  [
    '?.hinge',
    'hinge',
    'api/schemas.yaml',
    '- { type: object, required: [hinge], properties: { hinge: { const: left } } }',
  ],
  ['isBox(box)', 'isBox', 'api/schemas.yaml', 'Box:'],
  ["['headers']['x-weight']", 'x-weight', 'api/paths.yaml', 'x-weight: { schema: { type: integer } }'],
  ["paths['/boxes/{id}']", '/boxes/{id}', 'api/openapi.yaml', '/boxes/{id}:'],
  ["['get']", 'get', 'api/paths.yaml', 'get:'],
  ["operations['replaceBox']", 'replaceBox', 'api/paths.yaml', 'put:'],
  ['{ get: async', 'get', 'api/paths.yaml', 'get:'],
  ['createClient(', 'createClient', 'code/client/index.d.ts', ''],
] as const;

test('Go to Definition on a generated name opens the line of the description, with TypeScript 5 and 7', async () => {
  const folder = folderWith(files);
  symlinkSync(modules, join(folder, 'node_modules'));
  const options = { spec: join(folder, 'api/openapi.yaml'), out: join(folder, 'code'), check: false, force: false };
  expect(await generate({ ...options, adapters: [], declarationMaps: true })).toMatchObject({ diagnostics: [] });

  const main = join(folder, 'main.ts');
  for (const compiler of ['typescript', 'typescript-7'] as const) {
    const { stdout } = spawnSync(process.execPath, [...compilerOf(compiler), '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  }
  for (const startServer of [startServer5, startServer7]) {
    const server = await startServer(folder, main);
    const places = definitions.map(([text, name]) => [text, name] as const);
    const found = (await definitionLines(server, main, places)).map(({ file, line }, index) => {
      const at = relative(folder, file);
      return [...(places[index] ?? []), at, at.startsWith('api/') ? line : ''];
    });
    expect(found).toEqual(definitions);
  }
});

test('Go to Definition opens the line of a description in Swagger 2.0, which is written in another form', async () => {
  const folder = folderWith({
    ...files,
    'api/swagger.yaml': `swagger: '2.0'
info: { title: Boxes, version: '1' }
tags: [{ name: boxes }]
paths:
  /boxes/{id}:
    parameters:
      - { name: id, in: path, required: true, type: integer }
    put:
      operationId: replaceBox
      tags: [boxes]
      parameters:
        - { name: unit, in: query, type: string }
        - { $ref: '#/parameters/Box' }
      responses: { '200': { $ref: '#/responses/Box' } }
    patch:
      operationId: renameBox
      tags: [boxes]
      parameters:
        - { name: label, in: formData, type: string }
      responses: { '204': { description: Done. } }
parameters:
  Box: { name: box, in: body, required: true, schema: { $ref: '#/definitions/Box' } }
responses:
  Box:
    description: The box.
    schema: { $ref: '#/definitions/Box' }
    headers:
      x-weight: { type: integer }
definitions:
  Box:
    type: object
    properties:
      colour: { type: string }
`,
    'main.ts': `import { createClient } from './code/client/index.js';
import type { Box, ReplaceBoxResponses } from './code/types/index.js';

const client = createClient({ baseUrl: 'https://boxes.example' });
const box: Box = await client.boxes.replace({ id: 1 }, { colour: 'red' }, { query: { unit: 'cm' } });
await client.boxes.rename({ id: 1 }, { label: 'a' });
export const texts = [box.colour];
export type Weight = ReplaceBoxResponses[200]['headers']['x-weight'];
`,
  });
  symlinkSync(modules, join(folder, 'node_modules'));
  const options = { spec: join(folder, 'api/swagger.yaml'), out: join(folder, 'code'), check: false, force: false };
  expect(await generate({ ...options, adapters: [], declarationMaps: true })).toMatchObject({ diagnostics: [] });
  const opened = [
    ['client.boxes.replace(', 'replace', 'put:'],
    ['{ id: 1 }, { colour', 'id', '- { name: id, in: path, required: true, type: integer }'],
    ["{ unit: 'cm' }", 'unit', '- { name: unit, in: query, type: string }'],
    ["{ label: 'a' }", 'label', '- { name: label, in: formData, type: string }'],
    ['box: Box', 'Box', 'Box:'],
    ['box.colour', 'colour', 'colour: { type: string }'],
    ["['headers']['x-weight']", 'x-weight', 'x-weight: { type: integer }'],
  ] as const;
  const main = join(folder, 'main.ts');
  const places = opened.map(([text, name]) => [text, name] as const);
  const found = await definitionLines(await startServer7(folder, main), main, places);
  expect(found.map(({ file, line }) => [relative(folder, file), line])).toEqual(
    opened.map(([, , line]) => ['api/swagger.yaml', line]),
  );
});

test('the mock of stubs and new handlers use the JavaScript', async () => {
  const folder = folderWith(files);
  symlinkSync(modules, join(folder, 'node_modules'));
  const options = { spec: join(folder, 'api/openapi.yaml'), out: join(folder, 'code'), check: false, force: false };
  await generate({ ...options, declarationMaps: true });
  const mock = await startStubMock({ generated: options.out, port: 0 });
  onTestFinished(() => mock.close());
  expect((await fetch(`${mock.url}/boxes/1`, { method: 'PUT', body: '{}' })).status).not.toBe(404);

  const args = ['--spec', options.spec, '--generated', options.out, '--out', join(folder, 'handlers')];
  expect((await callForgespec(folder, 'scaffold', ...args)).code).toBe(0);
  expect(readFileSync(join(folder, 'handlers/boxes.ts'), 'utf8')).toContain("from '../code/server/index.js'");
});

test('the JavaScript runs, and an edited description gives other maps', async () => {
  const folder = folderWith({
    ...files,
    'run.js': "console.log(typeof (await import('./code/client/index.js')).createClient);",
  });
  const options = { spec: join(folder, 'api/openapi.yaml'), out: join(folder, 'code'), check: false, force: false };
  await generate({ ...options, only: ['types', 'client'], declarationMaps: true });
  expect(execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' })).toBe('function\n');

  writeFileSync(join(folder, 'api/schemas.yaml'), `\n${files['api/schemas.yaml']}`);
  const changed = await generate({ ...options, only: ['types', 'client'], declarationMaps: true });
  expect(changed.differences?.map(({ path }) => path)).toEqual(['types/boxes.d.ts.map']);
});
