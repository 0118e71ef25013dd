import type { ReleaseStep } from '../summary.ts';

/** A version that follows Semantic Versioning, such as `1.4.0`. Numbers that are missing in the text of the version are 0. */
export interface SemanticVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** The text after the first hyphen. Undefined if the version is not a pre-release. */
  readonly preRelease: string | undefined;
}

const pattern =
  /^v?(?<major>\d{1,9})(?:\.(?<minor>\d{1,9}))?(?:\.(?<patch>\d{1,9}))?(?:-(?<preRelease>[\w.-]+))?(?:\+[\w.-]+)?$/u;

/**
 * Parses a version such as `1.4.0`, `v2` or `2.0.0-rc.1`. Returns undefined for other texts, such as a date.
 *
 * @see https://semver.org/
 */
export function parseVersion(text: string): SemanticVersion | undefined {
  if (/^\d{4}-\d{2}-\d{2}/u.test(text)) return undefined;
  const found = pattern.exec(text.trim())?.groups;
  if (found === undefined) return undefined;
  const { major, minor = '0', patch = '0', preRelease } = found;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), preRelease };
}

/** Compares two versions by the rules in section 11 of Semantic Versioning 2.0.0. The result is negative if `a` is the lower version. */
export function compareVersions(a: SemanticVersion, b: SemanticVersion): number {
  const numbers = a.major - b.major || a.minor - b.minor || a.patch - b.patch;
  if (numbers !== 0 || a.preRelease === b.preRelease) return numbers;
  if (a.preRelease === undefined) return 1;
  return b.preRelease === undefined ? -1 : comparePreReleases(a.preRelease.split('.'), b.preRelease.split('.'));
}

function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const [isNumber, isOtherNumber] = [part, other].map((text) => /^\d+$/u.test(text));
    if (isNumber === true && isOtherNumber === true) return Number(part) - Number(other);
    if (isNumber !== isOtherNumber) return isNumber === true ? -1 : 1;
    return part < other ? -1 : 1;
  }
  return a.length - b.length;
}

/**
 * Returns the lowest version that may follow `version`. `step` selects the number that is raised: `major` raises the first number. In
 * versions with the major number 0, a breaking change raises the minor number, and other changes raise the patch number. After a
 * pre-release such as `2.0.0-rc.1`, the lowest version is always the release `2.0.0`, which may contain any change.
 */
export function nextVersion(version: SemanticVersion, step: ReleaseStep): SemanticVersion {
  const { major, minor, patch } = version;
  const release = { major, minor, patch, preRelease: undefined };
  if (step === 'none') return version;
  if (version.preRelease !== undefined) return release;
  const isInitial = major === 0;
  if (step === 'major' && !isInitial) return { ...release, major: major + 1, minor: 0, patch: 0 };
  if (step === 'major' || (step === 'minor' && !isInitial)) return { ...release, minor: minor + 1, patch: 0 };
  return { ...release, patch: patch + 1 };
}

/** Returns a version as text: `2.0.0-rc.1`. */
export const versionText = ({ major, minor, patch, preRelease }: SemanticVersion): string =>
  `${major}.${minor}.${patch}${preRelease === undefined ? '' : `-${preRelease}`}`;
