import { join, relative } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { noMemory, type Memory } from '../memory/memory.ts';
import { compareOutput, type Difference } from './compare.ts';
import { reportForeignFolder } from './foreign-folder.ts';
import { digestOf, readManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import { LinkedFolderError } from './read-output.ts';
import { rememberedOf } from './text-cache.ts';
import { write } from './write.ts';
import type { WrittenFiles } from './written-files.ts';

export interface UpdateOptions {
  /** True to compare the folder with the new output without writing files. */
  readonly check: boolean;
  /** True to overwrite files that were edited by hand. */
  readonly force: boolean;
}

export interface Update {
  /** The differences between the folder before the update and the new output. Undefined if the folder cannot be read or written. */
  readonly differences: readonly Difference[] | undefined;
  /** True if the folder is up to date after the update or comparison. */
  readonly upToDate: boolean;
  /** A map from the path of each file to its digest. Undefined if the folder is not up to date. */
  readonly digests?: WrittenFiles['digests'] | undefined;
}

/**
 * Updates an output folder, or only compares it. Reports files that were edited by hand, folders with files that forgespec has not written,
 * and folders that cannot be read or written.
 *
 * @param owned returns true if a path belongs to an emitter that ran. Files with other paths are not changed.
 * @param memory the memory with the files of the previous run. These files only make the comparison faster.
 */
export function updateOutput(
  folder: string,
  printed: readonly PrintedFile[],
  owned: (path: string) => boolean,
  { check, force }: UpdateOptions,
  diagnostics: Diagnostics,
  memory: Memory = noMemory,
): Update {
  const files = printed.map(wellFormed);
  let earlier: ReadonlyMap<string, PrintedFile> | undefined;
  memory.update<ReadonlyMap<string, PrintedFile>>('files', (before) => {
    earlier = before;
    return new Map(files.map((file) => [file.path, file]));
  });
  try {
    if (reportForeignFolder(folder, diagnostics)) return { differences: undefined, upToDate: false };
    const manifest = readManifest(folder);
    const differences = compareOutput(folder, files, manifest, owned, earlier);
    // A foreign file does not make the output outdated.
    const isDifferent = differences.some(({ kind }) => kind !== 'foreign');
    if (check && isDifferent) return { differences, upToDate: false };
    const digests = Object.fromEntries(files.map((file) => [file.path, digestOf(file)]));
    if (check) return { differences, upToDate: true, digests };
    const edited = force ? [] : differences.filter(({ kind }) => kind === 'edited');
    for (const difference of edited) reportEdited(difference, folder, diagnostics);
    if (edited.length > 0) return { differences, upToDate: false };
    write(folder, files, digests, differences, manifest, owned);
    return { differences, upToDate: true, digests };
  } catch (error) {
    if (!(error instanceof Error) || !(error instanceof LinkedFolderError || 'syscall' in error)) throw error;
    const fix = 'Correct the cause, or choose another folder with --out.';
    diagnostics.error('output-unwritable', `The output cannot be written: ${error.message}.`, fix);
    return { differences: undefined, upToDate: false };
  }
}

/** Replaces lone surrogates, because UTF-8 cannot represent them. Otherwise the written file would always differ from the text. */
const wellFormed = rememberedOf((file) =>
  file.text.isWellFormed() ? file : { path: file.path, text: file.text.toWellFormed() },
);

function reportEdited({ path, line, found = '' }: Difference, folder: string, diagnostics: Diagnostics): void {
  const name = relative(process.cwd(), join(folder, path));
  if (line === undefined) {
    const fix = 'Move the file, or delete it with --force.';
    diagnostics.error('output-edited', `${name} was edited by hand, and is no longer generated.`, fix);
    return;
  }
  const message = `${name} was edited by hand: line ${line} reads "${found.trim()}".`;
  const fix = 'Move the change into the description or a template, or overwrite the file with --force.';
  diagnostics.error('output-edited', message, fix);
}
