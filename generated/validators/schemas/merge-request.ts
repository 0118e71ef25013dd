// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequest } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { hasArrayType, hasObjectType } from '../runtime/json-types.ts';
import { type ValidationIssue, fail, issuesOf, limitReached, reportMissing } from '../runtime/report.ts';
import { type StandardSchema, standardSchema } from '../runtime/standard-schema.ts';
import { every } from '../runtime/values.ts';
import { collectMergeRequestLabel, isMergeRequestLabel } from './merge-request-label.ts';
import { collectMergeRequestMilestone, isMergeRequestMilestone } from './merge-request-milestone.ts';
import { collectMergeRequestReferences, isMergeRequestReferences } from './merge-request-references.ts';
import { collectMergeRequestTaskCompletion, isMergeRequestTaskCompletion } from './merge-request-task-completion.ts';
import { collectMergeRequestTimeStats, isMergeRequestTimeStats } from './merge-request-time-stats.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequest`. */
export function isMergeRequest(value: unknown): value is MergeRequest {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean' && allowCollaboration !== null)
    return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (
    allowMaintainerToPush !== undefined &&
    typeof allowMaintainerToPush !== 'boolean' &&
    allowMaintainerToPush !== null
  )
    return false;
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !Number.isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    return false;
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null && !isUser(assignee)) return false;
  const assignees = value['assignees'];
  if (!hasArrayType(assignees) || !every(assignees, isUser)) return false;
  if (!isUser(value['author'])) return false;
  const blockingDiscussionsResolved = value['blocking_discussions_resolved'];
  if (typeof blockingDiscussionsResolved !== 'boolean' && blockingDiscussionsResolved !== null) return false;
  const closedAt = value['closed_at'];
  if (closedAt !== null && (typeof closedAt !== 'string' || !hasDateTimeFormat(closedAt))) return false;
  const closedBy = value['closed_by'];
  if (closedBy === undefined || (closedBy !== null && !isUser(closedBy))) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && typeof descriptionHtml !== 'string') return false;
  if (typeof value['detailed_merge_status'] !== 'string') return false;
  const discussionLocked = value['discussion_locked'];
  if (typeof discussionLocked !== 'boolean' && discussionLocked !== null) return false;
  if (!Number.isInteger(value['downvotes'])) return false;
  const draft = value['draft'];
  if (typeof draft !== 'boolean' && draft !== null) return false;
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (typeof forceRemoveSourceBranch !== 'boolean' && forceRemoveSourceBranch !== null) return false;
  const hasConflicts = value['has_conflicts'];
  if (typeof hasConflicts !== 'boolean' && hasConflicts !== null) return false;
  if (!Number.isInteger(value['iid'])) return false;
  const imported = value['imported'];
  if (typeof imported !== 'boolean' && imported !== null) return false;
  if (typeof value['imported_from'] !== 'string') return false;
  const labels = value['labels'];
  if (!hasArrayType(labels) || !every(labels, (item) => typeof item === 'string' || isMergeRequestLabel(item)))
    return false;
  const mergeAfter = value['merge_after'];
  if (
    mergeAfter !== undefined &&
    mergeAfter !== null &&
    (typeof mergeAfter !== 'string' || !hasDateTimeFormat(mergeAfter))
  )
    return false;
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== null && typeof mergeCommitSha !== 'string') return false;
  if (typeof value['merge_status'] !== 'string') return false;
  const mergeUser = value['merge_user'];
  if (mergeUser === undefined || (mergeUser !== null && !isUser(mergeUser))) return false;
  const mergeWhenPipelineSucceeds = value['merge_when_pipeline_succeeds'];
  if (typeof mergeWhenPipelineSucceeds !== 'boolean' && mergeWhenPipelineSucceeds !== null) return false;
  const mergedAt = value['merged_at'];
  if (mergedAt !== null && (typeof mergedAt !== 'string' || !hasDateTimeFormat(mergedAt))) return false;
  const mergedBy = value['merged_by'];
  if (mergedBy === undefined || (mergedBy !== null && !isUser(mergedBy))) return false;
  const milestone = value['milestone'];
  if (milestone === undefined || (milestone !== null && !isMergeRequestMilestone(milestone))) return false;
  const preparedAt = value['prepared_at'];
  if (preparedAt !== null && (typeof preparedAt !== 'string' || !hasDateTimeFormat(preparedAt))) return false;
  if (!Number.isInteger(value['project_id'])) return false;
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string') return false;
  if (!isMergeRequestReferences(value['references'])) return false;
  const reviewers = value['reviewers'];
  if (!hasArrayType(reviewers) || !every(reviewers, isUser)) return false;
  if (typeof value['sha'] !== 'string') return false;
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (typeof shouldRemoveSourceBranch !== 'boolean' && shouldRemoveSourceBranch !== null) return false;
  if (typeof value['source_branch'] !== 'string') return false;
  if (!Number.isInteger(value['source_project_id'])) return false;
  const squash = value['squash'];
  if (typeof squash !== 'boolean' && squash !== null) return false;
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha !== null && typeof squashCommitSha !== 'string') return false;
  const squashOnMerge = value['squash_on_merge'];
  if (typeof squashOnMerge !== 'boolean' && squashOnMerge !== null) return false;
  const state = value['state'];
  if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked') return false;
  if (typeof value['target_branch'] !== 'string') return false;
  if (!Number.isInteger(value['target_project_id'])) return false;
  if (!isMergeRequestTaskCompletion(value['task_completion_status'])) return false;
  if (!isMergeRequestTimeStats(value['time_stats'])) return false;
  if (typeof value['title'] !== 'string') return false;
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  if (!Number.isInteger(value['upvotes'])) return false;
  if (!Number.isInteger(value['user_notes_count'])) return false;
  if (typeof value['web_url'] !== 'string') return false;
  const workInProgress = value['work_in_progress'];
  return workInProgress === undefined || typeof workInProgress === 'boolean' || workInProgress === null;
}

/**
 * Returns the reasons why `value` is not a valid `MergeRequest`; none if it is.
 * A list that would be too long is cut, and ends with an issue whose keyword is `more`.
 */
export function checkMergeRequest(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequest, collectMergeRequest);
}

/** `MergeRequest` as a [Standard Schema](https://standardschema.dev), which routers and form libraries take. */
export const mergeRequestSchema: StandardSchema<MergeRequest> = /* @__PURE__ */ standardSchema(
  isMergeRequest,
  checkMergeRequest,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequest`. */
export function collectMergeRequest(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequest';
  if (!hasObjectType(value)) return fail(issues, path, 'type', 'must be an object', schema);
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, 'id', schema);
  else if (!Number.isInteger(id)) fail(issues, `${path}/id`, 'type', 'must be an integer', `${schema}/properties/id`);
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean' && allowCollaboration !== null)
    fail(
      issues,
      `${path}/allow_collaboration`,
      'type',
      'must be true, false or null',
      `${schema}/properties/allow_collaboration`,
    );
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (
    allowMaintainerToPush !== undefined &&
    typeof allowMaintainerToPush !== 'boolean' &&
    allowMaintainerToPush !== null
  )
    fail(
      issues,
      `${path}/allow_maintainer_to_push`,
      'type',
      'must be true, false or null',
      `${schema}/properties/allow_maintainer_to_push`,
    );
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !Number.isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    fail(
      issues,
      `${path}/approvals_before_merge`,
      'type',
      'must be an integer or null',
      `${schema}/properties/approvals_before_merge`,
    );
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null) collectUser(assignee, `${path}/assignee`, issues);
  const assignees = value['assignees'];
  if (assignees === undefined) reportMissing(issues, path, 'assignees', schema);
  else collectMergeRequestAssignees(assignees, `${path}/assignees`, issues);
  const author = value['author'];
  if (author === undefined) reportMissing(issues, path, 'author', schema);
  else collectUser(author, `${path}/author`, issues);
  const blockingDiscussionsResolved = value['blocking_discussions_resolved'];
  if (blockingDiscussionsResolved === undefined) reportMissing(issues, path, 'blocking_discussions_resolved', schema);
  else if (typeof blockingDiscussionsResolved !== 'boolean' && blockingDiscussionsResolved !== null)
    fail(
      issues,
      `${path}/blocking_discussions_resolved`,
      'type',
      'must be true, false or null',
      `${schema}/properties/blocking_discussions_resolved`,
    );
  const closedAt = value['closed_at'];
  if (closedAt === undefined) reportMissing(issues, path, 'closed_at', schema);
  else if (closedAt !== null && typeof closedAt !== 'string')
    fail(issues, `${path}/closed_at`, 'type', 'must be a string or null', `${schema}/properties/closed_at`);
  if (typeof closedAt === 'string' && !hasDateTimeFormat(closedAt))
    fail(
      issues,
      `${path}/closed_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/closed_at`,
    );
  const closedBy = value['closed_by'];
  if (closedBy === undefined) reportMissing(issues, path, 'closed_by', schema);
  else if (closedBy !== null) collectUser(closedBy, `${path}/closed_by`, issues);
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, 'created_at', schema);
  else if (typeof createdAt !== 'string')
    fail(issues, `${path}/created_at`, 'type', 'must be a string', `${schema}/properties/created_at`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    fail(
      issues,
      `${path}/created_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at`,
    );
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, 'description', schema);
  else if (description !== null && typeof description !== 'string')
    fail(issues, `${path}/description`, 'type', 'must be a string or null', `${schema}/properties/description`);
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && typeof descriptionHtml !== 'string')
    fail(issues, `${path}/description_html`, 'type', 'must be a string', `${schema}/properties/description_html`);
  const detailedMergeStatus = value['detailed_merge_status'];
  if (detailedMergeStatus === undefined) reportMissing(issues, path, 'detailed_merge_status', schema);
  else if (typeof detailedMergeStatus !== 'string')
    fail(
      issues,
      `${path}/detailed_merge_status`,
      'type',
      'must be a string',
      `${schema}/properties/detailed_merge_status`,
    );
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked === undefined) reportMissing(issues, path, 'discussion_locked', schema);
  else if (typeof discussionLocked !== 'boolean' && discussionLocked !== null)
    fail(
      issues,
      `${path}/discussion_locked`,
      'type',
      'must be true, false or null',
      `${schema}/properties/discussion_locked`,
    );
  const downvotes = value['downvotes'];
  if (downvotes === undefined) reportMissing(issues, path, 'downvotes', schema);
  else if (!Number.isInteger(downvotes))
    fail(issues, `${path}/downvotes`, 'type', 'must be an integer', `${schema}/properties/downvotes`);
  const draft = value['draft'];
  if (draft === undefined) reportMissing(issues, path, 'draft', schema);
  else if (typeof draft !== 'boolean' && draft !== null)
    fail(issues, `${path}/draft`, 'type', 'must be true, false or null', `${schema}/properties/draft`);
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (forceRemoveSourceBranch === undefined) reportMissing(issues, path, 'force_remove_source_branch', schema);
  else if (typeof forceRemoveSourceBranch !== 'boolean' && forceRemoveSourceBranch !== null)
    fail(
      issues,
      `${path}/force_remove_source_branch`,
      'type',
      'must be true, false or null',
      `${schema}/properties/force_remove_source_branch`,
    );
  const hasConflicts = value['has_conflicts'];
  if (hasConflicts === undefined) reportMissing(issues, path, 'has_conflicts', schema);
  else if (typeof hasConflicts !== 'boolean' && hasConflicts !== null)
    fail(issues, `${path}/has_conflicts`, 'type', 'must be true, false or null', `${schema}/properties/has_conflicts`);
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, 'iid', schema);
  else if (!Number.isInteger(iid))
    fail(issues, `${path}/iid`, 'type', 'must be an integer', `${schema}/properties/iid`);
  const imported = value['imported'];
  if (imported === undefined) reportMissing(issues, path, 'imported', schema);
  else if (typeof imported !== 'boolean' && imported !== null)
    fail(issues, `${path}/imported`, 'type', 'must be true, false or null', `${schema}/properties/imported`);
  const importedFrom = value['imported_from'];
  if (importedFrom === undefined) reportMissing(issues, path, 'imported_from', schema);
  else if (typeof importedFrom !== 'string')
    fail(issues, `${path}/imported_from`, 'type', 'must be a string', `${schema}/properties/imported_from`);
  const labels = value['labels'];
  if (labels === undefined) reportMissing(issues, path, 'labels', schema);
  else collectMergeRequestLabels(labels, `${path}/labels`, issues);
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && mergeAfter !== null && typeof mergeAfter !== 'string')
    fail(issues, `${path}/merge_after`, 'type', 'must be a string or null', `${schema}/properties/merge_after`);
  if (typeof mergeAfter === 'string' && !hasDateTimeFormat(mergeAfter))
    fail(
      issues,
      `${path}/merge_after`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/merge_after`,
    );
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha === undefined) reportMissing(issues, path, 'merge_commit_sha', schema);
  else if (mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    fail(
      issues,
      `${path}/merge_commit_sha`,
      'type',
      'must be a string or null',
      `${schema}/properties/merge_commit_sha`,
    );
  const mergeStatus = value['merge_status'];
  if (mergeStatus === undefined) reportMissing(issues, path, 'merge_status', schema);
  else if (typeof mergeStatus !== 'string')
    fail(issues, `${path}/merge_status`, 'type', 'must be a string', `${schema}/properties/merge_status`);
  const mergeUser = value['merge_user'];
  if (mergeUser === undefined) reportMissing(issues, path, 'merge_user', schema);
  else if (mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergeWhenPipelineSucceeds = value['merge_when_pipeline_succeeds'];
  if (mergeWhenPipelineSucceeds === undefined) reportMissing(issues, path, 'merge_when_pipeline_succeeds', schema);
  else if (typeof mergeWhenPipelineSucceeds !== 'boolean' && mergeWhenPipelineSucceeds !== null)
    fail(
      issues,
      `${path}/merge_when_pipeline_succeeds`,
      'type',
      'must be true, false or null',
      `${schema}/properties/merge_when_pipeline_succeeds`,
    );
  const mergedAt = value['merged_at'];
  if (mergedAt === undefined) reportMissing(issues, path, 'merged_at', schema);
  else if (mergedAt !== null && typeof mergedAt !== 'string')
    fail(issues, `${path}/merged_at`, 'type', 'must be a string or null', `${schema}/properties/merged_at`);
  if (typeof mergedAt === 'string' && !hasDateTimeFormat(mergedAt))
    fail(
      issues,
      `${path}/merged_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/merged_at`,
    );
  const mergedBy = value['merged_by'];
  if (mergedBy === undefined) reportMissing(issues, path, 'merged_by', schema);
  else if (mergedBy !== null) collectUser(mergedBy, `${path}/merged_by`, issues);
  const milestone = value['milestone'];
  if (milestone === undefined) reportMissing(issues, path, 'milestone', schema);
  else if (milestone !== null) collectMergeRequestMilestone(milestone, `${path}/milestone`, issues);
  const preparedAt = value['prepared_at'];
  if (preparedAt === undefined) reportMissing(issues, path, 'prepared_at', schema);
  else if (preparedAt !== null && typeof preparedAt !== 'string')
    fail(issues, `${path}/prepared_at`, 'type', 'must be a string or null', `${schema}/properties/prepared_at`);
  if (typeof preparedAt === 'string' && !hasDateTimeFormat(preparedAt))
    fail(
      issues,
      `${path}/prepared_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/prepared_at`,
    );
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, 'project_id', schema);
  else if (!Number.isInteger(projectId))
    fail(issues, `${path}/project_id`, 'type', 'must be an integer', `${schema}/properties/project_id`);
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string')
    fail(issues, `${path}/reference`, 'type', 'must be a string', `${schema}/properties/reference`);
  const references = value['references'];
  if (references === undefined) reportMissing(issues, path, 'references', schema);
  else collectMergeRequestReferences(references, `${path}/references`, issues);
  const reviewers = value['reviewers'];
  if (reviewers === undefined) reportMissing(issues, path, 'reviewers', schema);
  else collectMergeRequestReviewers(reviewers, `${path}/reviewers`, issues);
  const sha = value['sha'];
  if (sha === undefined) reportMissing(issues, path, 'sha', schema);
  else if (typeof sha !== 'string') fail(issues, `${path}/sha`, 'type', 'must be a string', `${schema}/properties/sha`);
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (shouldRemoveSourceBranch === undefined) reportMissing(issues, path, 'should_remove_source_branch', schema);
  else if (typeof shouldRemoveSourceBranch !== 'boolean' && shouldRemoveSourceBranch !== null)
    fail(
      issues,
      `${path}/should_remove_source_branch`,
      'type',
      'must be true, false or null',
      `${schema}/properties/should_remove_source_branch`,
    );
  const sourceBranch = value['source_branch'];
  if (sourceBranch === undefined) reportMissing(issues, path, 'source_branch', schema);
  else if (typeof sourceBranch !== 'string')
    fail(issues, `${path}/source_branch`, 'type', 'must be a string', `${schema}/properties/source_branch`);
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined) reportMissing(issues, path, 'source_project_id', schema);
  else if (!Number.isInteger(sourceProjectId))
    fail(issues, `${path}/source_project_id`, 'type', 'must be an integer', `${schema}/properties/source_project_id`);
  const squash = value['squash'];
  if (squash === undefined) reportMissing(issues, path, 'squash', schema);
  else if (typeof squash !== 'boolean' && squash !== null)
    fail(issues, `${path}/squash`, 'type', 'must be true, false or null', `${schema}/properties/squash`);
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha === undefined) reportMissing(issues, path, 'squash_commit_sha', schema);
  else if (squashCommitSha !== null && typeof squashCommitSha !== 'string')
    fail(
      issues,
      `${path}/squash_commit_sha`,
      'type',
      'must be a string or null',
      `${schema}/properties/squash_commit_sha`,
    );
  const squashOnMerge = value['squash_on_merge'];
  if (squashOnMerge === undefined) reportMissing(issues, path, 'squash_on_merge', schema);
  else if (typeof squashOnMerge !== 'boolean' && squashOnMerge !== null)
    fail(
      issues,
      `${path}/squash_on_merge`,
      'type',
      'must be true, false or null',
      `${schema}/properties/squash_on_merge`,
    );
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, 'state', schema);
  else if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    fail(
      issues,
      `${path}/state`,
      'enum',
      'must be one of "opened", "closed", "merged", "locked"',
      `${schema}/properties/state`,
    );
  const targetBranch = value['target_branch'];
  if (targetBranch === undefined) reportMissing(issues, path, 'target_branch', schema);
  else if (typeof targetBranch !== 'string')
    fail(issues, `${path}/target_branch`, 'type', 'must be a string', `${schema}/properties/target_branch`);
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined) reportMissing(issues, path, 'target_project_id', schema);
  else if (!Number.isInteger(targetProjectId))
    fail(issues, `${path}/target_project_id`, 'type', 'must be an integer', `${schema}/properties/target_project_id`);
  const taskCompletionStatus = value['task_completion_status'];
  if (taskCompletionStatus === undefined) reportMissing(issues, path, 'task_completion_status', schema);
  else collectMergeRequestTaskCompletion(taskCompletionStatus, `${path}/task_completion_status`, issues);
  const timeStats = value['time_stats'];
  if (timeStats === undefined) reportMissing(issues, path, 'time_stats', schema);
  else collectMergeRequestTimeStats(timeStats, `${path}/time_stats`, issues);
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, 'title', schema);
  else if (typeof title !== 'string')
    fail(issues, `${path}/title`, 'type', 'must be a string', `${schema}/properties/title`);
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string')
    fail(issues, `${path}/title_html`, 'type', 'must be a string', `${schema}/properties/title_html`);
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, 'updated_at', schema);
  else if (typeof updatedAt !== 'string')
    fail(issues, `${path}/updated_at`, 'type', 'must be a string', `${schema}/properties/updated_at`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    fail(
      issues,
      `${path}/updated_at`,
      'format',
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at`,
    );
  const upvotes = value['upvotes'];
  if (upvotes === undefined) reportMissing(issues, path, 'upvotes', schema);
  else if (!Number.isInteger(upvotes))
    fail(issues, `${path}/upvotes`, 'type', 'must be an integer', `${schema}/properties/upvotes`);
  const userNotesCount = value['user_notes_count'];
  if (userNotesCount === undefined) reportMissing(issues, path, 'user_notes_count', schema);
  else if (!Number.isInteger(userNotesCount))
    fail(issues, `${path}/user_notes_count`, 'type', 'must be an integer', `${schema}/properties/user_notes_count`);
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, 'web_url', schema);
  else if (typeof webUrl !== 'string')
    fail(issues, `${path}/web_url`, 'type', 'must be a string', `${schema}/properties/web_url`);
  const workInProgress = value['work_in_progress'];
  if (workInProgress !== undefined && typeof workInProgress !== 'boolean' && workInProgress !== null)
    fail(
      issues,
      `${path}/work_in_progress`,
      'type',
      'must be true, false or null',
      `${schema}/properties/work_in_progress`,
    );
}

function collectMergeRequestAssignees(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(issues, path, 'type', 'must be an array', '#/components/schemas/MergeRequest/properties/assignees');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectUser(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function collectMergeRequestLabels(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(issues, path, 'type', 'must be an array', '#/components/schemas/MergeRequest/properties/labels');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMergeRequestLabelsItem(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function collectMergeRequestReviewers(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(issues, path, 'type', 'must be an array', '#/components/schemas/MergeRequest/properties/reviewers');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectUser(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function collectMergeRequestLabelsItem(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string' && !hasObjectType(value))
    fail(
      issues,
      path,
      'anyOf',
      'must be a string or an object',
      '#/components/schemas/MergeRequest/properties/labels/items',
    );
  if (hasObjectType(value)) collectMergeRequestLabel(value, path, issues);
}
