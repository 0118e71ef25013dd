import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { shop } from './shop.ts';

/** A project with two outputs. The output of somebody else in the second one reserves the names of a schema and of an area. */
const project = () =>
  folderWith({
    'openapi.yaml': shop,
    'new.yaml': shop.replace('name: { type: string', 'age: { type: integer }\n        name: { type: string'),
    'mine.ts': `import { defineOutput } from 'forgespec/plugin';
export default defineOutput({
  name: 'mine',
  reservedNames: () => ({ schemas: ['Pet'], areas: ['pets'] }),
});
`,
    'forgespec.config.yaml': `spec: openapi.yaml
outputs: [{ out: a, only: [types] }, { out: b, only: [types], plugins: [./mine.ts] }]
`,
  });

/** Returns the names that `forgespec names` lists for the schema `Pet` and for the operation `createPet`. */
async function listedNames(folder: string): Promise<{ readonly type: string; readonly call: string }> {
  const { code, stdout } = await callForgespec(folder, 'names', '--json');
  expect(code).toBe(0);
  const { calls, schemas } = JSON.parse(stdout);
  const { name } = schemas.find(({ component }: { component: string }) => component === 'Pet');
  const { call } = calls.find(({ operationId }: { operationId: string }) => operationId === 'createPet');
  return { type: name, call };
}

test('names lists the names that generate writes', async () => {
  const folder = project();
  const { type, call } = await listedNames(folder);
  expect([type, call]).not.toEqual(['Pet', 'pets.create']);
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  const types = join(folder, 'b/types');
  const written = readdirSync(types).map((name) => readFileSync(join(types, name), 'utf8'));
  expect(written.join('')).toContain(`export interface ${type} {`);
});

test('diff shows the calls with the names that generate writes', async () => {
  const folder = project();
  const { call } = await listedNames(folder);
  const { stdout } = await callForgespec(folder, 'diff', 'openapi.yaml', 'new.yaml', '--subjects', 'sdk');
  expect(stdout).toContain(`client.${call}`);
});

test('lint reports the names that generate changes', async () => {
  const folder = project();
  const { type } = await listedNames(folder);
  const { stdout } = await callForgespec(folder, 'lint');
  expect(stdout).toContain(`the schema "Pet" is called ${type}`);
});

test.each(['names', 'lint', 'diff', 'pages', 'scaffold'])(
  '%s names an output that cannot be loaded',
  async (command) => {
    const folder = folderWith({
      'openapi.yaml': shop,
      'forgespec.config.yaml': 'spec: openapi.yaml\noutputs: { out: a, plugins: [./gone.ts] }\n',
    });
    const { code, stderr } = await callForgespec(folder, command, ...(command === 'diff' ? ['openapi.yaml'] : []));
    expect([code, stderr]).toEqual([2, expect.stringContaining('The output ./gone.ts in `plugins` cannot be loaded')]);
  },
);
