import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const root = join(import.meta.dirname, '../..');
const script = join(root, 'test/mutation/main.ts');

test.each([
  '--sample 0',
  '--sample ten',
  '--seed 1.5',
  '--seed=-3',
  '--room constructor',
  '--rooms model',
  '--update --files a',
])('the mutation command rejects the options %s', (options) => {
  const { status, stderr } = spawnSync(process.execPath, [script, ...options.split(' ')], { encoding: 'utf8' });
  expect(stderr).toContain('--help');
  expect(status).toBe(2);
});

test('after Ctrl+C, the mutation command has removed its temporary copy, and the repository is unchanged', async () => {
  const statusOf = () => spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout;
  const copiesIn = (path: string) => readdirSync(path).filter((name) => name.startsWith('forgespec-mutation-'));
  const folder = folderWith({});
  const before = statusOf();
  const child = spawn(process.execPath, [script, '--room', 'mock'], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'pipe',
  });
  // The first line is printed as soon as the first check is running.
  await once(child.stdout, 'data');
  expect(copiesIn(folder)).toHaveLength(1);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(copiesIn(folder)).toEqual([]);
  expect(statusOf()).toBe(before);
});
