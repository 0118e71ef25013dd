import { equalLength } from '@forgespec/description/text';
import { digestsOfFile } from './file-digests.ts';
import { digestOf, isOurs, manifestFile, type OutputManifest } from './manifest.ts';
import type { PrintedFile } from './printed-file.ts';
import { listOutput, readOutput, refuseLinkedFolders } from './read-output.ts';

/** A difference between a file in the output folder and the same file in the new output. */
export interface Difference {
  readonly path: string;
  /**
   * - `stale`: the file has a different text in the new output, for example because the description has changed.
   * - `edited`: forgespec has not written the text of the file. Somebody has edited the file after it was generated, or has created it.
   * - `missing`: the file does not exist.
   * - `surplus`: the file was generated earlier, but no emitter produces it any more.
   * - `foreign`: the file is in the folder of an emitter, but no emitter has ever produced it. Such a file is not deleted.
   */
  readonly kind: 'edited' | 'foreign' | 'missing' | 'stale' | 'surplus';
  /**
   * The number of the first line that differs, counted from 1. Defined for `edited` if the new output has the file, and in a comparison
   * that lists all lines also for `stale`.
   */
  readonly line?: number | undefined;
  /** The text of line number `line` in the output folder. The property `expected` is the text of this line in the new output. */
  readonly found?: string | undefined;
  readonly expected?: string | undefined;
}

/**
 * Compares an output folder with a new output.
 *
 * @param owned returns true if a path belongs to an emitter that ran. Other paths are not compared.
 * @param listsLines true to find the first different line of `stale` files too.
 * @returns the differences, sorted by path.
 * @throws {LinkedFolderError} if a folder of the output is a symbolic link.
 * @throws {Error} of the file system, if the folder cannot be read.
 */
export function compareOutput(
  folder: string,
  files: readonly PrintedFile[],
  manifest: OutputManifest,
  owned: (path: string) => boolean,
  listsLines: boolean,
): Difference[] {
  const emitted = new Set(files.map(({ path }) => path));
  if (emitted.size < files.length) throw new Error('Two emitted files have the same path.');
  refuseLinkedFolders(folder, [...emitted]);
  const isLeftOver = (path: string): boolean => path !== manifestFile && owned(path) && !emitted.has(path);
  const leftOver = listOutput(folder).filter(isLeftOver);
  const differences = [
    ...files.map((file) => compareFile(folder, file, manifest, listsLines)),
    ...leftOver.map((path) => leftOverDifference(folder, path, manifest)),
  ];
  return differences.filter((difference) => difference !== undefined).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function compareFile(
  folder: string,
  file: PrintedFile,
  manifest: OutputManifest,
  listsLines: boolean,
): Difference | undefined {
  const { path } = file;
  const found = digestsOfFile(folder, path);
  if (found === undefined) return { path, kind: 'missing' };
  if (found.text === digestOf(file)) return undefined;
  const kind = isOurs(manifest, path, found.text) ? 'stale' : 'edited';
  if (kind === 'stale' && !listsLines) return { path, kind };
  return { path, kind, ...firstDifference(readOutput(folder, path) ?? '', file.text) };
}

function leftOverDifference(folder: string, path: string, manifest: OutputManifest): Difference {
  if (!manifest.has(path)) return { path, kind: 'foreign' };
  if (isOurs(manifest, path, digestsOfFile(folder, path)?.text ?? '')) return { path, kind: 'surplus' };
  // The manifest contains only digests, so the edited line cannot be found.
  return { path, kind: 'edited' };
}

function firstDifference(found: string, expected: string): Pick<Difference, 'expected' | 'found' | 'line'> {
  const at = equalLength(found, expected);
  const longer = found.length > expected.length ? found : expected;
  // If one text ends at the end of a line of the other text, the next line is the first line that differs.
  const isWholeLine = longer[at] === '\n' && (at === found.length || at === expected.length);
  const lineStart = isWholeLine ? at + 1 : longer.slice(0, at).lastIndexOf('\n') + 1;
  let line = 1;
  for (let end = longer.indexOf('\n'); end !== -1 && end < lineStart; end = longer.indexOf('\n', end + 1)) line++;
  return { line, found: lineAt(found, lineStart), expected: lineAt(expected, lineStart) };
}

/** Returns the line that starts at an offset of a text. Returns undefined if the text is shorter. */
function lineAt(text: string, start: number): string | undefined {
  if (start > text.length) return undefined;
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end);
}
