// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequest } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectMergeRequestLabel, isMergeRequestLabel } from './merge-request-label.ts';
import { collectMergeRequestMilestone, isMergeRequestMilestone } from './merge-request-milestone.ts';
import { collectMergeRequestReferences, isMergeRequestReferences } from './merge-request-references.ts';
import { collectMergeRequestTaskCompletion, isMergeRequestTaskCompletion } from './merge-request-task-completion.ts';
import { collectMergeRequestTimeStats, isMergeRequestTimeStats } from './merge-request-time-stats.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequest`. */
export function isMergeRequest(value: unknown): value is MergeRequest {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (!json.isInteger(value['iid'])) return false;
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
  if (approvalsBeforeMerge !== undefined && !json.isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    return false;
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null && !isUser(assignee)) return false;
  const assignees = value['assignees'];
  if (!json.isArray(assignees) || !assignees.every(isUser)) return false;
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
  if (!json.isInteger(value['downvotes'])) return false;
  const draft = value['draft'];
  if (typeof draft !== 'boolean' && draft !== null) return false;
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (typeof forceRemoveSourceBranch !== 'boolean' && forceRemoveSourceBranch !== null) return false;
  const hasConflicts = value['has_conflicts'];
  if (typeof hasConflicts !== 'boolean' && hasConflicts !== null) return false;
  const imported = value['imported'];
  if (typeof imported !== 'boolean' && imported !== null) return false;
  if (typeof value['imported_from'] !== 'string') return false;
  const labels = value['labels'];
  if (!json.isArray(labels) || !labels.every((item) => typeof item === 'string' || isMergeRequestLabel(item)))
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
  if (!json.isInteger(value['project_id'])) return false;
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string') return false;
  if (!isMergeRequestReferences(value['references'])) return false;
  const reviewers = value['reviewers'];
  if (!json.isArray(reviewers) || !reviewers.every(isUser)) return false;
  if (typeof value['sha'] !== 'string') return false;
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (typeof shouldRemoveSourceBranch !== 'boolean' && shouldRemoveSourceBranch !== null) return false;
  if (typeof value['source_branch'] !== 'string') return false;
  if (!json.isInteger(value['source_project_id'])) return false;
  const squash = value['squash'];
  if (typeof squash !== 'boolean' && squash !== null) return false;
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha !== null && typeof squashCommitSha !== 'string') return false;
  const squashOnMerge = value['squash_on_merge'];
  if (typeof squashOnMerge !== 'boolean' && squashOnMerge !== null) return false;
  const state = value['state'];
  if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked') return false;
  if (typeof value['target_branch'] !== 'string') return false;
  if (!json.isInteger(value['target_project_id'])) return false;
  if (!isMergeRequestTaskCompletion(value['task_completion_status'])) return false;
  if (!isMergeRequestTimeStats(value['time_stats'])) return false;
  if (typeof value['title'] !== 'string') return false;
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  if (!json.isInteger(value['upvotes'])) return false;
  if (!json.isInteger(value['user_notes_count'])) return false;
  if (typeof value['web_url'] !== 'string') return false;
  const workInProgress = value['work_in_progress'];
  return workInProgress === undefined || typeof workInProgress === 'boolean' || workInProgress === null;
}

/** Every reason why `value` is not a valid `MergeRequest`; none when it is. */
export function checkMergeRequest(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequest, collectMergeRequest);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequest`. */
export function collectMergeRequest(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequest';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    [
      'assignees',
      'author',
      'blocking_discussions_resolved',
      'closed_at',
      'closed_by',
      'created_at',
      'description',
      'detailed_merge_status',
      'discussion_locked',
      'downvotes',
      'draft',
      'force_remove_source_branch',
      'has_conflicts',
      'id',
      'iid',
      'imported',
      'imported_from',
      'labels',
      'merge_commit_sha',
      'merge_status',
      'merge_user',
      'merge_when_pipeline_succeeds',
      'merged_at',
      'merged_by',
      'milestone',
      'prepared_at',
      'project_id',
      'references',
      'reviewers',
      'sha',
      'should_remove_source_branch',
      'source_branch',
      'source_project_id',
      'squash',
      'squash_commit_sha',
      'squash_on_merge',
      'state',
      'target_branch',
      'target_project_id',
      'task_completion_status',
      'time_stats',
      'title',
      'updated_at',
      'upvotes',
      'user_notes_count',
      'web_url',
    ],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean' && allowCollaboration !== null)
    report(
      issues,
      `${path}/allow_collaboration`,
      'must be true, false or null',
      `${schema}/properties/allow_collaboration/type`,
    );
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (
    allowMaintainerToPush !== undefined &&
    typeof allowMaintainerToPush !== 'boolean' &&
    allowMaintainerToPush !== null
  )
    report(
      issues,
      `${path}/allow_maintainer_to_push`,
      'must be true, false or null',
      `${schema}/properties/allow_maintainer_to_push/type`,
    );
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !json.isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    report(
      issues,
      `${path}/approvals_before_merge`,
      'must be an integer or null',
      `${schema}/properties/approvals_before_merge/type`,
    );
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null) collectUser(assignee, `${path}/assignee`, issues);
  const assignees = value['assignees'];
  if (assignees !== undefined) collectMergeRequestAssignees(assignees, `${path}/assignees`, issues);
  const author = value['author'];
  if (author !== undefined) collectUser(author, `${path}/author`, issues);
  const blockingDiscussionsResolved = value['blocking_discussions_resolved'];
  if (
    blockingDiscussionsResolved !== undefined &&
    typeof blockingDiscussionsResolved !== 'boolean' &&
    blockingDiscussionsResolved !== null
  )
    report(
      issues,
      `${path}/blocking_discussions_resolved`,
      'must be true, false or null',
      `${schema}/properties/blocking_discussions_resolved/type`,
    );
  const closedAt = value['closed_at'];
  if (closedAt !== undefined && closedAt !== null && typeof closedAt !== 'string')
    report(issues, `${path}/closed_at`, 'must be a string or null', `${schema}/properties/closed_at/type`);
  if (typeof closedAt === 'string' && !hasDateTimeFormat(closedAt))
    report(
      issues,
      `${path}/closed_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/closed_at/format`,
    );
  const closedBy = value['closed_by'];
  if (closedBy !== undefined && closedBy !== null) collectUser(closedBy, `${path}/closed_by`, issues);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at/format`,
    );
  const description = value['description'];
  if (description !== undefined && description !== null && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string or null', `${schema}/properties/description/type`);
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && typeof descriptionHtml !== 'string')
    report(issues, `${path}/description_html`, 'must be a string', `${schema}/properties/description_html/type`);
  const detailedMergeStatus = value['detailed_merge_status'];
  if (detailedMergeStatus !== undefined && typeof detailedMergeStatus !== 'string')
    report(
      issues,
      `${path}/detailed_merge_status`,
      'must be a string',
      `${schema}/properties/detailed_merge_status/type`,
    );
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean' && discussionLocked !== null)
    report(
      issues,
      `${path}/discussion_locked`,
      'must be true, false or null',
      `${schema}/properties/discussion_locked/type`,
    );
  const downvotes = value['downvotes'];
  if (downvotes !== undefined && !json.isInteger(downvotes))
    report(issues, `${path}/downvotes`, 'must be an integer', `${schema}/properties/downvotes/type`);
  const draft = value['draft'];
  if (draft !== undefined && typeof draft !== 'boolean' && draft !== null)
    report(issues, `${path}/draft`, 'must be true, false or null', `${schema}/properties/draft/type`);
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (
    forceRemoveSourceBranch !== undefined &&
    typeof forceRemoveSourceBranch !== 'boolean' &&
    forceRemoveSourceBranch !== null
  )
    report(
      issues,
      `${path}/force_remove_source_branch`,
      'must be true, false or null',
      `${schema}/properties/force_remove_source_branch/type`,
    );
  const hasConflicts = value['has_conflicts'];
  if (hasConflicts !== undefined && typeof hasConflicts !== 'boolean' && hasConflicts !== null)
    report(issues, `${path}/has_conflicts`, 'must be true, false or null', `${schema}/properties/has_conflicts/type`);
  const imported = value['imported'];
  if (imported !== undefined && typeof imported !== 'boolean' && imported !== null)
    report(issues, `${path}/imported`, 'must be true, false or null', `${schema}/properties/imported/type`);
  const importedFrom = value['imported_from'];
  if (importedFrom !== undefined && typeof importedFrom !== 'string')
    report(issues, `${path}/imported_from`, 'must be a string', `${schema}/properties/imported_from/type`);
  const labels = value['labels'];
  if (labels !== undefined) collectMergeRequestLabels(labels, `${path}/labels`, issues);
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && mergeAfter !== null && typeof mergeAfter !== 'string')
    report(issues, `${path}/merge_after`, 'must be a string or null', `${schema}/properties/merge_after/type`);
  if (typeof mergeAfter === 'string' && !hasDateTimeFormat(mergeAfter))
    report(
      issues,
      `${path}/merge_after`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/merge_after/format`,
    );
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== undefined && mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    report(
      issues,
      `${path}/merge_commit_sha`,
      'must be a string or null',
      `${schema}/properties/merge_commit_sha/type`,
    );
  const mergeStatus = value['merge_status'];
  if (mergeStatus !== undefined && typeof mergeStatus !== 'string')
    report(issues, `${path}/merge_status`, 'must be a string', `${schema}/properties/merge_status/type`);
  const mergeUser = value['merge_user'];
  if (mergeUser !== undefined && mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergeWhenPipelineSucceeds = value['merge_when_pipeline_succeeds'];
  if (
    mergeWhenPipelineSucceeds !== undefined &&
    typeof mergeWhenPipelineSucceeds !== 'boolean' &&
    mergeWhenPipelineSucceeds !== null
  )
    report(
      issues,
      `${path}/merge_when_pipeline_succeeds`,
      'must be true, false or null',
      `${schema}/properties/merge_when_pipeline_succeeds/type`,
    );
  const mergedAt = value['merged_at'];
  if (mergedAt !== undefined && mergedAt !== null && typeof mergedAt !== 'string')
    report(issues, `${path}/merged_at`, 'must be a string or null', `${schema}/properties/merged_at/type`);
  if (typeof mergedAt === 'string' && !hasDateTimeFormat(mergedAt))
    report(
      issues,
      `${path}/merged_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/merged_at/format`,
    );
  const mergedBy = value['merged_by'];
  if (mergedBy !== undefined && mergedBy !== null) collectUser(mergedBy, `${path}/merged_by`, issues);
  const milestone = value['milestone'];
  if (milestone !== undefined && milestone !== null)
    collectMergeRequestMilestone(milestone, `${path}/milestone`, issues);
  const preparedAt = value['prepared_at'];
  if (preparedAt !== undefined && preparedAt !== null && typeof preparedAt !== 'string')
    report(issues, `${path}/prepared_at`, 'must be a string or null', `${schema}/properties/prepared_at/type`);
  if (typeof preparedAt === 'string' && !hasDateTimeFormat(preparedAt))
    report(
      issues,
      `${path}/prepared_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/prepared_at/format`,
    );
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId))
    report(issues, `${path}/project_id`, 'must be an integer', `${schema}/properties/project_id/type`);
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string')
    report(issues, `${path}/reference`, 'must be a string', `${schema}/properties/reference/type`);
  const references = value['references'];
  if (references !== undefined) collectMergeRequestReferences(references, `${path}/references`, issues);
  const reviewers = value['reviewers'];
  if (reviewers !== undefined) collectMergeRequestReviewers(reviewers, `${path}/reviewers`, issues);
  const sha = value['sha'];
  if (sha !== undefined && typeof sha !== 'string')
    report(issues, `${path}/sha`, 'must be a string', `${schema}/properties/sha/type`);
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (
    shouldRemoveSourceBranch !== undefined &&
    typeof shouldRemoveSourceBranch !== 'boolean' &&
    shouldRemoveSourceBranch !== null
  )
    report(
      issues,
      `${path}/should_remove_source_branch`,
      'must be true, false or null',
      `${schema}/properties/should_remove_source_branch/type`,
    );
  const sourceBranch = value['source_branch'];
  if (sourceBranch !== undefined && typeof sourceBranch !== 'string')
    report(issues, `${path}/source_branch`, 'must be a string', `${schema}/properties/source_branch/type`);
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId !== undefined && !json.isInteger(sourceProjectId))
    report(issues, `${path}/source_project_id`, 'must be an integer', `${schema}/properties/source_project_id/type`);
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean' && squash !== null)
    report(issues, `${path}/squash`, 'must be true, false or null', `${schema}/properties/squash/type`);
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha !== undefined && squashCommitSha !== null && typeof squashCommitSha !== 'string')
    report(
      issues,
      `${path}/squash_commit_sha`,
      'must be a string or null',
      `${schema}/properties/squash_commit_sha/type`,
    );
  const squashOnMerge = value['squash_on_merge'];
  if (squashOnMerge !== undefined && typeof squashOnMerge !== 'boolean' && squashOnMerge !== null)
    report(
      issues,
      `${path}/squash_on_merge`,
      'must be true, false or null',
      `${schema}/properties/squash_on_merge/type`,
    );
  const state = value['state'];
  if (state !== undefined && state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    report(
      issues,
      `${path}/state`,
      'must be one of "opened", "closed", "merged", "locked"',
      `${schema}/properties/state/enum`,
    );
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string')
    report(issues, `${path}/target_branch`, 'must be a string', `${schema}/properties/target_branch/type`);
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !json.isInteger(targetProjectId))
    report(issues, `${path}/target_project_id`, 'must be an integer', `${schema}/properties/target_project_id/type`);
  const taskCompletionStatus = value['task_completion_status'];
  if (taskCompletionStatus !== undefined)
    collectMergeRequestTaskCompletion(taskCompletionStatus, `${path}/task_completion_status`, issues);
  const timeStats = value['time_stats'];
  if (timeStats !== undefined) collectMergeRequestTimeStats(timeStats, `${path}/time_stats`, issues);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string')
    report(issues, `${path}/title_html`, 'must be a string', `${schema}/properties/title_html/type`);
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    report(issues, `${path}/updated_at`, 'must be a string', `${schema}/properties/updated_at/type`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    report(
      issues,
      `${path}/updated_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at/format`,
    );
  const upvotes = value['upvotes'];
  if (upvotes !== undefined && !json.isInteger(upvotes))
    report(issues, `${path}/upvotes`, 'must be an integer', `${schema}/properties/upvotes/type`);
  const userNotesCount = value['user_notes_count'];
  if (userNotesCount !== undefined && !json.isInteger(userNotesCount))
    report(issues, `${path}/user_notes_count`, 'must be an integer', `${schema}/properties/user_notes_count/type`);
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
  const workInProgress = value['work_in_progress'];
  if (workInProgress !== undefined && typeof workInProgress !== 'boolean' && workInProgress !== null)
    report(
      issues,
      `${path}/work_in_progress`,
      'must be true, false or null',
      `${schema}/properties/work_in_progress/type`,
    );
}

function collectMergeRequestAssignees(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(issues, path, 'must be an array', '#/components/schemas/MergeRequest/properties/assignees/type');
  for (const [index, item] of value.entries()) {
    collectUser(item, `${path}/${index}`, issues);
  }
}

function collectMergeRequestLabels(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(issues, path, 'must be an array', '#/components/schemas/MergeRequest/properties/labels/type');
  for (const [index, item] of value.entries()) {
    collectMergeRequestLabelsItem(item, `${path}/${index}`, issues);
  }
}

function collectMergeRequestReviewers(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return report(issues, path, 'must be an array', '#/components/schemas/MergeRequest/properties/reviewers/type');
  for (const [index, item] of value.entries()) {
    collectUser(item, `${path}/${index}`, issues);
  }
}

function collectMergeRequestLabelsItem(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string' && !json.isObject(value))
    report(
      issues,
      path,
      'must be a string or an object',
      '#/components/schemas/MergeRequest/properties/labels/items/anyOf',
    );
  if (json.isObject(value)) collectMergeRequestLabel(value, path, issues);
}
