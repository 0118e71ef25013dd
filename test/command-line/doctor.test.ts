import { once } from 'node:events';
import { rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckResult } from '../../cli/commands/doctor/check-result.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import { runForgespec } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `forgespec doctor --json`. Returns the exit code, and the status of each check by its name. */
async function doctor(
  folder: string,
  run = callForgespec,
): Promise<{ code: number; checks: Record<string, CheckResult> }> {
  const { code, stdout } = await run(folder, 'doctor', '--json');
  const { ok, checks }: { ok: boolean; checks: CheckResult[] } = JSON.parse(stdout);
  expect(ok).toBe(code === 0);
  for (const { status, fix } of checks) expect(fix === undefined).toBe(status === 'ok');
  return { code, checks: Object.fromEntries(checks.map((check) => [check.name, check])) };
}

/** Listens on a free port. Returns its number. */
async function usedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('doctor reports each problem of a project with its fix, and exits with 1 only for errors', async () => {
  const port = await usedPort();
  const config = (more: object): string =>
    JSON.stringify({ spec: 'api.yaml', serve: { port: 0 }, sandbox: { port: 0 }, mock: { port }, ...more });
  const folder = folderWith({
    'api.yaml': "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\n",
    'package.json': '{ "type": "module" }',
    'tsconfig.json': '{ "compilerOptions": { "module": "nodenext" } }',
    'forgespec.config.json': config({}),
  });
  const without = await doctor(folder);
  expect(without).toMatchObject({
    code: 1,
    checks: {
      TypeScript: { status: 'error', fix: 'npm install --save-dev typescript' },
      'output generated': { status: 'error', fix: 'npx forgespec generate' },
    },
  });

  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  await callForgespec(folder, 'generate');
  expect(await doctor(folder)).toMatchObject({
    code: 0,
    checks: {
      Node: { status: 'ok' },
      config: { status: 'ok' },
      TypeScript: { status: 'ok' },
      'tsconfig.json': { status: 'ok' },
      'output generated': { status: 'ok' },
      'port of mock': { status: 'warning', message: `127.0.0.1:${port} is in use.` },
      'port of serve': { status: 'ok' },
    },
  });

  rmSync(join(folder, 'node_modules/typescript'));
  symlinkSync(join(root, 'node_modules/typescript-5.4'), join(folder, 'node_modules/typescript'));
  writeFileSync(join(folder, 'forgespec.config.json'), config({ outputs: { importExtensions: 'none' } }));
  writeFileSync(join(folder, 'api.yaml'), 'openapi: {\n');
  // A process remembers the location of a package, so a new process must find the other compiler.
  expect(await doctor(folder, runForgespec)).toMatchObject({
    code: 1,
    checks: {
      TypeScript: { status: 'ok', message: '5.4.5' },
      'tsconfig.json': { status: 'error', fix: 'Remove importExtensions from the config, or set it to "js".' },
      'output generated': { status: 'error', message: expect.stringContaining('{') },
    },
  });

  writeFileSync(join(folder, 'forgespec.config.json'), '{ "spek": "api.yaml" }');
  expect(await doctor(folder)).toMatchObject({
    code: 1,
    checks: {
      config: {
        status: 'error',
        message: 'The config has no key `spek`. (forgespec.config.json:1:3)',
        fix: 'Did you mean `spec`?',
      },
    },
  });
});

test('doctor prints one line for each check, and the fix below a problem', async () => {
  const folder = folderWith({ 'forgespec.config.json': '{ "spek": "api.yaml" }' });
  expect(await callForgespec(folder, 'doctor')).toEqual({
    code: 1,
    stderr: '',
    stdout: `ok      Node: ${process.versions.node}
error   config: The config has no key \`spek\`. (forgespec.config.json:1:3)
        fix: Did you mean \`spec\`?
`,
  });
});

test('doctor proposes `forgespec init` in a folder without a description, with the commands of the package manager', async () => {
  const folder = folderWith({
    'pnpm-lock.yaml': '',
    'tsconfig.json': '{ "compilerOptions": { "module": "nodenext" } }',
  });
  expect(await doctor(folder)).toMatchObject({
    code: 1,
    checks: {
      description: {
        status: 'error',
        message: 'There is no spec/openapi.yaml.',
        fix: expect.stringContaining('`pnpm exec forgespec init FILE`'),
      },
    },
  });
  writeFileSync(join(folder, 'forgespec.config.yaml'), 'spec: missing.yaml\n');
  const { checks } = await doctor(folder);
  expect(checks).toMatchObject({ TypeScript: { fix: 'pnpm add --save-dev typescript' } });
  // `lint` has no location for a file that does not exist.
  expect(checks['output generated']?.fix).not.toContain('lint');
});
