import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the SHA-256 that a Git LFS pointer contains. Returns undefined if the content is not a pointer.
 *
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function largeFileIdIn(content: Buffer): string | undefined {
  if (content.length > 1024) return undefined;
  const [, id] =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize \d+\n$/u.exec(
      content.toString('latin1'),
    ) ?? [];
  return id;
}

/**
 * Returns the folder for the large files of a repository. Repositories must not share such a folder. Otherwise a user
 * who writes the hash of another project's file into a pointer could read that file.
 *
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#intercepting-git
 */
export const largeFilesFolder = (repository: string): string => join(repository, 'lfs', 'objects');

/** Returns the path of a large file. */
export const largeFilePath = (repository: string, id: string): string =>
  join(largeFilesFolder(repository), id.slice(0, 2), id.slice(2, 4), id);

/** Returns the content of a large file. Returns undefined if the repository does not contain the file. */
export async function readLargeFile(repository: string, id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(largeFilePath(repository, id));
  } catch {
    return undefined;
  }
}
