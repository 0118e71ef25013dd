import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { generate, type OutputResult } from '../generate.ts';
import { folderWith } from '../folder-with.ts';
import { differences, update } from './output.ts';

/** Generates code for a description with one area and one schema that have the given names. */
async function generatedFor(area: string, schema: string): Promise<OutputResult & { readonly folder: string }> {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${encodeURIComponent(schema)}` } } };
  const get = { operationId: 'getX', tags: [area], responses: { 200: { description: 'Done.', content } } };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: { '/x': { get } },
    components: { schemas: { [schema]: { type: 'object', properties: { id: { type: 'integer' } } } } },
  };
  const folder = folderWith({ 'in/api.json': JSON.stringify(description) });
  const out = join(folder, 'deep/er/out');
  const result = await generate({ spec: join(folder, 'in/api.json'), out, check: false, force: false });
  return { ...result, folder };
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

test.for([
  ['../../x', '..'],
  ['C:\\x', '..\\..\\x'],
  ['.hidden', '-dash'],
  ['a\u0000b', 'trailing.'],
] as const)(
  'the files of an area called %j and a schema called %j are inside the output folder',
  async ([area, schema]) => {
    const { folder, diagnostics } = await generatedFor(area, schema);
    const files = filesOf(folder);
    expect(files.filter((path) => !path.startsWith('deep/er/out/') && path !== 'in/api.json')).toEqual([]);
    if (diagnostics.some(({ severity }) => severity === 'error')) {
      expect(existsSync(join(folder, 'deep'))).toBe(false);
      return;
    }
    // Characters and endings that Windows forbids in names.
    const names = files.flatMap((path) => path.split('/'));
    const unfit = /[<>:"\\|?*\p{Cc}]|[. ]$/u;
    expect(names.filter((name) => unfit.test(name))).toEqual([]);
  },
);

test('a name that is too long for a file is shortened, and a warning reports this', async () => {
  const { folder, diagnostics } = await generatedFor('a'.repeat(300), 'B'.repeat(300));
  expect(new Set(diagnostics.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
    new Set(['note name-invalid']),
  );
  expect(existsSync(join(folder, `deep/er/out/types/${'a'.repeat(200)}.ts`))).toBe(true);
});

test.for([
  ['con', 'NUL'],
  ['Aux', 'com1'],
] as const)(
  'the files of an area called %s and of a schema called %s get other names, because they are devices on Windows',
  async ([area, schema]) => {
    const { folder, diagnostics } = await generatedFor(area, schema);
    const files = [`${area.toLowerCase()}-area.ts`, `${schema.toLowerCase()}-model.ts`];
    expect(diagnostics.map(({ message }) => message)).toEqual(
      files.map((file) => expect.stringContaining(`is written to ${file}, because Windows reserves the name`)),
    );
    expect(existsSync(join(folder, `deep/er/out/types/${files[0]}`))).toBe(true);
  },
);

test('a manifest with the key __proto__ has no effect', () => {
  const folder = folderWith({
    '.forgespec.json': '{"__proto__": {"a.ts": "x"}, "constructor": "x"}',
    'a.ts': 'mine\n',
  });
  expect(differences(update(folder, { 'a.ts': 'a\n' }))).toEqual(['edited a.ts:1']);
  writeFileSync(join(folder, 'a.ts'), 'a\n');
  expect(update(folder, { 'a.ts': 'a\n' }).upToDate).toBe(true);
});
