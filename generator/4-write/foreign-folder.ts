import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { manifestFile } from './manifest.ts';

/** Files that do not make a folder one of somebody else: of git, of the system, and of a first run that was killed. */
const isHarmless = (name: string): boolean =>
  /^(?:\.gitkeep|\.gitignore|\.gitattributes|\.DS_Store|\.forgespec-\d+\.tmp)$/u.test(name);

/**
 * Reports a folder that has files, and no manifest: forgespec has not written them, and its own files would be mixed with them.
 *
 * @returns true if it is reported.
 * @throws {Error} of the file system, when the folder cannot be read.
 */
export function reportForeignFolder(folder: string, diagnostics: Diagnostics): boolean {
  if (!existsSync(folder) || existsSync(join(folder, manifestFile))) return false;
  const file = readdirSync(folder).find((name) => !isHarmless(name));
  if (file === undefined) return false;
  const place = relative(process.cwd(), folder) || '.';
  const message = `The folder ${place} is not an output folder: it contains ${file}, and no ${manifestFile}.`;
  const fix = `Name an empty or a new folder with --out. If forgespec has written these files, restore ${manifestFile}, or delete the folder.`;
  diagnostics.error('output-foreign', message, fix);
  return true;
}

/** The output folder that a path is in, or that it is itself; undefined without one. */
export function outputFolderOf(path: string): string | undefined {
  if (existsSync(join(path, manifestFile))) return path;
  const parent = join(path, '..');
  return parent === path ? undefined : outputFolderOf(parent);
}
