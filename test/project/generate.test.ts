import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { adapterNames } from '../../generator/adapter-names.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import type { Run } from '../config/run-forgespec.ts';
import { generate } from '../generate.ts';
import { folderWith } from '../folder-with.ts';
import { mainModule } from '../main-module.ts';

const schema = { type: 'object', properties: { time: { type: 'string' } } };
const content = { 'application/json': { schema, example: { time: 'now' } } };
const getClock = {
  operationId: 'getClock',
  tags: ['Clocks'],
  responses: { 200: { description: 'A clock.', content } },
};
const description = {
  openapi: '3.1.0',
  info: { title: 'Clocks', version: '1' },
  servers: [{ url: 'https://clocks.example.com' }],
  paths: { '/clock': { get: getClock } },
};
const clocks = JSON.stringify(description);

/** Runs a command of the command line in a folder. */
const forgespec = (folder: string, ...args: readonly string[]): Promise<Run> =>
  callForgespec(folder, ...args, '--spec', 'clocks.json');

describe('adapters of the server', () => {
  test.each([
    ['there is no package.json', undefined, ['fetch']],
    ['package.json is not valid JSON', '{', ['fetch']],
    ['package.json says nothing', '{}', ['fetch']],
    ['engines.browser', '{"engines":{"npm":"10"}}', ['fetch']],
    ['engines.node', '{"engines":{"node":">=20"}}', ['fetch', 'serve', 'node']],
    ['@types/node', '{"devDependencies":{"@types/node":"24"}}', ['fetch', 'serve', 'node']],
    ['node', '{"devDependencies":{"node":"24"}}', ['fetch', 'serve', 'node']],
    ['express', '{"dependencies":{"express":"5"}}', ['fetch', 'serve', 'node', 'express']],
    ['fastify, which is a peer', '{"peerDependencies":{"fastify":"5"}}', ['fetch', 'serve', 'node', 'fastify']],
    ['express in a list', '{"dependencies":["express"]}', ['fetch']],
  ])('%s', async (_title, packageFile, adapters) => {
    const folder = folderWith({ 'clocks.json': clocks, ...(packageFile && { 'package.json': packageFile }) });
    const files = { spec: join(folder, 'clocks.json'), out: join(folder, 'src/api') };
    const result = await generate({ ...files, only: ['server'], check: false, force: false });
    expect(result.project?.adapters).toEqual(adapters);
    const written = globSync(`{${adapterNames.join(',')}}.ts`, { cwd: join(files.out, 'server/runtime/adapters') });
    // The adapters of express and fastify import the adapter of Node.
    expect(written.map((name) => name.replace('.ts', '')).toSorted()).toEqual(adapters.toSorted());
  });

  test('are those that an option names', async () => {
    const folder = folderWith({ 'clocks.json': clocks });
    const files = { spec: join(folder, 'clocks.json'), out: join(folder, 'out') };
    const result = await generate({ ...files, only: ['server'], adapters: ['serve'], check: false, force: false });
    expect(result.project?.adapters).toBeUndefined();
    const written = globSync('*.ts', { cwd: join(files.out, 'server/runtime/adapters') });
    // The service for tests imports the adapter of Fetch.
    expect(written).toEqual(expect.arrayContaining(['fetch.ts', 'serve.ts']));
    expect(written).not.toContain('express.ts');
  });

  test('are rejected if their name is unknown', async () => {
    const files = { 'clocks.json': clocks, 'forgespec.config.json': '{ "outputs": { "adapters": ["koa"] } }' };
    const { code, stderr } = await forgespec(folderWith(files), 'generate');
    expect(code).toBe(2);
    expect(stderr).toContain('Write one of "fetch", "serve", "node", "express", "fastify".');
  });
});

test('the first run reports the settings for the project', async () => {
  const folder = folderWith({
    'clocks.json': clocks,
    'package.json': '{"devDependencies":{"@types/node":"24"}}',
    'tsconfig.json': '{"compilerOptions":{"module":"nodenext"}}',
  });
  const first = await forgespec(folder, 'generate', '--out', 'src/api');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout.split('\n').slice(1)).toEqual([
    'imports end in .js, as tsconfig.json requires',
    'server adapters, as package.json suggests: fetch, serve, node (to select others, set `adapters` for the output in the config; there are also express, fastify)',
    '',
  ]);
  const check = await forgespec(folder, 'generate', '--out', 'src/api', '--check');
  expect(check).toMatchObject({ code: 0, stderr: '' });
  expect(check.stdout.split('\n').slice(1)).toEqual(['']);

  // After a change of the project, the output changes too.
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"module":"preserve"}}');
  const stale = await forgespec(folder, 'generate', '--out', 'src/api', '--check');
  expect(stale.code).toBe(1);
  expect(stale.stderr).toContain('imports have no extension, as tsconfig.json allows\n');
  writeFileSync(join(folder, 'forgespec.config.json'), '{ "outputs": { "importExtensions": "js" } }');
  const asTold = await forgespec(folder, 'generate', '--out', 'src/api', '--check');
  expect(asTold).toMatchObject({ code: 0, stderr: '' });
}, 60_000);

test('a tsconfig.json that cannot be read stops the run, unless the config replaces it', async () => {
  const folder = folderWith({ 'clocks.json': clocks, 'tsconfig.json': '{"extends":"@tsconfig/node22"}' });
  const args = ['generate', '--out', 'out', '--only', 'types'];
  expect(await forgespec(folder, ...args)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      "error tsconfig-unreadable  tsconfig.json cannot be read completely: File '@tsconfig/node22' not found.\nfix: ",
    ),
  });
  writeFileSync(join(folder, 'forgespec.config.json'), '{ "outputs": { "importExtensions": "none" } }');
  expect(await forgespec(folder, ...args)).toMatchObject({ code: 0, stderr: '' });
});

test('scaffolded handlers have imports with the extension that the project needs', async () => {
  const folder = folderWith({
    'clocks.json': clocks,
    'tsconfig.json': '{"compilerOptions":{"module":"nodenext"}}',
  });
  expect(await forgespec(folder, 'scaffold', '--out', 'src/handlers')).toMatchObject({ code: 0 });
  const read = (file: string): string => readFileSync(join(folder, 'src/handlers', file), 'utf8');
  expect(read('clocks.ts')).toContain("from '../../generated/server/index.js';");
  expect(read('index.ts')).toContain("from './clocks.js';");
  expect(await forgespec(folder, 'scaffold', '--out', 'other', '--import-extensions', 'ts')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'other/index.ts'), 'utf8')).toContain("from './clocks.ts';");
});

test.each(['ts', 'js', 'none'] as const)(
  'the mock runs a generated server with the import extension %s',
  async (end) => {
    const folder = folderWith({ 'clocks.json': clocks, 'package.json': '{"type":"module"}' });
    const files = { spec: join(folder, 'clocks.json'), out: join(folder, 'generated') };
    const { upToDate } = await generate({ ...files, importExtensions: end, check: false, force: false });
    expect(upToDate).toBe(true);
    const args = [mainModule, 'mock', '--engine', 'stubs', '--port', '0', '--spec', 'clocks.json'];
    const mock = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void mock.kill('SIGKILL'));
    const [line] = await once(mock.stdout, 'data');
    const [address = ''] = /http:\/\/[\d.]+:\d+/u.exec(String(line)) ?? [];
    const response = await fetch(`${address}/clock`);
    expect([response.status, await response.json()]).toEqual([200, { time: 'now' }]);
  },
);
