import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Repositories } from '../../sandbox/git/repositories.ts';
import { writeSnapshot, readSnapshot } from '../../sandbox/snapshot.ts';

let folder: string;
let cache: string;
let repositories: Repositories;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-snapshot-'));
  cache = join(folder, 'cache');
  repositories = new Repositories(join(folder, 'repositories'));
  await mkdir(repositories.of(1), { recursive: true });
  await writeFile(join(repositories.of(1), 'HEAD'), 'ref: refs/heads/main\n');
});

afterEach(async () => rm(folder, { recursive: true }));

const nameOf = (letter: string): string => join(cache, `sandbox-${letter.repeat(16)}`);

const keep = async (letter: string): Promise<void> =>
  writeSnapshot(nameOf(letter), { dump: async () => new Blob([`database ${letter}`]) }, repositories);

test('a snapshot restores the database and the repositories', async () => {
  await keep('a');
  const copy = new Repositories(join(folder, 'copy'));
  expect(await (await readSnapshot(nameOf('a'), copy))?.text()).toBe('database a');
  expect(await readFile(join(copy.of(1), 'HEAD'), 'utf8')).toBe('ref: refs/heads/main\n');
});

test('an incomplete snapshot is not used', async () => {
  await keep('a');
  await rm(join(nameOf('a'), 'repositories'), { recursive: true });
  const copy = new Repositories(join(folder, 'copy'));
  expect(await readSnapshot(nameOf('a'), copy)).toBeUndefined();
  expect(await readdir(folder)).not.toContain('copy');
});

test('the two most recently used snapshots and all other files of the cache are kept', async () => {
  await keep('a');
  await keep('b');
  await writeFile(join(cache, 'notes'), '');
  for (const letter of ['a', 'b']) await utimes(nameOf(letter), new Date(0), new Date(0));
  await readSnapshot(nameOf('a'), new Repositories(join(folder, 'copy')));
  await keep('c');
  expect((await readdir(cache)).sort()).toEqual(['notes', `sandbox-${'a'.repeat(16)}`, `sandbox-${'c'.repeat(16)}`]);
});

test('an abandoned unfinished snapshot is removed, but a recent one is kept', async () => {
  await keep('a');
  const [abandoned, underWay] = [`${nameOf('b')}.Ab12cd`, `${nameOf('b')}.Zz98xy`];
  await mkdir(abandoned);
  await mkdir(underWay);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(abandoned, longAgo, longAgo);
  await keep('b');
  expect((await readdir(cache)).sort()).toEqual([nameOf('a'), nameOf('b'), underWay].map((name) => basename(name)));
});

test('a snapshot that cannot be written leaves no files behind', async () => {
  await keep('a');
  // Another process has already written the same snapshot.
  await keep('a');
  await rm(repositories.folder, { recursive: true });
  await keep('b');
  expect(await readdir(cache)).toEqual([basename(nameOf('a'))]);
});
