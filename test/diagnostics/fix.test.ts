import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callForgespec, callWith } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

const root = `# The API of a shop.
openapi: 3.1.0
info: { titel: Shop, version: 1.0.0 } # without a title
paths:
  /pets:
    get:
      operationID: listPets   # aligned
      responses:
        '200':
          description: Pets.
          content:
            application/json: { schema: { $ref: 'schemas/pet.yaml#/Pett' } }
`;
const pet = `# A pet.\nPet:\n    type: object\n    requried: [id]   # four spaces\n    properties: { id: { type: interger } }\n`;
const files = { 'openapi.yaml': root, 'schemas/pet.yaml': pet };

test('lint --fix corrects several files, and keeps comments and formatting', async () => {
  const folder = folderWith(files);
  const { code, stdout, stderr } = await callForgespec(folder, 'lint', 'openapi.yaml', '--fix');
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'openapi.yaml: 0 errors, 0 warnings\n' });
  expect(stderr).toContain('fixed 5 problems in ');
  expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(
    root.replace('titel', 'title').replace('operationID', 'operationId').replace('#/Pett', '#/Pet'),
  );
  expect(readFileSync(join(folder, 'schemas/pet.yaml'), 'utf8')).toBe(
    pet.replace('requried', 'required').replace('interger', 'integer'),
  );
});

test('lint --fix keeps the line ends and the byte order mark, and does not change a correct file', async () => {
  const windows = `\uFEFF${root.replaceAll('\n', '\r\n')}`;
  const folder = folderWith({ 'openapi.yaml': windows, 'schemas/pet.yaml': pet });
  await callForgespec(folder, 'lint', 'openapi.yaml', '--fix');
  const fixed = readFileSync(join(folder, 'openapi.yaml'), 'utf8');
  expect(fixed).toBe(
    windows.replace('titel', 'title').replace('operationID', 'operationId').replace('#/Pett', '#/Pet'),
  );
  const again = await callForgespec(folder, 'lint', 'openapi.yaml', '--fix');
  expect(again.stderr).toContain('fixed 0 problems\n');
  expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(fixed);
});

test('lint --fix leaves a problem whose fix is a choice of the author, and exits as without --fix', async () => {
  const text = root
    .replace('titel', 'title')
    .replace("'schemas/pet.yaml#/Pett'", "'#/components/schemas/Nothing'")
    .replace('operationID', 'operationId');
  const folder = folderWith({ 'openapi.yaml': `${text}components: {}\n` });
  const without = await callForgespec(folder, 'lint', 'openapi.yaml', '--strict');
  const fixed = await callForgespec(folder, 'lint', 'openapi.yaml', '--strict', '--fix');
  expect(fixed).toMatchObject({ code: without.code, stdout: without.stdout });
  expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(`${text}components: {}\n`);
});

test('one file that cannot be written prevents all changes; standard input cannot be fixed', async () => {
  const folder = folderWith(files);
  chmodSync(join(folder, 'schemas/pet.yaml'), 0o444);
  const { code, stderr } = await callForgespec(folder, 'lint', 'openapi.yaml', '--fix');
  expect(code).toBe(1);
  expect(stderr).toContain('pet.yaml is read-only.');
  expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toBe(root);
  const piped = await callWith({ cwd: folder, input: root }, 'lint', '-', '--fix');
  expect(piped).toMatchObject({ code: 2, stderr: expect.stringContaining('--fix can only change files.') });
});
