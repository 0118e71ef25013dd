import { parseTags, type VersionTag } from './version-tags.ts';
import { gitOutput, isRevisionName } from '../description/git-reader.ts';

/**
 * The output format of git: the name of a tag, a tab character, and the date of the tag. A tag without a message has
 * the date of its commit.
 */
const format = '%(refname:strip=2)%09%(creatordate:short)';

/** The criteria for the selection of git tags. */
export interface TagSelection {
  /** A folder in the repository. */
  readonly folder: string;
  /** The text before the version in the names of tags, such as `api-`. */
  readonly prefix: string;
  /** If true, only tags that are reachable from `HEAD` are selected. */
  readonly areMerged: boolean;
}

/**
 * Returns the git tags whose names contain a version, the oldest version first. Returns an empty list if the folder is
 * not in a repository.
 */
export async function versionTags({ folder, prefix, areMerged }: TagSelection): Promise<readonly VersionTag[]> {
  const merged = areMerged ? ['--merged', 'HEAD'] : [];
  const output = await gitOutput(['for-each-ref', `--format=${format}`, ...merged, 'refs/tags'], folder);
  return parseTags(output?.toString() ?? '', prefix);
}

/**
 * Returns the date of a commit. `name` contains the revision of the commit and a path, such as `HEAD:openapi.yaml`.
 * Returns undefined if the name does not contain a revision, or if git does not find the revision.
 */
export async function dateOfRevision(name: string): Promise<string | undefined> {
  if (!isRevisionName(name)) return undefined;
  const revision = name.slice(0, name.indexOf(':'));
  const found = await gitOutput(['log', '-1', '--format=%cs', '--end-of-options', revision, '--'], process.cwd());
  return found?.toString().trim() || undefined;
}
