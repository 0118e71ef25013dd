// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequest } from '../../types/merge-requests.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  limitReached,
  reportItems,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { every } from '../runtime/values.ts';
import { collectMergeRequestLabel, isMergeRequestLabel } from './merge-request-label.ts';
import { collectMergeRequestMilestone, isMergeRequestMilestone } from './merge-request-milestone.ts';
import { collectMergeRequestReferences, isMergeRequestReferences } from './merge-request-references.ts';
import { collectMergeRequestTaskCompletion, isMergeRequestTaskCompletion } from './merge-request-task-completion.ts';
import { collectMergeRequestTimeStats, isMergeRequestTimeStats } from './merge-request-time-stats.ts';
import { collectUser, isUser } from './user.ts';

/** Returns true if `value` is a valid `MergeRequest`. */
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

/** Returns the reasons why `value` is not a valid `MergeRequest`; none if it is. */
export function checkMergeRequest(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequest, collectMergeRequest);
}

/** `MergeRequest` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestSchema: StandardSchema<MergeRequest> = /* @__PURE__ */ standardSchema(
  isMergeRequest,
  checkMergeRequest,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequest`. */
export function collectMergeRequest(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequest';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean' && allowCollaboration !== null)
    failType(issues, path, schema, '/allow_collaboration', 'must be true, false or null');
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (
    allowMaintainerToPush !== undefined &&
    typeof allowMaintainerToPush !== 'boolean' &&
    allowMaintainerToPush !== null
  )
    failType(issues, path, schema, '/allow_maintainer_to_push', 'must be true, false or null');
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !Number.isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    failType(issues, path, schema, '/approvals_before_merge', 'must be an integer or null');
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null) collectUser(assignee, `${path}/assignee`, issues);
  const assignees = value['assignees'];
  if (assignees === undefined) reportMissing(issues, path, schema, 'assignees');
  else reportItems(assignees, `${path}/assignees`, issues, `${schema}/properties/assignees`, collectUser);
  const author = value['author'];
  if (author === undefined) reportMissing(issues, path, schema, 'author');
  else collectUser(author, `${path}/author`, issues);
  const blockingDiscussionsResolved = value['blocking_discussions_resolved'];
  if (blockingDiscussionsResolved === undefined) reportMissing(issues, path, schema, 'blocking_discussions_resolved');
  else if (typeof blockingDiscussionsResolved !== 'boolean' && blockingDiscussionsResolved !== null)
    failType(issues, path, schema, '/blocking_discussions_resolved', 'must be true, false or null');
  const closedAt = value['closed_at'];
  if (closedAt === undefined) reportMissing(issues, path, schema, 'closed_at');
  else if (closedAt !== null && typeof closedAt !== 'string')
    failType(issues, path, schema, '/closed_at', 'must be a string or null');
  if (typeof closedAt === 'string' && !hasDateTimeFormat(closedAt))
    failProperty(issues, path, schema, '/closed_at', 'format', dateTimeMessage);
  const closedBy = value['closed_by'];
  if (closedBy === undefined) reportMissing(issues, path, schema, 'closed_by');
  else if (closedBy !== null) collectUser(closedBy, `${path}/closed_by`, issues);
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const description = value['description'];
  if (description === undefined) reportMissing(issues, path, schema, 'description');
  else if (description !== null && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string or null');
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && typeof descriptionHtml !== 'string')
    failType(issues, path, schema, '/description_html', 'must be a string');
  const detailedMergeStatus = value['detailed_merge_status'];
  if (detailedMergeStatus === undefined) reportMissing(issues, path, schema, 'detailed_merge_status');
  else if (typeof detailedMergeStatus !== 'string')
    failType(issues, path, schema, '/detailed_merge_status', 'must be a string');
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked === undefined) reportMissing(issues, path, schema, 'discussion_locked');
  else if (typeof discussionLocked !== 'boolean' && discussionLocked !== null)
    failType(issues, path, schema, '/discussion_locked', 'must be true, false or null');
  const downvotes = value['downvotes'];
  if (downvotes === undefined) reportMissing(issues, path, schema, 'downvotes');
  else if (!Number.isInteger(downvotes)) failType(issues, path, schema, '/downvotes', 'must be an integer');
  const draft = value['draft'];
  if (draft === undefined) reportMissing(issues, path, schema, 'draft');
  else if (typeof draft !== 'boolean' && draft !== null)
    failType(issues, path, schema, '/draft', 'must be true, false or null');
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (forceRemoveSourceBranch === undefined) reportMissing(issues, path, schema, 'force_remove_source_branch');
  else if (typeof forceRemoveSourceBranch !== 'boolean' && forceRemoveSourceBranch !== null)
    failType(issues, path, schema, '/force_remove_source_branch', 'must be true, false or null');
  const hasConflicts = value['has_conflicts'];
  if (hasConflicts === undefined) reportMissing(issues, path, schema, 'has_conflicts');
  else if (typeof hasConflicts !== 'boolean' && hasConflicts !== null)
    failType(issues, path, schema, '/has_conflicts', 'must be true, false or null');
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, schema, 'iid');
  else if (!Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const imported = value['imported'];
  if (imported === undefined) reportMissing(issues, path, schema, 'imported');
  else if (typeof imported !== 'boolean' && imported !== null)
    failType(issues, path, schema, '/imported', 'must be true, false or null');
  const importedFrom = value['imported_from'];
  if (importedFrom === undefined) reportMissing(issues, path, schema, 'imported_from');
  else if (typeof importedFrom !== 'string') failType(issues, path, schema, '/imported_from', 'must be a string');
  const labels = value['labels'];
  if (labels === undefined) reportMissing(issues, path, schema, 'labels');
  else collectMergeRequestLabels(labels, `${path}/labels`, issues);
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && mergeAfter !== null && typeof mergeAfter !== 'string')
    failType(issues, path, schema, '/merge_after', 'must be a string or null');
  if (typeof mergeAfter === 'string' && !hasDateTimeFormat(mergeAfter))
    failProperty(issues, path, schema, '/merge_after', 'format', dateTimeMessage);
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha === undefined) reportMissing(issues, path, schema, 'merge_commit_sha');
  else if (mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    failType(issues, path, schema, '/merge_commit_sha', 'must be a string or null');
  const mergeStatus = value['merge_status'];
  if (mergeStatus === undefined) reportMissing(issues, path, schema, 'merge_status');
  else if (typeof mergeStatus !== 'string') failType(issues, path, schema, '/merge_status', 'must be a string');
  const mergeUser = value['merge_user'];
  if (mergeUser === undefined) reportMissing(issues, path, schema, 'merge_user');
  else if (mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergeWhenPipelineSucceeds = value['merge_when_pipeline_succeeds'];
  if (mergeWhenPipelineSucceeds === undefined) reportMissing(issues, path, schema, 'merge_when_pipeline_succeeds');
  else if (typeof mergeWhenPipelineSucceeds !== 'boolean' && mergeWhenPipelineSucceeds !== null)
    failType(issues, path, schema, '/merge_when_pipeline_succeeds', 'must be true, false or null');
  const mergedAt = value['merged_at'];
  if (mergedAt === undefined) reportMissing(issues, path, schema, 'merged_at');
  else if (mergedAt !== null && typeof mergedAt !== 'string')
    failType(issues, path, schema, '/merged_at', 'must be a string or null');
  if (typeof mergedAt === 'string' && !hasDateTimeFormat(mergedAt))
    failProperty(issues, path, schema, '/merged_at', 'format', dateTimeMessage);
  const mergedBy = value['merged_by'];
  if (mergedBy === undefined) reportMissing(issues, path, schema, 'merged_by');
  else if (mergedBy !== null) collectUser(mergedBy, `${path}/merged_by`, issues);
  const milestone = value['milestone'];
  if (milestone === undefined) reportMissing(issues, path, schema, 'milestone');
  else if (milestone !== null) collectMergeRequestMilestone(milestone, `${path}/milestone`, issues);
  const preparedAt = value['prepared_at'];
  if (preparedAt === undefined) reportMissing(issues, path, schema, 'prepared_at');
  else if (preparedAt !== null && typeof preparedAt !== 'string')
    failType(issues, path, schema, '/prepared_at', 'must be a string or null');
  if (typeof preparedAt === 'string' && !hasDateTimeFormat(preparedAt))
    failProperty(issues, path, schema, '/prepared_at', 'format', dateTimeMessage);
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, schema, 'project_id');
  else if (!Number.isInteger(projectId)) failType(issues, path, schema, '/project_id', 'must be an integer');
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string')
    failType(issues, path, schema, '/reference', 'must be a string');
  const references = value['references'];
  if (references === undefined) reportMissing(issues, path, schema, 'references');
  else collectMergeRequestReferences(references, `${path}/references`, issues);
  const reviewers = value['reviewers'];
  if (reviewers === undefined) reportMissing(issues, path, schema, 'reviewers');
  else reportItems(reviewers, `${path}/reviewers`, issues, `${schema}/properties/reviewers`, collectUser);
  const sha = value['sha'];
  if (sha === undefined) reportMissing(issues, path, schema, 'sha');
  else if (typeof sha !== 'string') failType(issues, path, schema, '/sha', 'must be a string');
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (shouldRemoveSourceBranch === undefined) reportMissing(issues, path, schema, 'should_remove_source_branch');
  else if (typeof shouldRemoveSourceBranch !== 'boolean' && shouldRemoveSourceBranch !== null)
    failType(issues, path, schema, '/should_remove_source_branch', 'must be true, false or null');
  const sourceBranch = value['source_branch'];
  if (sourceBranch === undefined) reportMissing(issues, path, schema, 'source_branch');
  else if (typeof sourceBranch !== 'string') failType(issues, path, schema, '/source_branch', 'must be a string');
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined) reportMissing(issues, path, schema, 'source_project_id');
  else if (!Number.isInteger(sourceProjectId))
    failType(issues, path, schema, '/source_project_id', 'must be an integer');
  const squash = value['squash'];
  if (squash === undefined) reportMissing(issues, path, schema, 'squash');
  else if (typeof squash !== 'boolean' && squash !== null)
    failType(issues, path, schema, '/squash', 'must be true, false or null');
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha === undefined) reportMissing(issues, path, schema, 'squash_commit_sha');
  else if (squashCommitSha !== null && typeof squashCommitSha !== 'string')
    failType(issues, path, schema, '/squash_commit_sha', 'must be a string or null');
  const squashOnMerge = value['squash_on_merge'];
  if (squashOnMerge === undefined) reportMissing(issues, path, schema, 'squash_on_merge');
  else if (typeof squashOnMerge !== 'boolean' && squashOnMerge !== null)
    failType(issues, path, schema, '/squash_on_merge', 'must be true, false or null');
  const state = value['state'];
  if (state === undefined) reportMissing(issues, path, schema, 'state');
  else if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    failProperty(issues, path, schema, '/state', 'enum', 'must be one of "opened", "closed", "merged", "locked"');
  const targetBranch = value['target_branch'];
  if (targetBranch === undefined) reportMissing(issues, path, schema, 'target_branch');
  else if (typeof targetBranch !== 'string') failType(issues, path, schema, '/target_branch', 'must be a string');
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined) reportMissing(issues, path, schema, 'target_project_id');
  else if (!Number.isInteger(targetProjectId))
    failType(issues, path, schema, '/target_project_id', 'must be an integer');
  const taskCompletionStatus = value['task_completion_status'];
  if (taskCompletionStatus === undefined) reportMissing(issues, path, schema, 'task_completion_status');
  else collectMergeRequestTaskCompletion(taskCompletionStatus, `${path}/task_completion_status`, issues);
  const timeStats = value['time_stats'];
  if (timeStats === undefined) reportMissing(issues, path, schema, 'time_stats');
  else collectMergeRequestTimeStats(timeStats, `${path}/time_stats`, issues);
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, schema, 'title');
  else if (typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string')
    failType(issues, path, schema, '/title_html', 'must be a string');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, schema, 'updated_at');
  else if (typeof updatedAt !== 'string') failType(issues, path, schema, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, schema, '/updated_at', 'format', dateTimeMessage);
  const upvotes = value['upvotes'];
  if (upvotes === undefined) reportMissing(issues, path, schema, 'upvotes');
  else if (!Number.isInteger(upvotes)) failType(issues, path, schema, '/upvotes', 'must be an integer');
  const userNotesCount = value['user_notes_count'];
  if (userNotesCount === undefined) reportMissing(issues, path, schema, 'user_notes_count');
  else if (!Number.isInteger(userNotesCount)) failType(issues, path, schema, '/user_notes_count', 'must be an integer');
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
  const workInProgress = value['work_in_progress'];
  if (workInProgress !== undefined && typeof workInProgress !== 'boolean' && workInProgress !== null)
    failType(issues, path, schema, '/work_in_progress', 'must be true, false or null');
}

function collectMergeRequestLabels(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!hasArrayType(value))
    return fail(issues, path, '#/components/schemas/MergeRequest/properties/labels', 'type', 'must be an array');
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    collectMergeRequestLabelsItem(item, `${path}/${index}`, issues);
    if (limitReached(issues)) return;
  }
}

function collectMergeRequestLabelsItem(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string' && !hasObjectType(value))
    fail(
      issues,
      path,
      '#/components/schemas/MergeRequest/properties/labels/items',
      'anyOf',
      'must be a string or an object',
    );
  if (hasObjectType(value)) collectMergeRequestLabel(value, path, issues);
}
