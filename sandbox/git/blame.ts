import { gitText } from './run-git.ts';

/** The commit that last changed some lines of a file. */
export interface BlamedCommit {
  readonly id: string;
  readonly parentIds: readonly string[];
  readonly message: string;
  readonly author: BlamedPerson;
  readonly committer: BlamedPerson;
}

interface BlamedPerson {
  readonly name: string;
  readonly email: string;
  readonly date: Date;
}

/** Consecutive lines that were last changed by the same commit. */
export interface BlamedLines {
  readonly commit: BlamedCommit;
  readonly lines: readonly string[];
}

/**
 * Returns the lines of a file, grouped by the commit that last changed them.
 *
 * @param range the numbers of the first and the last line, from 1. Both lines must exist. Undefined for the whole file.
 */
export async function blame(
  repository: string,
  commit: string,
  path: string,
  range: readonly [first: number, last: number] | undefined,
): Promise<BlamedLines[]> {
  const part = range === undefined ? [] : ['-L', `${range[0]},${range[1]}`];
  const output = await gitText(repository, ['blame', '--porcelain', ...part, commit, '--', path]);
  const ranges: { readonly id: string; readonly lines: string[] }[] = [];
  let id = '';
  for (const line of output.split('\n')) {
    if (line.startsWith('\t')) {
      const last = ranges.at(-1);
      if (last?.id === id) last.lines.push(line.slice(1));
      else ranges.push({ id, lines: [line.slice(1)] });
    } else {
      id = /^([0-9a-f]{40}) \d+ \d+/u.exec(line)?.[1] ?? id;
    }
  }
  const commits = await readCommits(repository, [...new Set(ranges.map((range) => range.id))]);
  return ranges.flatMap((range) => {
    const blamed = commits.get(range.id);
    return blamed === undefined ? [] : [{ commit: blamed, lines: range.lines }];
  });
}

const fields = ['%H', '%P', '%an', '%ae', '%at', '%cn', '%ce', '%ct', '%B'];

async function readCommits(repository: string, ids: readonly string[]): Promise<Map<string, BlamedCommit>> {
  if (ids.length === 0) return new Map();
  // NUL separates the values, because no value can contain NUL.
  const format = `--format=${fields.join('%x00')}`;
  const args = ['log', '-z', '--no-walk=unsorted', format, '--stdin'];
  const values = (await gitText(repository, args, { input: ids.join('\n') })).split('\0');
  const starts = Array.from({ length: Math.floor(values.length / fields.length) }, (_, index) => index * fields.length);
  const commits = starts.map((start): BlamedCommit => {
    const [
      id = '',
      parents = '',
      authorName = '',
      authorEmail = '',
      authored,
      committerName = '',
      committerEmail = '',
      committed,
      message = '',
    ] = values.slice(start, start + fields.length);
    return {
      id,
      parentIds: parents === '' ? [] : parents.split(' '),
      message: message.trimEnd(),
      author: { name: authorName, email: authorEmail, date: new Date(Number(authored) * 1000) },
      committer: { name: committerName, email: committerEmail, date: new Date(Number(committed) * 1000) },
    };
  });
  return new Map(commits.map((commit) => [commit.id, commit]));
}
