import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const root = join(import.meta.dirname, '../..');
// Inside the package, where the templates are found from.
const built = join(root, '.cache/built');

beforeAll(() => {
  rmSync(built, { recursive: true, force: true });
  execFileSync(process.execPath, ['node_modules/rolldown/bin/cli.mjs', '-c', '-d', built], { cwd: root });
}, 60_000);
afterAll(() => rmSync(built, { recursive: true }));

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const builtCommand = join(built, 'cli.js');

test('what is built generates what the sources generate', () => {
  const { status, stdout } = run(builtCommand, 'generate', '--check');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('the others unchanged') });
});
