import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { contents, differences, update } from './output.ts';

const names = Array.from({ length: 20 }, (_, index) => `a${String(index).padStart(2, '0')}.ts`);
const version = (text: string): Record<string, string> => Object.fromEntries(names.map((name) => [name, `${text}\n`]));

/** Updates a folder in a process that is killed after a given number of changes to the file system. */
function killedAfter(changes: number, folder: string, texts: Record<string, string>): Promise<NodeJS.Signals | null> {
  const child = fork(join(import.meta.dirname, 'killed-update.ts'), [String(changes), folder, JSON.stringify(texts)], {
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
}

test.for([1, 2, 3, 4, 5, 10, 21, 40, 42, 43])(
  'the next run repairs the output of a run that was killed after %i changes',
  async (changes) => {
    const folder = folderWith({});
    update(folder, { ...version('old'), 'gone.ts': 'gone\n' });
    expect(await killedAfter(changes, folder, version('new'))).toBe('SIGKILL');

    // Every file is complete, and none is reported as edited, although the description has changed in the meantime.
    const found = contents(folder);
    const whole = Object.entries(found).filter(([path]) => names.includes(path));
    expect(whole.filter(([, text]) => text !== 'old\n' && text !== 'new\n')).toEqual([]);
    expect(whole).toHaveLength(names.length);
    const outcome = update(folder, version('newest'));
    expect(outcome.diagnostics).toEqual([]);
    expect(contents(folder)).toEqual(version('newest'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  },
);

test('a file that was edited by hand after a killed run is reported as edited', async () => {
  const folder = folderWith({});
  update(folder, version('old'));
  await killedAfter(10, folder, version('new'));
  writeFileSync(join(folder, 'a00.ts'), 'mine\n');
  expect(differences(update(folder, version('newest')))).toContain('edited a00.ts:1');
  expect(readFileSync(join(folder, 'a00.ts'), 'utf8')).toBe('mine\n');
});

test('a first run that was killed leaves no file that the next run reports as edited', async () => {
  const folder = join(folderWith({}), 'out');
  await killedAfter(15, folder, version('new'));
  expect(existsSync(join(folder, 'a00.ts'))).toBe(true);
  expect(update(folder, version('newest')).diagnostics).toEqual([]);
  expect(contents(folder)).toEqual(version('newest'));
});
