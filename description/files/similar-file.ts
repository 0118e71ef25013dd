import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { suggestion } from '../diagnostics/suggestion.ts';

/** The maximum number of folders and files that are searched. */
const mostEntries = 2_000;
const deepestFolder = 5;

/**
 * Returns the path of an existing file that a reference probably means. This file has a similar name, the same name with another extension
 * or letter case, or the same name in a different folder. Returns undefined if no such file exists.
 *
 * @param file the missing file, as the reference names it.
 * @param from the absolute path of the file with the reference. The result is relative to the folder of this file.
 * @param root the absolute path of the root file of the description. The function searches the folder of this file.
 */
export function similarFile(file: string, from: string, root: string): string | undefined {
  const wanted = file.replaceAll('\\', '/').replace(/^\/+|^\.\//u, '');
  const paths = filesIn(dirname(root))
    .filter((path) => path !== from)
    .map((path) => relative(dirname(from), path).replaceAll('\\', '/'));
  const same = paths.find((path) => withoutExtension(path) === withoutExtension(wanted));
  if (same !== undefined) return same;
  const inOtherFolders = paths.filter(
    (path) => basename(withoutExtension(path)) === basename(withoutExtension(wanted)),
  );
  // If several folders contain such a file, it is unknown which file the author means.
  return inOtherFolders.length === 1 ? inOtherFolders[0] : suggestion(wanted, paths);
}

const withoutExtension = (path: string): string => path.slice(0, path.length - extname(path).length).toLowerCase();

/** Returns the YAML and JSON files of a folder and the folders inside it. */
export function filesIn(root: string): string[] {
  const files: string[] = [];
  const open = [{ folder: root, depth: 0 }];
  let count = 0;
  for (let next = open.shift(); next !== undefined && count < mostEntries; next = open.shift()) {
    const { folder, depth } = next;
    for (const entry of entriesOf(folder)) {
      count++;
      const path = join(folder, entry.name);
      if (entry.isFile() && /\.(?:ya?ml|json)$/iu.test(entry.name)) files.push(path);
      const isSearched = entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules';
      if (isSearched && depth < deepestFolder) open.push({ folder: path, depth: depth + 1 });
    }
  }
  return files;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that cannot be read is skipped.
    return [];
  }
}
