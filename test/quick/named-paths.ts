import { dirname, join, normalize } from 'node:path/posix';

/** The files of a repository, and the package names under which its modules can be imported. */
export interface Repository {
  /** The paths of all files, relative to the root. */
  readonly files: ReadonlySet<string>;
  /** The files that each folder contains, without those of its subfolders. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  /** Returns the file for a specifier such as `@forgespec/generator/json`. Returns undefined for other packages. */
  readonly exportedFile: (specifier: string) => string | undefined;
}

/** A text in quotes that may be a path or a specifier, and a template such as `pairs/${name}.yaml`. */
const quoted = /(['"`])([\w@.][\w@./-]*)\1|`([\w@./-]*)\$\{[^}]*\}([\w@./-]*)`/gu;

/** The end of the text before a first argument of `join` that names a folder of the root. */
const joinedToRoot = /(?:\broot|\brepository|'\.\.'), $/u;

/** A word of a description or a document that may be a path. */
const word = /[\w@./-]+/gu;
const isPath = /\.(?:ya?ml|json|md|ts)$/u;

/** The folder of a file, as the argument of a function that lists files or adds the name of one of them. */
const ownFolder = /\bimport\.meta\.dirname(?:\)|, [a-z])/u;

/**
 * Returns the files and folders that a file names: the modules that it imports, the data that it reads, and the programs that it starts. A
 * path can be relative to the folder of the file or to the root of the repository. The result may contain a path that the file only
 * mentions.
 */
export function namedPaths(file: string, text: string, repository: Repository): string[] {
  const named = new Set<string>();
  const add = (path: string | undefined): void => {
    if (path === undefined || path === file || path === '.' || `${file}/`.startsWith(`${path}/`)) return;
    if (repository.files.has(path) || repository.folders.has(path)) named.add(path);
  };
  if (!file.endsWith('.ts')) {
    for (const [path] of text.matchAll(word)) if (isPath.test(path)) add(join(dirname(file), path));
    return [...named];
  }
  if (ownFolder.test(text)) named.add(dirname(file));
  for (const match of text.matchAll(quoted)) {
    const [, , path, start, end] = match;
    if (path === undefined) {
      if (start === undefined || start === '') continue;
      for (const found of matchingFiles(join(dirname(file), start), end ?? '', repository)) add(found);
      continue;
    }
    add(repository.exportedFile(path));
    add(join(dirname(file), path));
    if (path.includes('/') || joinedToRoot.test(text.slice(0, match.index).slice(-20))) add(normalize(path));
  }
  // A module that looks for the manifest of a package reads files of its folder.
  for (const path of named) if (path.endsWith('/package.json')) add(dirname(path));
  return [...named];
}

/** Returns the files of one folder whose paths begin and end with given texts. */
function matchingFiles(start: string, end: string, { folders }: Repository): string[] {
  const folder = start.endsWith('/') ? start.slice(0, -1) : dirname(start);
  return (folders.get(folder) ?? []).filter((path) => path.startsWith(start) && path.endsWith(end));
}
