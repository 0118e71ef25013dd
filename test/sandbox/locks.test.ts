import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openLocksOnServer } from '../../sandbox/database/locks.ts';
import { postgresServer } from './postgres-server.ts';

test('work with many different locks waits as long as needed for a connection', async () => {
  const locks = openLocksOnServer(postgresServer().url);
  onTestFinished(async () => locks.close());
  let running = 0;
  let mostRunning = 0;
  const work = async (index: number): Promise<number> => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    // All work together takes longer than the 5 seconds within which a connection must be opened.
    await setTimeout(700);
    running -= 1;
    return index;
  };
  const indexes = Array.from({ length: 36 }, (_, index) => index);
  expect(
    await Promise.all(indexes.map(async (index) => locks.hold(`branch ${index}`, async () => work(index)))),
  ).toEqual(indexes);
  expect(mostRunning).toBeLessThan(indexes.length);
});

test('work that fails frees its connection', async () => {
  const locks = openLocksOnServer(postgresServer().url);
  onTestFinished(async () => locks.close());
  const failing = Array.from({ length: 12 }, async (_, index) =>
    locks.hold(`branch ${index}`, async () => Promise.reject(new Error('failed'))),
  );
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(failing.map(() => 'rejected'));
  expect(await locks.hold('branch', async () => 'done')).toBe('done');
});
