import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '../../cli/commands/init/read-project.ts';
import { folderWith, type Files } from '../folder-with.ts';

/** Reads the project in the folder `api` of a repository. */
async function factsOf(files: Files) {
  const repository = folderWith({ 'api/package.json': '{}', ...files });
  mkdirSync(join(repository, '.git'));
  return readProject(join(repository, 'api'), undefined);
}

test.each<[files: Files, isIgnored: boolean]>([
  [{ 'api/.gitignore': 'node_modules\n' }, true],
  [{ '.gitignore': '**/node_modules/\n', 'api/.gitignore': 'dist\n' }, true],
  [{ '.gitignore': '/node_modules\n' }, true],
  [{ '.gitignore': 'dist\n', 'api/.gitignore': 'my_node_modules\n' }, false],
  [{}, false],
])('the ignore files %j ignore node_modules: %s', async (files, isIgnored) => {
  expect(await factsOf(files)).toMatchObject({ ignoresPackages: isIgnored });
});

const tsconfig = { 'tsconfig.json': '{ "compilerOptions": { "module": "nodenext" } }' };

test.each<[files: Files, kind: string]>([
  [{}, 'json'],
  [tsconfig, 'mts'],
  [{ ...tsconfig, 'api/package.json': '{ "type": "commonjs" }' }, 'mts'],
  [{ ...tsconfig, 'api/package.json': '{ "type": "module" }' }, 'ts'],
])('a project with the files %j gets a config of the kind %s', async (files, kind) => {
  expect(await factsOf(files)).toMatchObject({ configKind: kind, pathInRepository: 'api' });
});

test('the description is at the first usual path that exists', async () => {
  expect(await factsOf({ 'api/openapi.json': '{}', 'api/openapi.yaml': '{}' })).toMatchObject({
    document: 'openapi.yaml',
  });
  expect(await factsOf({})).toMatchObject({ document: undefined });
});
