import { fork } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishInterruptedReplacement, KeptFileError, replaceTogether } from '../../description/files/index.ts';
import { folderWith } from '../folder-with.ts';
import { countChanges } from './count-changes.ts';

/** Two versions of files that a user may edit, as `init` and `scaffold` write them. */
const old = { 'package.json': '{}\n', 'handlers/a.ts': 'old\n' };
const next = {
  'package.json': '{ "scripts": {} }\n',
  'handlers/a.ts': 'new\n',
  '.ci/deep/job.yml': 'new\n',
  'b.ts': 'new\n',
};

const replacements = (folder: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, content]) => ({ path: join(folder, path), content }));

const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [path.slice(folder.length + 1), readFileSync(path, 'utf8')])
      .toSorted(),
  );

const program = join(import.meta.dirname, 'replacing.ts');

/** Replaces files in a process that sends itself a signal before one of its changes of the file system. */
function signalled(number: number, signal: string, folder: string, texts: object): Promise<string | null> {
  const child = fork(program, [String(number), signal, folder, JSON.stringify(texts)], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', (_, ended) => resolve(ended)));
}

test('after a kill at any moment, the next run finds the old files or the new ones', async () => {
  const found = new Set<string>();
  let kills = 0;
  for (let number = 0, ended: string | null = 'SIGKILL'; ended === 'SIGKILL'; number++, kills++) {
    const folder = folderWith(old);
    ended = await signalled(number, 'SIGKILL', folder, next);
    finishInterruptedReplacement(folder);
    const files = filesOf(folder);
    expect([old, next]).toContainEqual(files);
    found.add(JSON.stringify(files));
    replaceTogether(folder, replacements(folder, { 'b.ts': 'newest\n' }));
    expect(filesOf(folder)).toEqual({ ...files, 'b.ts': 'newest\n' });
  }
  expect(kills).toBeGreaterThan(20);
  expect(found.size).toBe(2);
}, 120_000);

test('Ctrl+C at any moment leaves the old or the new files, without another run', async () => {
  for (let number = 0, ended: string | null = 'SIGINT'; ended === 'SIGINT'; number += 2) {
    const folder = folderWith(old);
    ended = await signalled(number, 'SIGINT', folder, next);
    expect([old, next]).toContainEqual(filesOf(folder));
  }
}, 120_000);

describe('after a failure of the file system, all files are the old ones', () => {
  function failing(isFailing: (name: string, count: number, number: number) => boolean): void {
    for (let number = 0, failures = 0; ; number++) {
      const folder = folderWith(old);
      let hasFailed = false;
      const stop = countChanges((name, count) => {
        if (!isFailing(name, count, number)) return;
        hasFailed = true;
        throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC', syscall: name });
      });
      try {
        replaceTogether(folder, replacements(folder, next));
      } catch {
        failures++;
      }
      stop();
      if (!hasFailed) {
        expect(failures).toBeGreaterThan(3);
        return;
      }
      finishInterruptedReplacement(folder);
      expect([old, next]).toContainEqual(filesOf(folder));
      if (JSON.stringify(filesOf(folder)) === JSON.stringify(filesOf(folderWith(old))))
        expect(existsSync(join(folder, '.ci'))).toBe(false);
    }
  }

  test('if the disk is full from a change on, so that nothing more can be created', () => {
    const creating = new Set(['writeFileSync', 'linkSync', 'copyFileSync', 'mkdirSync']);
    failing((name, count, number) => count >= number && creating.has(name));
  });
});

test('several runs at the same time leave the files of one of them', async () => {
  const folder = folderWith({});
  const textsOf = (name: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`area-${index}.ts`, `${name}\n`]));
  const names = ['one', 'two', 'three'];
  const ended = await Promise.all(names.map((name) => signalled(-1, 'SIGKILL', folder, textsOf(name))));
  expect(ended).toEqual([null, null, null]);
  expect(new Set(Object.values(filesOf(folder))).size).toBe(1);
  expect(Object.keys(filesOf(folder))).toHaveLength(40);
});

test('one read-only file prevents all changes, and a record of somebody else changes no file outside of the folder', () => {
  const folder = folderWith(old);
  chmodSync(join(folder, 'package.json'), 0o444);
  expect(() => replaceTogether(folder, replacements(folder, next))).toThrow(KeptFileError);
  expect(filesOf(folder)).toEqual(old);
  const outside = folderWith({ '.forgespec-1-a.tmp': 'hostile\n', 'victim.ts': 'mine\n' });
  mkdirSync(join(folder, 'inside'));
  writeFileSync(join(folder, 'inside/notes.txt'), 'mine\n');
  const files = [
    { target: join(outside, 'victim.ts'), temporary: join(outside, '.forgespec-1-a.tmp'), before: 'missing' },
    { target: 'inside/other.txt', temporary: 'inside/notes.txt', before: 'missing' },
  ];
  mkdirSync(join(folder, '.forgespec-replace'));
  writeFileSync(join(folder, '.forgespec-replace/record.json'), JSON.stringify({ isPrepared: true, files }));
  finishInterruptedReplacement(folder);
  expect(filesOf(outside)).toEqual({ '.forgespec-1-a.tmp': 'hostile\n', 'victim.ts': 'mine\n' });
  expect(filesOf(folder)).toEqual({ ...old, 'inside/notes.txt': 'mine\n' });
});
