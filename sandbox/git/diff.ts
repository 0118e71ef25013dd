import { gitText, runGit } from './run-git.ts';

/** The difference of one file between two commits. */
export interface FileDiff {
  readonly oldPath: string;
  readonly newPath: string;
  /** The file mode before the change, as six octal digits. The mode is `000000` if the file did not exist. */
  readonly oldMode: string;
  readonly newMode: string;
  readonly isRenamed: boolean;
  /** The patch in the unified format, with the header lines of Git. */
  readonly patch: string;
}

const compare = ['diff-tree', '-r', '-M', '--no-color', '--no-ext-diff', '--no-textconv'];

/** Returns the differences between two commits in the unified format. */
export async function rawDiff(repository: string, from: string, to: string): Promise<Buffer> {
  const { output } = await runGit(repository, [...compare, '-p', '--abbrev=10', from, to]);
  return output;
}

/** Returns the number of files that are different in two commits. */
export async function countChanges(repository: string, from: string, to: string): Promise<number> {
  return (await listChanges(repository, from, to)).length;
}

/** Returns the differences between two commits, one for each file. */
export async function diffFiles(repository: string, from: string, to: string): Promise<FileDiff[]> {
  const changes = await listChanges(repository, from, to);
  const patches = (await rawDiff(repository, from, to)).toString().split(/(?<=\n)(?=diff --git )/u);
  let next = 0;
  return changes.map(({ status, ...change }) => {
    // If a file becomes a symbolic link, Git writes two patches: one removes the file, and one adds the link.
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
