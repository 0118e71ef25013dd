import type { OutputManifest } from '../manifest.ts';
import { readUpdateJournal } from './journal.ts';
import { updateFolderOf } from './update-folder.ts';

/**
 * Adds the digests of an update that was interrupted to the manifest of an output folder. Otherwise, a comparison would report the new files
 * of this update as edited by hand.
 */
export function withPendingDigests(manifest: OutputManifest, folder: string): OutputManifest {
  const both = new Map(manifest);
  for (const { path, after } of readUpdateJournal(updateFolderOf(folder))?.entries ?? [])
    if (after !== undefined) both.set(path, [...(both.get(path) ?? []), after]);
  return both;
}
