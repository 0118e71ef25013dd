import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { openEditor } from '../language-server/editor.ts';
import { openToolSession } from '../mcp/tool-session.ts';
import { runIn } from '../stopping/running-command.ts';
import { shop } from './shop.ts';
import { mainModule } from '../main-module.ts';

/** A project with two outputs. The output of somebody else in the second one reserves the names of a schema and of an area. */
const project = () =>
  folderWith({
    'openapi.yaml': shop,
    'new.yaml': shop.replace('name: { type: string', 'age: { type: integer }\n        name: { type: string'),
    'mine.ts': `import { defineOutput } from 'forgespec/plugin';
console.log('The output is loaded.');
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

/** Returns the page of a call in the reference. The call `petsArea.create` is on the page `operations/pets-area/create`. */
const pageOf = (call: string): string =>
  `operations/${call.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`).replace('.', '/')}`;

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

test('docs and serve show samples with the names that generate writes', async () => {
  const folder = project();
  const { call } = await listedNames(folder);
  expect(await callForgespec(folder, 'docs', '--out', 'site')).toMatchObject({ code: 0 });
  const page = `${pageOf(call)}.md`;
  expect(readFileSync(join(folder, 'site', page), 'utf8')).toContain(`client.${call}(`);
  const served = runIn(folder, onTestFinished, process.execPath, mainModule, 'serve', '--port', '0');
  const url = await served.printed(/are on (http:\/\/[\d.:]+\d)/u);
  expect(await (await fetch(`${url}/${page}`)).text()).toContain(`client.${call}(`);
});

test('mcp has the pages with the names that generate writes', async () => {
  const folder = project();
  const { call } = await listedNames(folder);
  const { use, end } = await openToolSession(['--config', join(folder, 'forgespec.config.yaml')]);
  expect(await use('read', { name: pageOf(call) })).toContain('`POST /pets`');
  expect(await end()).toBe(0);
});

test('changelog shows the calls with the names that generate writes', async () => {
  const folder = project();
  const { call } = await listedNames(folder);
  writeFileSync(join(folder, 'new.yaml'), shop.replace('operationId: createPet', 'operationId: addPet'));
  const { stdout } = await callForgespec(folder, 'changelog', 'openapi.yaml', 'new.yaml');
  expect(stdout).toContain(call);
});

test('the language server reports the names that generate changes', async () => {
  const folder = project();
  const { type } = await listedNames(folder);
  const editor = await openEditor(folder);
  const { uri } = await editor.open('openapi.yaml');
  await editor.until(() => editor.published.has(uri));
  const messages = (editor.published.get(uri) ?? []).map(({ message }) => message);
  expect(messages.join('\n')).toContain(`the schema "Pet" is called ${type}`);
  expect(await editor.close()).toBe(0);
});

test.each(['names', 'lint', 'diff', 'pages', 'scaffold', 'docs', 'changelog', 'serve', 'mcp'])(
  '%s names an output that cannot be loaded',
  async (command) => {
    const folder = folderWith({
      'openapi.yaml': shop,
      'forgespec.config.yaml': 'spec: openapi.yaml\noutputs: { out: a, plugins: [./gone.ts] }\n',
    });
    const { code, stderr } = await callForgespec(
      folder,
      command,
      ...(/^(?:diff|changelog)$/u.test(command) ? ['openapi.yaml'] : []),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('The output ./gone.ts in `plugins` cannot be loaded')]);
  },
);
