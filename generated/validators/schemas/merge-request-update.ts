// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestUpdate } from '../../types/index.ts';
import { isDate } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { codePoints, countProperties, isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestUpdate`. */
export function isMergeRequestUpdate(value: unknown): value is MergeRequestUpdate {
  if (!isObject(value)) return false;
  if (countProperties(value) < 1) return false;
  const addLabels = value['add_labels'];
  if (addLabels !== undefined && typeof addLabels !== 'string') return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean') return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean') return false;
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !isInteger(assigneeId)) return false;
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined && !isMergeRequestUpdateAssigneeIds(assigneeIds)) return false;
  const description = value['description'];
  if (
    description !== undefined &&
    (typeof description !== 'string' || (description.length > 1048576 && codePoints(description) > 1048576))
  )
    return false;
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean') return false;
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') return false;
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && (typeof mergeAfter !== 'string' || !isDate(mergeAfter))) return false;
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !isMergeRequestUpdateMilestoneId(milestoneId)) return false;
  const removeLabels = value['remove_labels'];
  if (removeLabels !== undefined && typeof removeLabels !== 'string') return false;
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean') return false;
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined && !isMergeRequestUpdateReviewerIds(reviewerIds)) return false;
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean') return false;
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'reopen') return false;
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string') return false;
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') return false;
  return true;
}

/** Every reason why `value` is not a valid `MergeRequestUpdate`; none when it is. */
export function checkMergeRequestUpdate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestUpdate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestUpdate`. */
export function collectMergeRequestUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestUpdate/type');
    return;
  }
  if (countProperties(value) < 1)
    report(issues, path, 'must have at least 1 property', '#/components/schemas/MergeRequestUpdate/minProperties');
  const addLabels = value['add_labels'];
  if (addLabels !== undefined && typeof addLabels !== 'string')
    report(
      issues,
      `${path}/add_labels`,
      'must be a string',
      '#/components/schemas/MergeRequestUpdate/properties/add_labels/type',
    );
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean')
    report(
      issues,
      `${path}/allow_collaboration`,
      'must be true or false',
      '#/components/schemas/MergeRequestUpdate/properties/allow_collaboration/type',
    );
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean')
    report(
      issues,
      `${path}/allow_maintainer_to_push`,
      'must be true or false',
      '#/components/schemas/MergeRequestUpdate/properties/allow_maintainer_to_push/type',
    );
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !isInteger(assigneeId))
    report(
      issues,
      `${path}/assignee_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestUpdate/properties/assignee_id/type',
    );
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined) collectMergeRequestUpdateAssigneeIds(assigneeIds, `${path}/assignee_ids`, issues);
  const description = value['description'];
  if (description !== undefined) collectMergeRequestUpdateDescription(description, `${path}/description`, issues);
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean')
    report(
      issues,
      `${path}/discussion_locked`,
      'must be true or false',
      '#/components/schemas/MergeRequestUpdate/properties/discussion_locked/type',
    );
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string')
    report(
      issues,
      `${path}/labels`,
      'must be a string',
      '#/components/schemas/MergeRequestUpdate/properties/labels/type',
    );
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined) collectMergeRequestUpdateMergeAfter(mergeAfter, `${path}/merge_after`, issues);
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined) collectMergeRequestUpdateMilestoneId(milestoneId, `${path}/milestone_id`, issues);
  const removeLabels = value['remove_labels'];
  if (removeLabels !== undefined && typeof removeLabels !== 'string')
    report(
      issues,
      `${path}/remove_labels`,
      'must be a string',
      '#/components/schemas/MergeRequestUpdate/properties/remove_labels/type',
    );
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean')
    report(
      issues,
      `${path}/remove_source_branch`,
      'must be true or false',
      '#/components/schemas/MergeRequestUpdate/properties/remove_source_branch/type',
    );
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined) collectMergeRequestUpdateReviewerIds(reviewerIds, `${path}/reviewer_ids`, issues);
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean')
    report(
      issues,
      `${path}/squash`,
      'must be true or false',
      '#/components/schemas/MergeRequestUpdate/properties/squash/type',
    );
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'reopen')
    report(
      issues,
      `${path}/state_event`,
      'must be one of "close", "reopen"',
      '#/components/schemas/MergeRequestUpdate/properties/state_event/enum',
    );
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string')
    report(
      issues,
      `${path}/target_branch`,
      'must be a string',
      '#/components/schemas/MergeRequestUpdate/properties/target_branch/type',
    );
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/MergeRequestUpdate/properties/title/type',
    );
}

function isMergeRequestUpdateAssigneeIds(value: unknown): boolean {
  if (!isMergeRequestUpdateAssigneeIdsOption1(value) && value !== 0 && value !== '') return false;
  return true;
}

function collectMergeRequestUpdateAssigneeIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isMergeRequestUpdateAssigneeIdsOption1(value) && value !== 0 && value !== '')
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/MergeRequestUpdate/properties/assignee_ids/anyOf',
    );
}

function isMergeRequestUpdateMilestoneId(value: unknown): boolean {
  if (!isInteger(value) && value !== null && value !== '') return false;
  return true;
}

function collectMergeRequestUpdateMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isInteger(value) && value !== null && value !== '')
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/MergeRequestUpdate/properties/milestone_id/anyOf',
    );
}

function isMergeRequestUpdateReviewerIds(value: unknown): boolean {
  if (!isMergeRequestUpdateReviewerIdsOption1(value) && value !== 0 && value !== '') return false;
  return true;
}

function collectMergeRequestUpdateReviewerIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isMergeRequestUpdateReviewerIdsOption1(value) && value !== 0 && value !== '')
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/MergeRequestUpdate/properties/reviewer_ids/anyOf',
    );
}

function collectMergeRequestUpdateDescription(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequestUpdate/properties/description/type');
    return;
  }
  if (value.length > 1048576 && codePoints(value) > 1048576)
    report(
      issues,
      path,
      'must have at most 1048576 characters',
      '#/components/schemas/MergeRequestUpdate/properties/description/maxLength',
    );
}

function collectMergeRequestUpdateMergeAfter(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequestUpdate/properties/merge_after/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/MergeRequestUpdate/properties/merge_after/format',
    );
}

function isMergeRequestUpdateAssigneeIdsOption1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isInteger(item)) return false;
  }
  return true;
}

function isMergeRequestUpdateReviewerIdsOption1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isInteger(item)) return false;
  }
  return true;
}
