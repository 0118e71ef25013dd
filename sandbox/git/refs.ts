import { gitText } from './run-git.ts';

/** The commit that a name stands for, after tags are followed; undefined when it stands for none. @param name `refs/heads/main`, a SHA, `HEAD`. */
export async function resolveCommit(repository: string, name: string): Promise<string | undefined> {
  const sha = await gitText(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    answers: [0, 1, 128],
  });
  return /^[0-9a-f]{40}$/u.test(sha) ? sha : undefined;
}

/** What names of the branches and tags a short name may stand for. */
export interface ResolvedRef {
  /** `refs/heads/main`; undefined for a commit named by its SHA. */
  readonly fullName: string | undefined;
  readonly sha: string;
}

/**
 * The commit that a branch, a tag or a SHA names; `HEAD` is the default branch. A branch is preferred to a tag of the same name.
 *
 * @returns undefined when there is none.
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
 * Whether a name could be that of a ref. What is refused here are the forms by which git names commits in other ways, such as
 * `main~3` and `@{-1}`, and names that git does not allow.
 *
 * @see https://git-scm.com/docs/git-check-ref-format
 */
export function isRefName(name: string): boolean {
  // oxlint-disable-next-line no-control-regex
  if (name === '' || name === '@' || /[\u0000-\u0020~^:?*[\\\u007f]|\.\.|@\{|\/\//u.test(name)) return false;
  if (name.startsWith('-') || name.startsWith('/') || name.endsWith('/') || name.endsWith('.')) return false;
  return name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock'));
}

/** The tag that was made last, by the date of its commit or of itself; undefined without one. */
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
