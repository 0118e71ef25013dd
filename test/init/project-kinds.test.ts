import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilerOf, type CompilerName } from '../compilers.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { type Files, folderWith } from '../folder-with.ts';
import { workflowCommands } from './workflow-commands.ts';

// Runs `forgespec init` and `forgespec generate` in projects with the files that their official starters write. Frameworks are not
// installed.

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const bundled = { target: 'es2023', module: 'esnext', moduleResolution: 'bundler', strict: true, skipLibCheck: true };
const solution = { files: [], references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.node.json' }] };
const viteNode = { compilerOptions: { ...bundled, noEmit: true, types: [] }, include: ['vite.config.ts'] };
const use = (extension: string): string =>
  `import { createClient } from './generated/client/index${extension}';\nexport const client = createClient({ baseUrl: 'http://127.0.0.1' });\n`;

interface Kind {
  readonly files: Files;
  /** The folder in which the commands run. */
  readonly folder?: string;
  readonly config: string;
  readonly add: string;
  readonly generate: string;
  /** The tsconfig.json with which the compiler checks the project. */
  readonly compiles?: string;
  /** Default: TypeScript 7. */
  readonly compiler?: CompilerName;
  /** Files that the compiler must write. */
  readonly compiled?: readonly string[];
}

const npm = { add: 'npm install --save-dev', generate: 'npm run api:generate' };

const kinds: Readonly<Record<string, Kind>> = {
  'a workspace of npm': {
    files: {
      'package.json': json({ name: 'root', private: true, workspaces: ['packages/*'] }),
      'package-lock.json': '{}',
      'packages/api/package.json': json({ name: 'api', type: 'module' }),
    },
    folder: 'packages/api',
    config: 'forgespec.config.json',
    ...npm,
  },
  'the root of a workspace of pnpm': {
    files: {
      'package.json': json({ name: 'root', private: true, packageManager: 'pnpm@10.4.0' }),
      'pnpm-workspace.yaml': 'packages: [packages/*, apps/*]\n',
    },
    config: 'forgespec.config.json',
    add: 'pnpm add --save-dev --workspace-root',
    generate: 'pnpm run api:generate',
  },
  'a package of a workspace of pnpm': {
    files: {
      'package.json': json({ name: 'root', private: true }),
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': 'packages: [packages/*]\n',
      'packages/api/package.json': json({ name: 'api' }),
    },
    folder: 'packages/api',
    config: 'forgespec.config.json',
    add: 'pnpm add --save-dev',
    generate: 'pnpm run api:generate',
  },
  'the root of a workspace of yarn 1': {
    files: {
      'package.json': json({ name: 'root', private: true, workspaces: { packages: ['packages/*'] } }),
      'yarn.lock': '# yarn lockfile v1\n',
    },
    config: 'forgespec.config.json',
    add: 'yarn add --dev --ignore-workspace-root-check',
    generate: 'yarn run api:generate',
  },
  'Vite with React': {
    files: {
      'package.json': json({ name: 'app', private: true, type: 'module', scripts: { dev: 'vite' } }),
      'tsconfig.json': json(solution),
      'tsconfig.app.json': json({
        compilerOptions: {
          ...bundled,
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: [],
          allowImportingTsExtensions: true,
          verbatimModuleSyntax: true,
          noEmit: true,
          noUnusedLocals: true,
          erasableSyntaxOnly: true,
        },
        include: ['src'],
      }),
      'tsconfig.node.json': json(viteNode),
      'src/api.ts': use('.ts'),
    },
    config: 'forgespec.config.ts',
    ...npm,
    compiles: 'tsconfig.app.json',
  },
  'Vue and Svelte, whose tsconfig.json extends a package': {
    files: {
      'package.json': json({ name: 'app', private: true, type: 'module' }),
      'tsconfig.json': json(solution),
      'tsconfig.app.json': json({ extends: '@vue/tsconfig/tsconfig.dom.json', include: ['env.d.ts', 'src/**/*'] }),
      'tsconfig.node.json': json(viteNode),
      'node_modules/@vue/tsconfig/tsconfig.dom.json': json({
        compilerOptions: { ...bundled, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], noEmit: true },
      }),
      'src/api.ts': use(''),
    },
    config: 'forgespec.config.ts',
    ...npm,
    compiles: 'tsconfig.app.json',
  },
  'Next.js': {
    files: {
      'package.json': json({ name: 'app', private: true, scripts: { dev: 'next dev' } }),
      'tsconfig.json': json({
        compilerOptions: {
          ...bundled,
          target: 'ES2017',
          lib: ['dom', 'dom.iterable', 'esnext'],
          types: [],
          allowJs: true,
          noEmit: true,
          isolatedModules: true,
          jsx: 'preserve',
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
        exclude: ['node_modules'],
      }),
      'src/api.ts': use(''),
    },
    config: 'forgespec.config.mts',
    ...npm,
    compiles: 'tsconfig.json',
  },
  'Nuxt, before its first start': {
    files: {
      'package.json': json({ name: 'app', private: true, type: 'module' }),
      'tsconfig.json': json({ files: [], references: [{ path: './.nuxt/tsconfig.app.json' }] }),
    },
    config: 'forgespec.config.json',
    ...npm,
  },
  NestJS: {
    files: {
      'package.json': json({ name: 'app', private: true, scripts: { start: 'nest start' } }),
      'tsconfig.json': json({
        compilerOptions: {
          module: 'nodenext',
          target: 'ES2023',
          lib: ['es2023', 'dom'],
          types: [],
          declaration: true,
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
          outDir: './dist',
          skipLibCheck: true,
          strictNullChecks: true,
        },
      }),
      'tsconfig.build.json': json({ extends: './tsconfig.json', exclude: ['node_modules', 'test', 'dist'] }),
      'src/main.ts': use('.js'),
    },
    config: 'forgespec.config.json',
    ...npm,
    compiles: 'tsconfig.build.json',
    // TypeScript 7 requires `rootDir`, which the starter does not set.
    compiler: 'typescript',
    // A config in TypeScript would move this file to dist/src/main.js.
    compiled: ['dist/main.js'],
  },
  'a strict library': {
    files: {
      'package.json': json({ name: 'lib', type: 'module' }),
      'tsconfig.json': json({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable'],
          types: [],
          strict: true,
          declaration: true,
          isolatedDeclarations: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noPropertyAccessFromIndexSignature: true,
          verbatimModuleSyntax: true,
          rootDir: 'src',
          outDir: 'dist',
        },
        include: ['src'],
      }),
      'src/main.ts': use('.js').replace('client =', 'client: ReturnType<typeof createClient> ='),
    },
    config: 'forgespec.config.ts',
    ...npm,
    compiles: 'tsconfig.json',
    compiled: ['dist/main.js', 'dist/generated/client/index.d.ts'],
  },
  'plain CommonJS, as `npm init -y` writes it': {
    files: { 'package.json': json({ name: 'app', version: '1.0.0', main: 'index.js', type: 'commonjs' }) },
    config: 'forgespec.config.json',
    ...npm,
  },
  Bun: {
    files: {
      'package.json': json({ name: 'app', module: 'index.ts', type: 'module', private: true }),
      'bun.lock': '',
      'tsconfig.json': json({
        compilerOptions: {
          ...bundled,
          lib: ['ESNext', 'dom'],
          types: [],
          module: 'Preserve',
          allowImportingTsExtensions: true,
          verbatimModuleSyntax: true,
          noEmit: true,
        },
        exclude: ['node_modules', 'forgespec.config.ts'],
      }),
      'index.ts': use('.ts'),
    },
    config: 'forgespec.config.ts',
    add: 'bun add --dev',
    generate: 'bun run api:generate',
    compiles: 'tsconfig.json',
  },
  Deno: {
    files: {
      'deno.json': json({ tasks: { dev: 'deno run --watch main.ts' }, fmt: { lineWidth: 120 } }),
      'main.ts': '',
    },
    config: 'forgespec.config.json',
    add: 'deno add --npm',
    generate: 'deno task api:generate',
  },
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name !== '.git' && name !== 'node_modules');

test.each(Object.entries(kinds))('%s', async (_, kind) => {
  const root = folderWith(kind.files);
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  const folder = join(root, kind.folder ?? '');
  const init = await callForgespec(folder, 'init', '--yes');
  expect(init).toMatchObject({ code: 0, stderr: '' });
  expect(init.stdout).toContain(`Done. Run next:\n  ${kind.add} forgespec\n`);
  expect(init.stdout).toContain(`  ${kind.generate}\n`);
  expect(filesIn(folder)).toContain(kind.config);
  const workflow = readFileSync(join(root, '.github/workflows/forgespec.yml'), 'utf8');
  const commands = await workflowCommands(workflow);
  expect(commands.filter((command) => command.includes('forgespec generate --check'))).toHaveLength(1);
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  if (kind.compiles !== undefined) {
    const args = [...compilerOf(kind.compiler ?? 'typescript-7'), '-p', join(folder, kind.compiles)];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  }
  const compiled = kind.compiled ?? [];
  expect(compiled.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect((await callForgespec(folder, 'init', '--dry-run')).stdout).toContain('Nothing to do');
});

test('a project for Deno gets tasks, and no file of npm', async () => {
  const folder = folderWith(kinds['Deno']?.files ?? {});
  await callForgespec(folder, 'init', '--yes');
  expect(filesIn(folder).toSorted()).toEqual(['.github', 'deno.json', 'forgespec.config.json', 'main.ts', 'spec']);
  expect(JSON.parse(readFileSync(join(folder, 'deno.json'), 'utf8'))).toMatchObject({
    tasks: { dev: 'deno run --watch main.ts', 'api:generate': 'deno x forgespec generate' },
    fmt: { lineWidth: 120, exclude: ['generated/'] },
    lint: { exclude: ['generated/'] },
  });
  const commented = folderWith({ 'deno.jsonc': '{\n  // The tasks.\n  "tasks": {}\n}\n' });
  const { stdout } = await callForgespec(commented, 'init', '--yes', '--ci', 'gitlab');
  expect(stdout).toContain('deno.jsonc             is not changed, because it has comments');
  expect(stdout).toContain('  deno x forgespec generate\n');
  expect(readFileSync(join(commented, '.gitlab-ci.yml'), 'utf8')).toContain('image: denoland/deno:alpine');
});

test('a project follows the output of each command, from its first file to the changelog', async () => {
  const folder = folderWith({ 'package.json': json({ name: 'app', type: 'module' }) });
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  git('init', '--quiet');
  for (const command of [['init', '--yes'], ['lint'], ['generate']])
    expect(await callForgespec(folder, ...command)).toMatchObject({ code: 0 });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  const description = readFileSync(join(folder, 'spec/openapi.yaml'), 'utf8');
  writeFileSync(join(folder, 'spec/openapi.yaml'), description.replace('maxLength: 100', 'maxLength: 50'));
  expect(await callForgespec(folder, 'generate', '--check')).toMatchObject({ code: 1 });
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  const diff = await callForgespec(folder, 'diff', '--fail-on', 'breaking');
  expect(diff).toMatchObject({ code: 1, stdout: expect.stringContaining('GET /greetings/{name}') });
  expect(await callForgespec(folder, 'changelog', '--output', 'CHANGES.md')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'CHANGES.md'), 'utf8')).toContain('/greetings/{name}');
});
