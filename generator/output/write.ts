import type { Difference } from './compare.ts';
import { formatManifest, isOurs, manifestFile, type OutputManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import type { FileDigests } from './file-digests.ts';
import type { ChangeOutput } from './switch/change-output.ts';
import type { OutputChange } from './switch/prepare-update.ts';
import type { WrittenFiles } from './written-files.ts';

/** An output, and the state of its folder. */
export interface OutputFiles {
  readonly files: readonly PrintedFile[];
  /** Maps the path of each file to its digest. */
  readonly digests: WrittenFiles['digests'];
  /** The manifest of the folder. */
  readonly before: OutputManifest;
  /** The differences between the folder and the files. */
  readonly differences: readonly Difference[];
  /** Returns true if a path belongs to an emitter that ran. Files with other paths are not changed. */
  readonly owned: (path: string) => boolean;
}

/** Returns true if the folder already contains the files and their manifest. */
export const isWritten = (output: OutputFiles): boolean =>
  dueOf(output).length === 0 && formatManifest(nextManifest(output)) === formatManifest(output.before);

/**
 * Writes the files that differ, deletes the files that are no longer generated, and leaves all other files unchanged. The manifest is changed
 * together with the files.
 *
 * @throws {ChangedOutputError} if a file has changed since it was compared.
 * @throws {Error} of the file system, if the folder cannot be written. No file is changed then.
 */
export function write(output: OutputFiles, change: ChangeOutput): void {
  const { files, before } = output;
  const printed = new Map(files.map((file) => [file.path, file]));
  const changes = dueOf(output).map(({ path, kind }): OutputChange => {
    const isExpected = (found: FileDigests | undefined): boolean => {
      if (kind === 'missing') return found === undefined;
      return kind === 'edited' || (found !== undefined && isOurs(before, path, found.text));
    };
    return { path, file: printed.get(path), isExpected };
  });
  const manifest = { path: manifestFile, text: formatManifest(nextManifest(output)) };
  change([...changes, { path: manifestFile, file: manifest, isExpected: () => true }]);
}

const dueOf = ({ differences }: OutputFiles): Difference[] => differences.filter(({ kind }) => kind !== 'foreign');

function nextManifest({ before, digests, owned }: OutputFiles): OutputManifest {
  const kept = [...before].filter(([path]) => !owned(path));
  const written = Object.entries(digests).map(([path, value]): [string, string[]] => [path, [value]]);
  return new Map([...kept, ...written]);
}
