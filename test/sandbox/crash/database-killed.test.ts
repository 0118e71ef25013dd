import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Repositories } from '../../../sandbox/git/repositories.ts';
import { inLongRun } from '../../long-run.ts';
import { eventually } from '../eventually.ts';
import { createPostgres } from '../postgres-process.ts';
import { statusOf } from '../status-of.ts';
import { Acknowledged } from './acknowledged.ts';
import { check, closeOpen } from './check.ts';
import { startKillable, type KillableSandbox } from './killable-sandbox.ts';
import { writeUntilGone } from './write.ts';

const crashes = inLongRun(20, 2);

/** Waits until the sandbox uses its database again. */
const available = async ({ client }: KillableSandbox): Promise<unknown> =>
  eventually(
    async () => statusOf(client.projectLabels.list({ id: 24 })),
    (status) => status === 200,
  );

test(
  `a sandbox whose database is killed ${crashes} times loses no acknowledged write, and makes no refused commit`,
  { timeout: 120_000 + crashes * 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forgespec-crash-'));
    const postgres = await createPostgres([]);
    await postgres.start();
    const sandbox = await startKillable(folder, '--database', postgres.url);
    const [generation] = readdirSync(join(folder, 'repositories'));
    const repositories = new Repositories(join(folder, 'repositories'), generation);
    const done = new Acknowledged();
    try {
      for (let round = 1; round <= crashes; round += 1) {
        const stopping = new AbortController();
        const writing = writeUntilGone(sandbox, round, done, stopping.signal);
        // The kill happens at any time after some writes. The writes continue while the database is away and after its return.
        await Promise.race([done.reach(done.inRepositories + randomInt(3, 15)), writing]);
        await postgres.stop('SIGKILL');
        await wait(randomInt(500));
        await postgres.start();
        await available(sandbox);
        await Promise.race([done.reach(done.inRepositories + 2), writing]);
        stopping.abort();
        await writing;
        const ofRound = new RegExp(`\\bcrash-${round}-`, 'u');
        await check(sandbox.client, repositories, done, ofRound);
        await closeOpen(sandbox.client, ofRound);
      }
      await check(sandbox.client, repositories, done, /\bcrash-/u);
      expect(done.inRepositories).toBeGreaterThan(0);
    } finally {
      await sandbox.kill('everything');
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
