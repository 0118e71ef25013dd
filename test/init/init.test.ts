import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyActions } from '../../cli/commands/init/apply-actions.ts';
import { planInit } from '../../cli/commands/init/plan-init.ts';
import { readProject } from '../../cli/commands/init/read-project.ts';
import { callForgespec, callWith, effectiveConfig } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { serveFiles } from '../serve-files.ts';
import { workflowCommands } from './workflow-commands.ts';
import { mainModule } from '../main-module.ts';

const root = join(import.meta.dirname, '../..');
const workflow = '.github/workflows/forgespec.yml';

const packageFile = (more: object): string => JSON.stringify({ name: 'p', ...more }, null, 2);
const tsconfig = (options: object): string =>
  JSON.stringify({ compilerOptions: { target: 'es2022', strict: true, noEmit: true, ...options }, include: ['src'] });
const esm = packageFile({ type: 'module', devDependencies: { typescript: '5.9.3' } });
const commonJs = packageFile({ devDependencies: { typescript: '5.9.3' } });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

describe('the config and the commands fit the project', () => {
  const yarnLock = '# yarn lockfile v1\n';
  test.each([
    ['nothing', {}, 'json', 'npm ci', 'npx', 'npm install --save-dev'],
    [
      'npm, ES modules, TypeScript',
      { 'package.json': esm, 'tsconfig.json': tsconfig({ module: 'nodenext' }), 'package-lock.json': '{}' },
      'ts',
      'npm ci',
      'npx',
      'npm install --save-dev',
    ],
    [
      'CommonJS, TypeScript',
      { 'package.json': commonJs, 'tsconfig.json': tsconfig({ module: 'node16' }) },
      'mts',
      'npm ci',
      'npx',
      'npm install --save-dev',
    ],
    [
      'a compiler that does not read exports',
      { 'package.json': commonJs, 'tsconfig.json': tsconfig({ module: 'commonjs' }) },
      'json',
      'npm ci',
      'npx',
      'npm install --save-dev',
    ],
    [
      'JavaScript',
      { 'package.json': packageFile({ type: 'module' }) },
      'json',
      'npm ci',
      'npx',
      'npm install --save-dev',
    ],
    [
      'pnpm',
      { 'package.json': esm, 'pnpm-lock.yaml': '' },
      'json',
      'pnpm install --frozen-lockfile',
      'pnpm exec',
      'pnpm add --save-dev',
    ],
    [
      'yarn 1',
      { 'package.json': esm, 'yarn.lock': yarnLock },
      'json',
      'yarn install --frozen-lockfile',
      'yarn',
      'yarn add --dev',
    ],
    [
      'yarn 4',
      { 'package.json': packageFile({ packageManager: 'yarn@4.9.1' }), 'package-lock.json': '{}' },
      'json',
      'yarn install --immutable',
      'yarn',
      'yarn add --dev',
    ],
    [
      'bun, bundler',
      {
        'package.json': esm,
        'bun.lock': '',
        'tsconfig.json': tsconfig({ module: 'esnext', moduleResolution: 'bundler' }),
      },
      'ts',
      'bun install --frozen-lockfile',
      'bunx',
      'bun add --dev',
    ],
  ] as const)('%s', async (_, files, extension, install, exec, add) => {
    const folder = folderWith(files);
    const { actions, next } = planInit(await readProject(folder, undefined));
    const paths = actions.map(({ path }) => path);
    expect(paths).toContain(`forgespec.config.${extension}`);
    expect(paths.includes('.vscode/settings.json')).toBe(extension === 'json');
    expect(next).toEqual([
      `${add} forgespec`,
      expect.stringMatching(/ run api:lint$/u),
      expect.stringMatching(/ run api:generate$/u),
    ]);
    applyActions(actions, folder);
    const commands = await workflowCommands(readFileSync(join(folder, workflow), 'utf8'));
    const inProject = commands
      .map((command) => command.trim())
      .filter((command) => command.startsWith(exec) || command === install);
    expect(inProject).toEqual([
      install,
      `${exec} forgespec lint --format github`,
      `${exec} forgespec generate --check`,
      install,
      `${exec} forgespec diff HEAD^1: --fail-on breaking --format markdown > "$RUNNER_TEMP/forgespec.md"`,
      install,
      `${exec} forgespec contract --target "$FORGESPEC_TARGET" --report github`,
    ]);
    // After the first plan is carried out, a second plan has no steps.
    expect(planInit(await readProject(folder, undefined)).actions).toEqual([]);
  });
});

test('the commands that init proposes succeed, and the config has the folder of the sources', async () => {
  const folder = folderWith({
    'package.json': esm,
    'tsconfig.json': tsconfig({ module: 'nodenext' }),
    'src/main.ts': '',
  });
  expect(await callForgespec(folder, 'init', '--yes')).toMatchObject({ code: 0, stderr: '' });
  const { values } = await effectiveConfig(folder);
  expect(values['outputs.out']).toMatchObject({ value: 'src/generated', source: 'config', line: 5 });
  expect(await callForgespec(folder, 'lint')).toMatchObject({ code: 0 });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 0 });
});

test('an existing file keeps its content, and a second run has nothing to do', async () => {
  const scripts = { 'api:lint': 'my lint', build: 'tsc' };
  const before = {
    'forgespec.config.yaml': '# mine\nspec: api.yaml\n',
    [workflow]: 'name: mine\n',
    '.vscode/settings.json': '{ "a": 1 } // mine\n',
    '.gitignore': 'dist',
    'package.json': `${JSON.stringify({ name: 'p', scripts }, null, '\t').replaceAll('\n', '\r\n')}\r\n`,
  };
  const folder = folderWith(before);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const first = await callForgespec(folder, 'init', '--yes');
  expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining(`keep    ${workflow}`) });
  expect(first.stdout).toContain('  npx forgespec lint\n');
  for (const path of ['forgespec.config.yaml', workflow, '.vscode/settings.json'] as const)
    expect(read(path)).toBe(before[path]);
  expect(read('.gitignore')).toBe('dist\nnode_modules/\n');
  expect(read('package.json')).toBe(
    `{\r\n\t"name": "p",\r\n\t"scripts": {\r\n\t\t"api:lint": "my lint",\r\n\t\t"build": "tsc",\r\n\t\t"api:generate": "forgespec generate",\r\n\t\t"api:check": "forgespec generate --check",\r\n\t\t"api:diff": "forgespec diff --fail-on breaking"\r\n\t}\r\n}\r\n`,
  );
  const files = filesIn(folder);
  expect(await callForgespec(folder, 'init')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nothing to do'),
  });
  expect(filesIn(folder)).toEqual(files);
});

test('a file that appears after the plan is not overwritten', async () => {
  const folder = folderWith({ 'package.json': esm });
  const { actions } = planInit(await readProject(folder, undefined));
  writeFileSync(join(folder, 'forgespec.config.json'), 'mine');
  expect(() => applyActions(actions, folder)).toThrow('forgespec.config.json');
  expect(readFileSync(join(folder, 'forgespec.config.json'), 'utf8')).toBe('mine');
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(() =>
    applyActions(
      actions.filter(({ kind }) => kind === 'change'),
      folder,
    ),
  ).toThrow('has changed');
});

test('without a terminal, nothing is written without --yes; --dry-run only shows the steps', async () => {
  const folder = folderWith({});
  const refused = await callForgespec(folder, 'init');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  const shown = await callForgespec(folder, 'init', '--dry-run', '--yes');
  expect(shown).toEqual({ code: 0, stderr: '', stdout: refused.stdout });
  expect(shown.stdout).toContain('create  forgespec.config.json');
  expect(filesIn(folder)).toEqual([]);
});

const hasScript = spawnSync('script', ['--version']).status === 0;

test.runIf(hasScript).each([
  ['y', true],
  ['', false],
])('on a terminal, the files are written only if the user types y: "%s"', (answer, isWritten) => {
  const folder = folderWith({});
  // The program `script` runs a command on a terminal.
  const command = `"${process.execPath}" "${mainModule}" init`;
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    input: `${answer}\n`,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Write these files? (y/N)');
  expect(existsSync(join(folder, 'forgespec.config.json'))).toBe(isWritten);
});

test.each([
  ['http://example.com/openapi.yaml', 2, 'http://example.com is not encrypted'],
  ['https://me:secret@example.com/openapi.yaml', 2, 'contains a user name or a password'],
  ['missing.yaml', 2, 'There is no file missing.yaml'],
  ['notes.yaml', 2, 'is not an OpenAPI 3 document'],
  ['broken.yaml', 1, 'broken.yaml:2:'],
])('the document %s is rejected', async (document, code, message) => {
  const folder = folderWith({ 'notes.yaml': 'title: A\n', 'broken.yaml': 'openapi: 3.1.0\ninfo: {\n' });
  const files = filesIn(folder);
  expect(await callForgespec(folder, 'init', document, '--yes')).toMatchObject({
    code,
    stderr: expect.stringContaining(message),
  });
  expect(filesIn(folder)).toEqual(files);
});

test('the document may be at a URL, and then the config contains this URL', async () => {
  const folder = folderWith({});
  await using server = await serveFiles({
    '/api.json': '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {} }',
  });
  const url = `${server.origin}/api.json`;
  const { code, stdout, stderr } = await callWith(
    { cwd: folder, env: { API_TOKEN: 'top secret' } },
    'init',
    url,
    '--yes',
    '--header',
    'authorization=API_TOKEN',
  );
  const note = 'fetch: {"headers":{"authorization":{"env":"API_TOKEN"}}}';
  expect([code, stdout, stderr]).toEqual([0, expect.stringContaining(note), '']);
  expect(server.requests[0]?.headers.authorization).toBe('top secret');
  expect((await effectiveConfig(folder)).values['spec']).toMatchObject({ value: url, source: 'config' });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'forgespec.lock.json'), 'utf8')).toContain(url);
});

test('the error for a package.json that is not valid JSON names the file', async () => {
  const folder = folderWith({ 'package.json': '{ "a": }' });
  expect(await callForgespec(folder, 'init', '--yes')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('package.json is not valid JSON'),
  });
});

test('hostile names of folders and documents do not become code, shell words or expressions of a workflow', async () => {
  const hostile = 'a \'b\' "c" $(touch x) `y` ${{ github.token }}\n; # ';
  const title = "'; process.exit(9); //\n$(touch x) ${{ github.token }}";
  const repository = folderWith({});
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  const folder = join(repository, hostile);
  mkdirSync(folder);
  const document = `${hostile}.yaml`;
  const description = JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
  writeFileSync(join(folder, document), description);
  writeFileSync(join(folder, 'package.json'), esm);
  writeFileSync(join(folder, 'tsconfig.json'), tsconfig({ module: 'nodenext' }));

  const { code, stdout } = await callForgespec(folder, 'init', document, '--yes');
  expect(code).toBe(0);
  expect(stdout).not.toContain('\n; # ');
  expect((await effectiveConfig(folder)).values['spec']?.value).toBe(document);
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  const text = readFileSync(join(repository, workflow), 'utf8');
  const { defaults } = parse(text).jobs.check;
  // GitHub replaces the expression `${{ '${{' }}` by the text `${{`.
  expect(defaults.run['working-directory']).toBe(hostile.replace('${{', "${{ '${{' }}"));
  expect((await workflowCommands(text)).slice(0, 3)).toEqual([
    'npm ci',
    'npx forgespec lint --format github',
    'npx forgespec generate --check',
  ]);
  expect(text.replaceAll(/^.*working-directory:.*$/gmu, '')).not.toContain('touch x');
  expect(existsSync(join(folder, 'x'))).toBe(false);
});

describe('GitLab CI', () => {
  const job = '.gitlab-ci.yml';
  const scriptOf = (text: string): string[] => parse(text).forgespec.script;
  const plannedPaths = async (folder: string): Promise<string[]> =>
    planInit(await readProject(folder, undefined)).actions.map(({ kind, path }) => `${kind} ${path}`);

  test.each([
    ['no remote', '', {}, [workflow]],
    ['a remote at GitHub', 'git@github.com:group/gitlab-tools.git', {}, [workflow]],
    ['a remote at GitLab', 'git@gitlab.com:group/project.git', {}, [job]],
    ['a remote at another GitLab server', 'https://me:secret@gitlab.example.com:8443/github/project', {}, [job]],
    ['a folder of GitHub', 'ssh://git@code.example.com/project', { '.github/dependabot.yml': '' }, [workflow]],
    ['a folder of GitLab', '', { '.gitlab/CODEOWNERS': '' }, [job]],
    ['both', 'https://gitlab.com/a/b.git', { '.github/CODEOWNERS': '' }, [workflow, job]],
  ] as const)('a repository with %s gets the CI files of its services', async (_, remote, files, expected) => {
    const folder = folderWith(files);
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    if (remote !== '') execFileSync('git', ['remote', 'add', 'upstream', remote], { cwd: folder });
    const paths = await plannedPaths(folder);
    expect([workflow, job].filter((path) => paths.includes(`create ${path}`))).toEqual(expected);
  });

  test.each([
    ['npm', { 'package-lock.json': '{}' }, ['npm ci'], 'npx'],
    ['pnpm', { 'pnpm-lock.yaml': '' }, ['corepack enable', 'pnpm install --frozen-lockfile'], 'pnpm exec'],
    ['yarn', { 'yarn.lock': '' }, ['corepack enable', 'yarn install --immutable'], 'yarn'],
    ['bun', { 'bun.lock': '' }, ['npm install --global bun', 'bun install --frozen-lockfile'], 'bunx'],
  ] as const)('the job installs the packages with %s', async (_, files, install, exec) => {
    const folder = folderWith({ ...files, '.gitlab/CODEOWNERS': '' });
    applyActions(planInit(await readProject(folder, undefined)).actions, folder);
    expect(scriptOf(readFileSync(join(folder, job), 'utf8'))).toEqual([
      ...install,
      `${exec} forgespec lint --format junit > forgespec.xml`,
      `${exec} forgespec generate --check`,
    ]);
    expect(await plannedPaths(folder)).toEqual([]);
  });

  test('an existing .gitlab-ci.yml is not changed, and can include the job', async () => {
    const folder = folderWith({ [job]: 'build: { script: [make] }\n' });
    const first = planInit(await readProject(folder, undefined));
    expect(first.actions.find(({ path }) => path === job)).toEqual({
      kind: 'keep',
      path: job,
      words:
        'exists, and is not changed; to run the job, add this to the file: include: [{ local: .gitlab/forgespec.yml }]',
    });
    applyActions(first.actions, folder);
    expect(scriptOf(readFileSync(join(folder, '.gitlab/forgespec.yml'), 'utf8'))).toContain('npm ci');
    writeFileSync(join(folder, job), 'include: [{ local: .gitlab/forgespec.yml }]\n');
    expect(await plannedPaths(folder)).toEqual([]);
  });

  test('--ci names the service, or none', async () => {
    const folder = folderWith({ '.github/CODEOWNERS': '' });
    expect((await callForgespec(folder, 'init', '--ci', 'gitlab', '--dry-run')).stdout).toContain(job);
    const none = await callForgespec(folder, 'init', '--ci', 'none', '--dry-run');
    expect(none.stdout).not.toMatch(/\.gitlab|\.github/u);
    expect(await callForgespec(folder, 'init', '--ci', 'gitlabb')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean gitlab? Write one of github, gitlab, none.'),
    });
  });

  test('the job of a project in a folder of the repository runs in this folder, if its name is hostile, too', async () => {
    const repository = folderWith({ '.gitlab/CODEOWNERS': '' });
    execFileSync('git', ['init', '--quiet'], { cwd: repository });
    const hostile = 'a \'b\' "c" $(touch x) `y`\n; # ';
    mkdirSync(join(repository, hostile));
    applyActions(planInit(await readProject(join(repository, hostile), undefined)).actions, join(repository, hostile));
    const [cd = '', , lint] = scriptOf(readFileSync(join(repository, job), 'utf8'));
    expect(execFileSync('sh', ['-e', '-c', `${cd}\npwd`], { cwd: repository, encoding: 'utf8' })).toBe(
      `${join(repository, hostile)}\n`,
    );
    expect(lint).toBe('npx forgespec lint --format junit > "$CI_PROJECT_DIR"/forgespec.xml');
    expect(existsSync(join(repository, 'x'))).toBe(false);
  });
});

test('the workflow generates the code if git ignores the output folder', async () => {
  const folder = folderWith({ '.gitignore': 'node_modules\n/generated\n' });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const { actions } = planInit(await readProject(folder, undefined));
  applyActions(actions, folder);
  expect(readFileSync(join(folder, workflow), 'utf8')).toContain('- run: npx forgespec generate\n');
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('node_modules\n/generated\n');
});

test.each([
  ['github', workflow],
  ['gitlab', '.gitlab-ci.yml'],
] as const)('examples/ci contains the CI file for %s of a new project with npm', async (service, file) => {
  const { actions } = planInit(await readProject(folderWith({}), undefined, [service]));
  const created = actions.find(({ path }) => path === file);
  const example = join(root, `examples/ci/${service}.yml`);
  await expect(created?.kind === 'create' && created.text).toMatchFileSnapshot(example);
});

describe('a package.json that is changed keeps', () => {
  const packageText = '{\n  "name": "caf\u00e9",\n  "scripts": { "test": "t" }\n}\n';

  test.each([
    ['a byte order mark', Buffer.from(`\uFEFF${packageText}`), 'utf8'],
    ['bytes of Latin-1', Buffer.from(packageText, 'latin1'), 'latin1'],
  ] as const)('%s', async (_, bytes, encoding) => {
    const folder = folderWith({ 'package.json': bytes });
    expect((await callForgespec(folder, 'init', '--yes')).code).toBe(0);
    const changed = readFileSync(join(folder, 'package.json')).toString(encoding);
    expect(changed).toContain('"api:generate": "forgespec generate"');
    expect(changed).toContain('caf\u00e9');
    expect(changed.startsWith('\uFEFF')).toBe(bytes[0] === 0xef);
  });

  test('its permissions and its symbolic link', async () => {
    const folder = folderWith({ 'shared/package.json': packageText });
    symlinkSync('shared/package.json', join(folder, 'package.json'));
    chmodSync(join(folder, 'shared/package.json'), 0o600);
    expect((await callForgespec(folder, 'init', '--yes')).code).toBe(0);
    expect(lstatSync(join(folder, 'package.json')).isSymbolicLink()).toBe(true);
    expect(statSync(join(folder, 'shared/package.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'shared/package.json'), 'utf8')).toContain('api:generate');
  });
});

test('if one file cannot be written, init writes none', async () => {
  const folder = folderWith({ 'package.json': '{}\n' });
  chmodSync(join(folder, 'package.json'), 0o444);
  const { code, stderr } = await callForgespec(folder, 'init', '--yes');
  expect(stderr).toContain('package.json is read-only.\nfix: ');
  expect(code).toBe(2);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('{}\n');
  expect(filesIn(folder)).toEqual(['package.json']);
});
