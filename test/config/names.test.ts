import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { callForgespec } from './call-forgespec.ts';

const description = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets: { get: { operationId: list_all_pets, tags: [pets], responses: { '204': { description: Done. } } } }
components: { schemas: { user: { type: string }, User: { type: object } } }
`;

test('`names` chooses names in generated code, and `lint` reports no other name', async () => {
  const folder = folderWith({
    'api.yaml': description,
    'forgespec.config.yaml':
      'spec: api.yaml\nnames: { methods: { GET /pets: list }, schemas: { user: UserName } }\noutputs: { only: [types, client], schemas: all }\n',
  });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(folder, 'generated/client/pets.ts'), 'utf8')).toContain('list(client: CoreClient');
  expect((await callForgespec(folder, 'lint')).stdout).not.toContain('name-collision');
});

test('without `names`, the message about another name says that the config can choose it', async () => {
  const folder = folderWith({ 'api.yaml': description });
  const { stdout } = await callForgespec(folder, 'lint', '--spec', 'api.yaml');
  expect(stdout).toContain('the schema "user" is called User2');
  expect(stdout).toContain('choose a name in the config: `names.schemas`.');
});

test('a name that cannot be used fails `--strict`, and is otherwise ignored', async () => {
  const folder = folderWith({
    'api.yaml': description,
    'forgespec.config.yaml': 'spec: api.yaml\nnames: { schemas: { Usr: Person } }\noutputs: { only: [types] }\n',
  });
  const { code, stderr } = await callForgespec(folder, 'generate');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Did you mean `User`?')]);
  expect(stderr).toContain('warning name-override-invalid  `names.schemas` in the config');
  expect((await callForgespec(folder, 'generate', '--strict')).code).toBe(1);
});
