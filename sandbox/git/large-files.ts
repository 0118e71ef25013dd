import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The SHA-256 that a pointer of Git LFS names; undefined for a content that is no pointer. @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
export function pointedAt(content: Buffer): string | undefined {
  if (content.length > 1024) return undefined;
  const [, id] =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize \d+\n$/u.exec(
      content.toString('latin1'),
    ) ?? [];
  return id;
}

/**
 * Returns the folder with the large files of a repository. Each repository has its own: a pointer is only a hash, which anybody can
 * write into a file of another project.
 *
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#intercepting-git
 */
export const largeFilesFolder = (repository: string): string => join(repository, 'lfs', 'objects');

/** Returns the path of the content of a large file. */
export const largeFilePath = (repository: string, id: string): string =>
  join(largeFilesFolder(repository), id.slice(0, 2), id.slice(2, 4), id);

/** Reads the content of a large file. Returns undefined if the repository has none with this hash. */
export async function readLargeFile(repository: string, id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(largeFilePath(repository, id));
  } catch {
    return undefined;
  }
}
