import { Refusal } from '@forgespec/sdk/server/refusal';
import type { BlameRange } from '@forgespec/sdk/types';
import { blame } from '../../git/blame.ts';
import { readGitBlob } from '../../git/read-tree.ts';
import type { FoundFile } from './find-file.ts';

/** The numbers of the first and the last requested line, counted from 1. By default, the whole file is requested. */
export interface LineRange {
  readonly start?: number;
  readonly end?: number;
}

/**
 * Returns the lines of a file, grouped by the commit that last changed them. If the range ends after the last line of
 * the file, returns the lines up to the last one.
 *
 * @throws {Refusal} 422 if the range starts before line 1, or ends before it starts.
 */
export async function blameRanges(file: FoundFile, range: LineRange | undefined): Promise<BlameRange[]> {
  const lineCount = countLines(await readGitBlob(file.repository, file.blob));
  const { start: first = 1, end: last = Math.max(lineCount, first) } = range ?? {};
  if (first < 1 || last < first)
    throw new Refusal(422, 'The range must start at line 1 or later, and must not end before its start');
  if (first > lineCount) return [];
  const pieces = await blame(file.repository, file.commit, file.path, [first, Math.min(last, lineCount)]);
  return pieces.map(({ commit, lines }) => ({
    commit: {
      id: commit.id,
      message: commit.message,
      parent_ids: [...commit.parentIds],
      authored_date: commit.author.date.toISOString(),
      author_name: commit.author.name,
      author_email: commit.author.email,
      committed_date: commit.committer.date.toISOString(),
      committer_name: commit.committer.name,
      committer_email: commit.committer.email,
    },
    lines: [...lines],
  }));
}

function countLines(content: Buffer): number {
  let lines = 0;
  for (const byte of content) if (byte === 0x0a) lines += 1;
  return content.length > 0 && content.at(-1) !== 0x0a ? lines + 1 : lines;
}
