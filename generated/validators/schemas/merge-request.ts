// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequest } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { isMergeRequestLabel } from './merge-request-label.ts';
import { collectMergeRequestMilestone, isMergeRequestMilestone } from './merge-request-milestone.ts';
import { collectMergeRequestReferences, isMergeRequestReferences } from './merge-request-references.ts';
import { collectMergeRequestTaskCompletion, isMergeRequestTaskCompletion } from './merge-request-task-completion.ts';
import { collectMergeRequestTimeStats, isMergeRequestTimeStats } from './merge-request-time-stats.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequest`. */
export function isMergeRequest(value: unknown): value is MergeRequest {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const iid = value['iid'];
  if (!isInteger(iid)) return false;
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
  if (approvalsBeforeMerge !== undefined && !isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    return false;
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null && !isUser(assignee)) return false;
  const assignees = value['assignees'];
  if (!isMergeRequestAssignees(assignees)) return false;
  const author = value['author'];
  if (!isUser(author)) return false;
  const blockingDiscussionsResolved = value['blocking_discussions_resolved'];
  if (typeof blockingDiscussionsResolved !== 'boolean' && blockingDiscussionsResolved !== null) return false;
  const closedAt = value['closed_at'];
  if (closedAt !== null && (typeof closedAt !== 'string' || !isDateTime(closedAt))) return false;
  const closedBy = value['closed_by'];
  if (closedBy === undefined || (closedBy !== null && !isUser(closedBy))) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const description = value['description'];
  if (description !== null && typeof description !== 'string') return false;
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && typeof descriptionHtml !== 'string') return false;
  const detailedMergeStatus = value['detailed_merge_status'];
  if (typeof detailedMergeStatus !== 'string') return false;
  const discussionLocked = value['discussion_locked'];
  if (typeof discussionLocked !== 'boolean' && discussionLocked !== null) return false;
  const downvotes = value['downvotes'];
  if (!isInteger(downvotes)) return false;
  const draft = value['draft'];
  if (typeof draft !== 'boolean' && draft !== null) return false;
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (typeof forceRemoveSourceBranch !== 'boolean' && forceRemoveSourceBranch !== null) return false;
  const hasConflicts = value['has_conflicts'];
  if (typeof hasConflicts !== 'boolean' && hasConflicts !== null) return false;
  const imported = value['imported'];
  if (typeof imported !== 'boolean' && imported !== null) return false;
  const importedFrom = value['imported_from'];
  if (typeof importedFrom !== 'string') return false;
  const labels = value['labels'];
  if (!isMergeRequestLabels(labels)) return false;
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && mergeAfter !== null && (typeof mergeAfter !== 'string' || !isDateTime(mergeAfter)))
    return false;
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha !== null && typeof mergeCommitSha !== 'string') return false;
  const mergeStatus = value['merge_status'];
  if (typeof mergeStatus !== 'string') return false;
  const mergeUser = value['merge_user'];
  if (mergeUser === undefined || (mergeUser !== null && !isUser(mergeUser))) return false;
  const mergeWhenPipelineSucceeds = value['merge_when_pipeline_succeeds'];
  if (typeof mergeWhenPipelineSucceeds !== 'boolean' && mergeWhenPipelineSucceeds !== null) return false;
  const mergedAt = value['merged_at'];
  if (mergedAt !== null && (typeof mergedAt !== 'string' || !isDateTime(mergedAt))) return false;
  const mergedBy = value['merged_by'];
  if (mergedBy === undefined || (mergedBy !== null && !isUser(mergedBy))) return false;
  const milestone = value['milestone'];
  if (milestone === undefined || (milestone !== null && !isMergeRequestMilestone(milestone))) return false;
  const preparedAt = value['prepared_at'];
  if (preparedAt !== null && (typeof preparedAt !== 'string' || !isDateTime(preparedAt))) return false;
  const projectId = value['project_id'];
  if (!isInteger(projectId)) return false;
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string') return false;
  const references = value['references'];
  if (!isMergeRequestReferences(references)) return false;
  const reviewers = value['reviewers'];
  if (!isMergeRequestReviewers(reviewers)) return false;
  const sha = value['sha'];
  if (typeof sha !== 'string') return false;
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (typeof shouldRemoveSourceBranch !== 'boolean' && shouldRemoveSourceBranch !== null) return false;
  const sourceBranch = value['source_branch'];
  if (typeof sourceBranch !== 'string') return false;
  const sourceProjectId = value['source_project_id'];
  if (!isInteger(sourceProjectId)) return false;
  const squash = value['squash'];
  if (typeof squash !== 'boolean' && squash !== null) return false;
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha !== null && typeof squashCommitSha !== 'string') return false;
  const squashOnMerge = value['squash_on_merge'];
  if (typeof squashOnMerge !== 'boolean' && squashOnMerge !== null) return false;
  const state = value['state'];
  if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked') return false;
  const targetBranch = value['target_branch'];
  if (typeof targetBranch !== 'string') return false;
  const targetProjectId = value['target_project_id'];
  if (!isInteger(targetProjectId)) return false;
  const taskCompletionStatus = value['task_completion_status'];
  if (!isMergeRequestTaskCompletion(taskCompletionStatus)) return false;
  const timeStats = value['time_stats'];
  if (!isMergeRequestTimeStats(timeStats)) return false;
  const title = value['title'];
  if (typeof title !== 'string') return false;
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  const upvotes = value['upvotes'];
  if (!isInteger(upvotes)) return false;
  const userNotesCount = value['user_notes_count'];
  if (!isInteger(userNotesCount)) return false;
  const webUrl = value['web_url'];
  if (typeof webUrl !== 'string') return false;
  const workInProgress = value['work_in_progress'];
  if (workInProgress !== undefined && typeof workInProgress !== 'boolean' && workInProgress !== null) return false;
  return true;
}

/** Every reason why `value` is not a valid `MergeRequest`; none when it is. */
export function checkMergeRequest(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequest(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequest`. */
export function collectMergeRequest(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequest/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', '#/components/schemas/MergeRequest/properties/id/type');
  const iid = value['iid'];
  if (iid === undefined)
    report(issues, path, 'must have the property "iid"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', '#/components/schemas/MergeRequest/properties/iid/type');
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean' && allowCollaboration !== null)
    report(
      issues,
      `${path}/allow_collaboration`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/allow_collaboration/type',
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
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/allow_maintainer_to_push/type',
    );
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !isInteger(approvalsBeforeMerge) && approvalsBeforeMerge !== null)
    report(
      issues,
      `${path}/approvals_before_merge`,
      'must be an integer or null',
      '#/components/schemas/MergeRequest/properties/approvals_before_merge/type',
    );
  const assignee = value['assignee'];
  if (assignee !== undefined && assignee !== null) collectUser(assignee, `${path}/assignee`, issues);
  const assignees = value['assignees'];
  if (assignees === undefined)
    report(issues, path, 'must have the property "assignees"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestAssignees(assignees, `${path}/assignees`, issues);
  const author = value['author'];
  if (author === undefined)
    report(issues, path, 'must have the property "author"', '#/components/schemas/MergeRequest/required');
  else collectUser(author, `${path}/author`, issues);
  const blockingDiscussionsResolved = value['blocking_discussions_resolved'];
  if (blockingDiscussionsResolved === undefined)
    report(
      issues,
      path,
      'must have the property "blocking_discussions_resolved"',
      '#/components/schemas/MergeRequest/required',
    );
  else if (typeof blockingDiscussionsResolved !== 'boolean' && blockingDiscussionsResolved !== null)
    report(
      issues,
      `${path}/blocking_discussions_resolved`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/blocking_discussions_resolved/type',
    );
  const closedAt = value['closed_at'];
  if (closedAt === undefined)
    report(issues, path, 'must have the property "closed_at"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestClosedAt(closedAt, `${path}/closed_at`, issues);
  const closedBy = value['closed_by'];
  if (closedBy === undefined)
    report(issues, path, 'must have the property "closed_by"', '#/components/schemas/MergeRequest/required');
  else if (closedBy !== null) collectUser(closedBy, `${path}/closed_by`, issues);
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(issues, path, 'must have the property "created_at"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestCreatedAt(createdAt, `${path}/created_at`, issues);
  const description = value['description'];
  if (description === undefined)
    report(issues, path, 'must have the property "description"', '#/components/schemas/MergeRequest/required');
  else if (description !== null && typeof description !== 'string')
    report(
      issues,
      `${path}/description`,
      'must be a string or null',
      '#/components/schemas/MergeRequest/properties/description/type',
    );
  const descriptionHtml = value['description_html'];
  if (descriptionHtml !== undefined && typeof descriptionHtml !== 'string')
    report(
      issues,
      `${path}/description_html`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/description_html/type',
    );
  const detailedMergeStatus = value['detailed_merge_status'];
  if (detailedMergeStatus === undefined)
    report(
      issues,
      path,
      'must have the property "detailed_merge_status"',
      '#/components/schemas/MergeRequest/required',
    );
  else if (typeof detailedMergeStatus !== 'string')
    report(
      issues,
      `${path}/detailed_merge_status`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/detailed_merge_status/type',
    );
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked === undefined)
    report(issues, path, 'must have the property "discussion_locked"', '#/components/schemas/MergeRequest/required');
  else if (typeof discussionLocked !== 'boolean' && discussionLocked !== null)
    report(
      issues,
      `${path}/discussion_locked`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/discussion_locked/type',
    );
  const downvotes = value['downvotes'];
  if (downvotes === undefined)
    report(issues, path, 'must have the property "downvotes"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(downvotes))
    report(
      issues,
      `${path}/downvotes`,
      'must be an integer',
      '#/components/schemas/MergeRequest/properties/downvotes/type',
    );
  const draft = value['draft'];
  if (draft === undefined)
    report(issues, path, 'must have the property "draft"', '#/components/schemas/MergeRequest/required');
  else if (typeof draft !== 'boolean' && draft !== null)
    report(
      issues,
      `${path}/draft`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/draft/type',
    );
  const forceRemoveSourceBranch = value['force_remove_source_branch'];
  if (forceRemoveSourceBranch === undefined)
    report(
      issues,
      path,
      'must have the property "force_remove_source_branch"',
      '#/components/schemas/MergeRequest/required',
    );
  else if (typeof forceRemoveSourceBranch !== 'boolean' && forceRemoveSourceBranch !== null)
    report(
      issues,
      `${path}/force_remove_source_branch`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/force_remove_source_branch/type',
    );
  const hasConflicts = value['has_conflicts'];
  if (hasConflicts === undefined)
    report(issues, path, 'must have the property "has_conflicts"', '#/components/schemas/MergeRequest/required');
  else if (typeof hasConflicts !== 'boolean' && hasConflicts !== null)
    report(
      issues,
      `${path}/has_conflicts`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/has_conflicts/type',
    );
  const imported = value['imported'];
  if (imported === undefined)
    report(issues, path, 'must have the property "imported"', '#/components/schemas/MergeRequest/required');
  else if (typeof imported !== 'boolean' && imported !== null)
    report(
      issues,
      `${path}/imported`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/imported/type',
    );
  const importedFrom = value['imported_from'];
  if (importedFrom === undefined)
    report(issues, path, 'must have the property "imported_from"', '#/components/schemas/MergeRequest/required');
  else if (typeof importedFrom !== 'string')
    report(
      issues,
      `${path}/imported_from`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/imported_from/type',
    );
  const labels = value['labels'];
  if (labels === undefined)
    report(issues, path, 'must have the property "labels"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestLabels(labels, `${path}/labels`, issues);
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined) collectMergeRequestMergeAfter(mergeAfter, `${path}/merge_after`, issues);
  const mergeCommitSha = value['merge_commit_sha'];
  if (mergeCommitSha === undefined)
    report(issues, path, 'must have the property "merge_commit_sha"', '#/components/schemas/MergeRequest/required');
  else if (mergeCommitSha !== null && typeof mergeCommitSha !== 'string')
    report(
      issues,
      `${path}/merge_commit_sha`,
      'must be a string or null',
      '#/components/schemas/MergeRequest/properties/merge_commit_sha/type',
    );
  const mergeStatus = value['merge_status'];
  if (mergeStatus === undefined)
    report(issues, path, 'must have the property "merge_status"', '#/components/schemas/MergeRequest/required');
  else if (typeof mergeStatus !== 'string')
    report(
      issues,
      `${path}/merge_status`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/merge_status/type',
    );
  const mergeUser = value['merge_user'];
  if (mergeUser === undefined)
    report(issues, path, 'must have the property "merge_user"', '#/components/schemas/MergeRequest/required');
  else if (mergeUser !== null) collectUser(mergeUser, `${path}/merge_user`, issues);
  const mergeWhenPipelineSucceeds = value['merge_when_pipeline_succeeds'];
  if (mergeWhenPipelineSucceeds === undefined)
    report(
      issues,
      path,
      'must have the property "merge_when_pipeline_succeeds"',
      '#/components/schemas/MergeRequest/required',
    );
  else if (typeof mergeWhenPipelineSucceeds !== 'boolean' && mergeWhenPipelineSucceeds !== null)
    report(
      issues,
      `${path}/merge_when_pipeline_succeeds`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/merge_when_pipeline_succeeds/type',
    );
  const mergedAt = value['merged_at'];
  if (mergedAt === undefined)
    report(issues, path, 'must have the property "merged_at"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestMergedAt(mergedAt, `${path}/merged_at`, issues);
  const mergedBy = value['merged_by'];
  if (mergedBy === undefined)
    report(issues, path, 'must have the property "merged_by"', '#/components/schemas/MergeRequest/required');
  else if (mergedBy !== null) collectUser(mergedBy, `${path}/merged_by`, issues);
  const milestone = value['milestone'];
  if (milestone === undefined)
    report(issues, path, 'must have the property "milestone"', '#/components/schemas/MergeRequest/required');
  else if (milestone !== null) collectMergeRequestMilestone(milestone, `${path}/milestone`, issues);
  const preparedAt = value['prepared_at'];
  if (preparedAt === undefined)
    report(issues, path, 'must have the property "prepared_at"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestPreparedAt(preparedAt, `${path}/prepared_at`, issues);
  const projectId = value['project_id'];
  if (projectId === undefined)
    report(issues, path, 'must have the property "project_id"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/MergeRequest/properties/project_id/type',
    );
  const reference = value['reference'];
  if (reference !== undefined && typeof reference !== 'string')
    report(
      issues,
      `${path}/reference`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/reference/type',
    );
  const references = value['references'];
  if (references === undefined)
    report(issues, path, 'must have the property "references"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestReferences(references, `${path}/references`, issues);
  const reviewers = value['reviewers'];
  if (reviewers === undefined)
    report(issues, path, 'must have the property "reviewers"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestReviewers(reviewers, `${path}/reviewers`, issues);
  const sha = value['sha'];
  if (sha === undefined)
    report(issues, path, 'must have the property "sha"', '#/components/schemas/MergeRequest/required');
  else if (typeof sha !== 'string')
    report(issues, `${path}/sha`, 'must be a string', '#/components/schemas/MergeRequest/properties/sha/type');
  const shouldRemoveSourceBranch = value['should_remove_source_branch'];
  if (shouldRemoveSourceBranch === undefined)
    report(
      issues,
      path,
      'must have the property "should_remove_source_branch"',
      '#/components/schemas/MergeRequest/required',
    );
  else if (typeof shouldRemoveSourceBranch !== 'boolean' && shouldRemoveSourceBranch !== null)
    report(
      issues,
      `${path}/should_remove_source_branch`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/should_remove_source_branch/type',
    );
  const sourceBranch = value['source_branch'];
  if (sourceBranch === undefined)
    report(issues, path, 'must have the property "source_branch"', '#/components/schemas/MergeRequest/required');
  else if (typeof sourceBranch !== 'string')
    report(
      issues,
      `${path}/source_branch`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/source_branch/type',
    );
  const sourceProjectId = value['source_project_id'];
  if (sourceProjectId === undefined)
    report(issues, path, 'must have the property "source_project_id"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(sourceProjectId))
    report(
      issues,
      `${path}/source_project_id`,
      'must be an integer',
      '#/components/schemas/MergeRequest/properties/source_project_id/type',
    );
  const squash = value['squash'];
  if (squash === undefined)
    report(issues, path, 'must have the property "squash"', '#/components/schemas/MergeRequest/required');
  else if (typeof squash !== 'boolean' && squash !== null)
    report(
      issues,
      `${path}/squash`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/squash/type',
    );
  const squashCommitSha = value['squash_commit_sha'];
  if (squashCommitSha === undefined)
    report(issues, path, 'must have the property "squash_commit_sha"', '#/components/schemas/MergeRequest/required');
  else if (squashCommitSha !== null && typeof squashCommitSha !== 'string')
    report(
      issues,
      `${path}/squash_commit_sha`,
      'must be a string or null',
      '#/components/schemas/MergeRequest/properties/squash_commit_sha/type',
    );
  const squashOnMerge = value['squash_on_merge'];
  if (squashOnMerge === undefined)
    report(issues, path, 'must have the property "squash_on_merge"', '#/components/schemas/MergeRequest/required');
  else if (typeof squashOnMerge !== 'boolean' && squashOnMerge !== null)
    report(
      issues,
      `${path}/squash_on_merge`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/squash_on_merge/type',
    );
  const state = value['state'];
  if (state === undefined)
    report(issues, path, 'must have the property "state"', '#/components/schemas/MergeRequest/required');
  else if (state !== 'opened' && state !== 'closed' && state !== 'merged' && state !== 'locked')
    report(
      issues,
      `${path}/state`,
      'must be one of "opened", "closed", "merged", "locked"',
      '#/components/schemas/MergeRequest/properties/state/enum',
    );
  const targetBranch = value['target_branch'];
  if (targetBranch === undefined)
    report(issues, path, 'must have the property "target_branch"', '#/components/schemas/MergeRequest/required');
  else if (typeof targetBranch !== 'string')
    report(
      issues,
      `${path}/target_branch`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/target_branch/type',
    );
  const targetProjectId = value['target_project_id'];
  if (targetProjectId === undefined)
    report(issues, path, 'must have the property "target_project_id"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(targetProjectId))
    report(
      issues,
      `${path}/target_project_id`,
      'must be an integer',
      '#/components/schemas/MergeRequest/properties/target_project_id/type',
    );
  const taskCompletionStatus = value['task_completion_status'];
  if (taskCompletionStatus === undefined)
    report(
      issues,
      path,
      'must have the property "task_completion_status"',
      '#/components/schemas/MergeRequest/required',
    );
  else collectMergeRequestTaskCompletion(taskCompletionStatus, `${path}/task_completion_status`, issues);
  const timeStats = value['time_stats'];
  if (timeStats === undefined)
    report(issues, path, 'must have the property "time_stats"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestTimeStats(timeStats, `${path}/time_stats`, issues);
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/MergeRequest/required');
  else if (typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', '#/components/schemas/MergeRequest/properties/title/type');
  const titleHtml = value['title_html'];
  if (titleHtml !== undefined && typeof titleHtml !== 'string')
    report(
      issues,
      `${path}/title_html`,
      'must be a string',
      '#/components/schemas/MergeRequest/properties/title_html/type',
    );
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(issues, path, 'must have the property "updated_at"', '#/components/schemas/MergeRequest/required');
  else collectMergeRequestUpdatedAt(updatedAt, `${path}/updated_at`, issues);
  const upvotes = value['upvotes'];
  if (upvotes === undefined)
    report(issues, path, 'must have the property "upvotes"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(upvotes))
    report(
      issues,
      `${path}/upvotes`,
      'must be an integer',
      '#/components/schemas/MergeRequest/properties/upvotes/type',
    );
  const userNotesCount = value['user_notes_count'];
  if (userNotesCount === undefined)
    report(issues, path, 'must have the property "user_notes_count"', '#/components/schemas/MergeRequest/required');
  else if (!isInteger(userNotesCount))
    report(
      issues,
      `${path}/user_notes_count`,
      'must be an integer',
      '#/components/schemas/MergeRequest/properties/user_notes_count/type',
    );
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/MergeRequest/required');
  else if (typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', '#/components/schemas/MergeRequest/properties/web_url/type');
  const workInProgress = value['work_in_progress'];
  if (workInProgress !== undefined && typeof workInProgress !== 'boolean' && workInProgress !== null)
    report(
      issues,
      `${path}/work_in_progress`,
      'must be true or false or null',
      '#/components/schemas/MergeRequest/properties/work_in_progress/type',
    );
}

function isMergeRequestAssignees(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isUser(item)) return false;
  }
  return true;
}

function collectMergeRequestAssignees(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/MergeRequest/properties/assignees/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    collectUser(item, `${path}/${index}`, issues);
  }
}

function isMergeRequestLabels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isMergeRequestLabelsItem(item)) return false;
  }
  return true;
}

function collectMergeRequestLabels(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/MergeRequest/properties/labels/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    collectMergeRequestLabelsItem(item, `${path}/${index}`, issues);
  }
}

function isMergeRequestReviewers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isUser(item)) return false;
  }
  return true;
}

function collectMergeRequestReviewers(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(issues, path, 'must be an array', '#/components/schemas/MergeRequest/properties/reviewers/type');
    return;
  }
  for (const [index, item] of value.entries()) {
    collectUser(item, `${path}/${index}`, issues);
  }
}

function collectMergeRequestClosedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string or null', '#/components/schemas/MergeRequest/properties/closed_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequest/properties/closed_at/format',
    );
}

function collectMergeRequestCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequest/properties/created_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequest/properties/created_at/format',
    );
}

function collectMergeRequestMergeAfter(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string or null', '#/components/schemas/MergeRequest/properties/merge_after/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequest/properties/merge_after/format',
    );
}

function collectMergeRequestMergedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string or null', '#/components/schemas/MergeRequest/properties/merged_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequest/properties/merged_at/format',
    );
}

function collectMergeRequestPreparedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string or null', '#/components/schemas/MergeRequest/properties/prepared_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequest/properties/prepared_at/format',
    );
}

function collectMergeRequestUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequest/properties/updated_at/type');
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequest/properties/updated_at/format',
    );
}

function isMergeRequestLabelsItem(value: unknown): boolean {
  if (typeof value !== 'string' && !isMergeRequestLabel(value)) return false;
  return true;
}

function collectMergeRequestLabelsItem(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string' && !isMergeRequestLabel(value))
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/MergeRequest/properties/labels/items/anyOf',
    );
}
