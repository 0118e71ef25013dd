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
  expect(readFileSync(join(folder, 'generated/client/pets.ts'), 'utf8')).toMatch(
    /export const list =\n *\(client: CoreClient\)/u,
  );
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

const tree = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /org/users: { get: { operationId: list-users, tags: [Users], responses: { '204': { description: Done. } } } }
  /org/users/{id}/keys/{key}:
    parameters: [{ name: id, in: path, required: true, schema: {} }, { name: key, in: path, required: true, schema: {} }]
    get: { operationId: get-user-key, tags: [Users], responses: { '204': { description: Done. } } }
    delete: { operationId: delete-user-key, tags: [Users], responses: { '204': { description: Done. } } }
  /files: { post: { operationId: uploadFile, tags: [Files], responses: { '204': { description: Done. } } } }
components: { schemas: { acme.v1.Pet: { type: object }, acme.v1.Toy: { type: object } } }
`;
const rules = `spec: api.yaml
names:
  verbs: { get: retrieve }
  calls:
    /org/**: admin.{path}.{verb}
    '#Files': storage.{call}
    delete-*-key: admin.keys.revoke
  schemas: { 'acme.v1.*': '{1}' }
outputs: { only: [types, client], schemas: all }
`;

test('rules choose the tree of the client, and `names` lists the result', async () => {
  const folder = folderWith({ 'api.yaml': tree, 'forgespec.config.yaml': rules });
  const { stdout, stderr, code } = await callForgespec(folder, 'names');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/u))).toEqual([
    ['admin.keys.revoke', 'DELETE /org/users/{id}/keys/{key}', 'delete-user-key'],
    ['admin.users.keys.retrieve', 'GET /org/users/{id}/keys/{key}', 'get-user-key'],
    ['admin.users.list', 'GET /org/users', 'list-users'],
    ['storage.files.upload', 'POST /files', 'uploadFile'],
    [''],
    ['Pet', 'acme.v1.Pet'],
    ['Toy', 'acme.v1.Toy'],
    [''],
  ]);
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'generated/client/index.ts'), 'utf8')).toContain('readonly admin: {');
});

test('a rule that cannot be used is named with its operation and the fix, and `names` fails', async () => {
  const config = rules.replace('admin.{path}.{verb}', 'list').replace("'#Files': storage.{call}", "'#Fles': a.{paths}");
  const folder = folderWith({ 'api.yaml': tree, 'forgespec.config.yaml': config });
  const { stderr, code } = await callForgespec(folder, 'names');
  expect(code).toBe(1);
  expect(stderr).toContain(
    'The rule `/org/**: list` in `names.calls` is for GET /org/users, but the result has no area.',
  );
  expect(stderr).toContain('Write at least two names, such as `pets.list`.');
  expect(stderr).toContain('#Fles, which the description does not contain');
});

test('`names` without a config lists the calls that follow from the description', async () => {
  const folder = folderWith({ 'api.yaml': tree });
  const { stdout } = await callForgespec(folder, 'names', '--spec', 'api.yaml', '--json');
  expect(JSON.parse(stdout).calls[0]).toEqual({
    call: 'files.upload',
    function: 'uploadFile',
    operation: 'POST /files',
    operationId: 'uploadFile',
  });
});
