import { gitText, runGit } from './run-git.ts';

/** What differs in one file between two commits. */
export interface FileDiff {
  readonly oldPath: string;
  readonly newPath: string;
  /** Six octal digits; `000000` where there is no file. */
  readonly oldMode: string;
  readonly newMode: string;
  readonly isRenamed: boolean;
  /** In the unified format, with the lines that git puts above it. */
  readonly patch: string;
}

const compare = ['diff-tree', '-r', '-M', '--no-color', '--no-ext-diff', '--no-textconv'];

/** What differs between two commits, as text in the unified format. */
export async function rawDiff(repository: string, from: string, to: string): Promise<Buffer> {
  const { output } = await runGit(repository, [...compare, '-p', '--abbrev=10', from, to]);
  return output;
}

/** How many files differ between two commits. */
export async function countChanges(repository: string, from: string, to: string): Promise<number> {
  return (await listChanges(repository, from, to)).length;
}

/** What differs between two commits, file by file. */
export async function diffFiles(repository: string, from: string, to: string): Promise<FileDiff[]> {
  const changes = await listChanges(repository, from, to);
  const patches = (await rawDiff(repository, from, to)).toString().split(/(?<=\n)(?=diff --git )/u);
  let next = 0;
  return changes.map(({ status, ...change }) => {
    // What turns from a file into a link is removed and added again: two patches.
    const end = next + (status === 'T' ? 2 : 1);
    const patch = patches.slice(next, end).join('');
    next = end;
    return { ...change, isRenamed: status === 'R', patch };
  });
}

interface Change extends Omit<FileDiff, 'isRenamed' | 'patch'> {
  readonly status: string;
}

/** @see https://git-scm.com/docs/git-diff-tree#_raw_output_format */
async function listChanges(repository: string, from: string, to: string): Promise<Change[]> {
  const fields = (await gitText(repository, [...compare, '--raw', '-z', from, to])).split('\0');
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length;) {
    const [oldMode = '', newMode = '', , , status = ''] = fields[at]?.slice(1).split(' ') ?? [];
    const isPair = /^[CR]/u.test(status);
    const oldPath = fields[at + 1] ?? '';
    const newPath = isPair ? (fields[at + 2] ?? '') : oldPath;
    changes.push({ oldMode, newMode, status: status.charAt(0), oldPath, newPath });
    at += isPair ? 3 : 2;
  }
  return changes;
}
