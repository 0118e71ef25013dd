import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PreparedPglite } from '../../sandbox/database/prepared-pglite.ts';
import { exampleDataText } from '../../sandbox/example-data/insert-example-data.ts';
import { JobQueue } from '../../sandbox/jobs/job-queue.ts';
import { openData } from '../../sandbox/open-data.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'forgespec-failed-start-'));
  vi.stubEnv('TMPDIR', join(parent));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(parent, { recursive: true });
});

const temporaryFolders = async (): Promise<readonly string[]> =>
  (await readdir(parent)).filter((name) => name.startsWith('forgespec-sandbox-'));

test.each(['without', 'with'])(
  'a start %s a snapshot that fails closes the database and removes its files',
  async (kind) => {
    const options = { seed: false, cache: join(parent, 'cache') };
    if (kind === 'with') {
      const data = await openData(options);
      await data.jobs.close();
      await data.close();
    }
    const close = vi.spyOn(PreparedPglite.prototype, 'close');
    vi.spyOn(JobQueue, 'open').mockRejectedValue(new Error('No queue'));
    await expect(openData(options)).rejects.toThrow('No queue');
    expect(close).toHaveBeenCalledOnce();
    expect(await temporaryFolders()).toEqual([]);
  },
);

test('the temporary folder is removed if the database cannot be closed', async () => {
  const data = await openData({ seed: false, cache: join(parent, 'cache') });
  await data.jobs.close();
  await data.database.close();
  // The database is closed already, so closing it again fails.
  await expect(data.close()).rejects.toThrow('PGlite is closed');
  expect(await temporaryFolders()).toEqual([]);
});

test('a snapshot is out of date if the last numbers or the repositories of the example data change', () => {
  const text = exampleDataText();
  expect(text).toContain('"kind":"issue","last":45');
  expect(text).toContain('"forks":[52,57]');
});
