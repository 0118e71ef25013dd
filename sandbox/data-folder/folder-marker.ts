import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** The name of the file that marks a folder as the folder of a sandbox. */
export const markerName = 'sandbox.json';

/** The name of the marker while it is being written. */
export const unfinishedMarkerName = `${markerName}.new`;

/** The location of the database: in the same folder, or on a PostgreSQL server. */
export type DatabaseLocation = 'folder' | 'server';

/** The content of the marker. */
export interface FolderMarker {
  readonly database: DatabaseLocation;
  /**
   * False while the first start of a sandbox creates the data. If that start is interrupted, the next start creates the
   * data again.
   */
  readonly isFilled: boolean;
}

const maker = 'forgespec sandbox';

/**
 * The version of the folder layout. It increases with each change that prevents earlier versions of forgespec from
 * reading a folder.
 */
const format = 1;

/**
 * Reads the marker of a folder.
 *
 * @returns undefined if the folder has no marker.
 * @throws {DataFolderError} if the file was written by another program, or by a version of forgespec with another
 * folder layout.
 */
export async function readMarker(folder: string): Promise<FolderMarker | undefined> {
  const marker = await readJson(join(folder, markerName));
  if (marker === undefined) return undefined;
  if (!isObject(marker) || marker['madeBy'] !== maker) {
    throw new DataFolderError(
      `The folder ${folder} has a file ${markerName} that no sandbox wrote. Nothing was changed. Use another folder.`,
    );
  }
  const { format: written, database, isFilled } = marker;
  if (written !== format || (database !== 'folder' && database !== 'server') || typeof isFilled !== 'boolean') {
    throw new DataFolderError(
      `The folder ${folder} has data of format ${JSON.stringify(written)}, but this version of forgespec can read only ` +
        `format ${format}. Nothing was changed. Use the version of forgespec that created the folder, or use another folder.`,
    );
  }
  return { database, isFilled };
}

/** Writes the marker of a folder. The file is complete or absent, even if the process is killed while it writes. */
export async function writeMarker(folder: string, marker: FolderMarker): Promise<void> {
  const unfinished = join(folder, unfinishedMarkerName);
  await writeFile(unfinished, `${JSON.stringify({ madeBy: maker, format, ...marker })}\n`, { flush: true });
  await rename(unfinished, join(folder, markerName));
}

/** Reads a JSON file. Returns undefined if the file does not exist, and null if it is not valid JSON. */
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
