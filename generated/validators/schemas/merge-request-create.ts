// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestCreate } from '../../types/index.ts';
import { isDate } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { codePoints, isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `MergeRequestCreate`. */
export function isMergeRequestCreate(value: unknown): value is MergeRequestCreate {
  if (!isObject(value)) return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean') return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean') return false;
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !isInteger(approvalsBeforeMerge)) return false;
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !isInteger(assigneeId)) return false;
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined && !isMergeRequestCreateAssigneeIds(assigneeIds)) return false;
  const description = value['description'];
  if (
    description !== undefined &&
    (typeof description !== 'string' || (description.length > 1048576 && codePoints(description) > 1048576))
  )
    return false;
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') return false;
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && (typeof mergeAfter !== 'string' || !isDate(mergeAfter))) return false;
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !isInteger(milestoneId)) return false;
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean') return false;
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined && !isMergeRequestCreateReviewerIds(reviewerIds)) return false;
  const sourceBranch = value['source_branch'];
  if (typeof sourceBranch !== 'string') return false;
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean') return false;
  const targetBranch = value['target_branch'];
  if (typeof targetBranch !== 'string') return false;
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !isInteger(targetProjectId)) return false;
  const title = value['title'];
  return typeof title === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestCreate`; none when it is. */
export function checkMergeRequestCreate(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestCreate(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestCreate`. */
export function collectMergeRequestCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestCreate/type');
    return;
  }
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean')
    report(
      issues,
      `${path}/allow_collaboration`,
      'must be true or false',
      '#/components/schemas/MergeRequestCreate/properties/allow_collaboration/type',
    );
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean')
    report(
      issues,
      `${path}/allow_maintainer_to_push`,
      'must be true or false',
      '#/components/schemas/MergeRequestCreate/properties/allow_maintainer_to_push/type',
    );
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !isInteger(approvalsBeforeMerge))
    report(
      issues,
      `${path}/approvals_before_merge`,
      'must be an integer',
      '#/components/schemas/MergeRequestCreate/properties/approvals_before_merge/type',
    );
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !isInteger(assigneeId))
    report(
      issues,
      `${path}/assignee_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestCreate/properties/assignee_id/type',
    );
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined) collectMergeRequestCreateAssigneeIds(assigneeIds, `${path}/assignee_ids`, issues);
  const description = value['description'];
  if (description !== undefined) collectMergeRequestCreateDescription(description, `${path}/description`, issues);
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string')
    report(
      issues,
      `${path}/labels`,
      'must be a string',
      '#/components/schemas/MergeRequestCreate/properties/labels/type',
    );
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined) collectMergeRequestCreateMergeAfter(mergeAfter, `${path}/merge_after`, issues);
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !isInteger(milestoneId))
    report(
      issues,
      `${path}/milestone_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestCreate/properties/milestone_id/type',
    );
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean')
    report(
      issues,
      `${path}/remove_source_branch`,
      'must be true or false',
      '#/components/schemas/MergeRequestCreate/properties/remove_source_branch/type',
    );
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined) collectMergeRequestCreateReviewerIds(reviewerIds, `${path}/reviewer_ids`, issues);
  const sourceBranch = value['source_branch'];
  if (sourceBranch === undefined)
    report(issues, path, 'must have the property "source_branch"', '#/components/schemas/MergeRequestCreate/required');
  else if (typeof sourceBranch !== 'string')
    report(
      issues,
      `${path}/source_branch`,
      'must be a string',
      '#/components/schemas/MergeRequestCreate/properties/source_branch/type',
    );
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean')
    report(
      issues,
      `${path}/squash`,
      'must be true or false',
      '#/components/schemas/MergeRequestCreate/properties/squash/type',
    );
  const targetBranch = value['target_branch'];
  if (targetBranch === undefined)
    report(issues, path, 'must have the property "target_branch"', '#/components/schemas/MergeRequestCreate/required');
  else if (typeof targetBranch !== 'string')
    report(
      issues,
      `${path}/target_branch`,
      'must be a string',
      '#/components/schemas/MergeRequestCreate/properties/target_branch/type',
    );
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !isInteger(targetProjectId))
    report(
      issues,
      `${path}/target_project_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestCreate/properties/target_project_id/type',
    );
  const title = value['title'];
  if (title === undefined)
    report(issues, path, 'must have the property "title"', '#/components/schemas/MergeRequestCreate/required');
  else if (typeof title !== 'string')
    report(
      issues,
      `${path}/title`,
      'must be a string',
      '#/components/schemas/MergeRequestCreate/properties/title/type',
    );
}

function isMergeRequestCreateAssigneeIds(value: unknown): boolean {
  if (!isMergeRequestCreateAssigneeIdsOption1(value) && value !== 0 && value !== '') return false;
  return true;
}

function collectMergeRequestCreateAssigneeIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isMergeRequestCreateAssigneeIdsOption1(value) && value !== 0 && value !== '')
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/MergeRequestCreate/properties/assignee_ids/anyOf',
    );
}

function isMergeRequestCreateReviewerIds(value: unknown): boolean {
  if (!isMergeRequestCreateReviewerIdsOption1(value) && value !== 0 && value !== '') return false;
  return true;
}

function collectMergeRequestCreateReviewerIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isMergeRequestCreateReviewerIdsOption1(value) && value !== 0 && value !== '')
    report(
      issues,
      path,
      'must be one of 2 shapes, and is none of them',
      '#/components/schemas/MergeRequestCreate/properties/reviewer_ids/anyOf',
    );
}

function collectMergeRequestCreateDescription(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequestCreate/properties/description/type');
    return;
  }
  if (value.length > 1048576 && codePoints(value) > 1048576)
    report(
      issues,
      path,
      'must have at most 1048576 characters',
      '#/components/schemas/MergeRequestCreate/properties/description/maxLength',
    );
}

function collectMergeRequestCreateMergeAfter(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(issues, path, 'must be a string', '#/components/schemas/MergeRequestCreate/properties/merge_after/type');
    return;
  }
  if (!isDate(value))
    report(
      issues,
      path,
      'must be a date such as 2026-03-09',
      '#/components/schemas/MergeRequestCreate/properties/merge_after/format',
    );
}

function isMergeRequestCreateAssigneeIdsOption1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isInteger(item)) return false;
  }
  return true;
}

function isMergeRequestCreateReviewerIdsOption1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isInteger(item)) return false;
  }
  return true;
}
