import { Refusal } from '@forgespec/sdk/server';
import type { BlameRange } from '@forgespec/sdk/types';
import { blame } from '../../git/blame.ts';
import { readBlob } from '../../git/read-tree.ts';
import type { FoundFile } from './find-file.ts';

/** The lines that a request asks for. */
export interface LineRange {
  readonly start?: number;
  readonly end?: number;
}

/**
 * Who changed which lines of a file last. Of a range that goes beyond the file, the part in it is looked at.
 *
 * @throws {Refusal} 422 when a range does not begin at 1 or later, or ends before it begins.
 */
export async function blameRanges(file: FoundFile, range: LineRange | undefined): Promise<BlameRange[]> {
  const lineCount = countLines(await readBlob(file.repository, file.blob));
  const { start: first = 1, end: last = Math.max(lineCount, first) } = range ?? {};
  if (first < 1 || last < first)
    throw new Refusal(422, 'The range begins at line 1 or later, and ends no sooner than it begins');
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
