import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Repositories } from '../../../sandbox/git/repositories.ts';
import { check, closeOpen } from './check.ts';
import { startKillable } from './killable-sandbox.ts';
import { Acknowledged, writeUntilGone } from './write.ts';

// A handful for whoever waits for the tests, a few more in CI; `SANDBOX_CRASHES=50` for a long look.
const crashes = Number(process.env.SANDBOX_CRASHES ?? 4);
const timeout = 60_000 + crashes * 30_000;

// How many writes to repositories are acknowledged before each kill.
const [fewest, most] = [3, 15];

test(
  `a sandbox that is killed ${crashes} times while it writes loses nothing that it acknowledged, and leaves nothing half done`,
  { timeout },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forgespec-crash-'));
    const repositories = new Repositories(join(folder, 'repositories'));
    const done = new Acknowledged();
    let sandbox = await startKillable(folder);
    try {
      for (let round = 1; round <= crashes; round += 1) {
        const writing = writeUntilGone(sandbox, round, done);
        const enough = done.inRepositories + randomInt(fewest, most + 1);
        // Writing ends first where the sandbox ends by itself or refuses something.
        await Promise.race([done.reach(enough), writing]);
        expect(done.inRepositories).toBeGreaterThanOrEqual(enough);
        await sandbox.kill(round % 2 === 0 ? 'everything' : 'itself');
        await writing;
        sandbox = await startKillable(folder);
        const ofRound = new RegExp(`\\bcrash-${round}-`, 'u');
        await check(sandbox.client, repositories, done, ofRound);
        await closeOpen(sandbox.client, ofRound);
      }
      await check(sandbox.client, repositories, done, /\bcrash-/u);
    } finally {
      await sandbox.kill('everything');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
