import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilerOf } from '../compilers.ts';
import { startHarbour } from '../contract/harbour/server.ts';
import { installedDefinitions, languageServers, type Definition } from './installed-definitions.ts';
import { createProject, type Project } from './project.ts';
import { publishedNames } from './published-names.ts';

// With pnpm, a package can import only the packages that its own package.json names.

const root = join(import.meta.dirname, '../..');
let project: Project;

beforeAll(async () => {
  project = createProject('pnpm');
  await project.add(...publishedNames, '@types/node@24');
  cpSync(join(root, 'test/contract/harbour'), join(project.folder, 'spec'), { recursive: true });
});
afterAll(() => project.remove());

/** Returns the specifiers of all modules that the packages export. */
const modules = (): string[] =>
  publishedNames.flatMap((name) => {
    const manifest = readFileSync(join(project.folder, 'node_modules', name, 'package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
    return Object.keys(exports).flatMap((key) => (key.endsWith('.json') ? [] : [name + key.slice(1)]));
  });

test('every import of a module resolves', async () => {
  // This module needs vitest, which is not installed in the project.
  const loaded = modules().filter((specifier) => specifier !== '@forgespec/contract/vitest');
  const program = loaded.map((specifier) => `import '${specifier}';`).join('\n');
  const { status, stderr } = await project.node('--input-type=module', '--eval', program);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(loaded.length).toBeGreaterThan(30);
});

test.for(['typescript', 'typescript-7'] as const)(
  'every import of a declaration file resolves: %s',
  async (compiler) => {
    const imports = modules().map((specifier, index) => `export * as module${index} from '${specifier}';`);
    const compilerOptions = { module: 'nodenext', target: 'es2024', types: ['node'], strict: true, noEmit: true };
    project.write({
      'modules.ts': imports.join('\n'),
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...compilerOptions, skipLibCheck: false, skipDefaultLibCheck: true },
        files: ['modules.ts'],
      }),
    });
    const { status, stdout } = await project.node(...compilerOf(compiler));
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  },
);

test.for(publishedNames)('the declaration maps of %s name its files', (name) => {
  const folder = join(project.folder, 'node_modules', name, 'lib');
  const maps = globSync('*.d.ts.map', { cwd: folder });
  const sources = maps.flatMap((map) => JSON.parse(readFileSync(join(folder, map), 'utf8')).sources as string[]);
  expect(sources.filter((source) => !existsSync(join(folder, source)))).toEqual([]);
  expect(sources).not.toEqual([]);
});

const program = `import { defineConfig, type Config } from 'forgespec';
import type { DescribeContractOptions } from '@forgespec/contract/vitest';
import { startMock } from '@forgespec/mock';
import { buildReference } from '@forgespec/reference/build';
import type { StartedSandbox } from '@forgespec/sandbox/start';

export const config: Config = { strict: true, spec: 'spec/openapi.yaml' };
export const options: Partial<DescribeContractOptions> = { target: 'http://127.0.0.1' };
export const url = (sandbox: StartedSandbox): string => sandbox.url;
export const functions = [defineConfig, startMock, buildReference];
`;
const contract = '@forgespec/contract/src/contract/describe-contract.ts';
const definitions: readonly Definition[] = [
  ['config: Config', 'Config', 'forgespec/src/cli/config/config.ts', 'export interface Config {'],
  ['{ strict: true', 'strict', 'forgespec/src/cli/config/config.ts', 'readonly strict?: boolean | undefined;'],
  [
    'Partial<DescribeContractOptions>',
    'DescribeContractOptions',
    contract,
    'export interface DescribeContractOptions {',
  ],
  ["{ target: '", 'target', contract, 'readonly target: string;'],
  ['sandbox.url', 'url', '@forgespec/sandbox/src/sandbox/start-types.ts', 'readonly url: string;'],
  [
    '[defineConfig',
    'defineConfig',
    'forgespec/src/cli/config/define-config.ts',
    'export const defineConfig = (config: Config): Config => config;',
  ],
  [
    'startMock, ',
    'startMock',
    '@forgespec/mock/src/mock/start-mock.ts',
    'export async function startMock({ spec, ...options }: StartMockOptions): Promise<Mock> {',
  ],
  [
    'buildReference]',
    'buildReference',
    '@forgespec/reference/src/reference/redoc/build-reference.ts',
    'export const buildReference = async (document: JsonObject): Promise<string> =>',
  ],
];

test.for(languageServers)('"Go to Definition" opens the TypeScript sources: %s', async ([, server]) => {
  expect(await installedDefinitions(project, server, program, definitions)).toEqual(definitions);
});

test('every import of a command resolves', async () => {
  expect(await project.forgespec('generate')).toMatchObject({ status: 0, stderr: '' });
  expect(await project.forgespec('scaffold')).toMatchObject({ status: 0, stderr: '' });
  expect(await project.forgespec('lint')).toMatchObject({ status: 0, stdout: expect.stringContaining('0 errors') });
  expect(await project.forgespec('docs')).toMatchObject({ status: 0, stderr: '' });
  const harbour = await startHarbour(new Set());
  try {
    const target = ['--target', harbour.url, '--fixtures', 'spec/contract.yaml', '--against', 'prism'];
    expect(await project.forgespec('contract', ...target)).toMatchObject({ status: 0 });
  } finally {
    await harbour.close();
  }
});
