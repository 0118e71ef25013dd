import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Repositories } from '../../../sandbox/git/repositories.ts';
import { inLongRun } from '../../long-run.ts';
import { Acknowledged } from './acknowledged.ts';
import { check, closeOpen } from './check.ts';
import { startKillable, startProcess, type KillableSandbox } from './killable-sandbox.ts';
import { writeUntilGone } from './write.ts';

const crashes = inLongRun(50, 4);
const timeout = 120_000 + crashes * 60_000;

// The number of acknowledged writes to repositories before each kill.
const [fewest, most] = [3, 15];

const folder = mkdtempSync(join(tmpdir(), 'forgespec-crash-'));

/** Returns the repositories of the sandbox. The data folder must contain exactly one generation. */
function findRepositories(): Repositories {
  const root = join(folder, 'repositories');
  const [generation, ...others] = readdirSync(root);
  expect(others).toEqual([]);
  return new Repositories(root, generation);
}

/**
 * Starts another sandbox on the same folder and, in every second call, on the same port. Checks that it is rejected.
 */
async function expectRefused(round: number, { url }: KillableSandbox): Promise<void> {
  const isSamePort = round % 4 === 1;
  const { ended } = startProcess('--data', folder, '--port', isSamePort ? new URL(url).port : '0');
  const { code, messages } = await ended;
  expect(messages).toMatch(isSamePort ? /^error Port \d+ of 127\.0\.0\.1 is in use/u : /in use by another sandbox/u);
  expect(code).toBe(2);
}

/**
 * Waits until some writes are acknowledged. In a third of the rounds, a reset runs at the same time. In another third,
 * the kill interrupts a reset.
 */
async function disturb(round: number, sandbox: KillableSandbox, done: Acknowledged): Promise<void> {
  const reachMore = async (): Promise<void> => done.reach(done.inRepositories + randomInt(fewest, most + 1));
  // In two of five rounds, another sandbox is started at the same time.
  const refused = [1, 3].includes(round % 5) ? expectRefused(round, sandbox) : undefined;
  await reachMore();
  await refused;
  if (round % 3 === 1) {
    await done.reset(sandbox.reset);
    await reachMore();
  }
  if (round % 3 !== 2) return;
  const reset = done.reset(sandbox.reset).catch(() => {});
  // The kill can happen at any point of the reset: while it waits for requests, creates the new data, commits it, or
  // removes the old data.
  await Promise.race([reset, wait(randomInt(Math.ceil(done.lastReset * 1.2)))]);
}

test(
  `a sandbox that is killed ${crashes} times while it writes loses no acknowledged write, and leaves no incomplete one`,
  { timeout },
  async () => {
    const done = new Acknowledged();
    let sandbox = await startKillable(folder);
    try {
      for (let round = 1; round <= crashes; round += 1) {
        const writing = writeUntilGone(sandbox, round, done);
        // The writes end before the kill only if the sandbox ends by itself or a request fails.
        const ended = writing.then(() => {
          throw new Error('The sandbox ended before it was killed');
        });
        await Promise.race([disturb(round, sandbox, done), ended]);
        await sandbox.kill(round % 2 === 0 ? 'everything' : 'itself');
        await expect(ended).rejects.toThrow('The sandbox ended before it was killed');
        sandbox = await startKillable(folder);
        const ofRound = new RegExp(`\\bcrash-${round}-`, 'u');
        await check(sandbox.client, findRepositories(), done, ofRound);
        await closeOpen(sandbox.client, ofRound);
      }
      await check(sandbox.client, findRepositories(), done, /\bcrash-/u);
    } finally {
      await sandbox.kill('everything');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
