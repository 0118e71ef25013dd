import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createRecording } from '../../mock/record/recording.ts';
import { readScenario } from '../../mock/scenario/read-scenario.ts';
import { folderWith } from '../folder-with.ts';

const program = join(import.meta.dirname, 'record-without-end.ts');

/** Records until the program has reported the number of writes, and kills it, which is then usually in the middle of the next write. */
async function killedAfter(writes: number, file: string): Promise<number> {
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let reported = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    reported = Number(line);
    if (reported >= writes) break;
  }
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  return reported;
}

test.each([1, 2, 5, 9, 14, 20])('a recording that is killed after %i writes is whole', async (writes) => {
  const file = join(folderWith({}), 'recorded.yaml');
  const reported = await killedAfter(writes, file);
  const steps = await readScenario(file, ['getPage']);
  expect(steps.length).toBeGreaterThanOrEqual(reported);
  for (const [index, { target, body }] of steps.entries()) {
    expect(target).toBe(`/pages/${index + 1}`);
    expect(String(body)).toMatch(new RegExp(`^${index + 1} The quick.* lazy dog\\. $`, 'u'));
  }
});

test('if there is no more space, the file keeps the responses before', () => {
  const file = join(folderWith({}), 'recorded.yaml');
  // The system refuses to write more than 64 KiB to a file, as for a full disk.
  const limited = `trap '' XFSZ; ulimit -f ${(64 * 1024) / 512}; exec "$0" "$1" "$2" 20`;
  const output = execFileSync('/bin/sh', ['-c', limited, process.execPath, program, file], { encoding: 'utf8' });
  const lines = output.trim().split('\n');
  const written = lines.filter((line) => /^\d+$/u.test(line));
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(lines.slice(written.length))).toEqual(new Set(['EFBIG']));
  expect((parse(readFileSync(file, 'utf8')) as { steps: unknown[] }).steps).toHaveLength(written.length);
});

const response = (body: string): Parameters<ReturnType<typeof createRecording>['add']>[0] => ({
  operation: 'getPet',
  target: '/pets/7',
  status: 200,
  headers: {},
  body: Buffer.from(body),
});

test('a file that another session has created in the meantime is kept, and the recording continues beside it', () => {
  const folder = folderWith({});
  const file = join(folder, 'recorded.yaml');
  const first = createRecording(file);
  first.add(response('one'));
  first.write();
  rmSync(file);
  const second = createRecording(file);
  second.add(response('two'));
  second.write();
  writeFileSync(join(folder, 'recorded-2.yaml'), 'mine');
  first.add(response('three'));
  first.write();
  first.add(response('four'));
  first.write();
  expect(first.file).toBe(join(folder, 'recorded-3.yaml'));
  expect(readFileSync(file, 'utf8')).toContain('two');
  expect(readFileSync(join(folder, 'recorded-2.yaml'), 'utf8')).toBe('mine');
  const own = readFileSync(first.file, 'utf8');
  for (const word of ['one', 'three', 'four']) expect(own).toContain(word);
  expect(existsSync(join(folder, 'recorded-4.yaml'))).toBe(false);
});

test('of two sessions that begin at the same time with one file, only one records', async () => {
  const file = join(folderWith({}), 'recorded.yaml');
  const outcomes = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, [program, file, '3'], { stdio: 'ignore' });
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    }),
  );
  expect(outcomes.filter((code) => code === 0)).toHaveLength(1);
  expect(await readScenario(file, ['getPage'])).toHaveLength(3);
});
