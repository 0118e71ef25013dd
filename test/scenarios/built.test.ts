import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const root = join(import.meta.dirname, '../..');
// Inside the package, where the templates are found from.
const built = join(root, '.cache/built');

beforeAll(() => {
  rmSync(built, { recursive: true, force: true });
  execFileSync(process.execPath, ['node_modules/rolldown/bin/cli.mjs', '-c', '-d', built], { cwd: root });
}, 60_000);
afterAll(() => rmSync(built, { recursive: true }));

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const builtCommand = join(built, 'cli.js');

test('what is built generates what the sources generate', () => {
  const { status, stdout } = run(builtCommand, 'generate', '--check');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('the others unchanged') });
}, 60_000);

// What is built has a validator of the meta-schema of OpenAPI 3.1 of its own, and asks swagger-parser only when that one refuses.
const faults: Readonly<Record<string, string>> = {
  'a key that does not exist': 'tagz: []',
  'a version that is a number': 'info: { title: Test, version: 1 }',
  'a parameter without a name':
    "paths: { /x: { get: { parameters: [{ in: query }], responses: { '200': { description: Ok. } } } } }",
  'a response without a description': "paths: { /x: { get: { responses: { '200': {} } } } }",
  'a security scheme without a type': 'components: { securitySchemes: { A: { name: a } } }',
  'a status that is none': "paths: { /x: { get: { responses: { '20': { description: Ok. } } } } }",
};

test.for(Object.entries(faults))('says of %s what the sources say', { timeout: 60_000 }, ([, yaml]) => {
  const base = { openapi: '3.1.0', info: '{ title: Test, version: 1.0.0 }', paths: '{}' };
  const key = yaml.slice(0, yaml.indexOf(':'));
  const lines = Object.entries(base).flatMap(([name, value]) => (name === key ? [] : [`${name}: ${value}`]));
  const folder = folderWith({ 'openapi.yaml': [...lines, yaml, ''].join('\n') });
  const args = ['generate', '--spec', join(folder, 'openapi.yaml'), '--out', join(folder, 'out')];
  const found = run(builtCommand, ...args);
  expect(found).toEqual(run('generator/cli.ts', ...args));
  expect(found.status).toBe(1);
});
