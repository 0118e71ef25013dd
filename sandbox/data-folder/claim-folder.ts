import { mkdir, readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderError } from './data-folder-error.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import {
  markerName,
  readMarker,
  unfinishedMarkerName,
  writeMarker,
  type DatabaseLocation,
  type FolderMarker,
} from './folder-marker.ts';
import { lockFiles } from './lock-files.ts';

/** A folder that this sandbox has claimed. */
export interface ClaimedFolder {
  /**
   * True if the data is complete. If it is false, the caller must remove the files of an interrupted start, and create
   * the data.
   */
  readonly isFilled: boolean;
  /** Records that the data is complete. */
  readonly markFilled: () => Promise<void>;
  /** Releases the folder for other sandboxes. */
  readonly release: () => void;
}

/** The maximum time to wait for another process that claims the same folder at the same time, in milliseconds. */
const claimTimeout = 10_000;

/**
 * Claims a folder for the data of a sandbox. Creates the folder if it does not exist, marks it as a folder of a
 * sandbox, and locks it. If the database is on a server, several processes can share the folder. The folder is then
 * locked only during this call.
 *
 * @throws {DataFolderError} if another sandbox uses the folder, if the path is not a folder, or if a file system error
 * occurs. Also if the folder contains files of other programs, data in another format, or data for another location of
 * the database. The folder is then unchanged.
 */
export async function claimFolder(folder: string, database: DatabaseLocation): Promise<ClaimedFolder> {
  await createFolder(folder);
  await requireOwnMarker(folder, database);
  const isShared = database === 'server';
  const release = isShared ? await waitForLock(folder) : lockFolder(folder);
  try {
    // Check again: another process may have claimed the folder before this process locked it.
    let marker = await requireOwnMarker(folder, database);
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

/** Records that the data is complete. Several processes may call this function for the same folder at the same time. */
async function markFilled(folder: string, database: DatabaseLocation): Promise<void> {
  const release = database === 'server' ? await waitForLock(folder) : undefined;
  try {
    await writeMarker(folder, { database, isFilled: true });
  } finally {
    release?.();
  }
}

async function waitForLock(folder: string): Promise<() => void> {
  for (const deadline = Date.now() + claimTimeout; ;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || Date.now() > deadline) throw error;
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

/**
 * Returns the marker of a folder. Returns undefined if the folder is empty.
 *
 * @throws {DataFolderError} if the folder has files but no marker, or if another program wrote its marker. Also if the
 * marker contains another format or another location of the database.
 */
async function requireOwnMarker(folder: string, database: DatabaseLocation): Promise<FolderMarker | undefined> {
  try {
    const marker = await readMarker(folder);
    if (marker === undefined) await requireEmpty(folder);
    else requireSameLocation(folder, marker.database, database);
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
      'Use an empty folder, or one that a sandbox has created.',
  );
}

function requireSameLocation(folder: string, found: DatabaseLocation, wanted: DatabaseLocation): void {
  if (found === wanted) return;
  const [has, fix] =
    found === 'server'
      ? ['the repositories of a database on a PostgreSQL server', 'Name that database with --database']
      : ['a database of its own', 'Leave out --database'];
  throw new DataFolderError(`The folder ${folder} has ${has}. Nothing was changed. ${fix}, or use another folder.`);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, or a broken link',
  ELOOP: 'its links form a loop',
};

function refusal(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const reason = reasons[code] ?? error.message;
  return new DataFolderError(
    `The folder ${folder} cannot be used for data: ${reason} (${code}). Nothing was changed. Use another folder.`,
  );
}
