import { changeLevels, type Change, type ChangeLevel } from './change.ts';

/** The part of a semantic version that a release with these changes has to raise. */
export type ReleaseStep = 'major' | 'minor' | 'none' | 'patch';

/** The number of changes of each level, and the release that follows. */
export interface DiffSummary extends Readonly<Record<ChangeLevel, number>> {
  readonly release: ReleaseStep;
}

/** Counts changes, and determines the release that they need. A warning counts as compatible. */
export function summarizeChanges(changes: readonly Change[]): DiffSummary {
  const count = (wanted: ChangeLevel): number => changes.filter(({ level }) => level === wanted).length;
  const [breaking, warning, compatible, documentation] = changeLevels.map(count);
  const counts = {
    breaking: breaking ?? 0,
    warning: warning ?? 0,
    compatible: compatible ?? 0,
    documentation: documentation ?? 0,
  };
  return { ...counts, release: releaseFor(counts) };
}

function releaseFor(counts: Readonly<Record<ChangeLevel, number>>): ReleaseStep {
  if (counts.breaking > 0) return 'major';
  if (counts.warning > 0 || counts.compatible > 0) return 'minor';
  return counts.documentation > 0 ? 'patch' : 'none';
}
