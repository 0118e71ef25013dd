import { fork } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishInterruptedUpdate } from '../../generator/output/switch/change-output.ts';
import { generate } from '../generate.ts';
import { folderWith } from '../folder-with.ts';
import { inLongRun } from '../long-run.ts';
import { countChanges } from './count-changes.ts';
import { contents, differences, update } from './output.ts';

/** Two outputs. The second one has changed, added and deleted files, and files whose names differ only in the case of letters. */
const old = { 'a.ts': 'old\n', 'b/c.ts': 'old\n', 'gone/d.ts': 'old\n', 'e/Case.ts': 'old\n', 'same.ts': 's\n' };
const next = { 'a.ts': 'new\n', 'b/c.ts': 'new\n', 'added/h.ts': 'new\n', 'e/case.ts': 'new\n', 'same.ts': 's\n' };
const mine = { 'mine.txt': 'mine\n', 'b/mine.ts': 'mine\n' };

function oldOutput(): string {
  const folder = join(folderWith({}), 'out');
  update(folder, old);
  for (const [path, text] of Object.entries(mine)) writeFileSync(join(folder, path), text);
  return folder;
}

const program = join(import.meta.dirname, 'killed-update.ts');

/** Updates a folder in a process that sends itself a signal before one of its changes of the file system. */
function signalledUpdate(number: number, signal: string, folder: string, texts: object): Promise<string | null> {
  const child = fork(program, [String(number), signal, folder, JSON.stringify(texts)], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', (_, ended) => resolve(ended)));
}

/** Returns `old` or `new` if a folder has exactly this output and the files of the user. Otherwise returns the files. */
function versionOf(folder: string): unknown {
  const entries = Object.entries(contents(folder)).filter(([path]) => !path.startsWith('.forgespec-update'));
  const found = JSON.stringify(entries.toSorted());
  const is = (texts: object): boolean => found === JSON.stringify(Object.entries({ ...texts, ...mine }).toSorted());
  return is(old) ? 'old' : is(next) ? 'new' : contents(folder);
}

/** The number of changes of the file system between two moments of a kill. */
const step = inLongRun(1, 2);

const leftovers = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^\.forgespec(?!\.json$)/u.test(name));

test('after a kill at any moment, the next run completes or discards the update', async () => {
  const found = new Set<unknown>();
  for (let number = 0, ended: string | null = 'SIGKILL'; ended === 'SIGKILL'; number += step) {
    const folder = oldOutput();
    ended = await signalledUpdate(number, 'SIGKILL', folder, next);
    // A comparison changes nothing, and reports no file as edited.
    const compared = update(folder, { ...next, 'a.ts': 'newest\n' }, { check: true });
    expect(compared.differences?.filter(({ kind }) => kind === 'edited')).toEqual([]);
    finishInterruptedUpdate(folder);
    found.add(versionOf(folder));
    expect(leftovers(folder)).toEqual([]);
    expect(update(folder, { 'a.ts': 'newest\n' }).diagnostics).toEqual([]);
    expect(contents(folder)).toEqual({ 'a.ts': 'newest\n', ...mine });
  }
  expect(found).toEqual(new Set(['old', 'new']));
}, 120_000);

test('Ctrl+C at any moment leaves the old or the new output, without another run', async () => {
  for (let number = 0, ended: string | null = 'SIGINT'; ended === 'SIGINT'; number += 3) {
    const folder = oldOutput();
    ended = await signalledUpdate(number, 'SIGINT', folder, next);
    expect(['old', 'new']).toContain(versionOf(folder));
    expect(leftovers(folder)).toEqual([]);
  }
}, 120_000);

test('a first run that was killed leaves no file that the next run reports as edited', async () => {
  for (const number of [2, 8, 14, 20]) {
    const folder = join(folderWith({}), 'out');
    await signalledUpdate(number, 'SIGKILL', folder, next);
    expect(update(folder, old).diagnostics).toEqual([]);
    expect(contents(folder)).toEqual(old);
  }
});

test('a file that was edited by hand after a killed run is reported as edited', async () => {
  const kept: string[] = [];
  for (let number = 0, ended: string | null = 'SIGKILL'; ended === 'SIGKILL'; number += step) {
    const folder = oldOutput();
    ended = await signalledUpdate(number, 'SIGKILL', folder, next);
    if (!existsSync(join(folder, '.forgespec-update/complete.json'))) continue;
    // The edit is written into the existing file, as many editors do.
    writeFileSync(join(folder, 'a.ts'), 'edited\n');
    const outcome = update(folder, { ...next, 'a.ts': 'newest\n' });
    expect(differences(outcome)).toContain('edited a.ts:1');
    kept.push(readFileSync(join(folder, 'a.ts'), 'utf8'));
  }
  expect(new Set(kept)).toEqual(new Set(['edited\n']));
}, 120_000);

describe('after a failure of the file system, the folder has the old output', () => {
  /** Runs the update again and again. In each run, the next change of the file system fails. */
  function failingUpdates(isFailing: (name: string, count: number, number: number) => boolean): void {
    for (let number = 0; ; number++) {
      const folder = oldOutput();
      let hasFailed = false;
      const stop = countChanges((name, count) => {
        if (!isFailing(name, count, number)) return;
        hasFailed = true;
        throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC', syscall: name });
      });
      const outcome = update(folder, next);
      stop();
      if (!hasFailed) return;
      if (outcome.upToDate) expect(versionOf(folder)).toBe('new');
      else {
        expect(outcome.diagnostics).toMatchObject([
          { code: 'output-unwritable', message: expect.stringContaining('ENOSPC') },
        ]);
        expect(versionOf(folder)).toBe('old');
      }
      expect(update(folder, next).diagnostics).toEqual([]);
      expect(versionOf(folder)).toBe('new');
      expect(leftovers(folder)).toEqual([]);
    }
  }

  test('if one change fails', () => failingUpdates((_, count, number) => count === number));

  test('if the disk is full from a change on, so that nothing more can be created', () => {
    const creating = new Set(['writeFileSync', 'linkSync', 'copyFileSync', 'mkdirSync', 'symlinkSync']);
    failingUpdates((name, count, number) => count >= number && creating.has(name));
  });
});

test('several runs at the same time leave the output of one of them', async () => {
  const folder = join(folderWith({}), 'out');
  const paths = Array.from({ length: 60 }, (_, index) => `area-${index}/module.ts`);
  const outputOf = (name: string): Record<string, string> =>
    Object.fromEntries([...paths.map((path) => [path, `${name}\n`]), [`${name}/only.ts`, `${name}\n`]]);
  const names = ['one', 'two', 'three'];
  for (let round = 0; round < 3; round++) {
    const ended = await Promise.all(names.map((name) => signalledUpdate(-1, 'SIGKILL', folder, outputOf(name))));
    expect(ended).toEqual([null, null, null]);
    const found = contents(folder);
    expect(names.map(outputOf)).toContainEqual(found);
    expect(update(folder, found, { check: true }).upToDate).toBe(true);
    expect(leftovers(folder)).toEqual([]);
  }
});

test('a run waits for an update of another host, and then reports it', () => {
  const folder = oldOutput();
  mkdirSync(join(folder, '.forgespec-update'));
  writeFileSync(join(folder, '.forgespec-update/owner-1'), `1 not-${hostname()}`);
  const [found] = update(folder, next).diagnostics;
  expect(found?.message).toMatch(/^The output cannot be written: the process 1 on not-.* updates it/u);
  rmSync(join(folder, '.forgespec-update'), { recursive: true });
  expect(versionOf(folder)).toBe('old');
}, 60_000);

test('files keep their permissions', () => {
  const folder = oldOutput();
  chmodSync(join(folder, 'a.ts'), 0o600);
  update(folder, next);
  expect(statSync(join(folder, 'a.ts')).mode & 0o777).toBe(0o600);
});

test('a description with errors does not prevent the repair of a killed run', async () => {
  const folder = oldOutput();
  const journal = join(folder, '.forgespec-update/complete.json');
  for (let number = 0; !existsSync(journal); number++)
    expect(await signalledUpdate(number, 'SIGKILL', folder, next)).toBe('SIGKILL');
  const spec = join(folderWith({ 'openapi.yaml': 'openapi: [\n' }), 'openapi.yaml');
  await generate({ spec, out: folder, check: false, force: false });
  expect(versionOf(folder)).toBe('new');
  expect(leftovers(folder)).toEqual([]);
});
