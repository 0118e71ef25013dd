import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Repositories } from '../../../sandbox/git/repositories.ts';
import { runGit } from '../../../sandbox/git/run-git.ts';
import { eventually } from '../eventually.ts';
import { statusOf } from '../status-of.ts';
import { startKillable, startProcess, type KillableSandbox } from './killable-sandbox.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'forgespec-interrupted-'));
  folder = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const started = async (): Promise<KillableSandbox> => {
  const sandbox = await startKillable(folder);
  onTestFinished(async () => sandbox.kill('everything'));
  return sandbox;
};

const generations = (): string[] => readdirSync(join(folder, 'repositories'));

const labelsOf = async ({ client }: KillableSandbox): Promise<string[]> =>
  (await client.projectLabels.list({ id: 24 })).map(({ name }) => name);

test('a reset that is killed while it creates the new data changes nothing and leaves no files behind', async () => {
  const first = await started();
  await first.client.projectLabels.create({ id: 24 }, { name: 'before', color: 'red' });
  const file = { id: 24, file_path: 'before.md' };
  await first.client.repositoryFiles.create(file, { branch: 'main', content: 'x', commit_message: 'Add it' });
  const before = generations();
  const reset = first.reset().then(
    () => 'done',
    () => 'interrupted',
  );
  await eventually(
    async () => generations().length,
    (count) => count === 2,
  );
  await first.kill('everything');
  expect(await reset).toBe('interrupted');

  const second = await started();
  expect(generations()).toEqual(before);
  expect(await labelsOf(second)).toContain('before');
  expect(await statusOf(second.client.repositoryFiles.get(file, { ref: 'main' }))).toBe(200);
  await second.reset();
  expect(generations()).toHaveLength(1);
  expect(await labelsOf(second)).not.toContain('before');
  expect(await statusOf(second.client.repositoryFiles.get(file, { ref: 'main' }))).toBe(404);
});

test.each(['database', 'repositories'])(
  'if the first start is killed after it has created the %s, the next start creates all data again',
  async (part) => {
    const { kill, ended } = startProcess('--data', folder, '--port', '0');
    await eventually(
      async () => existsSync(join(folder, part)),
      (isThere) => isThere,
    );
    await kill('everything');
    await ended;

    const second = await started();
    expect(await labelsOf(second)).toEqual(['bug', 'docs', 'performance']);
    expect(generations()).toHaveLength(1);
    const repositories = new Repositories(join(folder, 'repositories'), generations()[0]);
    await runGit(repositories.of(24), ['fsck', '--strict', '--no-dangling']);
  },
);
