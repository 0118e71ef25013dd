import { mkdir, readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderError } from './data-folder-error.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import {
  markerName,
  readMarker,
  unfinishedMarkerName,
  writeMarker,
  type DatabasePlace,
  type FolderMarker,
} from './folder-marker.ts';
import { lockFiles } from './lock-files.ts';

/** A folder that belongs to this sandbox. */
export interface ClaimedFolder {
  /** Whether its data is complete. If not, the caller creates it, in place of what an interrupted start has left. */
  readonly isFilled: boolean;
  /** Records that the data is complete. */
  readonly markFilled: () => Promise<void>;
  /** Lets others claim the folder. */
  readonly release: () => void;
}

/** Milliseconds to wait for another process that claims the same folder for the same database of a server. */
const patience = 10_000;

/**
 * Claims a folder for the data of a sandbox: creates it if there is none, marks it as a folder of the sandbox, and locks it. A folder
 * whose database is on a server is shared by all processes on that database, so it is locked only while it is claimed.
 *
 * @throws {DataFolderError} if it cannot be used: it is in use, not a folder, has files that no sandbox wrote, has data of another
 *   format or for another kind of database, or the file system refuses it. Then nothing in it was changed.
 */
export async function claimFolder(folder: string, database: DatabasePlace): Promise<ClaimedFolder> {
  await createFolder(folder);
  await requireOwn(folder, database);
  const isShared = database === 'server';
  const release = isShared ? await waitForLock(folder) : lockFolder(folder);
  try {
    // Until now, another process may have been about to do the same.
    let marker = await requireOwn(folder, database);
    if (marker === undefined) {
      marker = { database, isFilled: false };
      await writeMarker(folder, marker);
    }
    return { isFilled: marker.isFilled, markFilled: async () => markFilled(folder, database), release };
  } catch (error) {
    release();
    throw error;
  } finally {
    if (isShared) release();
  }
}

/** Other processes may do the same at the same time if they share the folder. */
async function markFilled(folder: string, database: DatabasePlace): Promise<void> {
  const release = database === 'server' ? await waitForLock(folder) : undefined;
  try {
    await writeMarker(folder, { database, isFilled: true });
  } finally {
    release?.();
  }
}

async function waitForLock(folder: string): Promise<() => void> {
  for (const deadline = Date.now() + patience; ;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error;
      await wait(10);
    }
  }
}

async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw refusal(folder, error);
  }
}

/** Returns the marker of a folder, or undefined if the folder is empty. @throws {DataFolderError} in all other cases. */
async function requireOwn(folder: string, database: DatabasePlace): Promise<FolderMarker | undefined> {
  try {
    const marker = await readMarker(folder);
    if (marker === undefined) await requireEmpty(folder);
    else requireSamePlace(folder, marker.database, database);
    return marker;
  } catch (error) {
    throw error instanceof DataFolderError ? error : refusal(folder, error);
  }
}

const ownFiles = new Set([...lockFiles, unfinishedMarkerName, markerName]);

async function requireEmpty(folder: string): Promise<void> {
  const foreign = (await readdir(folder)).find((name) => !ownFiles.has(name));
  if (foreign === undefined) return;
  throw new DataFolderError(
    `The folder ${folder} has files that no sandbox wrote, such as ${JSON.stringify(foreign)}. Nothing was changed. ` +
      'Name an empty folder, or one that a sandbox has created.',
  );
}

function requireSamePlace(folder: string, found: DatabasePlace, wanted: DatabasePlace): void {
  if (found === wanted) return;
  const [has, fix] =
    found === 'server'
      ? ['the repositories of a database on a PostgreSQL server', 'Name that database with --database']
      : ['a database of its own', 'Leave out --database'];
  throw new DataFolderError(`The folder ${folder} has ${has}. Nothing was changed. ${fix}, or name another folder.`);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, or a link that leads nowhere',
  ELOOP: 'its links lead in a circle',
};

function refusal(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const reason = reasons[code] ?? error.message;
  return new DataFolderError(
    `The folder ${folder} cannot be used for data: ${reason} (${code}). Nothing was changed. Name another folder.`,
  );
}
