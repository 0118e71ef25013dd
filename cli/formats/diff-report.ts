import { causesOf, operationText, type Cause } from '@forgespec/diff/cause';
import type { Change, ChangedOperation, ChangeLocation } from '@forgespec/diff/change';
import { type DiffSummary, summarizeChanges } from '@forgespec/diff/summary';
import type { ChangeGrouping } from './diff-format-names.ts';
import { joinChanges } from './joined-changes.ts';

/** The result of `forgespec diff`. All formats are written from this data. */
export interface DiffReport {
  readonly summary: DiffSummary;
  readonly groupBy: ChangeGrouping;
  /** The entries of a report for people. */
  readonly groups: readonly ChangeGroup[];
  readonly changes: readonly Change[];
  /**
   * The reason why the generated code was not compared. Undefined if the generated code was compared, or if this
   * comparison was not requested.
   */
  readonly note?: string | undefined;
}

/** An entry of a report: one cause, or changes that differ only in their operation. Without grouping by causes, it has no component. */
export type ChangeGroup = Cause;

/** Creates a report. Grouped by causes, the summary counts causes. */
export function diffReport(changes: readonly Change[], groupBy: ChangeGrouping = 'cause', note?: string): DiffReport {
  const groups = groupBy === 'cause' ? causesOf(changes) : groupsOfOperations(changes);
  const summary = summarizeChanges(changes, groupBy === 'cause' ? groups : changes);
  return { summary, groupBy, groups, changes, ...(note === undefined ? {} : { note }) };
}

/** Groups equal changes of several operations. Compatible effects on generated code are parts of the change of the API. */
function groupsOfOperations(all: readonly Change[]): readonly ChangeGroup[] {
  const { changes, effects } = joinChanges(all);
  const groups = Map.groupBy(changes, ({ id, level, pointer, message }) =>
    JSON.stringify([id, level, pointer, message]),
  );
  return [...groups.values()].flatMap((equal) => {
    const [change] = equal;
    if (change === undefined) return [];
    return [
      {
        change,
        level: change.level,
        component: undefined,
        sentence: change.message,
        ids: [...new Set([change.id, ...equal.flatMap((member) => effects.get(member) ?? [])])],
        operations: [...new Set(equal.flatMap((member) => operationText(member) ?? []))],
        effects: [],
        members: equal,
      },
    ];
  });
}

/** The entry of a cause in the JSON report. */
interface ReportedCause extends Pick<Cause, 'effects' | 'ids' | 'level'> {
  readonly component: string | null;
  readonly pointer: string;
  readonly message: string;
  readonly operations: readonly ChangedOperation[];
  readonly base: ChangeLocation | null;
  readonly revision: ChangeLocation | null;
}

/** Returns the JSON report. Grouped by causes, it also contains the causes, each with its operations. */
export function reportJson({ summary, groupBy, groups, changes, note }: DiffReport): object {
  const causes = groups.map(({ change, level, component, sentence, ids, effects, members }): ReportedCause => ({
    ids,
    level,
    component: component ?? null,
    pointer: change.pointer,
    message: sentence,
    effects,
    operations: distinctOperations(members),
    ...(change.witness !== undefined && { witness: change.witness }),
    base: change.base,
    revision: change.revision,
  }));
  return { ...(note !== undefined && { note }), summary, ...(groupBy === 'cause' && { causes }), changes };
}

function distinctOperations(members: readonly Change[]): readonly ChangedOperation[] {
  const found = new Map<string | undefined, ChangedOperation>();
  for (const member of members) if (member.operation !== null) found.set(operationText(member), member.operation);
  return [...found.values()];
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
