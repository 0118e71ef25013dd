import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runForgespec, runWith, type Run } from '../config/run-forgespec.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { mainModule } from '../main-module.ts';

const openapi = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /orders:
    get: { operationId: listOrders, tags: [orders], responses: { 204: { description: Done. } } }
`;
const project = (files: Readonly<Record<string, string>> = {}): string =>
  folderWith({ 'openapi.yaml': openapi, 'package.json': '{"type":"module"}', ...files });

const withRule = (body: string): Readonly<Record<string, string>> => ({
  'redocly.yaml': 'plugins: [./plugin.js]\nrules: { own/rule: error }\n',
  'plugin.js': `export default () => ({ id: 'own', rules: { oas3: { rule: () => ({ Operation() { ${body} } }) } } });\n`,
});
const withPlugin = (text: string): Readonly<Record<string, string>> => ({
  'redocly.yaml': 'plugins: [./plugin.js]\n',
  'plugin.js': text,
});

/** Expects a message of one sentence with a fix, and neither a stack trace nor the request to report a defect. */
function expectFault({ code, stdout, stderr }: Run, message: RegExp, exitCode: number): void {
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^\s*(?:\u001b\[\d+m)?fix:/mu);
  expect(stdout + stderr).not.toMatch(/defect of forgespec|^\s+at |node:internal/mu);
  expect(code).toBe(exitCode);
}

describe('a fault of the rules is reported with its place and its fix:', () => {
  const cases: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, message: RegExp]>> = {
    'a plugin that imports a missing package': [
      withPlugin(`import 'missing-package';\nexport default () => ({ id: 'own' });\n`),
      /^error The plugin plugin\.js of redocly\.yaml imports missing-package, which does not exist\.$/mu,
    ],
    'a plugin that imports a missing file': [
      withPlugin(`import './missing.js';\nexport default () => ({ id: 'own' });\n`),
      /imports missing\.js, which does not exist\.$/mu,
    ],
    'a plugin that throws': [
      withPlugin(`export default () => {\n  throw new Error('broken');\n};\n`),
      /The plugin plugin\.js of redocly\.yaml cannot be loaded: plugin\.js:2:\d+: broken\.$/mu,
    ],
    'a plugin with a syntax error': [withPlugin('export default ('), /plugin\.js of redocly\.yaml cannot be loaded: /u],
    'a plugin without an id': [withPlugin('export default () => ({});'), /redocly\.yaml cannot be loaded: .*`id`/u],
    'a plugin that does not exist': [{ 'redocly.yaml': 'plugins: [./gone.js]\n' }, /redocly\.yaml/u],
    'a configuration with a syntax error': [{ 'redocly.yaml': 'rules: [\n' }, /redocly\.yaml cannot be loaded: /u],
    'an unknown set of rules': [
      { 'redocly.yaml': 'extends: [unknown]\n' },
      /redocly\.yaml cannot be loaded: .*unknown/u,
    ],
    'a rule that throws an error': [
      withRule('null.x;'),
      /A rule of redocly\.yaml throws an error: plugin\.js:1:\d+: Cannot read properties of null/u,
    ],
    'a rule that throws a text': [withRule(`throw 'text';`), /A rule of redocly\.yaml throws text\.$/mu],
    'a rule that ends the process': [withRule('process.exit(0);'), /A rule or plugin of redocly\.yaml ends /u],
    'a plugin that never loads': [
      withPlugin(`await new Promise(() => {});\nexport default () => ({ id: 'own' });\n`),
      /A rule or plugin of redocly\.yaml .* waits for a promise that never settles\.$/mu,
    ],
  };

  test.each(Object.entries(cases))('%s', { timeout: 60_000 }, async (_, [files, message]) => {
    const folder = project(files);
    // Only these faults end the process, so only they need a process of their own.
    const run = message.source.startsWith('A rule or plugin') ? runForgespec : callForgespec;
    expectFault(await run(folder, 'lint', '--spec', 'openapi.yaml'), message, 2);
    expectFault(await run(folder, 'generate', '--lint', '--spec', 'openapi.yaml'), message, 2);
  });

  test('the output of a rule does not mix with a report', async () => {
    const folder = project(withRule(`console.log('noise');`));
    for (const args of [['lint'], ['generate', '--lint']]) {
      const { stdout, stderr } = await runWith({ cwd: folder }, ...args, '--spec', 'openapi.yaml', '--format', 'json');
      expect(() => JSON.parse(stdout)).not.toThrow();
      expect(stderr).toContain('noise');
    }
  });
});

const withSpec = ['--spec', 'openapi.yaml'] as const;

describe('a path that cannot be written is reported with its fix:', () => {
  const commands = {
    generate: ['generate', ...withSpec, '--out'],
    'generate --report': ['generate', ...withSpec, '--report'],
    docs: ['docs', ...withSpec, '--out'],
    scaffold: ['scaffold', ...withSpec, '--out'],
  };
  const paths = ['file/x', 'loop', 'loop/x', 'a'.repeat(300), ...(existsSync('/proc/self') ? ['/proc/x'] : [])];
  const cases = Object.entries(commands).flatMap(([name, args]) => paths.map((path) => [name, path, args] as const));

  test.each(cases)('%s %s', { timeout: 60_000 }, async (_, path, args) => {
    const folder = project({ file: '' });
    symlinkSync('loop', join(folder, 'loop'));
    expectFault(await callForgespec(folder, ...args, path), /^error .+/mu, 1);
  });
});

describe.skipIf(!existsSync('/dev/full'))('a full disk behind stdout is reported:', () => {
  test.each([
    ['lint', ...withSpec, '--format', 'json'],
    ['explain', 'tag-undeclared'],
    ['--help'],
    ['diff', 'openapi.yaml', 'openapi.yaml', '--format', 'json'],
  ])('%s %s %s %s', async (...args) => {
    const folder = project();
    const shell = 'exec "$0" "$@" > /dev/full';
    const child = spawn('sh', ['-c', shell, process.execPath, mainModule, ...args], { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (text) => (stderr += text));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    expectFault(
      { code: code ?? NaN, stdout: '', stderr },
      /stdout cannot be written: no space is left on the disk \(ENOSPC\)\.$/mu,
      1,
    );
  });
});

test.skipIf(!existsSync('/dev/stdout'))('a file that is a pipe gets the content', async () => {
  const folder = project();
  const args = [
    '-c',
    '"$0" "$@" | cat',
    process.execPath,
    mainModule,
    'generate',
    ...withSpec,
    '--report',
    '/dev/stdout',
  ];
  expect(execFileSync('sh', args, { cwd: folder, encoding: 'utf8' })).toContain('Constraints');
  writeFileSync(join(folder, 'target.md'), 'old');
  symlinkSync('target.md', join(folder, 'report.md'));
  expect((await callForgespec(folder, 'generate', ...withSpec, '--report', 'report.md')).code).toBe(0);
  expect(readFileSync(join(folder, 'target.md'), 'utf8')).toContain('Constraints');
});

test('a working directory that was deleted is reported', async () => {
  for (const args of [['generate'], ['init', '--yes'], ['explain', 'tag-undeclared']]) {
    const folder = folderWith({});
    mkdirSync(join(folder, 'gone'));
    const script = `cd gone && rmdir ../gone && exec "$0" "$@"`;
    const child = spawn('sh', ['-c', script, process.execPath, mainModule, ...args], { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (text) => (stderr += text));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    expectFault({ code: code ?? NaN, stdout: '', stderr }, /^error The working directory does not exist\.$/mu, 1);
  }
});

test('a missing git is reported, and not a missing repository', async () => {
  const folder = project();
  execFileSync('git', ['init', '-q'], { cwd: folder });
  mkdirSync(join(folder, 'empty'));
  for (const args of [
    ['diff', 'HEAD:openapi.yaml', 'openapi.yaml'],
    ['changelog', ...withSpec],
    ['diff', ...withSpec],
  ])
    expectFault(
      await runWith({ cwd: folder, env: { PATH: join(folder, 'empty') } }, ...args),
      /^error The program git is not installed\.$/mu,
      2,
    );
});

test('a damaged installation is reported', async () => {
  const folder = project();
  const hooks = join(folder, 'hooks.mjs');
  writeFileSync(
    hooks,
    `import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => next(name === 'oxfmt' ? 'gone-package' : name, context) });\n`,
  );
  rmSync(join(folder, 'package.json'));
  const run = await runWith({ cwd: folder, env: { NODE_OPTIONS: `--import=${hooks}` } }, 'generate', ...withSpec);
  expectFault(
    run,
    /^error gone-package, which forgespec needs, is missing or damaged \(ERR_MODULE_NOT_FOUND\)\.$/mu,
    1,
  );
  expect(readdirSync(folder)).not.toContain('generated');
});
