import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from './database/database.ts';
import type { Repositories } from './git/repositories.ts';

/** How many snapshots a cache keeps: that of the world and that of an empty sandbox. */
const mostSnapshots = 2;

/**
 * Takes the repositories out of a snapshot.
 *
 * @param folder the snapshot.
 * @returns the database in it; undefined when there is no such snapshot, or another process removes it meanwhile.
 */
export async function readSnapshot(folder: string, repositories: Repositories): Promise<Blob | undefined> {
  try {
    const dump = new Blob([await readFile(join(folder, 'database.tar'))]);
    await cp(join(folder, 'repositories'), repositories.folder, { recursive: true });
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
  const unfinished = `${folder}.${process.pid}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'database.tar'), Buffer.from(await (await dump()).arrayBuffer()));
    await cp(repositories.folder, join(unfinished, 'repositories'), { recursive: true });
    await rename(unfinished, folder);
    await removeOld(dirname(folder));
  } catch {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
  }
}

async function removeOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => /^sandbox-[0-9a-f]{16}$/u.test(name));
  const used = await Promise.all(
    names.map(async (name) => ({ folder: join(cache, name), time: (await stat(join(cache, name))).mtimeMs })),
  );
  const old = used.sort((left, right) => right.time - left.time).slice(mostSnapshots);
  await Promise.all(old.map(async ({ folder }) => rm(folder, { recursive: true, force: true })));
}
