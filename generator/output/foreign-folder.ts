import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import { manifestFile } from './manifest.ts';
import { isUpdateFolder, updateFolderOf } from './switch/update-folder.ts';

/**
 * Returns true if a folder that contains a file with this name can still become an output folder. Such a file belongs to git or to the
 * system, or is a temporary file of forgespec.
 */
const isHarmless = (name: string): boolean =>
  isUpdateFolder(name) || /^(?:\.gitkeep|\.gitignore|\.gitattributes|\.DS_Store|\.forgespec-[-\w]+\.tmp)$/u.test(name);

/**
 * Reports a folder that contains files but no manifest. forgespec has not written these files, and generated files would be mixed with
 * them.
 *
 * @returns true if the folder is reported.
 * @throws {Error} of the file system, if the folder cannot be read.
 */
export function reportForeignFolder(folder: string, diagnostics: Diagnostics): boolean {
  if (!existsSync(folder) || existsSync(join(folder, manifestFile))) return false;
  // The first run into this folder was killed, or is still running.
  if (existsSync(updateFolderOf(folder))) return false;
  const file = readdirSync(folder).find((name) => !isHarmless(name));
  if (file === undefined) return false;
  const place = relative(process.cwd(), folder) || '.';
  const message = `The folder ${place} is not an output folder: it contains ${file}, and no ${manifestFile}.`;
  const fix = `Use --out to specify an empty folder or a new folder. If forgespec has written these files, restore ${manifestFile}, or delete the folder.`;
  diagnostics.error('output-foreign', message, fix);
  return true;
}

/** Returns the nearest output folder at or above a path. Returns undefined if no folder is found. */
export function outputFolderOf(path: string): string | undefined {
  if (existsSync(join(path, manifestFile))) return path;
  const parent = join(path, '..');
  return parent === path ? undefined : outputFolderOf(parent);
}
