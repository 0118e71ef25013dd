import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { typescript7 } from '../compilers.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { type Files, folderWith } from '../folder-with.ts';

// Runs `forgespec init` and `forgespec generate` in a project of each kind. The project's compiler must accept the
// code, and the program must run after it was compiled and bundled.

/** A program that uses the generated client and a validator. */
const program = (extension: string, types: string): string => `
import { createClient } from './generated/client/index${extension}';
import { isGreeting } from './generated/validators/index${extension}';

export async function run()${types} {
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async () => Response.json({ message: 'Hello, Ada!' }),
  });
  const greeting = await client.greetings.get({ name: 'Ada' });
  return \`\${greeting.message} \${isGreeting(greeting)}\`;
}
`;

const typed = (extension: string): Files => ({ 'src/main.ts': program(extension, ': Promise<string>') });

const packageJson = (more: object): string => JSON.stringify({ name: 'p', ...more });
const esm = packageJson({ type: 'module' });
const tsconfig = (options: object): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      skipDefaultLibCheck: true,
      ...options,
    },
    include: ['src'],
  });
const emits = { rootDir: 'src', outDir: 'dist' };

/** The bundlers. Each one writes a bundle of `entry`, and returns its path. */
const bundlers = {
  async rolldown(folder: string, entry: string) {
    const bundle = await rolldown({ input: join(folder, entry), platform: 'node', logLevel: 'silent' });
    await bundle.write({ file: join(folder, 'rolldown.mjs'), format: 'esm' });
    return 'rolldown.mjs';
  },
  async rollup(folder: string, entry: string) {
    const bundle = await rollup({ input: join(folder, entry), logLevel: 'silent' });
    await bundle.write({ file: join(folder, 'rollup.mjs'), format: 'esm' });
    return 'rollup.mjs';
  },
  async vite(folder: string, entry: string) {
    const output = { entryFileNames: 'main.mjs' };
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { ssr: entry, outDir: 'vite', rolldownOptions: { output } },
    });
    return 'vite/main.mjs';
  },
};

interface BuiltProject {
  readonly files: Files;
  /** The config that `forgespec init` writes. */
  readonly config: string;
  /** For each bundler of the project: the module to bundle. */
  readonly bundles: Readonly<Partial<Record<keyof typeof bundlers, string>>>;
  /** The modules that Node runs without a bundle. */
  readonly runs: readonly string[];
}

const projects: Readonly<Record<string, BuiltProject>> = {
  'npm, ES modules for Node': {
    files: {
      'package.json': esm,
      'package-lock.json': '{}',
      'tsconfig.json': tsconfig({ module: 'nodenext', ...emits }),
      ...typed('.js'),
    },
    config: 'forgespec.config.ts',
    bundles: { rolldown: 'src/main.ts', vite: 'src/main.ts', rollup: 'dist/main.js' },
    runs: ['dist/main.js'],
  },
  'yarn, CommonJS for Node': {
    files: {
      'package.json': packageJson({}),
      'yarn.lock': '# yarn lockfile v1',
      'tsconfig.json': tsconfig({ module: 'node16', ...emits }),
      ...typed('.js'),
    },
    config: 'forgespec.config.mts',
    bundles: { rolldown: 'src/main.ts', vite: 'src/main.ts' },
    runs: ['dist/main.js'],
  },
  'npm, CommonJS': {
    files: {
      'package.json': packageJson({}),
      'tsconfig.json': tsconfig({ module: 'commonjs', ...emits }),
      ...typed(''),
    },
    config: 'forgespec.config.json',
    bundles: { rolldown: 'src/main.ts' },
    runs: ['dist/main.js'],
  },
  'pnpm, for a bundler': {
    files: {
      'package.json': esm,
      'pnpm-lock.yaml': '',
      'tsconfig.json': tsconfig({ module: 'esnext', moduleResolution: 'bundler', noEmit: true }),
      ...typed(''),
    },
    config: 'forgespec.config.ts',
    bundles: { vite: 'src/main.ts', rolldown: 'src/main.ts' },
    runs: [],
  },
  'bun, TypeScript that Node runs': {
    files: {
      'package.json': esm,
      'bun.lock': '',
      'tsconfig.json': tsconfig({ module: 'preserve', allowImportingTsExtensions: true, noEmit: true }),
      ...typed('.ts'),
    },
    config: 'forgespec.config.ts',
    bundles: { rolldown: 'src/main.ts' },
    runs: ['src/main.ts'],
  },
  'npm, JavaScript': {
    files: { 'package.json': esm, 'src/main.js': program('.ts', '') },
    config: 'forgespec.config.json',
    bundles: { vite: 'src/main.js' },
    runs: ['src/main.js'],
  },
};

test.each(Object.entries(projects))('%s: the code compiles, and the bundled program runs', async (_, project) => {
  const { files, config, bundles, runs } = project;
  const folder = folderWith(files);
  expect(await callForgespec(folder, 'init', '--yes')).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(folder, config))).toBe(true);
  expect(await callForgespec(folder, 'generate')).toMatchObject({ code: 0 });
  if ('tsconfig.json' in files) {
    const { status, stdout } = spawnSync(process.execPath, [...typescript7, '-p', folder], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  }
  const modules = [...runs];
  for (const [name, bundle] of Object.entries(bundlers)) {
    const entry = Object.entries(bundles).find(([bundler]) => bundler === name)?.[1];
    if (entry !== undefined) modules.push(await bundle(folder, entry));
  }
  // Node runs the modules, because the test runner would transform them.
  const imports = modules.map((path) => `(await import(${JSON.stringify(join(folder, path))})).run()`);
  const script = `console.log(JSON.stringify(await Promise.all([${imports.join(', ')}])));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({
    stdout: `${JSON.stringify(modules.map(() => 'Hello, Ada! true'))}\n`,
    stderr: '',
  });
});
