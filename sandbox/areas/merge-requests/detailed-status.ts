import { sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { readNow } from '../../database/now.ts';
import type { PipelineStatus, ProjectSettings } from '../../database/schema/index.ts';
import type { MergeRequestRow } from './find-merge-request.ts';

/** The data that {@link detailedStatus} needs in addition to the merge request. */
export interface MergeConditions {
  readonly settings: ProjectSettings;
  readonly pipelineStatus: PipelineStatus | null;
  readonly approvals: number;
  readonly now: Date;
}

/** The value of `detailed_merge_status`. It is `mergeable`, or the first obstacle to merging. */
export type DetailedStatus = keyof typeof obstacles | 'mergeable';

/** The error message for each obstacle. */
export const obstacles = {
  not_open: 'The merge request is not open',
  draft_status: 'The merge request is a draft',
  preparing: 'The merge request is still being prepared',
  conflict: 'The branches are in conflict',
  broken_status: 'A branch of the merge request does not exist',
  not_approved: 'The merge request lacks approvals',
  merge_time: 'The merge time of the merge request has not come yet',
  ci_still_running: 'The pipeline has not succeeded yet',
  ci_must_pass: 'Merging requires a successful pipeline',
} as const;

/** Returns the first obstacle to merging a merge request, or `mergeable` if there is no obstacle. */
export function detailedStatus(request: MergeRequestRow, conditions: MergeConditions): DetailedStatus {
  if (request.state !== 'opened') return 'not_open';
  if (request.mergeStatus === 'unchecked') return 'preparing';
  if (request.mergeStatus === 'cannot_be_merged') return request.hasConflicts ? 'conflict' : 'broken_status';
  if (isDraft(request.title)) return 'draft_status';
  if ((request.approvalsBeforeMerge ?? 0) > conditions.approvals) return 'not_approved';
  if (request.mergeAfter !== null && request.mergeAfter > conditions.now) return 'merge_time';
  const needsPipeline = request.autoMerge || conditions.settings.only_allow_merge_if_pipeline_succeeds === true;
  if (!needsPipeline || conditions.pipelineStatus === 'success') return 'mergeable';
  if (conditions.pipelineStatus === null) return request.autoMerge ? 'mergeable' : 'ci_must_pass';
  return isUnderWay(conditions.pipelineStatus) ? 'ci_still_running' : 'ci_must_pass';
}

const isUnderWay = (status: PipelineStatus): boolean => !['canceled', 'failed', 'skipped', 'success'].includes(status);

/** Returns true if a title marks the merge request as a draft. */
export const isDraft = (title: string): boolean => new RegExp(draftPattern, 'iu').test(title);

/**
 * The pattern of draft titles. Ignore the case of letters when you match it. The pattern works in PostgreSQL and in
 * JavaScript.
 */
export const draftPattern = String.raw`^\s*(\[draft\]|\(draft\)|draft:)`;

/** Reads from the database the data that {@link detailedStatus} needs. */
export async function readConditions(
  queries: Queries,
  request: MergeRequestRow,
  settings: ProjectSettings,
): Promise<MergeConditions> {
  const [row] = await queries
    .select({
      pipelineStatus: sql<PipelineStatus | null>`(select status from pipelines where id = ${request.headPipelineId})`,
      approvals: sql<number>`(
        select count(*)::integer from merge_request_approvals where merge_request_id = ${request.id})`,
    })
    .from(sql`(select) as nothing`);
  return {
    settings,
    pipelineStatus: row?.pipelineStatus ?? null,
    approvals: row?.approvals ?? 0,
    now: await readNow(queries),
  };
}
