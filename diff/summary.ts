import { changeLevels, type Change, type ChangeLevel, type ChangeSubject } from './change.ts';

/** The part of a semantic version that the next release must raise, such as `major`. `none`: there are no changes. */
export type ReleaseStep = 'major' | 'minor' | 'none' | 'patch';

/** The number of changes of each level, and the release that they require. */
export interface DiffSummary extends Readonly<Record<ChangeLevel, number>> {
  readonly release: ReleaseStep;
  /**
   * A map from each subject to the release that its changes require. The API and the package of the client have separate versions.
   * `info.version` is the version of the API.
   */
  readonly releases: Readonly<Record<ChangeSubject, ReleaseStep>>;
}

/**
 * Counts changes, and determines the releases that they need. A warning requires the same release as a compatible change.
 *
 * @param counted the entries that are counted. Default: the changes.
 */
export function summarizeChanges(
  changes: readonly Change[],
  counted: readonly Pick<Change, 'level'>[] = changes,
): DiffSummary {
  const counts = countLevels(counted);
  const ofSubject = (wanted: ChangeSubject): ReleaseStep =>
    releaseFor(countLevels(changes.filter(({ subject }) => subject === wanted)));
  return {
    ...counts,
    release: releaseFor(counts),
    releases: { api: ofSubject('api'), sdk: ofSubject('sdk'), handlers: ofSubject('handlers') },
  };
}

function countLevels(changes: readonly Pick<Change, 'level'>[]): Readonly<Record<ChangeLevel, number>> {
  const [breaking = 0, warning = 0, compatible = 0, documentation = 0] = changeLevels.map(
    (wanted) => changes.filter(({ level }) => level === wanted).length,
  );
  return { breaking, warning, compatible, documentation };
}

function releaseFor(counts: Readonly<Record<ChangeLevel, number>>): ReleaseStep {
  if (counts.breaking > 0) return 'major';
  if (counts.warning > 0 || counts.compatible > 0) return 'minor';
  return counts.documentation > 0 ? 'patch' : 'none';
}
