import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarbour } from '../contract/harbour/server.ts';
import { folderWith } from '../folder-with.ts';

// The package as it is published, in a project that has nothing else.

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'forgespec-package-'));
const packages = join(project, 'node_modules');
const builtCommand = join(packages, 'forgespec/dist/bin.js');

beforeAll(() => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', project], { cwd: root, encoding: 'utf8' }),
  );
  mkdirSync(join(packages, 'forgespec'), { recursive: true });
  const archive = join(project, packed.filename);
  execFileSync('tar', ['-xzf', archive, '-C', join(packages, 'forgespec'), '--strip-components=1']);
  // What npm would install beside it, and what this test itself compiles with.
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'forgespec/package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), '@types/node', 'vitest']) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
}, 120_000);
afterAll(() => rmSync(project, { recursive: true }));

const runIn = (cwd: string, command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const run = (command: string, ...args: readonly string[]) => runIn(root, command, ...args);

test('what is published generates what the sources generate', () => {
  const { status, stdout } = run(builtCommand, 'generate', '--check');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('the others unchanged') });
}, 60_000);

test('its entry points type-check, and the client reaches the mock', async () => {
  const port = 4979;
  writeFileSync(
    join(project, 'program.ts'),
    `import { createClient } from 'forgespec/client';
import { createDispatcher } from 'forgespec/server';
import { serve } from 'forgespec/server/serve';
import type { Badge } from 'forgespec/types';
import { isBadge } from 'forgespec/validators';
import { describeContract, type DescribeContractOptions } from 'forgespec/vitest';
import openapi from 'forgespec/openapi.json' with { type: 'json' };

export const options: DescribeContractOptions = { target: 'http://127.0.0.1' };
export const functions: readonly unknown[] = [describeContract, createDispatcher, serve];
const client = createClient({ baseUrl: 'http://127.0.0.1:${port}', auth: { PrivateToken: 'a' } });
const badges: readonly Badge[] = await client.projectBadges.list({ id: 24 });
// @ts-expect-error -- a badge has no such thing.
export const wrong: unknown = badges[0]?.nothing;
process.stdout.write(\`\${badges.every(isBadge)} \${openapi.openapi}\`);
`,
  );
  const compilerOptions = { module: 'nodenext', target: 'es2024', noEmit: true, strict: true, types: ['node'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  expect(runIn(project, join(root, 'node_modules/typescript-7/bin/tsc'))).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  });

  const spec = join(root, 'spec/openapi.yaml');
  const mock = spawn(process.execPath, [builtCommand, 'mock', '--spec', spec, '--port', String(port)], {
    cwd: project,
  });
  try {
    await once(mock.stdout, 'data');
    expect(runIn(project, 'program.ts')).toEqual({ status: 0, stdout: 'true 3.1.0', stderr: '' });
  } finally {
    mock.kill();
  }
}, 60_000);

test('holds a server against its description, as a command and as tests of vitest', async () => {
  const harbour = await startHarbour(new Set(['any depth is taken']));
  try {
    const spec = join(root, 'test/contract/harbour/openapi.yaml');
    const options = { target: harbour.url, fixtures: join(root, 'test/contract/harbour/contract.yaml') };
    const words = ['contract', '--spec', spec, '--target', options.target, '--fixtures', options.fixtures];
    const { stdout } = await promisify(execFile)(process.execPath, [builtCommand, ...words], { cwd: project });
    expect(stdout).toContain('conforms on 6 of 6 operations at level read');

    const lines = [
      `import { describeContract } from 'forgespec/vitest';`,
      `await describeContract(${JSON.stringify(spec)}, ${JSON.stringify({ ...options, operations: ['addBerth'] })});`,
    ];
    writeFileSync(join(project, 'contract.test.js'), lines.join('\n'));
    const report = join(project, 'report.json');
    const runner = [
      join(packages, 'vitest/vitest.mjs'),
      'run',
      '--root',
      project,
      '--reporter=json',
      `--outputFile=${report}`,
    ];
    const env = { ...process.env, VITEST: undefined };
    // It ends with 1, for there are failures.
    await promisify(execFile)(process.execPath, runner, { cwd: project, env }).catch(() => undefined);
    const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    expect(numFailedTests).toBe(2);
    expect(numPassedTests).toBeGreaterThan(30);
  } finally {
    await harbour.close();
  }
}, 60_000);

test('its sandbox answers, with what only git knows', async () => {
  const sandbox = spawn(process.execPath, [builtCommand, 'sandbox', '--port', '0'], { cwd: project });
  try {
    let url: string | undefined;
    for await (const line of createInterface({ input: sandbox.stdout })) {
      url = /answers on (\S+)\. /u.exec(line)?.[1];
      if (url !== undefined) break;
    }
    const response = await fetch(`${url}/projects/24/repository/files/README.md/raw`, {
      headers: { 'private-token': 'token-of-mira' },
    });
    expect(await response.text()).toMatch(/^# Compass\n/u);
  } finally {
    sandbox.kill();
  }
  expect(await once(sandbox, 'exit')).toEqual([0, null]);
}, 60_000);

test('ends without a word when nobody reads on', () => {
  const command = `"$0" "$1" --help | true; exit "\${PIPESTATUS[0]}"`;
  const { status, stderr } = spawnSync('bash', ['-c', command, process.execPath, builtCommand], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 141, stderr: '' });
});

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
  expect(found).toEqual(run('cli/main.ts', ...args));
  expect(found.status).toBe(1);
});
