import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedSchema } from '../../cli/config/config-schema.ts';
import { typescript7 } from '../compilers.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { startHarbour } from '../contract/harbour/server.ts';
import { folderWith } from '../folder-with.ts';
import { createProject, measure, type Project } from './project.ts';
import { environment, runProgram } from './run-program.ts';

// The installed command. The first tests install only the package `forgespec`, the last ones also the packages of the
// optional commands.

const root = join(import.meta.dirname, '../..');
const harbourSpec = join(root, 'test/contract/harbour/openapi.yaml');
const harbourFixtures = join(root, 'test/contract/harbour/contract.yaml');
let project: Project;
const command = (): string => join(project.folder, 'node_modules/forgespec/lib/main.js');
const fromPackage = (...args: readonly string[]) => runProgram(root, process.execPath, command(), ...args);

beforeAll(async () => {
  project = createProject('npm');
  await project.add('forgespec');
  cpSync(join(root, 'test/contract/harbour'), join(project.folder, 'spec'), { recursive: true });
});
afterAll(() => project.remove());

test('forgespec installs at most 110 packages and 130 MB', () => {
  const { packages, megabytes } = measure(project);
  expect(packages).toBeLessThanOrEqual(110);
  expect(megabytes).toBeLessThanOrEqual(130);
});

test('the package generates the same output as the repository', async () => {
  const { status, stdout } = await fromPackage('generate', '--check');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('the others unchanged') });
});

test('generate, scaffold, lint and explain work in an empty project', async () => {
  expect(await project.forgespec('generate')).toMatchObject({ status: 0, stderr: '' });
  expect(await project.forgespec('generate', '--check')).toMatchObject({ status: 0, stderr: '' });
  expect(await project.forgespec('scaffold')).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(project.folder, 'redocly.yaml'), 'rules: { operation-4xx-response: warn }\n');
  const { status, stdout } = await project.forgespec('lint');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('operation-4xx-response') });
  expect(await project.forgespec('explain', 'name-collision')).toMatchObject({ status: 0, stderr: '' });
});

test('forgespec.config.ts has the types of the package, and each command reads it', async () => {
  const program = (port: string): string => `import { defineConfig, type OutputConfig } from 'forgespec';
const outputs: readonly OutputConfig[] = [{ out: 'one', only: ['types'] }, { out: 'two', only: ['bundle'] }];
export default defineConfig({ spec: 'spec/openapi.yaml', outputs, mock: { port: ${port} } });
`;
  const compilerOptions = { module: 'nodenext', target: 'es2024', strict: true, noEmit: true, types: [] };
  project.write({
    'tsconfig.config.json': JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        skipDefaultLibCheck: true,
      },
      files: ['forgespec.config.ts'],
    }),
  });
  const compile = () => project.node(...typescript7, '-p', 'tsconfig.config.json');
  try {
    project.write({ 'forgespec.config.ts': program("'4010'") });
    expect((await compile()).stdout).toContain(`Type 'string' is not assignable to type 'number'`);
    const { status, stderr } = await project.forgespec('generate');
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^forgespec\.config\.ts:3:\d+\n/u) });

    project.write({ 'forgespec.config.ts': program('4010') });
    expect((await compile()).stdout).toBe('');
    const { stdout } = await project.forgespec('generate');
    expect(stdout).toMatch(/^one: [^]*^two: /mu);
    expect((await project.forgespec('config')).stdout).toMatch(/^mock\.port +4010 +forgespec\.config\.ts:3:\d+$/mu);
  } finally {
    rmSync(join(project.folder, 'forgespec.config.ts'));
  }
});

test('the published schema of the config is that of the checkout', () => {
  const published = readFileSync(join(project.folder, 'node_modules/forgespec/config.schema.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(publishedSchema());
});

test('the command ends without an error message if the reader of its output ends early', () => {
  const script = `"$0" "$1" --help | true; exit "\${PIPESTATUS[0]}"`;
  const { status, stderr } = spawnSync('bash', ['-c', script, process.execPath, command()], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 141, stderr: '' });
});

test.for([
  ['docs', ['docs'], '@forgespec/reference'],
  ['mock', ['mock'], '@forgespec/mock'],
  ['mock', ['mock', '--engine', 'stubs'], '@forgespec/mock'],
  ['serve --engine prism', ['serve'], '@forgespec/reference @forgespec/mock'],
  ['serve --engine sandbox', ['serve', '--engine', 'sandbox'], '@forgespec/reference @forgespec/sandbox'],
  ['contract', ['contract', '--target', 'http://127.0.0.1:1'], '@forgespec/contract'],
  ['sandbox', ['sandbox'], '@forgespec/sandbox'],
] as const)('%s prints the packages to install in one line', async ([name, args, packages]) => {
  expect(await project.forgespec(...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: `error forgespec ${name} needs ${packages.replace(' ', ' and ')}: npm install --save-dev ${packages}\n`,
  });
});

// The package contains a compiled meta-schema of OpenAPI 3.1. It loads swagger-parser only if the compiled meta-schema
// rejects a document.
const faults: Readonly<Record<string, string>> = {
  'a key that does not exist': 'tagz: []',
  'a title that is a number': 'info: { title: 1, version: 1.0.0 }',
  'a parameter without a name':
    "paths: { /x: { get: { parameters: [{ in: query }], responses: { '200': { description: Ok. } } } } }",
  'responses that are an array': 'paths: { /x: { get: { responses: [] } } }',
  'a security scheme without a type': 'components: { securitySchemes: { A: { name: a } } }',
  'an invalid status': "paths: { /x: { get: { responses: { '20': { description: Ok. } } } } }",
};

test.for(Object.entries(faults))('the package reports %s like the repository', async ([, yaml]) => {
  const base = { openapi: '3.1.0', info: '{ title: Test, version: 1.0.0 }', paths: '{}' };
  const key = yaml.slice(0, yaml.indexOf(':'));
  const lines = Object.entries(base).flatMap(([name, value]) => (name === key ? [] : [`${name}: ${value}`]));
  const folder = folderWith({ 'openapi.yaml': [...lines, yaml, ''].join('\n') });
  const args = ['generate', '--spec', join(folder, 'openapi.yaml'), '--out', join(folder, 'out')];
  const { status, stdout, stderr } = await fromPackage(...args);
  expect({ code: status, stdout, stderr }).toEqual(await callForgespec(root, ...args));
  expect(status).toBe(1);
});

describe('with the other packages', () => {
  beforeAll(async () => {
    await project.add('@forgespec/contract', '@forgespec/mock', '@forgespec/reference', '@forgespec/sandbox');
    // Links the peer dependency `vitest` from the repository, because it is large.
    symlinkSync(join(root, 'node_modules/vitest'), join(project.folder, 'node_modules/vitest'));
  });

  test('no installed package runs a script when it is installed, so none can report the installation', () => {
    const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
      readFileSync(join(project.folder, 'node_modules/.package-lock.json'), 'utf8'),
    );
    const withScript = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(withScript.map(([path]) => path)).toEqual([]);
  });

  /** Starts a server, passes its URL to `use`, and stops the server. Returns the exit code. */
  async function withServer(args: readonly string[], use: (url: string) => Promise<void>): Promise<number | null> {
    const child = spawn(process.execPath, [command(), ...args, '--port', '0'], {
      cwd: project.folder,
      env: environment(),
    });
    const exit = once(child, 'exit');
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        const url = /https?:\/\/[\w.:/]+\w/u.exec(line)?.[0];
        if (url === undefined) continue;
        await use(url);
        break;
      }
    } finally {
      child.stdout.resume();
      child.kill();
    }
    const [status] = await exit;
    return status;
  }

  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

  test('mock responds with each engine', async () => {
    for (const engine of ['prism', 'stubs']) {
      const status = await withServer(['mock', '--engine', engine], async (url) => {
        expect(await statusOf(`${url}/pier`)).toBe(404);
      });
      expect(status).toBe(0);
    }
  });

  // Each package contains its own copy of the generator. So the error classes of two packages are different, and
  // `instanceof` does not match.
  test.for([
    ['docs', '--spec', 'broken.yaml'],
    ['contract', '--spec', 'broken.yaml', '--target', 'http://127.0.0.1:1'],
    ['contract', '--target', 'http://127.0.0.1:1'],
    ['mock', '--spec', 'broken.yaml'],
    ['mock', '--engine', 'stubs', '--generated', 'nothing'],
    ['serve', '--engine', 'stubs', '--generated', 'nothing', '--port', '0'],
    ['sandbox', '--data', 'spec'],
  ])('%s %s %s fails like in the repository', async (args) => {
    project.write({
      'broken.yaml': 'openapi: 3.1.0\ninfo: { title: Broken, version: 1.0.0 }\npaths: { /x:\n',
    });
    const { status, ...found } = await project.forgespec(...args);
    expect({ code: status, ...found }).toEqual(await callForgespec(project.folder, ...args));
    expect(found.stderr).toMatch(/^error /mu);
    expect(found.stderr).not.toContain('defect of forgespec');
  });

  test('sandbox --watch is refused, because the package already contains the generated server', async () => {
    const { status, stderr } = await project.forgespec('sandbox', '--watch');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(
        'The package @forgespec/sandbox already contains the generated server, so there is nothing to generate.',
      ),
    });
  });

  describe('except the mock', () => {
    const folder = (): string => join(project.folder, 'node_modules/@forgespec/mock');
    beforeAll(() => renameSync(folder(), join(project.folder, 'mock')));
    afterAll(() => renameSync(join(project.folder, 'mock'), folder()));

    test('docs builds the reference', async () => {
      const { status, stderr } = await project.forgespec('docs');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(readFileSync(join(project.folder, 'reference/assets/reference.js'), 'utf8')).toContain('Copy as curl');
      const licences = join(project.folder, 'node_modules/@forgespec/reference/lib/THIRD-PARTY-LICENCES.txt');
      expect(readFileSync(licences, 'utf8')).toMatch(/^minisearch .* \(MIT\)$/mu);
    });

    test('serve and sandbox respond with data of the database and of git', async () => {
      for (const args of [['sandbox'], ['serve', '--engine', 'sandbox']]) {
        const exit = await withServer(args, async (url) => {
          const response = await fetch(
            `${url.replace(/\/api\/v4$/u, '')}/api/v4/projects/24/repository/files/README.md/raw`,
            {
              headers: { 'private-token': 'token-of-mira' },
            },
          );
          expect(await response.text()).toMatch(/^# Compass\n/u);
        });
        expect(exit).toBe(0);
      }
    });

    test('contract --against prism names the package to install', async () => {
      const { status, stderr } = await project.forgespec(
        'contract',
        '--target',
        'http://127.0.0.1:1',
        '--against',
        'prism',
      );
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringContaining('npm install --save-dev @forgespec/mock'),
      });
    });
  });

  test('serve serves the reference', async () => {
    const exit = await withServer(['serve', '--engine', 'stubs'], async (url) => {
      expect(await statusOf(`${url}/reference.html`)).toBe(200);
    });
    expect(exit).toBe(0);
  });

  test('contract tests a server, compares it with the mock, and runs in vitest', async () => {
    const harbour = await startHarbour(new Set(['any depth is accepted']));
    try {
      const options = ['contract', '--target', harbour.url, '--fixtures', 'spec/contract.yaml', '--against', 'prism'];
      const { stdout } = await project.forgespec(...options);
      expect(stdout).toContain('conforms on 6 of 6 operations at level read');

      const described = { target: harbour.url, fixtures: harbourFixtures, operations: ['addBerth'] };
      const lines = [
        `import { describeContract } from '@forgespec/contract/vitest';`,
        `await describeContract(${JSON.stringify(harbourSpec)}, ${JSON.stringify(described)});`,
      ];
      project.write({ 'contract.test.js': lines.join('\n') });
      const report = join(project.folder, 'report.json');
      const runner = ['node_modules/vitest/vitest.mjs', 'run', '--root', project.folder];
      // The exit code is 1, because some tests fail.
      await project.node(...runner, '--reporter=json', `--outputFile=${report}`);
      const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
      expect(numFailedTests).toBe(2);
      expect(numPassedTests).toBeGreaterThan(30);
    } finally {
      await harbour.close();
    }
  });
});
