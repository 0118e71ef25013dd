import { join, relative } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { compare, type Difference } from './compare.ts';
import { reportForeignFolder } from './foreign-folder.ts';
import { readManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import { LinkedFolderError } from './read-output.ts';
import { write } from './write.ts';

export interface UpdateOptions {
  /** Compare only, and write nothing. */
  readonly check: boolean;
  /** Overwrite files that were edited by hand. */
  readonly force: boolean;
}

export interface Update {
  /** What differed before; undefined when the folder cannot be read or written. */
  readonly differences: readonly Difference[] | undefined;
  /** Whether the folder is now as it should be. */
  readonly upToDate: boolean;
}

/**
 * Brings an output folder up to date, or only says how far from that it is. Files that were edited by hand, folders with files of
 * somebody else, and folders that cannot be read or written, go to `diagnostics`.
 *
 * @param owned tells which paths belong to the emitters that ran: others are left alone.
 */
export function updateOutput(
  folder: string,
  printed: readonly PrintedFile[],
  owned: (path: string) => boolean,
  { check, force }: UpdateOptions,
  diagnostics: Diagnostics,
): Update {
  // Half a character would be written as another one, and the file would never be what was meant.
  const files = printed.map(({ path, text }) => ({ path, text: text.toWellFormed() }));
  try {
    if (reportForeignFolder(folder, diagnostics)) return { differences: undefined, upToDate: false };
    const manifest = readManifest(folder);
    const differences = compare(folder, files, manifest, owned);
    // What is not ours does no harm.
    if (check) return { differences, upToDate: differences.every(({ kind }) => kind === 'foreign') };
    const edited = force ? [] : differences.filter(({ kind }) => kind === 'edited');
    for (const difference of edited) reportEdited(difference, folder, diagnostics);
    if (edited.length > 0) return { differences, upToDate: false };
    write(folder, files, differences, manifest, owned);
    return { differences, upToDate: true };
  } catch (error) {
    if (!(error instanceof Error) || !(error instanceof LinkedFolderError || 'syscall' in error)) throw error;
    const fix = 'Make room for it, or choose another folder with --out.';
    diagnostics.error('output-unwritable', `The output cannot be written: ${error.message}.`, fix);
    return { differences: undefined, upToDate: false };
  }
}

function reportEdited({ path, line = 1, found = '' }: Difference, folder: string, diagnostics: Diagnostics): void {
  const name = relative(process.cwd(), join(folder, path));
  const message = `${name} was edited by hand: line ${line} reads "${found.trim()}".`;
  const fix = 'Move the change into the description or a template, or overwrite it with --force.';
  diagnostics.error('output-edited', message, fix);
}
