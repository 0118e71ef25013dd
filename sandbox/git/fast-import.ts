import { runGit } from './run-git.ts';

/** Who wrote or committed something, and when. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: Date;
}

/** What a commit does to one file. */
export type FileChange =
  | { readonly path: string; readonly content: Uint8Array; readonly executable: boolean }
  | { readonly path: string; readonly deleted: true };

/** A commit to be made. */
export interface NewCommit {
  /** The branch that it is added to, `refs/heads/main`. */
  readonly ref: string;
  /** Its parents, as SHA, as branches made before it in the same import (`refs/heads/main`), or none. */
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
  readonly changes: readonly FileChange[];
}

/** A lightweight tag to be made. */
export interface NewTag {
  readonly ref: string;
  readonly target: string;
}

/**
 * Adds commits to a repository, in one go. A branch that has meanwhile moved to a commit that is no parent of the new one is left
 * where it is, and so are all others.
 *
 * @see https://git-scm.com/docs/git-fast-import
 * @throws {GitError} when a branch has moved, or a parent does not exist.
 */
export async function importCommits(repository: string, steps: readonly (NewCommit | NewTag)[]): Promise<void> {
  const input = Buffer.concat(
    steps.map((step) => ('message' in step ? writeCommit(step) : writeReset(step.ref, step.target))),
  );
  await runGit(repository, ['fast-import', '--quiet', '--done', '--date-format=raw'], {
    input: Buffer.concat([input, Buffer.from('done\n')]),
  });
}

const writeReset = (ref: string, target: string): Buffer => Buffer.from(`reset ${ref}\nfrom ${target}\n\n`);

function writeCommit({ ref, parents, message, author, committer, changes }: NewCommit): Buffer {
  const [first, ...merged] = parents;
  return Buffer.concat([
    // Without it the commit would be added to whatever the branch has.
    ...(first === undefined ? [Buffer.from(`reset ${ref}\n\n`)] : []),
    Buffer.from(`commit ${ref}\nauthor ${writeSignature(author)}\ncommitter ${writeSignature(committer)}\n`),
    writeData(Buffer.from(message)),
    // The branch itself goes on from where this import has it.
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

/** The characters that end a name or an address would say something else about the commit. */
function writeSignature({ name, email, date }: Signature): string {
  // oxlint-disable-next-line no-control-regex
  const clean = (text: string): string => text.replaceAll(/[<>\u0000-\u001f\u007f]/gu, '').trim();
  return `${clean(name)} <${clean(email)}> ${Math.floor(date.getTime() / 1000)} +0000`;
}

const quotePath = (path: string): string =>
  `"${path.replaceAll(/["\\\n]/gu, (character) => (character === '\n' ? '\\n' : `\\${character}`))}"`;
