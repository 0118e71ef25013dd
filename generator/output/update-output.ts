import { join, relative } from 'node:path';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import { compareOutput, type Difference } from './compare.ts';
import { reportForeignFolder } from './foreign-folder.ts';
import { digestOf, readManifest, type OutputManifest } from './manifest.ts';
import { isOutputError } from './output-error.ts';
import { rememberedOf, type PrintedFile } from './printed-file.ts';
import { finishInterruptedUpdate, withLockedOutput } from './switch/change-output.ts';
import { isWritten, write, type OutputFiles } from './write.ts';
import type { WrittenFiles } from './written-files.ts';
import { readUpdateJournal } from './switch/journal.ts';
import { updateFolderOf } from './switch/update-folder.ts';

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
 * Updates an output folder, or only compares it. If the update fails, the folder has the old output. If the process is killed while it
 * renames files, the folder can have files of both outputs, and the next call completes the update. Reports files that were edited by hand,
 * folders with files that forgespec has not written, and folders that cannot be read or written.
 *
 * @param owned returns true if a path belongs to an emitter that ran. Files with other paths are not changed.
 */
export function updateOutput(
  folder: string,
  printed: readonly PrintedFile[],
  owned: (path: string) => boolean,
  { check, force }: UpdateOptions,
  diagnostics: Diagnostics,
): Update {
  const files = printed.map(wellFormed);
  try {
    if (reportForeignFolder(folder, diagnostics)) return { differences: undefined, upToDate: false };
    const compare = (before: OutputManifest): OutputFiles => {
      const differences = compareOutput(folder, files, before, owned, check);
      return {
        files,
        owned,
        before,
        differences,
        digests: Object.fromEntries(files.map((f) => [f.path, digestOf(f)])),
      };
    };
    if (check) {
      const { differences, digests } = compare(withPendingDigests(readManifest(folder), folder));
      // A foreign file does not make the output outdated.
      const isDifferent = differences.some(({ kind }) => kind !== 'foreign');
      return isDifferent ? { differences, upToDate: false } : { differences, upToDate: true, digests };
    }
    const refused = ({ differences }: OutputFiles): Update | undefined => {
      const edited = force ? [] : differences.filter(({ kind }) => kind === 'edited');
      for (const difference of edited) reportEdited(difference, folder, diagnostics);
      return edited.length > 0 ? { differences, upToDate: false } : undefined;
    };
    const done = ({ differences, digests }: OutputFiles): Update => ({ differences, upToDate: true, digests });
    finishInterruptedUpdate(folder);
    const found = compare(readManifest(folder));
    const refusal = refused(found);
    if (refusal !== undefined) return refusal;
    // The lock is a folder in the output folder. If nothing has to be changed, the output folder is not locked.
    if (isWritten(found)) return done(found);
    return withLockedOutput(folder, (change) => {
      // Another run may have changed the output before this run got the lock.
      const output = compare(readManifest(folder));
      const lateRefusal = refused(output);
      if (lateRefusal !== undefined) return lateRefusal;
      if (!isWritten(output)) write(output, change);
      return done(output);
    });
  } catch (error) {
    if (!isOutputError(error)) throw error;
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

/**
 * Adds the digests of an update that was interrupted to the manifest of an output folder. Otherwise, a comparison would report the new files
 * of this update as edited by hand.
 */
function withPendingDigests(manifest: OutputManifest, folder: string): OutputManifest {
  const both = new Map(manifest);
  for (const { path, after } of readUpdateJournal(updateFolderOf(folder))?.entries ?? [])
    if (after !== undefined) both.set(path, [...(both.get(path) ?? []), after]);
  return both;
}
