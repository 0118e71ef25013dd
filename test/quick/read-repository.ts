import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';
import { repositoryFiles } from './changed-files.ts';
import type { Repository } from './named-paths.ts';

interface PackageFile {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
}

/** Reads the list of files of a repository, and the `exports` of its workspaces. */
export function readRepository(root: string): Repository {
  const files = new Set(repositoryFiles(root).filter((file) => existsSync(join(root, file))));
  const folders = new Map<string, string[]>();
  for (const file of files) {
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      if (!folders.has(folder)) folders.set(folder, []);
    }
  }
  const packageFile = (folder: string): PackageFile =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const targets = (packageFile('.').workspaces ?? []).flatMap((folder) => {
    const { name, exports = {} } = packageFile(folder);
    return Object.entries(exports).map(
      ([key, target]) => [`${name}${key.slice(1)}`, normalize(join(folder, target))] as const,
    );
  });
  const exported = new Map(targets);
  return { files, folders, exportedFile: (specifier) => exported.get(specifier) };
}
