import { equalLength } from '@forgespec/description/text';
import { digest, isOurs, manifestFile, type OutputManifest } from './manifest.ts';
import { fileStamp } from './file-stamp.ts';
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
  /** The number of the first line that differs, counted from 1. Defined for `stale`, and for `edited` if the new output has the file. */
  readonly line?: number | undefined;
  /** The text of line number `line` in the output folder. The property `expected` is the text of this line in the new output. */
  readonly found?: string | undefined;
  readonly expected?: string | undefined;
}

/**
 * Compares an output folder with a new output.
 *
 * @param owned returns true if a path belongs to an emitter that ran. Other paths are not compared.
 * @returns the differences, sorted by path.
 * @throws {LinkedFolderError} if a folder of the output is a symbolic link.
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
    ...leftOver.map((path) => leftOverDifference(folder, path, manifest)),
  ];
  return differences.filter((difference) => difference !== undefined).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function compareFile(folder: string, file: PrintedFile, manifest: OutputManifest): Difference | undefined {
  const { path } = file;
  const state = fileStamp(folder, path);
  const known = knownStates.get(file);
  let other = known?.other;
  if (state === undefined || known?.state !== state) {
    const found = readOutput(folder, path);
    if (found === undefined) return { path, kind: 'missing' };
    other = found === file.text ? undefined : { digest: digest(found), difference: firstDifference(found, file.text) };
    if (state !== undefined) knownStates.set(file, { state, other });
  }
  if (other === undefined) return undefined;
  return { path, kind: isOurs(manifest, path, other.digest) ? 'stale' : 'edited', ...other.difference };
}

/** The state of a file in the output folder when it was compared with a printed file. */
interface ComparedState {
  /** The stamp of the file in the output folder. */
  readonly state: string;
  /** The text of the file in the output folder. Undefined if it is the text of the printed file. */
  readonly other:
    | { readonly digest: string; readonly difference: Pick<Difference, 'expected' | 'found' | 'line'> }
    | undefined;
}

/**
 * The result of the last comparison of each printed file. If the file in the output folder still has the same stamp, a later comparison in
 * the same process does not read the file again.
 */
const knownStates = new WeakMap<PrintedFile, ComparedState>();

function leftOverDifference(folder: string, path: string, manifest: OutputManifest): Difference {
  if (!manifest.has(path)) return { path, kind: 'foreign' };
  const found = readOutput(folder, path) ?? '';
  if (isOurs(manifest, path, digest(found))) return { path, kind: 'surplus' };
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
