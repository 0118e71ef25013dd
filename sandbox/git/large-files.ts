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

/** Where the content of a large file is, below a folder. */
export const largeFilePath = (folder: string, id: string): string => join(folder, id.slice(0, 2), id);

/** The content of a large file; undefined when it was never sent here. */
export async function readLargeFile(folder: string, id: string): Promise<Buffer | undefined> {
  try {
    return await readFile(largeFilePath(folder, id));
  } catch {
    return undefined;
  }
}
