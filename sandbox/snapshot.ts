import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from './database/database.ts';
import type { Repositories } from './git/repositories.ts';

/** The maximum number of snapshots in the cache: one with the example data, and one of an empty sandbox. */
const mostSnapshots = 2;

/**
 * The age after which an unfinished snapshot is considered abandoned, in milliseconds. Writing a snapshot takes less
 * than a second.
 */
const longestWrite = 60 * 60 * 1000;

/**
 * Copies the repositories from a snapshot into the folder of `repositories`.
 *
 * @param folder the folder of the snapshot.
 * @returns the dump of the database. Undefined if the snapshot does not exist, or if another process removes it during
 * the copying.
 */
export async function readSnapshot(folder: string, repositories: Repositories): Promise<Blob | undefined> {
  try {
    await cp(join(folder, 'repositories'), repositories.folder, { recursive: true });
    // Read the dump last. A process that removes a snapshot deletes the dump first. If the dump still exists, the copy
    // of the repositories is complete.
    const dump = new Blob([await readFile(join(folder, 'database.tar'))]);
    // The time of the folder shows when the snapshot was last used.
    await utimes(folder, new Date(), new Date()).catch(() => {});
    return dump;
  } catch {
    await rm(repositories.folder, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Writes a snapshot, and then removes old snapshots. Only the two most recently used snapshots stay in the cache. Even
 * if the process is killed, the new snapshot is complete or absent.
 */
export async function writeSnapshot(
  folder: string,
  { dump }: Pick<Database, 'dump'>,
  repositories: Repositories,
): Promise<void> {
  if (dump === undefined) return;
  const database = Buffer.from(await (await dump()).arrayBuffer());
  try {
    await mkdir(dirname(folder), { recursive: true });
    await write(folder, database, repositories);
    await removeOld(dirname(folder));
  } catch {
    // A missing snapshot is not an error. It only makes the next start slower.
  }
}

async function write(folder: string, database: Buffer, repositories: Repositories): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.`);
  try {
    await writeFile(join(unfinished, 'database.tar'), database);
    await cp(repositories.folder, join(unfinished, 'repositories'), { recursive: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function removeOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => /^sandbox-[0-9a-f]{16}(?:\.\w+)?$/u.test(name));
  const found = await Promise.all(
    names.map(async (name) => ({
      folder: join(cache, name),
      isWhole: !name.includes('.'),
      // Another process may have removed or renamed the snapshot.
      time: await stat(join(cache, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ),
    })),
  );
  const whole = found.filter(({ isWhole }) => isWhole).toSorted((left, right) => right.time - left.time);
  const abandoned = found.filter(({ isWhole, time }) => !isWhole && time < Date.now() - longestWrite);
  const old = [...whole.slice(mostSnapshots), ...abandoned];
  await Promise.all(old.map(async ({ folder }) => remove(folder)));
}

/** Removes a snapshot, the dump first. A process that is copying the snapshot then notices the removal. */
async function remove(folder: string): Promise<void> {
  await rm(join(folder, 'database.tar'), { force: true });
  await rm(folder, { recursive: true, force: true });
}
