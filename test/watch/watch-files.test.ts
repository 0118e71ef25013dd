import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFileWatcher } from '../../generator/watch/watch-files.ts';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

/** Starts a watcher. `next()` waits for its next report. */
function watching() {
  let report = Promise.withResolvers<readonly string[]>();
  const watcher = createFileWatcher((files) => report.resolve(files));
  onTestFinished(() => watcher.close());
  const next = (): Promise<readonly string[]> => report.promise.finally(() => (report = Promise.withResolvers()));
  return { watcher, next };
}

test('a change is reported before the system watches the file', async () => {
  const folder = folderWith({ 'a.yaml': 'a: 1\n' });
  const file = join(folder, 'a.yaml');
  const { watcher, next } = watching();
  watcher.add([file]);
  writeFileSync(file, 'a: 10\n');
  expect(await next()).toEqual([file]);
});

test('a file that was removed from the list and added again is reported', async () => {
  const folder = folderWith({ 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' });
  const [a, b] = [join(folder, 'a.yaml'), join(folder, 'b.yaml')];
  const { watcher, next } = watching();
  watcher.watch([a, b]);
  writeFileSync(b, 'b: 10\n');
  expect(await next()).toEqual([b]);
  watcher.watch([b]);
  watcher.watch([a, b]);
  writeFileSync(a, 'a: 100\n');
  expect(await next()).toEqual([a]);
});

test('a watcher knows that a file has changed before it reports the change', async () => {
  const folder = folderWith({ 'a.yaml': 'a: 1\n' });
  const file = join(folder, 'a.yaml');
  const { watcher, next } = watching();
  watcher.add([file]);
  expect(watcher.hasChanged()).toBe(false);
  writeFileSync(file, 'a: 10\n');
  expect(watcher.hasChanged()).toBe(true);
  expect(await next()).toEqual([file]);
  expect(watcher.hasChanged()).toBe(false);
});

test('a file in a folder that did not exist is reported, and later changes of the file too', async () => {
  const file = join(folderWith({}), 'new/inner/a.yaml');
  const { watcher, next } = watching();
  watcher.watch([file]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'a: 1\n');
  expect(await next()).toEqual([file]);
  watcher.watch([file]);
  writeFileSync(file, 'a: 10\n');
  expect(await next()).toEqual([file]);
});

test('a file is reported whose folder was away during a read', async () => {
  const folder = folderWith({ 'parts/a.yaml': 'a: 1\n' });
  const file = join(folder, 'parts/a.yaml');
  const { watcher, next } = watching();
  watcher.watch([file]);
  renameSync(join(folder, 'parts'), join(folder, 'away'));
  expect(await next()).toEqual([file]);
  watcher.watch([file]);
  renameSync(join(folder, 'away'), join(folder, 'parts'));
  expect(await next()).toEqual([file]);
  watcher.watch([file]);
  writeFileSync(file, 'a: 100\n');
  expect(await next()).toEqual([file]);
});
