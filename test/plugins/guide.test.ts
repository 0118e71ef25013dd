import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { shop } from './shop.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/plugins.md'), 'utf8');

/** Returns the code of the page that begins with a comment with the name of its file. */
function codeOf(file: string): string {
  const [code] = new RegExp(`^ *// ${file}\\n[^]*?(?=^ *\`\`\`$)`, 'mu').exec(page) ?? [];
  if (code === undefined) throw new Error(`The guide has no ${file}`);
  return code;
}

/** Writes an output with a file of the guide. Returns a function that reads the written files. */
async function generateWith(file: string, description: string): Promise<(path: string) => string> {
  const folder = folderWith({
    'openapi.yaml': description,
    [file]: codeOf(file),
    'forgespec.config.yaml': `spec: openapi.yaml\noutputs: { out: api, only: [types], plugins: [./${file}] }\n`,
  });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  return (path) => readFileSync(join(folder, 'api', path), 'utf8');
}

test('the first output of the guide writes the paths of the operations', async () => {
  const read = await generateWith('my-output.ts', shop);
  expect(read('paths/pets.ts')).toContain("export const getPetPath = '/pets/{id}';");
  expect(read('paths/pets.ts')).not.toContain('createPetPath');
});

test('the output with branded ids replaces the types of a format, and keeps the name of a schema free', async () => {
  const read = await generateWith('branded-ids.ts', shop.replaceAll('Owner', 'Uuid'));
  expect(read('branded-ids/index.ts')).toContain("export type Uuid = string & { readonly brand: 'Uuid' };");
  expect(read('types/pets.ts')).toMatch(/ id: Uuid;\n/u);
  expect(read('types/pets.ts')).toMatch(/ mother\?: Uuid \| null;\n/u);
  expect(read('types/owners.ts')).toMatch(/export interface Uuid\w+ /u);
});
