import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  BusyFolderError,
  createFolder,
  deferSignals,
  lockUpdates,
  removeEmptyUpTo,
  type UpdateLock,
} from '@forgespec/description/files';
import { refuseLinkedFolders } from '../read-output.ts';
import { finishUpdate, removeEmptyFolders } from './finish-update.ts';
import { readUpdateJournal, writeUpdateJournal } from './journal.ts';
import { prepareUpdate, type OutputChange } from './prepare-update.ts';
import { isUpdateFolder, updateFolderOf } from './update-folder.ts';

/**
 * Locks an output folder, and runs a function that may change it. Before that, completes or undoes the update of a run that was killed.
 * Other runs wait, and signals are handled afterwards.
 *
 * @throws {BusyFolderError} if another process updates the folder for a long time.
 * @throws {LinkedFolderError} if the folder of the update is a symbolic link.
 * @throws {Error} of the file system.
 */
export function withLockedOutput<Result>(folder: string, run: (change: ChangeOutput) => Result): Result {
  const created = createFolder(folder);
  // Through a link, the update would delete files outside of the output.
  refuseLinkedFolders(folder, [relative(folder, join(updateFolderOf(folder), 'owner'))]);
  try {
    const lock = lockUpdates(updateFolderOf(folder));
    return deferSignals(() => {
      try {
        recover(folder, lock);
        return run((changes) => changeFiles(folder, lock, changes));
      } finally {
        // If the update could be neither completed nor undone, its folder stays for the next run.
        if (readUpdateJournal(lock.updateFolder) === undefined) lock.release();
      }
    });
  } finally {
    if (created !== undefined) removeEmptyUpTo(folder, created);
  }
}

/** Changes files of a locked output folder. After the call, either all files are changed or none. */
export type ChangeOutput = (changes: readonly OutputChange[]) => void;

/** If a run was killed during its update of an output folder, completes or undoes this update. Waits for the update of a running process. */
export function finishInterruptedUpdate(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some(isUpdateFolder)) withLockedOutput(folder, () => undefined);
}

function recover(folder: string, { updateFolder }: UpdateLock): void {
  try {
    finishUpdate(folder, updateFolder);
  } catch (error) {
    // The update was undone, so this run can start from the earlier output.
    if (readUpdateJournal(updateFolder) !== undefined) throw error;
  }
  for (const name of readdirSync(updateFolder))
    if (!name.startsWith('owner-')) rmSync(join(updateFolder, name), { recursive: true, force: true });
  for (const name of readdirSync(folder))
    if (isUpdateFolder(name) && join(folder, name) !== updateFolder)
      rmSync(join(folder, name), { recursive: true, force: true });
}

function changeFiles(folder: string, { updateFolder, isHeld }: UpdateLock, changes: readonly OutputChange[]): void {
  try {
    const { entries, refuseChanged, digestNow } = prepareUpdate(folder, updateFolder, changes);
    if (!isHeld()) throw new BusyFolderError(`another process has started to update ${folder}`);
    refuseChanged();
    writeUpdateJournal(updateFolder, entries);
    finishUpdate(folder, updateFolder, digestNow);
  } catch (error) {
    // Folders that were created for new files are empty now.
    for (const { path } of changes) removeEmptyFolders(folder, path);
    throw error;
  }
}
