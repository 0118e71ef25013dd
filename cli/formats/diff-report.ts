import type { Change } from '@forgespec/diff/change';
import { type DiffSummary, summarizeChanges } from '@forgespec/diff/summary';

/** The result of `forgespec diff`. All formats are written from this data. */
export interface DiffReport {
  readonly summary: DiffSummary;
  readonly changes: readonly Change[];
  /**
   * The reason why the generated code was not compared. Undefined if the generated code was compared, or if this
   * comparison was not requested.
   */
  readonly note?: string | undefined;
}

/** Creates a report. */
export const diffReport = (changes: readonly Change[], note?: string): DiffReport => ({
  summary: summarizeChanges(changes),
  changes,
  ...(note === undefined ? {} : { note }),
});

/** Changes that differ only in their operation. */
export interface ChangeGroup {
  readonly change: Change;
  /** The names of the operations: `GET /pets`. Empty for a change of the whole API. */
  readonly operations: readonly string[];
  /** All changes of the group. */
  readonly members: readonly Change[];
}

/** Groups equal changes of several operations. A change of a shared schema affects each operation that uses it. */
export function groupChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  const groups = Map.groupBy(changes, ({ id, level, pointer, message }) =>
    JSON.stringify([id, level, pointer, message]),
  );
  return [...groups.values()].flatMap((equal) => {
    const [change] = equal;
    if (change === undefined) return [];
    const names = equal.flatMap(({ operation }) =>
      operation === null ? [] : [`${operation.method.toUpperCase()} ${operation.path}`],
    );
    return [{ change, operations: [...new Set(names)], members: equal }];
  });
}

/** Returns a summary with the number of changes of each level, such as `2 breaking, 1 compatible; release: major`. */
export function summaryText({ release, releases, ...counts }: DiffSummary): string {
  const { breaking, warning, compatible, documentation } = counts;
  const named = { breaking, warning, compatible, documentation };
  const parts = Object.entries(named).filter(([, count]) => count > 0);
  if (parts.length === 0) return 'no changes';
  // The package of the client has a separate version, so it can need another type of release than the API.
  const ofApi = releases.api === release ? '' : ` (of the API alone: ${releases.api})`;
  return `${parts.map(([level, count]) => `${count} ${level}`).join(', ')}; release: ${release}${ofApi}`;
}
