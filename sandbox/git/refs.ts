import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitText } from './run-git.ts';

const isHash = (text: string): boolean => /^[0-9a-f]{40}$/u.test(text);

/**
 * Returns the hash of the commit that a name refers to. Returns undefined if there is no such commit. The name of an
 * annotated tag refers to the tagged commit.
 *
 * @param name the full name of a ref such as `refs/heads/main`, a hash, or `HEAD`.
 */
export async function resolveCommit(repository: string, name: string): Promise<string | undefined> {
  const head = await readBranchFile(repository, name);
  if (head !== undefined) return head;
  const sha = await gitText(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    acceptedExitCodes: [0, 1, 128],
  });
  return isHash(sha) ? sha : undefined;
}

/**
 * Reads the head commit of a branch from the file of the branch. This is much faster than starting Git. Returns undefined if `name` does
 * not begin with `refs/heads/`, or if the branch has no file of its own. Git can also store branches in `packed-refs`.
 *
 * @see https://git-scm.com/docs/gitrepository-layout
 */
async function readBranchFile(repository: string, name: string): Promise<string | undefined> {
  if (!name.startsWith('refs/heads/') || !isRefName(name)) return undefined;
  const text = await readFile(join(repository, name), 'utf8').catch(() => '');
  const sha = text.trimEnd();
  return isHash(sha) ? sha : undefined;
}

/** The branch, tag or commit that a short name refers to. */
export interface ResolvedRef {
  /** The full name: `refs/heads/main`. Undefined if the short name is the hash of a commit. */
  readonly fullName: string | undefined;
  readonly sha: string;
}

/**
 * Finds the branch, tag or commit that a name refers to. The name can be a hash, or `HEAD` for the default branch. If a
 * branch and a tag have the same name, returns the branch.
 *
 * @returns undefined if no branch, tag or commit has this name.
 */
export async function resolveRef(repository: string, name: string): Promise<ResolvedRef | undefined> {
  if (!isRefName(name)) return undefined;
  if (name === 'HEAD') {
    const sha = await resolveCommit(repository, 'HEAD');
    return sha === undefined ? undefined : { fullName: undefined, sha };
  }
  const candidates = /^refs\/(?:heads|tags)\//u.test(name) ? [name] : [`refs/heads/${name}`, `refs/tags/${name}`];
  for (const fullName of candidates) {
    const sha = await resolveCommit(repository, fullName);
    if (sha !== undefined) return { fullName, sha };
  }
  if (!/^[0-9a-f]{7,40}$/u.test(name)) return undefined;
  const sha = await resolveCommit(repository, name);
  return sha === undefined ? undefined : { fullName: undefined, sha };
}

/**
 * Returns true if a text is a valid name of a ref. Returns false for names that Git does not allow. Also returns false
 * for expressions that find a commit relative to another one, such as `main~3` and `@{-1}`.
 *
 * @see https://git-scm.com/docs/git-check-ref-format
 */
export function isRefName(name: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (name === '' || name === '@' || /[\u0000-\u0020~^:?*[\\\u007f]|\.\.|@\{|\/\//u.test(name)) return false;
  if (name.startsWith('-') || name.startsWith('/') || name.endsWith('/') || name.endsWith('.')) return false;
  return name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock'));
}

/**
 * Returns the name of the newest tag. The date of an annotated tag is stored in the tag. The date of any other tag is
 * the date of its commit. Returns undefined if there are no tags.
 */
export async function latestTag(repository: string): Promise<string | undefined> {
  const name = await gitText(repository, [
    'for-each-ref',
    '--count=1',
    '--sort=-creatordate',
    '--format=%(refname:lstrip=2)',
    'refs/tags',
  ]);
  return name === '' ? undefined : name;
}
