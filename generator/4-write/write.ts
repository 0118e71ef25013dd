import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Difference } from './compare.ts';
import { digest, formatManifest, manifestFile, type Manifest } from './manifest.ts';
import type { PrintedFile } from './print.ts';

/**
 * Brings an output folder up to date: writes what differs, deletes what nothing emits any more, leaves the rest alone. Each file
 * is replaced in one step, so an interrupted run leaves whole files, and the next run goes on from there.
 *
 * @throws {Error} of the file system, when the folder cannot be written.
 */
export async function write(
  folder: string,
  files: readonly PrintedFile[],
  differences: readonly Difference[],
  before: Manifest,
  owned: (path: string) => boolean,
): Promise<void> {
  const wanted = new Map(files.map(({ path, text }) => [path, text]));
  const kept = [...before].filter(([path]) => !owned(path));
  const after: Manifest = new Map([...kept, ...files.map(({ path, text }): [string, string] => [path, digest(text)])]);

  await mkdir(folder, { recursive: true });
  for (const { path, kind } of differences) {
    if (kind === 'foreign') continue;
    const text = wanted.get(path);
    if (text === undefined) await remove(folder, path);
    else await replace(join(folder, path), text);
  }
  const text = formatManifest(after);
  if (text !== formatManifest(before)) await replace(join(folder, manifestFile), text);
}

async function replace(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Deletes a file, and the folders above it that this leaves empty. */
async function remove(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      await rmdir(join(folder, parent));
    } catch {
      return;
    }
  }
}
