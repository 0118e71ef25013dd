// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestCreate } from '../../types/index.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import { type ValidationIssue, codePoints, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestCreate`. */
export function isMergeRequestCreate(value: unknown): value is MergeRequestCreate {
  if (!json.isObject(value)) return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean') return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean') return false;
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !json.isInteger(approvalsBeforeMerge)) return false;
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !json.isInteger(assigneeId)) return false;
  const assigneeIds = value['assignee_ids'];
  if (
    assigneeIds !== undefined &&
    (!json.isArray(assigneeIds) || !assigneeIds.every((item) => json.isInteger(item))) &&
    assigneeIds !== 0 &&
    assigneeIds !== ''
  )
    return false;
  const description = value['description'];
  if (
    description !== undefined &&
    (typeof description !== 'string' || (description.length > 1048576 && codePoints(description) > 1048576))
  )
    return false;
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') return false;
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && (typeof mergeAfter !== 'string' || !hasDateFormat(mergeAfter))) return false;
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !json.isInteger(milestoneId)) return false;
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean') return false;
  const reviewerIds = value['reviewer_ids'];
  if (
    reviewerIds !== undefined &&
    (!json.isArray(reviewerIds) || !reviewerIds.every((item) => json.isInteger(item))) &&
    reviewerIds !== 0 &&
    reviewerIds !== ''
  )
    return false;
  if (typeof value['source_branch'] !== 'string') return false;
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean') return false;
  if (typeof value['target_branch'] !== 'string') return false;
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !json.isInteger(targetProjectId)) return false;
  return typeof value['title'] === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestCreate`; none when it is. */
export function checkMergeRequestCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestCreate, collectMergeRequestCreate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestCreate`. */
export function collectMergeRequestCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestCreate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(issues, path, value, ['source_branch', 'target_branch', 'title'], `${schema}/required`);
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean')
    report(
      issues,
      `${path}/allow_collaboration`,
      'must be true or false',
      `${schema}/properties/allow_collaboration/type`,
    );
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean')
    report(
      issues,
      `${path}/allow_maintainer_to_push`,
      'must be true or false',
      `${schema}/properties/allow_maintainer_to_push/type`,
    );
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !json.isInteger(approvalsBeforeMerge))
    report(
      issues,
      `${path}/approvals_before_merge`,
      'must be an integer',
      `${schema}/properties/approvals_before_merge/type`,
    );
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !json.isInteger(assigneeId))
    report(issues, `${path}/assignee_id`, 'must be an integer', `${schema}/properties/assignee_id/type`);
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined) collectMergeRequestCreateAssigneeIds(assigneeIds, `${path}/assignee_ids`, issues);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/properties/description/type`);
  if (typeof description === 'string' && description.length > 1048576 && codePoints(description) > 1048576)
    report(
      issues,
      `${path}/description`,
      'must have at most 1048576 characters',
      `${schema}/properties/description/maxLength`,
    );
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string')
    report(issues, `${path}/labels`, 'must be a string', `${schema}/properties/labels/type`);
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && typeof mergeAfter !== 'string')
    report(issues, `${path}/merge_after`, 'must be a string', `${schema}/properties/merge_after/type`);
  if (typeof mergeAfter === 'string' && !hasDateFormat(mergeAfter))
    report(
      issues,
      `${path}/merge_after`,
      'must be a date such as 2026-03-09',
      `${schema}/properties/merge_after/format`,
    );
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !json.isInteger(milestoneId))
    report(issues, `${path}/milestone_id`, 'must be an integer', `${schema}/properties/milestone_id/type`);
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean')
    report(
      issues,
      `${path}/remove_source_branch`,
      'must be true or false',
      `${schema}/properties/remove_source_branch/type`,
    );
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined) collectMergeRequestCreateReviewerIds(reviewerIds, `${path}/reviewer_ids`, issues);
  const sourceBranch = value['source_branch'];
  if (sourceBranch !== undefined && typeof sourceBranch !== 'string')
    report(issues, `${path}/source_branch`, 'must be a string', `${schema}/properties/source_branch/type`);
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean')
    report(issues, `${path}/squash`, 'must be true or false', `${schema}/properties/squash/type`);
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string')
    report(issues, `${path}/target_branch`, 'must be a string', `${schema}/properties/target_branch/type`);
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !json.isInteger(targetProjectId))
    report(issues, `${path}/target_project_id`, 'must be an integer', `${schema}/properties/target_project_id/type`);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
}

function collectMergeRequestCreateAssigneeIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestCreate/properties/assignee_ids';
  if (!json.isArray(value) && !json.isInteger(value) && typeof value !== 'string')
    report(issues, path, 'must be an array, an integer or a string', `${schema}/anyOf`);
  if (json.isArray(value)) collectMergeRequestCreateAssigneeIdsArray(value, path, issues);
  if ((json.isInteger(value) || typeof value === 'string') && value !== 0 && value !== '')
    report(issues, path, 'must be one of 0, ""', `${schema}/anyOf/1/enum`);
}

function collectMergeRequestCreateReviewerIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestCreate/properties/reviewer_ids';
  if (!json.isArray(value) && !json.isInteger(value) && typeof value !== 'string')
    report(issues, path, 'must be an array, an integer or a string', `${schema}/anyOf`);
  if (json.isArray(value)) collectMergeRequestCreateReviewerIdsArray(value, path, issues);
  if ((json.isInteger(value) || typeof value === 'string') && value !== 0 && value !== '')
    report(issues, path, 'must be one of 0, ""', `${schema}/anyOf/1/enum`);
}

function collectMergeRequestCreateAssigneeIdsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestCreate/properties/assignee_ids/anyOf/0';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (!json.isInteger(item)) report(issues, `${path}/${index}`, 'must be an integer', `${schema}/items/type`);
  }
}

function collectMergeRequestCreateReviewerIdsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestCreate/properties/reviewer_ids/anyOf/0';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (!json.isInteger(item)) report(issues, `${path}/${index}`, 'must be an integer', `${schema}/items/type`);
  }
}
