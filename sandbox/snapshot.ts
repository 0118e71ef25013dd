import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from './database/database.ts';
import type { Repositories } from './git/repositories.ts';

/** How many snapshots a cache keeps: one with the example data, one of an empty sandbox. */
const mostSnapshots = 2;

/** Milliseconds after which nobody is still writing a snapshot that is unfinished; it takes less than a second. */
const longestWrite = 60 * 60 * 1000;

/**
 * Takes the repositories out of a snapshot.
 *
 * @param folder the snapshot.
 * @returns the database in it; undefined when there is no such snapshot, or another process removes it meanwhile.
 */
export async function readSnapshot(folder: string, repositories: Repositories): Promise<Blob | undefined> {
  try {
    await cp(join(folder, 'repositories'), repositories.folder, { recursive: true });
    // Read last: if it is there, nobody has begun to remove the snapshot, and the copy is complete.
    const dump = new Blob([await readFile(join(folder, 'database.tar'))]);
    // What is used is not old.
    await utimes(folder, new Date(), new Date()).catch(() => {});
    return dump;
  } catch {
    await rm(repositories.folder, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Writes a snapshot, and removes those that have not been used for longest. It is there as a whole or not at all. Without a place for
 * it, the next start takes as long as this one.
 */
export async function keepSnapshot(
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
    // Nobody misses it but the next start.
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
      // Another process may just have removed it or given it its name.
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

/** Removes a snapshot. Another process that copies it at the same time notices, because the database goes first. */
async function remove(folder: string): Promise<void> {
  await rm(join(folder, 'database.tar'), { force: true });
  await rm(folder, { recursive: true, force: true });
}
