import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { shop } from '../plugins/shop.ts';
import { launchBrowser } from '../browser/launch.ts';
import { openPage } from '../browser/open-page.ts';
import { runIn } from '../stopping/running-command.ts';
import { otherClients, useOtherClients } from './other-clients.ts';
import { createProject } from './project.ts';
import { environment } from './run-program.ts';

const output = readFileSync(join(import.meta.dirname, 'outputs/faker-output.ts'), 'utf8');
const project = createProject('npm');

const config = `import { defineConfig } from 'forgespec';
import { mswHandlers } from '@forgespec/msw';
import { tanstackQuery } from '@forgespec/tanstack-query';
import { typeByFormat } from '@forgespec/type-by-format';
import { zodSchemas } from '@forgespec/zod';

export default defineConfig({
  spec: 'openapi.yaml',
  outputs: [
    { out: 'fakes', only: ['types', 'validators'], plugins: ['./faker-output.ts'] },
    { out: 'api', plugins: [mswHandlers(), tanstackQuery(), typeByFormat({ formats: { uuid: 'Uuid' } }), zodSchemas()] },
  ],
});
`;

beforeAll(async () => {
  await project.add(
    'forgespec',
    '@forgespec/msw',
    '@forgespec/tanstack-query',
    '@forgespec/type-by-format',
    '@forgespec/zod',
    '@angular/common@21.2.26',
    '@angular/compiler@21.2.26',
    '@angular/core@21.2.26',
    '@faker-js/faker@10.6.0',
    '@tanstack/react-query@5.108.4',
    '@types/node@24.10.1',
    '@types/react-dom@19.2.2',
    '@types/react@19.2.2',
    'axios@1.21.1',
    'ky@2.1.0',
    'msw@3.0.5',
    'react-dom@19.2.0',
    'react@19.2.0',
    'rxjs@7.8.2',
    'typescript@5.9.3',
    'zod@4.6.7',
  );
  project.write({ 'openapi.yaml': shop, 'faker-output.ts': output, 'forgespec.config.ts': config });
});
afterAll(project.remove);

test('an output of the project is generated with the published packages, and its values are valid', async () => {
  expect(output.split('\n').length).toBeLessThanOrEqual(250);
  expect(await project.forgespec('generate')).toMatchObject({ status: 0, stderr: '' });
  expect(await project.forgespec('generate', '--check')).toMatchObject({ status: 0, stderr: '' });
  project.write({
    'use-fakes.ts': `import { fakePet } from './fakes/fake/index.ts';
import { checkPet } from './fakes/validators/index.ts';
console.log(JSON.stringify([1, 2, 3].flatMap(() => checkPet(fakePet()))));
`,
  });
  expect(await project.node('use-fakes.ts')).toMatchObject({ status: 0, stdout: '[]\n' });
});

test('the generated client gets the replies of the published handlers of Mock Service Worker', async () => {
  project.write({
    'use-msw.ts': `import { setupServer } from 'msw/node';
import { createClient } from './api/client/index.ts';
import { getPetHandler, handlers } from './api/msw/index.ts';
import { petSchema } from './api/zod/index.ts';

const server = setupServer(...handlers);
server.listen({ onUnhandledRequest: 'error' });
const client = createClient({ baseUrl: 'https://shop.example/base' });
const id = petSchema.parse(await client.pets.create({ id: '123e4567-e89b-42d3-a456-426614174000', name: 'a' } as never)).id;
const example = await client.pets.get({ id });
server.use(getPetHandler(({ path }) => ({ status: 200, body: { id, name: 'pet of ' + path.id } as never })));
const own = await client.pets.get({ id });
console.log(JSON.stringify([petSchema.safeParse(example).success, own.name === 'pet of ' + id]));
server.close();
`,
  });
  expect(await project.node('use-msw.ts')).toMatchObject({ status: 0, stdout: '[true,true]\n' });
});

test('generate --watch writes an output again after a change of its code', async () => {
  const command = runIn(
    project.folder,
    onTestFinished,
    process.execPath,
    'node_modules/forgespec/lib/main.js',
    'generate',
    '--watch',
  );
  await command.printed(/watching \d+ files; Ctrl\+C stops\n/u, 0);
  const at = command.output().length;
  project.write({ 'faker-output.ts': output.replace("prefix: 'fake'", "prefix: 'random'") });
  await command.printed(/faker-output\.ts: 1 file written/u, at);
  expect(readFileSync(join(project.folder, 'fakes/fake/index.ts'), 'utf8')).toContain(
    'export function randomPet(): Pet',
  );
});

test('the functions of our page for axios, ky and Angular compile, and send requests as fetch does', async () => {
  project.write(otherClients('./api/client/index.ts'));
  project.write({ 'use-clients.ts': useOtherClients });
  const flags = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
  ];
  const options = [...flags, '--module', 'nodenext', '--target', 'es2023'];
  const files = ['ky.ts', 'axios.ts', 'angular.ts'];
  const compiled = await project.node('node_modules/typescript/bin/tsc', ...options, ...files);
  expect(compiled).toMatchObject({ status: 0, stdout: '' });
  const { status, stdout, stderr } = await project.node('use-clients.ts');
  expect([status, stderr]).toEqual([0, '']);
  const sent = ['GET /pets/one', 'POST /pets {"name":"é"}', 'GET /pets/missing', 'GET /pets/moved', 'GET /pets/here'];
  const ended = ['GET /pets/slow', 'GET /pets/broken', 'GET /pets/broken'];
  const expected = [{ name: 'ü /pets/one' }, { name: 'é' }, 'ApiError no such pet', { name: 'ü /pets/here' }];
  const errors = ['TimeoutError', 'ConnectionError'];
  const each = { results: [...expected, ...errors], sent: [...sent, ...ended] };
  expect(JSON.parse(stdout)).toEqual({ ky: each, axios: each, angular: each });
});

test('the page of examples/vite has an infinite list, and shows the messages of the schema and of the service', async () => {
  const root = join(project.folder, 'page');
  cpSync(join(import.meta.dirname, '../../examples/vite'), root, { recursive: true });
  mkdirSync(join(root, 'public'));
  const worker = 'mockServiceWorker.js';
  cpSync(join(project.folder, 'node_modules/msw/lib', worker), join(root, 'public', worker));
  const config = join(root, 'forgespec.config.ts');
  expect(await project.forgespec('generate', '--config', config)).toMatchObject({ status: 0, stderr: '' });
  const compiled = await project.node('node_modules/typescript/bin/tsc', '-p', root);
  expect(compiled).toMatchObject({ status: 0, stdout: '' });
  const [, code = ''] =
    /^export function Pets\(\) \{\n(.*?)^ {2}return \(/msu.exec(readFileSync(join(root, 'src/pets.tsx'), 'utf8')) ?? [];
  expect(code.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(8);

  await build({ root, logLevel: 'error' });
  const [server, browser] = await Promise.all([
    preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } }),
    launchBrowser(),
  ]);
  onTestFinished(async () => void (await Promise.all([server.close(), browser.close()])));
  const { page } = await openPage(browser, server.resolvedUrls?.local[0] ?? '');
  const entries = page.locator('li');
  await page.waitForFunction(() => document.querySelectorAll('li').length >= 20);
  expect(await entries.count()).toBe(20);
  for (const count of [40, 45]) {
    await page.evaluate(() => document.querySelector('ul')?.scrollTo(0, 10_000));
    await page.waitForFunction((all) => document.querySelectorAll('li').length === all, count);
  }
  // The page removes the message of the previous request before the response arrives, so the test waits for the expected message.
  const expectMessage = async (name: string, message: string): Promise<void> => {
    await page.getByRole('textbox').fill(name);
    await page.getByRole('button').click();
    await page.waitForFunction((text) => document.querySelector('[role=alert]')?.textContent === text, message);
  };
  await expectMessage('R', 'must have at least 2 characters');
  await expectMessage('Pet 3', 'There is already a pet Pet 3.');
  await expectMessage('Rex', '');
  await page.waitForFunction(() => document.querySelector('li')?.textContent === 'Rex');
});

test('the lockfile of examples/vite has the dependencies of the published packages, and no addresses', () => {
  const json = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
  const example = join(import.meta.dirname, '../../examples/vite');
  const { packages } = json(example, 'package-lock.json');
  const { dependencies, devDependencies } = json(example, 'package.json');
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  for (const [path, { version, resolved }] of Object.entries<Record<string, unknown>>(packages)) {
    expect([path, resolved]).toEqual([path, undefined]);
    const wanted = { ...dependencies, ...devDependencies }[path.replace('node_modules/', '')];
    if (wanted !== undefined) expect([path, version]).toEqual([path, wanted]);
  }
  for (const name of ['forgespec', '@forgespec/msw', '@forgespec/tanstack-query', '@forgespec/zod']) {
    const published = json(project.folder, 'node_modules', name, 'package.json');
    const locked = packages[`node_modules/${name}`];
    expect([name, locked.dependencies ?? {}]).toEqual([name, published.dependencies ?? {}]);
    expect([name, locked.peerDependencies]).toEqual([name, published.peerDependencies]);
  }
});

test('the package that plugin init writes compiles, passes its test, and its build works in a config', async () => {
  const name = '@acme/forgespec-branded-ids';
  expect(await project.forgespec('plugin', 'init', name, '--out', 'plugin')).toMatchObject({ status: 0, stderr: '' });
  const folder = join(project.folder, 'plugin');
  const env = { ...environment(), PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };
  const npm = (...args: readonly string[]) => spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
  const tested = npm('test');
  expect([tested.status, tested.stdout]).toEqual([0, expect.stringMatching(/^\S* ?pass 2$/mu)]);
  const { stdout } = npm('pack', '--dry-run', '--json');
  const [{ files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  expect(files.map(({ path }: { readonly path: string }) => path).toSorted()).toEqual([
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'package.json',
  ]);
  // The package imports itself by its name, as other projects do.
  project.write({
    'plugin/openapi.yaml': shop,
    'plugin/forgespec.config.ts': `import { defineConfig } from 'forgespec';
import { brandedIds } from '${name}';
export default defineConfig({
  spec: 'openapi.yaml',
  outputs: { out: 'api', only: ['types'], plugins: [brandedIds({ methods: ['post'] })] },
});
`,
  });
  expect(await project.forgespec('generate', '--config', 'plugin/forgespec.config.ts')).toMatchObject({
    status: 0,
    stderr: '',
  });
  const written = readFileSync(join(folder, 'api/branded-ids/index.ts'), 'utf8');
  expect(written).toContain("export const createPetPath: string = '/pets';");
  expect(written).not.toContain('getPetPath');
});
