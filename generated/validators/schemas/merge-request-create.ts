// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestCreate } from '../../types/merge-requests.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasArrayType,
  hasObjectType,
  issuesOf,
  reportIntegers,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { codePoints, every } from '../runtime/values.ts';

/** Returns true if `value` is a valid `MergeRequestCreate`. */
export function isMergeRequestCreate(value: unknown): value is MergeRequestCreate {
  if (!hasObjectType(value)) return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean') return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean') return false;
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !Number.isInteger(approvalsBeforeMerge)) return false;
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId)) return false;
  const assigneeIds = value['assignee_ids'];
  if (
    assigneeIds !== undefined &&
    (!hasArrayType(assigneeIds) || !every(assigneeIds, (item) => Number.isInteger(item))) &&
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
  if (milestoneId !== undefined && !Number.isInteger(milestoneId)) return false;
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean') return false;
  const reviewerIds = value['reviewer_ids'];
  if (
    reviewerIds !== undefined &&
    (!hasArrayType(reviewerIds) || !every(reviewerIds, (item) => Number.isInteger(item))) &&
    reviewerIds !== 0 &&
    reviewerIds !== ''
  )
    return false;
  if (typeof value['source_branch'] !== 'string') return false;
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean') return false;
  if (typeof value['target_branch'] !== 'string') return false;
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !Number.isInteger(targetProjectId)) return false;
  return typeof value['title'] === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestCreate`; none if it is. */
export function checkMergeRequestCreate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestCreate, collectMergeRequestCreate);
}

/** `MergeRequestCreate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestCreateSchema: StandardSchema<MergeRequestCreate> = /* @__PURE__ */ standardSchema(
  isMergeRequestCreate,
  checkMergeRequestCreate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestCreate`. */
export function collectMergeRequestCreate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestCreate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean')
    failType(issues, path, schema, '/allow_collaboration', 'must be true or false');
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean')
    failType(issues, path, schema, '/allow_maintainer_to_push', 'must be true or false');
  const approvalsBeforeMerge = value['approvals_before_merge'];
  if (approvalsBeforeMerge !== undefined && !Number.isInteger(approvalsBeforeMerge))
    failType(issues, path, schema, '/approvals_before_merge', 'must be an integer');
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId))
    failType(issues, path, schema, '/assignee_id', 'must be an integer');
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined) collectMergeRequestCreateAssigneeIds(assigneeIds, `${path}/assignee_ids`, issues);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string');
  if (typeof description === 'string' && description.length > 1048576 && codePoints(description) > 1048576)
    failProperty(issues, path, schema, '/description', 'maxLength', 'must have at most 1048576 characters');
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') failType(issues, path, schema, '/labels', 'must be a string');
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && typeof mergeAfter !== 'string')
    failType(issues, path, schema, '/merge_after', 'must be a string');
  if (typeof mergeAfter === 'string' && !hasDateFormat(mergeAfter))
    failProperty(issues, path, schema, '/merge_after', 'format', 'must be a date such as 2026-03-09');
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId))
    failType(issues, path, schema, '/milestone_id', 'must be an integer');
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean')
    failType(issues, path, schema, '/remove_source_branch', 'must be true or false');
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined)
    collectMergeRequestCreateAssigneeIds(
      reviewerIds,
      `${path}/reviewer_ids`,
      issues,
      `${schema}/properties/reviewer_ids`,
    );
  const sourceBranch = value['source_branch'];
  if (sourceBranch === undefined) reportMissing(issues, path, schema, 'source_branch');
  else if (typeof sourceBranch !== 'string') failType(issues, path, schema, '/source_branch', 'must be a string');
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean')
    failType(issues, path, schema, '/squash', 'must be true or false');
  const targetBranch = value['target_branch'];
  if (targetBranch === undefined) reportMissing(issues, path, schema, 'target_branch');
  else if (typeof targetBranch !== 'string') failType(issues, path, schema, '/target_branch', 'must be a string');
  const targetProjectId = value['target_project_id'];
  if (targetProjectId !== undefined && !Number.isInteger(targetProjectId))
    failType(issues, path, schema, '/target_project_id', 'must be an integer');
  const title = value['title'];
  if (title === undefined) reportMissing(issues, path, schema, 'title');
  else if (typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
}

function collectMergeRequestCreateAssigneeIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/components/schemas/MergeRequestCreate/properties/assignee_ids',
): void {
  if (!hasArrayType(value) && !Number.isInteger(value) && typeof value !== 'string')
    fail(issues, path, schema, 'anyOf', 'must be an array, an integer or a string');
  if (hasArrayType(value)) reportIntegers(value, path, issues, schema, '/anyOf/0');
  if ((Number.isInteger(value) || typeof value === 'string') && value !== 0 && value !== '')
    fail(issues, path, `${schema}/anyOf/1`, 'enum', 'must be one of 0, ""');
}
