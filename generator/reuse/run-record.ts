import type { Diagnostic } from '@forgespec/description/diagnostics';
import { openCachedText, projectCache } from '@forgespec/description/files';
import { digest } from '../output/manifest.ts';
import type { OutputResult } from '../generate-types.ts';
import type { FileStates } from './file-state.ts';

/** The record of a successful run of `generate`: everything that the run has read, and the result of the run. */
export interface RunRecord {
  /**
   * A JSON text with the fingerprint of the code of forgespec, the working directory, and the options of the run except `check` and
   * `force`.
   */
  readonly key: string;
  /**
   * Maps the absolute path of each file of the description to the digest of its text. The loader has converted the line ends of the text to
   * `\n`, so a change of the line ends does not change the digest.
   */
  readonly sources: FileStates;
  /** The states of the files from which settings of the project were derived. */
  readonly project: FileStates;
  /**
   * The problems of the description, without source locations. The list contains no errors, and no warnings about a faulty part for which
   * forgespec assumed something (`hasAssumption`).
   */
  readonly diagnostics: readonly Omit<Diagnostic, 'location'>[];
  readonly outputs: readonly OutputResult[];
}

/** A file that may contain the record of the last run. Damaged records are ignored. */
export interface RecordFile {
  read(): RunRecord | undefined;
  write(record: RunRecord): void;
}

/**
 * Returns the record file for all runs with the same identity: the same description and the same output folders. The file is in the nearest
 * folder `node_modules`. This folder is in `folder` or in one of its parents. Returns undefined if no such folder exists.
 */
export function openRecordFile(folder: string, identity: string): RecordFile | undefined {
  const cache = projectCache(folder);
  if (cache === undefined) return undefined;
  const cached = openCachedText(cache, `run-${digest(identity).slice(0, 32)}.json`);
  return {
    read() {
      const text = cached.read();
      if (text === undefined) return undefined;
      const record: RunRecord = JSON.parse(text);
      return record;
    },
    write: (record) => cached.write(JSON.stringify(record)),
  };
}
