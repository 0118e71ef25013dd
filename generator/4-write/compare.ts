import { isOurs, manifestFile, type OutputManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import { listOutput, readOutput, refuseLinkedFolders } from './read-output.ts';

/** A difference between the output folder and the output of a new run. */
export interface Difference {
  readonly path: string;
  /**
   * `stale`: the description has changed. `edited`: changed by hand after it was generated, or never generated. `missing`: not
   * generated yet. `surplus`: generated earlier, but no emitter produces it any more. `foreign`: in the folder of an emitter, but
   * not written by forgespec; it is not deleted.
   */
  readonly kind: 'edited' | 'foreign' | 'missing' | 'stale' | 'surplus';
  /** The first line that differs, counted from 1; for `stale` and `edited`. */
  readonly line?: number | undefined;
  /** That line on disk, and in the new output. */
  readonly found?: string | undefined;
  readonly expected?: string | undefined;
}

/**
 * Compares an output folder with the output of a new run.
 *
 * @param owned returns true for the paths of the emitters that ran. Other paths are not compared.
 * @returns the differences, sorted by path.
 * @throws {LinkedFolderError} if a symbolic link leads out of the folder.
 * @throws {Error} of the file system, if the folder cannot be read.
 */
export function compareOutput(
  folder: string,
  files: readonly PrintedFile[],
  manifest: OutputManifest,
  owned: (path: string) => boolean,
): Difference[] {
  const emitted = new Set(files.map(({ path }) => path));
  if (emitted.size < files.length) throw new Error('Two emitted files have the same path.');
  refuseLinkedFolders(folder, [...emitted]);
  const isLeftOver = (path: string): boolean => path !== manifestFile && owned(path) && !emitted.has(path);
  const leftOver = listOutput(folder).filter(isLeftOver);
  const differences = [
    ...files.map((file) => compareFile(folder, file, manifest)),
    ...leftOver.map((path) => judgeLeftOver(folder, path, manifest)),
  ];
  return differences.filter((difference) => difference !== undefined).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function compareFile(folder: string, { path, text }: PrintedFile, manifest: OutputManifest): Difference | undefined {
  const found = readOutput(folder, path);
  if (found === undefined) return { path, kind: 'missing' };
  if (found === text) return undefined;
  return { path, kind: isOurs(manifest, path, found) ? 'stale' : 'edited', ...firstDifference(found, text) };
}

function judgeLeftOver(folder: string, path: string, manifest: OutputManifest): Difference {
  if (!manifest.has(path)) return { path, kind: 'foreign' };
  const found = readOutput(folder, path) ?? '';
  if (isOurs(manifest, path, found)) return { path, kind: 'surplus' };
  // The edited line is unknown, because the text that was generated is not stored.
  return { path, kind: 'edited', line: 1, found: found.split('\n')[0] };
}

function firstDifference(found: string, expected: string): Pick<Difference, 'expected' | 'found' | 'line'> {
  const foundLines = found.split('\n');
  const expectedLines = expected.split('\n');
  const index = foundLines.findIndex((line, at) => line !== expectedLines[at]);
  const at = index === -1 ? foundLines.length : index;
  return { line: at + 1, found: foundLines[at], expected: expectedLines[at] };
}
