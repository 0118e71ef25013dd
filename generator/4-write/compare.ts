import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { digest, manifestFile, type Manifest } from './manifest.ts';
import type { PrintedFile } from './print.ts';

/** How a path of the output folder differs from what would be generated. */
export interface Difference {
  readonly path: string;
  /**
   * `stale`: the description moved on. `edited`: changed by hand since it was generated, or never generated at all. `missing`:
   * not there yet. `surplus`: generated once, and nothing emits it any more. `foreign`: lies in the folder of an emitter, and
   * forgespec never wrote it.
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
 */
export async function compare(
  folder: string,
  files: readonly PrintedFile[],
  manifest: Manifest,
  owned: (path: string) => boolean,
): Promise<Difference[]> {
  const emitted = new Set(files.map(({ path }) => path));
  const compared = await Promise.all(files.map((file) => compareFile(folder, file, manifest)));
  const leftOver = (await listFiles(folder))
    .filter((path) => path !== manifestFile && owned(path) && !emitted.has(path))
    .map(async (path): Promise<Difference> => {
      const known = manifest.get(path);
      if (known === undefined) return { path, kind: 'foreign' };
      const text = await readFile(join(folder, path), 'utf8');
      return { path, kind: digest(text) === known ? 'surplus' : 'edited' };
    });
  const differences = [...compared.filter((difference) => difference !== undefined), ...(await Promise.all(leftOver))];
  return differences.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function compareFile(folder: string, file: PrintedFile, manifest: Manifest): Promise<Difference | undefined> {
  const found = await readIfThere(join(folder, file.path));
  if (found === undefined) return { path: file.path, kind: 'missing' };
  if (found === file.text) return undefined;
  const kind = manifest.get(file.path) === digest(found) ? 'stale' : 'edited';
  return { path: file.path, kind, ...firstDifference(found, file.text) };
}

function firstDifference(found: string, expected: string): Pick<Difference, 'expected' | 'found' | 'line'> {
  const foundLines = found.split('\n');
  const expectedLines = expected.split('\n');
  const index = foundLines.findIndex((line, at) => line !== expectedLines[at]);
  const at = index === -1 ? foundLines.length : index;
  return { line: at + 1, found: foundLines[at], expected: expectedLines[at] };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Every file below a folder, from the folder, with `/` on every system; none where there is no folder. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
