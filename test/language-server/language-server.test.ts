import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { CodeAction, CompletionItem, Hover, Location, WorkspaceEdit } from 'vscode-languageserver';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { eventually } from '../sandbox/eventually.ts';
import { openEditor, positionOf, type EditedDocument } from './editor.ts';

const own = join(import.meta.dirname, '../../spec');

/** A description whose files refer to each other, with a discriminator. */
const shop = {
  'openapi.yaml': `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /pets: { $ref: paths/pets.yaml }
components:
  schemas:
    # All animals of the shop.
    Animal:
      description: An animal.
      oneOf: [{ $ref: '#/components/schemas/Cat' }]
      discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', puma: Cat } }
    Cat:
      type: object
      required: [kind]
      x-owner: cats
      properties: { kind: { type: string, enum: [cat, puma] } }
`,
  'paths/pets.yaml': `get:
  operationId: listPets
  responses:
    '200':
      description: The pets.
      content:
        application/json:
          schema:
            type: array
            items: { $ref: '../openapi.yaml#/components/schemas/Animal' } # one animal
post:
  operationId: addPet
  requestBody:
    content:
      application/json: { schema: { $ref: "../schemas/pet.yaml#/Pet" } }
  responses: { '204': { description: Added. } }
`,
  'schemas/pet.yaml': `Pet:
  type: object
  x-owner: pets
  properties:
    cat: { $ref: '../openapi.yaml#/components/schemas/Cat/properties/kind' }
    parent: { $ref: '#/Pet' }
`,
};

/** A description in JSON, in two files. */
const json = {
  'openapi.json': JSON.stringify(
    {
      openapi: '3.0.3',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            operationId: 'getA',
            responses: {
              200: { description: 'A.', content: { 'application/json': { schema: { $ref: 'schemas.json#/A' } } } },
            },
          },
        },
      },
    },
    null,
    2,
  ),
  'schemas.json': JSON.stringify(
    { A: { type: 'object', properties: { b: { $ref: '#/B' } } }, B: { type: 'string' } },
    null,
    2,
  ),
};

const startOf = ({ uri, range }: Location): string => `${fileURLToPath(uri)}:${range.start.line + 1}`;
const named = (folder: string, ...places: readonly string[]): string[] => places.map((place) => join(folder, place));

/** Applies the changes of a WorkspaceEdit to texts, as an editor does. */
function edited(edit: WorkspaceEdit | null, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(edit?.changes ?? {}).map(([uri, edits]) => {
      const path = fileURLToPath(uri);
      const lines = readFileSync(path, 'utf8').split('\n');
      const sorted = edits.toSorted(
        (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character,
      );
      for (const { range, newText } of sorted) {
        const line = lines[range.start.line] ?? '';
        lines[range.start.line] = line.slice(0, range.start.character) + newText + line.slice(range.end.character);
      }
      return [path.slice(folder.length + 1), lines.join('\n')];
    }),
  );
}

test('problems of unsaved texts are shown in all files, and disappear after the correction', async () => {
  const folder = folderWith(shop);
  const editor = await openEditor(folder, '--spec', 'openapi.yaml');
  const pet = await editor.open('schemas/pet.yaml');
  await editor.change(pet, shop['schemas/pet.yaml'].replace('type: object', 'tpye: object'));
  await editor.until(() => (editor.published.get(pet.uri) ?? []).length > 0);
  expect(editor.published.get(pet.uri)).toEqual([
    {
      range: { start: { line: 1, character: 2 }, end: { line: 1, character: 6 } },
      severity: 2,
      code: 'keyword-unknown',
      source: 'forgespec',
      message: expect.stringContaining('\nfix: Did you mean `type`?'),
    },
  ]);
  const { range } = editor.published.get(pet.uri)?.[0] ?? {};
  const actions = await editor.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: pet.uri },
    range,
    context: { diagnostics: [] },
  });
  expect(actions).toMatchObject([
    { title: 'Did you mean `type`?', kind: 'quickfix', edit: { changes: { [pet.uri]: [{ range, newText: 'type' }] } } },
  ]);
  await editor.change(pet, shop['schemas/pet.yaml']);
  await editor.until(() => editor.published.get(pet.uri)?.length === 0);
  expect(await editor.close()).toBe(0);
  expect(editor.errors).toEqual([]);
});

test('definition, hover and references work across files', async () => {
  const folder = folderWith(shop);
  const editor = await openEditor(folder, '--spec', 'openapi.yaml');
  const paths = await editor.open('paths/pets.yaml');
  const root = await editor.open('openapi.yaml');
  const definition = (document: EditedDocument, marked: string) =>
    editor.request<Location | null>('textDocument/definition', document, marked);
  const found = await definition(paths, "'../openapi⟦.yaml#/components/schemas/Animal'");
  expect(found === null ? [] : [startOf(found)]).toEqual(named(folder, 'openapi.yaml:8'));
  expect(await definition(root, 'paths/⟦pets.yaml')).toMatchObject({ range: { start: { line: 0, character: 0 } } });
  expect(await definition(root, 'puma: C⟦at')).toMatchObject({ range: { start: { line: 11, character: 4 } } });
  expect(await definition(root, 'title: Sh⟦op')).toBe(null);
  const hover = await editor.request<Hover>('textDocument/hover', paths, '"../schemas/pet⟦.yaml#/Pet"');
  expect(hover.contents).toMatchObject({ value: expect.stringContaining('```yaml\nPet:\n  type: object\n') });
  expect(hover.contents).toMatchObject({ value: expect.stringContaining('**schema**') });
  const references = await editor.request<Location[]>('textDocument/references', root, 'C⟦at:\n      type', {
    context: { includeDeclaration: true },
  });
  expect(references.map(startOf)).toEqual(
    named(folder, 'openapi.yaml:12', 'openapi.yaml:10', 'openapi.yaml:11', 'openapi.yaml:11'),
  );
});

test('a component is renamed in all files, and comments and quotes stay', async () => {
  const folder = folderWith(shop);
  const editor = await openEditor(folder, '--spec', 'openapi.yaml');
  const root = await editor.open('openapi.yaml');
  const rename = (document: EditedDocument, marked: string, newName: string) =>
    editor.request<WorkspaceEdit | null>('textDocument/rename', document, marked, { newName });
  expect(edited(await rename(root, 'C⟦at:\n      type', 'Feline'), folder)).toEqual({
    'openapi.yaml': shop['openapi.yaml']
      .replaceAll('schemas/Cat', 'schemas/Feline')
      .replace('puma: Cat', 'puma: Feline')
      .replace('    Cat:', '    Feline:'),
    'schemas/pet.yaml': shop['schemas/pet.yaml'].replace('schemas/Cat', 'schemas/Feline'),
  });
  const pet = await editor.open('schemas/pet.yaml');
  expect(edited(await rename(pet, "'#/P⟦et'", 'Beast'), folder)).toEqual({
    'schemas/pet.yaml': shop['schemas/pet.yaml'].replace('Pet:', 'Beast:').replace('#/Pet', '#/Beast'),
    'paths/pets.yaml': shop['paths/pets.yaml'].replace('#/Pet', '#/Beast'),
  });
  await expect(rename(root, 'C⟦at:\n      type', 'Animal')).rejects.toThrow('The name Animal exists already.');
  await expect(rename(root, 'C⟦at:\n      type', 'a/b')).rejects.toThrow('A name of a component');
  await expect(rename(root, 'ope⟦napi: 3.1.0', 'other')).rejects.toThrow('Only a component');
});

test('keys, targets and x- keys are completed', async () => {
  const folder = folderWith(shop);
  const editor = await openEditor(folder, '--spec', 'openapi.yaml');
  const labels = async (path: keyof typeof shop, change: readonly [string, string]): Promise<string[]> => {
    const document = await editor.open(path);
    await editor.change(document, shop[path].replace(change[0], change[1].replace('⟦', '')));
    const items = await editor.request<CompletionItem[] | null>('textDocument/completion', document, change[1]);
    await editor.change(document, shop[path]);
    return (items ?? []).map(({ label }) => label);
  };
  const ofOperation = await labels('paths/pets.yaml', ['  operationId: addPet\n', '  operationId: addPet\n  desc⟦\n']);
  expect(ofOperation).toContain('description');
  expect(ofOperation).toContain('parameters');
  expect(ofOperation).not.toContain('operationId');
  const ofSchema = await labels('openapi.yaml', ['      x-owner: cats\n', '      min⟦\n']);
  expect(ofSchema).toContain('minProperties');
  expect(ofSchema).toContain('x-owner');
  expect(ofSchema).not.toContain('required');
  const targets = await labels('paths/pets.yaml', ['"../schemas/pet.yaml#/Pet"', '"⟦"']);
  expect(targets).toContain('../openapi.yaml#/components/schemas/Cat');
  expect(targets).toContain('../openapi.yaml#/components/schemas/Animal');
});

test('a description in JSON', async () => {
  const folder = folderWith(json);
  const editor = await openEditor(folder, '--spec', 'openapi.json');
  const root = await editor.open('openapi.json');
  const found = await editor.request<Location>('textDocument/definition', root, '"schemas.⟦json#/A"');
  expect([startOf(found)]).toEqual(named(folder, 'schemas.json:2'));
  const schemas = await editor.open('schemas.json');
  const edit = await editor.request<WorkspaceEdit>('textDocument/rename', schemas, '"⟦B": {', { newName: 'C' });
  expect(edited(edit, folder)).toEqual({
    'schemas.json': json['schemas.json'].replace('"B": {', '"C": {').replace('#/B', '#/C'),
  });
});

test('each reference of our own description leads to its part, and the part knows the reference', async () => {
  const editor = await openEditor(join(own, '..'), '--spec', 'spec/openapi.yaml');
  const path = 'spec/areas/project-badges/paths.yaml';
  const document = await editor.open(path);
  const lines = document.text.split('\n');
  const references = lines.flatMap((line, index) => {
    const start = line.indexOf('$ref: ');
    return start < 0 ? [] : [{ line: index, character: start + 9 }];
  });
  expect(references.length).toBeGreaterThan(10);
  for (const position of references) {
    const target = await editor.sendRequest<Location | null>('textDocument/definition', {
      textDocument: { uri: document.uri },
      position,
    });
    expect(target).not.toBe(null);
    const back = await editor.sendRequest<Location[]>('textDocument/references', {
      textDocument: { uri: target?.uri },
      position: target?.range.start,
      context: { includeDeclaration: false },
    });
    const isRoot = target?.range.end.line === 0 && target.range.end.character === 0;
    if (!isRoot)
      expect(back.map(({ uri, range }) => `${uri}:${range.start.line}`)).toContain(`${document.uri}:${position.line}`);
  }
});

test('references are also found in generated declarations', async () => {
  const folder = folderWith({
    ...shop,
    'forgespec.config.json': JSON.stringify({
      spec: 'openapi.yaml',
      outputs: { out: 'generated', declarationMaps: true, only: ['types'] },
    }),
  });
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  const editor = await openEditor(folder);
  const root = await editor.open('openapi.yaml');
  const references = await editor.request<Location[]>('textDocument/references', root, 'A⟦nimal:', {
    context: { includeDeclaration: false },
  });
  const generated = references.filter(({ uri }) => uri.includes('/generated/'));
  expect(generated.length).toBeGreaterThan(0);
  const [{ uri, range } = { uri: '', range: undefined }] = generated;
  const line = readFileSync(fileURLToPath(uri), 'utf8').split('\n')[range?.start.line ?? 0];
  expect(line?.slice(range?.start.character, range?.end.character)).toBe('Animal');
  expect(positionOf(root.text, '⟦Animal:')).toEqual({ line: 7, character: 4 });
});

/** Rules of which one waits until the file \`go\` exists, and then reports a problem. With the file \`end\`, the rule ends its thread. */
const waitingRules = {
  'redocly.yaml': 'plugins: [./plugin.js]\nrules: { wait/for-file: error }\n',
  'package.json': '{ "type": "module" }',
  'plugin.js': `import { existsSync, writeFileSync } from 'node:fs';
const wait = () => ({
  Info(_, { report }) {
    writeFileSync('started', '');
    while (!existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    if (existsSync('end')) process.exit();
    report({ message: 'The file exists.' });
  },
});
export default () => ({ id: 'wait', rules: { oas3: { 'for-file': wait } } });
`,
};

test('while a check runs, requests get a response; if a rule ends the check, the next check runs', async () => {
  const folder = folderWith({ ...shop, ...waitingRules, end: '' });
  const editor = await openEditor(folder, '--spec', 'openapi.yaml');
  const root = await editor.open('openapi.yaml');
  const definition = () => editor.request<Location>('textDocument/definition', root, 'puma: C⟦at');
  // The first check waits for the file, so a response during the check comes before the problems.
  await eventually(async () => existsSync(join(folder, 'started')), Boolean);
  expect(await definition()).toMatchObject({ range: { start: { line: 11, character: 4 } } });
  expect(editor.published.size).toBe(0);
  writeFileSync(join(folder, 'go'), '');
  await editor.logged(/has ended the check/u);
  rmSync(join(folder, 'end'));
  await editor.change(root, shop['openapi.yaml'].replace('All animals', 'The animals'));
  await editor.until(() => (editor.published.get(root.uri) ?? []).length > 0);
  expect(editor.published.get(root.uri)).toMatchObject([{ code: 'wait/for-file', message: 'The file exists.' }]);
  expect(await editor.close()).toBe(0);
});
