import { randomUUID } from 'node:crypto';
import { noCommit } from './move-ref.ts';
import { runGit } from './run-git.ts';

/** The author or committer of a commit, with the time of the commit. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: Date;
}

/** The change of one file in a commit. */
export type FileChange =
  | { readonly path: string; readonly content: Uint8Array; readonly executable: boolean }
  | { readonly path: string; readonly deleted: true };

/** A commit to create. */
export interface NewCommit {
  /** The full name of the branch, `refs/heads/main`. */
  readonly ref: string;
  /**
   * The parents of the commit. Each one is a hash, or the name of a branch that the same import has created before
   * (`refs/heads/main`). Empty for a root commit.
   */
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
  readonly changes: readonly FileChange[];
}

/** A lightweight tag to create. */
export interface NewTag {
  readonly ref: string;
  readonly target: string;
}

/**
 * Adds commits to a repository in one import. If the new commit of a branch does not descend from the current head of
 * the branch, the branch stays unchanged, and the import fails. The import can still change its other branches.
 *
 * @see https://git-scm.com/docs/git-fast-import
 * @throws {GitError} if a branch has moved, or if a parent does not exist.
 */
export async function importCommits(repository: string, steps: readonly (NewCommit | NewTag)[]): Promise<void> {
  const input = Buffer.concat(
    steps.map((step) => ('message' in step ? writeCommit(step) : writeReset(step.ref, step.target))),
  );
  await runImport(repository, input);
}

/**
 * Creates a commit. Does not change a branch.
 *
 * @returns the hash of the commit.
 * @throws {GitError} if a parent does not exist.
 */
export async function createCommit(repository: string, commit: Omit<NewCommit, 'ref'>): Promise<string> {
  // `fast-import` can add commits only to a ref. The ref is removed in the same import, so git never stores it.
  const ref = `refs/unfinished/${randomUUID()}`;
  const input = Buffer.concat([
    writeCommit({ ...commit, ref }, ':1'),
    Buffer.from('get-mark :1\n'),
    writeReset(ref, noCommit),
  ]);
  return (await runImport(repository, input)).trim();
}

async function runImport(repository: string, input: Buffer): Promise<string> {
  const { output } = await runGit(repository, ['fast-import', '--quiet', '--done', '--date-format=raw'], {
    input: Buffer.concat([input, Buffer.from('done\n')]),
  });
  return output.toString();
}

const writeReset = (ref: string, target: string): Buffer => Buffer.from(`reset ${ref}\nfrom ${target}\n\n`);

/** @param mark the mark of the commit in the import: `:1`. */
function writeCommit({ ref, parents, message, author, committer, changes }: NewCommit, mark?: string): Buffer {
  const [first, ...merged] = parents;
  return Buffer.concat([
    // A root commit needs a reset. Otherwise git would add the commit to the current head of the branch.
    ...(first === undefined ? [Buffer.from(`reset ${ref}\n\n`)] : []),
    Buffer.from(
      `commit ${ref}\n${mark === undefined ? '' : `mark ${mark}\n`}author ${writeSignature(author)}\ncommitter ${writeSignature(committer)}\n`,
    ),
    writeData(Buffer.from(message)),
    // If the first parent is the branch itself, git uses the last commit of the branch in this import.
    ...(first === undefined || first === ref ? [] : [Buffer.from(`from ${first}\n`)]),
    ...merged.map((parent) => Buffer.from(`merge ${parent}\n`)),
    ...changes.map(writeChange),
    Buffer.from('\n'),
  ]);
}

function writeChange(change: FileChange): Buffer {
  if ('deleted' in change) return Buffer.from(`D ${quotePath(change.path)}\n`);
  const mode = change.executable ? '100755' : '100644';
  return Buffer.concat([Buffer.from(`M ${mode} inline ${quotePath(change.path)}\n`), writeData(change.content)]);
}

const writeData = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);

/**
 * Writes a signature. Removes the characters that would end the name or the e-mail address, because the text after them
 * could change the commit.
 */
function writeSignature({ name, email, date }: Signature): string {
  // oxlint-disable-next-line no-control-regex
  const clean = (text: string): string => text.replaceAll(/[<>\u0000-\u001f\u007f]/gu, '').trim();
  return `${clean(name)} <${clean(email)}> ${Math.floor(date.getTime() / 1000)} +0000`;
}

const quotePath = (path: string): string =>
  `"${path.replaceAll(/["\\\n]/gu, (character) => (character === '\n' ? '\\n' : `\\${character}`))}"`;
