// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestUpdate } from '../../types/merge-requests.ts';
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
  standardSchema,
} from '../runtime/report.ts';
import { codePoints, every, propertyCount } from '../runtime/values.ts';

/** Returns true if `value` is a valid `MergeRequestUpdate`. */
export function isMergeRequestUpdate(value: unknown): value is MergeRequestUpdate {
  if (!hasObjectType(value)) return false;
  if (propertyCount(value) < 1) return false;
  const addLabels = value['add_labels'];
  if (addLabels !== undefined && typeof addLabels !== 'string') return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean') return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean') return false;
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
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean') return false;
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') return false;
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && (typeof mergeAfter !== 'string' || !hasDateFormat(mergeAfter))) return false;
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !Number.isInteger(milestoneId) && milestoneId !== null && milestoneId !== '')
    return false;
  const removeLabels = value['remove_labels'];
  if (removeLabels !== undefined && typeof removeLabels !== 'string') return false;
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
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean') return false;
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'reopen') return false;
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string') return false;
  const title = value['title'];
  return title === undefined || typeof title === 'string';
}

/** Returns the reasons why `value` is not a valid `MergeRequestUpdate`; none if it is. */
export function checkMergeRequestUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestUpdate, collectMergeRequestUpdate);
}

/** `MergeRequestUpdate` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestUpdateSchema: StandardSchema<MergeRequestUpdate> = /* @__PURE__ */ standardSchema(
  isMergeRequestUpdate,
  checkMergeRequestUpdate,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestUpdate`. */
export function collectMergeRequestUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  if (propertyCount(value) < 1) fail(issues, path, schema, 'minProperties', 'must have at least 1 property');
  const addLabels = value['add_labels'];
  if (addLabels !== undefined && typeof addLabels !== 'string')
    failType(issues, path, schema, '/add_labels', 'must be a string');
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean')
    failType(issues, path, schema, '/allow_collaboration', 'must be true or false');
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean')
    failType(issues, path, schema, '/allow_maintainer_to_push', 'must be true or false');
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !Number.isInteger(assigneeId))
    failType(issues, path, schema, '/assignee_id', 'must be an integer');
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined) collectMergeRequestUpdateAssigneeIds(assigneeIds, `${path}/assignee_ids`, issues);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    failType(issues, path, schema, '/description', 'must be a string');
  if (typeof description === 'string' && description.length > 1048576 && codePoints(description) > 1048576)
    failProperty(issues, path, schema, '/description', 'maxLength', 'must have at most 1048576 characters');
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean')
    failType(issues, path, schema, '/discussion_locked', 'must be true or false');
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') failType(issues, path, schema, '/labels', 'must be a string');
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && typeof mergeAfter !== 'string')
    failType(issues, path, schema, '/merge_after', 'must be a string');
  if (typeof mergeAfter === 'string' && !hasDateFormat(mergeAfter))
    failProperty(issues, path, schema, '/merge_after', 'format', 'must be a date such as 2026-03-09');
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined) collectMergeRequestUpdateMilestoneId(milestoneId, `${path}/milestone_id`, issues);
  const removeLabels = value['remove_labels'];
  if (removeLabels !== undefined && typeof removeLabels !== 'string')
    failType(issues, path, schema, '/remove_labels', 'must be a string');
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean')
    failType(issues, path, schema, '/remove_source_branch', 'must be true or false');
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined)
    collectMergeRequestUpdateAssigneeIds(
      reviewerIds,
      `${path}/reviewer_ids`,
      issues,
      `${schema}/properties/reviewer_ids`,
    );
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean')
    failType(issues, path, schema, '/squash', 'must be true or false');
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'reopen')
    failProperty(issues, path, schema, '/state_event', 'enum', 'must be one of "close", "reopen"');
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string')
    failType(issues, path, schema, '/target_branch', 'must be a string');
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string') failType(issues, path, schema, '/title', 'must be a string');
}

function collectMergeRequestUpdateAssigneeIds(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  schema: string = '#/components/schemas/MergeRequestUpdate/properties/assignee_ids',
): void {
  if (!hasArrayType(value) && !Number.isInteger(value) && typeof value !== 'string')
    fail(issues, path, schema, 'anyOf', 'must be an array, an integer or a string');
  if (hasArrayType(value)) reportIntegers(value, path, issues, schema, '/anyOf/0');
  if ((Number.isInteger(value) || typeof value === 'string') && value !== 0 && value !== '')
    fail(issues, path, `${schema}/anyOf/1`, 'enum', 'must be one of 0, ""');
}

function collectMergeRequestUpdateMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate/properties/milestone_id';
  if (!Number.isInteger(value) && value !== null && typeof value !== 'string')
    fail(issues, path, schema, 'anyOf', 'must be an integer, a string or null');
  if ((Number.isInteger(value) || value === null) && !Number.isInteger(value) && value !== null)
    fail(issues, path, `${schema}/anyOf/0`, 'type', 'must be an integer or null');
  if (typeof value === 'string' && value !== '') fail(issues, path, `${schema}/anyOf/1`, 'enum', 'must be ""');
}
