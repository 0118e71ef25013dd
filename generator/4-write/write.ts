import { mkdirSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Difference } from './compare.ts';
import { formatManifest, manifestFile, type OutputManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import { foldersOf } from './read-output.ts';
import { replaceFile } from '../replace-file.ts';
import type { WrittenFiles } from './written-files.ts';

/**
 * Updates an output folder. Writes the files that differ, deletes the files that are no longer generated, and leaves all other files
 * unchanged. Each file is replaced atomically, and the new digests are written into the manifest before the files are written. Therefore,
 * after an interrupted run, every file is complete and in the manifest, and the next run finishes the update.
 *
 * Files are written synchronously, one after the other, because no other work is left. Hundreds of parallel writes could exceed the limit
 * of open files.
 *
 * @param digests a map from the path of each file to its digest.
 * @throws {Error} of the file system, if the folder cannot be written.
 */
export function write(
  folder: string,
  files: readonly PrintedFile[],
  digests: WrittenFiles['digests'],
  differences: readonly Difference[],
  before: OutputManifest,
  owned: (path: string) => boolean,
): void {
  const wanted = new Set(files.map(({ path }) => path));
  const kept = [...before].filter(([path]) => !owned(path));
  const written = Object.entries(digests).map(([path, value]): [string, string[]] => [path, [value]]);
  const after: OutputManifest = new Map([...kept, ...written]);
  const due = differences.filter(({ kind }) => kind !== 'foreign').map(({ path }) => path);
  const isDue = new Set(due);
  if (due.length === 0 && formatManifest(after) === formatManifest(before)) return;

  mkdirSync(folder, { recursive: true });
  removeTemporaryFiles(folder);
  if (due.length > 0) replace(folder, manifestFile, formatManifest(merged(before, after)));
  // Files are deleted before the folders of new files are created, because deleting the last file of a folder also deletes the folder.
  for (const path of due) if (!wanted.has(path)) remove(folder, path);
  const changed = files.filter(({ path }) => isDue.has(path));
  for (const parent of new Set(changed.map(({ path }) => dirname(join(folder, path)))))
    mkdirSync(parent, { recursive: true });
  for (const { path, text } of changed) replace(folder, path, text);
  replace(folder, manifestFile, formatManifest(after));
}

/** Returns a manifest with the digests of both manifests. */
function merged(before: OutputManifest, after: OutputManifest): OutputManifest {
  const both = new Map(before);
  for (const [path, digests] of after) both.set(path, [...new Set([...(before.get(path) ?? []), ...digests])]);
  return both;
}

const replace = (folder: string, path: string, text: string): void => replaceFile(join(folder, path), text, folder);

/**
 * Deletes temporary files that an interrupted run has left. Does not delete the temporary files of other processes that are still running.
 */
function removeTemporaryFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, owner] = /^\.forgespec-(\d+)\.tmp$/u.exec(name) ?? [];
    if (owner === undefined || (Number(owner) !== process.pid && isRunning(Number(owner)))) continue;
    rmSync(join(folder, name), { force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    // With the signal 0, `kill` sends no signal. It only checks that the process exists.
    return process.kill(processId, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Deletes a file. Also deletes each parent folder that is then empty. */
function remove(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (const parent of foldersOf(path)) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
  }
}
