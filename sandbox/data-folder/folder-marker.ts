import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** The file that marks a folder as one of a sandbox. */
export const markerName = 'sandbox.json';

/** The name of the marker while it is written. */
export const unfinishedMarkerName = `${markerName}.new`;

/** The database whose data is in a folder: one in the same folder, or one of a PostgreSQL server. */
export type DatabasePlace = 'folder' | 'server';

/** Facts about the data in a folder. */
export interface FolderMarker {
  readonly database: DatabasePlace;
  /** False while the first start creates the data: if that is interrupted, the next start creates it again. */
  readonly isFilled: boolean;
}

const maker = 'forgespec sandbox';

/** The number of the layout of the folder. A change that older or newer versions cannot read gets the next number. */
const format = 1;

/**
 * Reads the marker of a folder.
 *
 * @returns undefined if the folder has none.
 * @throws {DataFolderError} if no sandbox wrote the file, or a version with another format did.
 */
export async function readMarker(folder: string): Promise<FolderMarker | undefined> {
  const marker = await readJson(join(folder, markerName));
  if (marker === undefined) return undefined;
  if (!isObject(marker) || marker['madeBy'] !== maker) {
    throw new DataFolderError(
      `The folder ${folder} has a file ${markerName} that no sandbox wrote. Nothing was changed. Name another folder.`,
    );
  }
  const { format: written, database, isFilled } = marker;
  if (written !== format || (database !== 'folder' && database !== 'server') || typeof isFilled !== 'boolean') {
    throw new DataFolderError(
      `The folder ${folder} has data of format ${JSON.stringify(written)}, and this version of forgespec reads format ` +
        `${format}. Nothing was changed. Use the version that made it, or name another folder.`,
    );
  }
  return { database, isFilled };
}

/** Writes the marker of a folder: as a whole, or not at all if the process is killed. */
export async function writeMarker(folder: string, marker: FolderMarker): Promise<void> {
  const unfinished = join(folder, unfinishedMarkerName);
  await writeFile(unfinished, `${JSON.stringify({ madeBy: maker, format, ...marker })}\n`, { flush: true });
  await rename(unfinished, join(folder, markerName));
}

/** Returns undefined if there is no such file, and null if its content is not JSON. */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'EISDIR') return '';
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
