import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from './call-forgespec.ts';

const overlay = (actions: string): string =>
  `overlay: 1.0.0\ninfo: { title: Corrections, version: 1.0.0 }\nactions:\n${actions}`;
const description = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets: { get: { operationId: listPets, tags: [pets], responses: { '204': { description: Done. } } } }
  /secret: { get: { operationId: getSecret, tags: [pets], responses: { '204': { description: Done. } } } }
`;
const withoutSecret = overlay("  - target: $.paths['/secret']\n    remove: true\n");

test('`generate` applies the overlays of the config, and generates again after a change of an overlay', async () => {
  const folder = folderWith({
    'api/openapi.yaml': description,
    'api/public.yaml': withoutSecret,
    'forgespec.config.yaml': 'spec: api/openapi.yaml\noverlays: [api/public.yaml]\noutputs: { only: [bundle] }\n',
  });
  const bundle = (): string => readFileSync(join(folder, 'generated/openapi.json'), 'utf8');
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(bundle()).toContain('/pets');
  expect(bundle()).not.toContain('/secret');
  expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 0 });

  writeFileSync(join(folder, 'api/public.yaml'), overlay('  - { target: $.info, update: { title: Shop } }\n'));
  expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 1 });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(bundle()).toMatch(/"Shop"[^]*\/secret/u);
});

test('`lint` checks the changed description, also with the rules of Redocly', async () => {
  const folder = folderWith({
    'openapi.yaml': description,
    'overlay.yaml': overlay('  - { target: $.paths.*.get, update: { summary: A summary. } }\n'),
    'redocly.yaml': 'rules: { operation-summary: error }\n',
  });
  const lint = (...more: string[]): ReturnType<typeof callForgespec> =>
    callForgespec(folder, 'lint', '--spec', 'openapi.yaml', '--rules', 'redocly.yaml', ...more);
  expect((await lint()).stdout).toContain('2 errors');
  expect(await lint('--overlay', 'overlay.yaml')).toMatchObject({ code: 0 });
});

test('`diff` and `scaffold` read the changed description', async () => {
  const folder = folderWith({ 'old.yaml': description, 'new.yaml': description, 'public.yaml': withoutSecret });
  const { stdout } = await callForgespec(folder, 'diff', 'old.yaml', 'new.yaml', '--overlay', 'public.yaml');
  expect(stdout).not.toContain('secret');
  await callForgespec(folder, 'scaffold', '--spec', 'new.yaml', '--overlay', 'public.yaml', '--out', 'handlers');
  expect(readFileSync(join(folder, 'handlers/pets.ts'), 'utf8')).not.toContain('secret');
});

test('a missing overlay is wrong usage', async () => {
  const folder = folderWith({ 'openapi.yaml': description });
  const { code, stdout } = await callForgespec(folder, 'lint', '--spec', 'openapi.yaml', '--overlay', 'none.yaml');
  expect([code, stdout]).toEqual([2, expect.stringContaining('none.yaml')]);
});

test('an action removes exactly the items that its target selects, in any order and in repeated objects', async () => {
  const folder = folderWith({
    'openapi.yaml': `${description}tags: [{ name: a }, { name: pets }, { name: c }, { name: d }]
x-first: &list [1, 2, 3, 4]
x-second: *list
x-nested: [[0, 1], [2, 3], [4, 5]]
`,
    'overlay.yaml': overlay(
      `  - { target: '$.tags[0,3,2]', remove: true }
  - { target: '$["x-first","x-second"][0]', remove: true }
  - { target: '$["x-nested"][0,1,0][0]', remove: true }
  - { target: '$["x-nested"]..[1,0]', remove: true }
`,
    ),
    'forgespec.config.yaml': 'spec: openapi.yaml\noverlays: [overlay.yaml]\noutputs: { only: [bundle] }\n',
  });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(join(folder, 'generated/openapi.json'), 'utf8'))).toMatchObject({
    tags: [{ name: 'pets' }],
    'x-first': [2, 3, 4],
    'x-nested': [[]],
  });
});

test('a message about an action names the fault of this action', async () => {
  const folder = folderWith({
    'openapi.yaml': description,
    'overlay.yaml': overlay(
      `  - { target: $.info, updates: {}, update: {} }\n  - { target: [$.info], remove: true }\n`,
    ),
  });
  const { stdout } = await callForgespec(folder, 'lint', '--spec', 'openapi.yaml', '--overlay', 'overlay.yaml');
  expect(stdout).toContain('`updates` is not a field of an action.');
  expect(stdout).toContain('The `target` of the action is an array, and not a string.');
});
