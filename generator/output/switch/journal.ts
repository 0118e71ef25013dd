import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of one file. At least one of the two digests is defined. */
export interface UpdateEntry {
  /** The path of the file, relative to the output folder. */
  readonly path: string;
  /** The SHA-256 digest of the bytes before the update. Undefined if there was no file. The digest of a link is that of its target path. */
  readonly before?: string | undefined;
  /** The SHA-256 digest of the new bytes. Undefined if the update deletes the file. */
  readonly after?: string | undefined;
}

/**
 * The list of the changes of an update. It is written after all new files are prepared and before the first change of the output. As long
 * as it exists, the update must be completed or undone.
 *
 * In the folder of the update, the new bytes of the entry with the index 3 are in `3.new`, and the old ones in `3.old`.
 */
export interface UpdateJournal {
  readonly entries: readonly UpdateEntry[];
  /** True if the update must be undone. Otherwise it must be completed. */
  readonly isUndone: boolean;
}

export const newName = (index: number): string => `${index}.new`;
export const oldName = (index: number): string => `${index}.old`;

const completeName = 'complete.json';
const undoName = 'undo.json';

/** Writes the list of the changes of an update. From now on, the update must be completed or undone. */
export function writeUpdateJournal(updateFolder: string, entries: readonly UpdateEntry[]): void {
  const unfinished = join(updateFolder, 'unfinished.json');
  writeFileSync(unfinished, JSON.stringify(entries), { flush: true });
  renameSync(unfinished, join(updateFolder, completeName));
}

/** Records that the update must be undone, and no longer completed. */
export const markUndone = (updateFolder: string): void =>
  renameSync(join(updateFolder, completeName), join(updateFolder, undoName));

/** Returns the path of the journal, which is deleted at the end of an update. */
export const journalPath = (updateFolder: string, { isUndone }: UpdateJournal): string =>
  join(updateFolder, isUndone ? undoName : completeName);

/** Reads the journal of an update. Returns undefined if the output has not been changed, or if the journal is not valid. */
export function readUpdateJournal(updateFolder: string): UpdateJournal | undefined {
  const completed = readEntries(join(updateFolder, completeName));
  if (completed !== undefined) return { entries: completed, isUndone: false };
  const undone = readEntries(join(updateFolder, undoName));
  return undone === undefined ? undefined : { entries: undone, isUndone: true };
}

function readEntries(file: string): UpdateEntry[] | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(parsed) && parsed.every(isEntry) ? parsed : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return undefined;
    throw error;
  }
}

const isEntry = (value: unknown): value is UpdateEntry =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  [...(('before' in value && [value.before]) || []), ...(('after' in value && [value.after]) || [])].every(
    (digest) => typeof digest === 'string',
  );
