import { isOurs, manifestFile, type Manifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import { listOutput, readOutput, refuseLinkedFolders } from './read-output.ts';

/** How a path of the output folder differs from what would be generated. */
export interface Difference {
  readonly path: string;
  /**
   * `stale`: the description moved on. `edited`: changed by hand since it was generated, or never generated at all. `missing`:
   * not there yet. `surplus`: generated once, and nothing emits it any more. `foreign`: lies in the folder of an emitter, and
   * forgespec never wrote it; it stays.
   */
  readonly kind: 'edited' | 'foreign' | 'missing' | 'stale' | 'surplus';
  /** The first line that differs, counted from 1; for `stale` and `edited`. */
  readonly line?: number | undefined;
  /** That line on disk, and as it would be generated. */
  readonly found?: string | undefined;
  readonly expected?: string | undefined;
}

/**
 * Compares an output folder with what would be generated.
 *
 * @param owned tells which paths belong to the emitters that ran: others are not looked at.
 * @returns the differences, sorted by path.
 * @throws {LinkedFolderError} when a symbolic link leads out of the folder.
 * @throws {Error} of the file system, when the folder cannot be read.
 */
export function compare(
  folder: string,
  files: readonly PrintedFile[],
  manifest: Manifest,
  owned: (path: string) => boolean,
): Difference[] {
  const emitted = new Set(files.map(({ path }) => path));
  if (emitted.size < files.length) throw new Error('Two outputs have one path.');
  refuseLinkedFolders(folder, [...emitted]);
  const isLeftOver = (path: string): boolean => path !== manifestFile && owned(path) && !emitted.has(path);
  const leftOver = listOutput(folder).filter(isLeftOver);
  const differences = [
    ...files.map((file) => compareFile(folder, file, manifest)),
    ...leftOver.map((path) => judgeLeftOver(folder, path, manifest)),
  ];
  return differences.filter((difference) => difference !== undefined).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function compareFile(folder: string, { path, text }: PrintedFile, manifest: Manifest): Difference | undefined {
  const found = readOutput(folder, path);
  if (found === undefined) return { path, kind: 'missing' };
  if (found === text) return undefined;
  return { path, kind: isOurs(manifest, path, found) ? 'stale' : 'edited', ...firstDifference(found, text) };
}

function judgeLeftOver(folder: string, path: string, manifest: Manifest): Difference {
  if (!manifest.has(path)) return { path, kind: 'foreign' };
  const found = readOutput(folder, path) ?? '';
  if (isOurs(manifest, path, found)) return { path, kind: 'surplus' };
  // Nothing says which line was edited: what was generated once is not known any more.
  return { path, kind: 'edited', line: 1, found: found.split('\n')[0] };
}

function firstDifference(found: string, expected: string): Pick<Difference, 'expected' | 'found' | 'line'> {
  const foundLines = found.split('\n');
  const expectedLines = expected.split('\n');
  const index = foundLines.findIndex((line, at) => line !== expectedLines[at]);
  const at = index === -1 ? foundLines.length : index;
  return { line: at + 1, found: foundLines[at], expected: expectedLines[at] };
}
