import type { Change, ChangeLocation } from '../change.ts';
import { summarizeChanges } from '../summary.ts';
import { compareVersions, nextVersion, parseVersion, versionText } from './semantic-version.ts';

/** The `info.version` of a description. */
export interface DescribedVersion {
  readonly version: string;
  readonly location: ChangeLocation | null;
}

/**
 * Checks that the version of the revision is high enough for the changes of the API. If the version is unchanged, this function reports a
 * problem only for breaking changes. For other changes, authors may raise the version later. If a version is a date, or another text that
 * is not a semantic version, the function only checks that the two versions differ after a breaking change.
 *
 * @param changes the changes of all subjects. Only the changes of the API count, because `info.version` is the version of the API.
 * @returns a change with the id `version-not-raised` if the version is too low. Otherwise undefined.
 */
export function checkVersion(
  base: DescribedVersion,
  revision: DescribedVersion,
  changes: readonly Change[],
): Change | undefined {
  const release = summarizeChanges(changes).releases.api;
  const isUnchanged = base.version === revision.version;
  if (release === 'none' || (isUnchanged && release !== 'major')) return undefined;
  const problem = problemOf(base.version, revision.version, release);
  if (problem === undefined) return undefined;
  return {
    id: 'version-not-raised',
    // This change has the weakest level, because a version that is too low does not make a program fail.
    level: 'documentation',
    subject: 'api',
    operation: null,
    pointer: '#/info/version',
    message: problem,
    base: base.location,
    revision: revision.location,
  };
}

const words = {
  major: 'There are breaking changes',
  minor: 'There are compatible changes',
  patch: 'The documentation differs',
} as const;

function problemOf(base: string, revision: string, release: 'major' | 'minor' | 'patch'): string | undefined {
  const [old, next] = [parseVersion(base), parseVersion(revision)];
  if (old === undefined || next === undefined) {
    return base === revision ? `${words[release]}, but the version is still ${shown(base)}.` : undefined;
  }
  const lowest = nextVersion(old, release);
  if (compareVersions(next, lowest) >= 0 || isPreReleaseOf(next, lowest)) return undefined;
  const actual =
    base === revision ? `is still ${shown(base)}` : `changes only from ${shown(base)} to ${shown(revision)}`;
  return `${words[release]}, but the version ${actual}. Raise the version to ${versionText(lowest)} or higher.`;
}

/** Returns true for a pre-release of `version` or of a higher version. For example, 2.0.0-rc.1 may already contain the changes of 2.0.0. */
const isPreReleaseOf = (
  { preRelease, ...numbers }: ReturnType<typeof nextVersion>,
  version: ReturnType<typeof nextVersion>,
): boolean => preRelease !== undefined && compareVersions({ ...numbers, preRelease: undefined }, version) >= 0;

const shown = (version: string): string => `\`${version.slice(0, 50)}\``;
