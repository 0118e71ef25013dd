// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestUpdate } from '../../types/index.ts';
import { hasDateFormat } from '../runtime/formats/date.ts';
import { type ValidationIssue, codePoints, issuesOf, json, presentKeys, report } from '../runtime/index.ts';

/** Whether `value` is a valid `MergeRequestUpdate`. */
export function isMergeRequestUpdate(value: unknown): value is MergeRequestUpdate {
  if (!json.isObject(value)) return false;
  if (presentKeys(value).length < 1) return false;
  const addLabels = value['add_labels'];
  if (addLabels !== undefined && typeof addLabels !== 'string') return false;
  const allowCollaboration = value['allow_collaboration'];
  if (allowCollaboration !== undefined && typeof allowCollaboration !== 'boolean') return false;
  const allowMaintainerToPush = value['allow_maintainer_to_push'];
  if (allowMaintainerToPush !== undefined && typeof allowMaintainerToPush !== 'boolean') return false;
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
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean') return false;
  const labels = value['labels'];
  if (labels !== undefined && typeof labels !== 'string') return false;
  const mergeAfter = value['merge_after'];
  if (mergeAfter !== undefined && (typeof mergeAfter !== 'string' || !hasDateFormat(mergeAfter))) return false;
  const milestoneId = value['milestone_id'];
  if (milestoneId !== undefined && !json.isInteger(milestoneId) && milestoneId !== null && milestoneId !== '')
    return false;
  const removeLabels = value['remove_labels'];
  if (removeLabels !== undefined && typeof removeLabels !== 'string') return false;
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
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean') return false;
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'reopen') return false;
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string') return false;
  const title = value['title'];
  return title === undefined || typeof title === 'string';
}

/** Every reason why `value` is not a valid `MergeRequestUpdate`; none when it is. */
export function checkMergeRequestUpdate(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestUpdate, collectMergeRequestUpdate);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestUpdate`. */
export function collectMergeRequestUpdate(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  if (presentKeys(value).length < 1) report(issues, path, 'must have at least 1 property', `${schema}/minProperties`);
  const addLabels = value['add_labels'];
  if (addLabels !== undefined && typeof addLabels !== 'string')
    report(issues, `${path}/add_labels`, 'must be a string', `${schema}/properties/add_labels/type`);
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
  const assigneeId = value['assignee_id'];
  if (assigneeId !== undefined && !json.isInteger(assigneeId))
    report(issues, `${path}/assignee_id`, 'must be an integer', `${schema}/properties/assignee_id/type`);
  const assigneeIds = value['assignee_ids'];
  if (assigneeIds !== undefined) collectMergeRequestUpdateAssigneeIds(assigneeIds, `${path}/assignee_ids`, issues);
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
  const discussionLocked = value['discussion_locked'];
  if (discussionLocked !== undefined && typeof discussionLocked !== 'boolean')
    report(issues, `${path}/discussion_locked`, 'must be true or false', `${schema}/properties/discussion_locked/type`);
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
  if (milestoneId !== undefined) collectMergeRequestUpdateMilestoneId(milestoneId, `${path}/milestone_id`, issues);
  const removeLabels = value['remove_labels'];
  if (removeLabels !== undefined && typeof removeLabels !== 'string')
    report(issues, `${path}/remove_labels`, 'must be a string', `${schema}/properties/remove_labels/type`);
  const removeSourceBranch = value['remove_source_branch'];
  if (removeSourceBranch !== undefined && typeof removeSourceBranch !== 'boolean')
    report(
      issues,
      `${path}/remove_source_branch`,
      'must be true or false',
      `${schema}/properties/remove_source_branch/type`,
    );
  const reviewerIds = value['reviewer_ids'];
  if (reviewerIds !== undefined) collectMergeRequestUpdateReviewerIds(reviewerIds, `${path}/reviewer_ids`, issues);
  const squash = value['squash'];
  if (squash !== undefined && typeof squash !== 'boolean')
    report(issues, `${path}/squash`, 'must be true or false', `${schema}/properties/squash/type`);
  const stateEvent = value['state_event'];
  if (stateEvent !== undefined && stateEvent !== 'close' && stateEvent !== 'reopen')
    report(issues, `${path}/state_event`, 'must be one of "close", "reopen"', `${schema}/properties/state_event/enum`);
  const targetBranch = value['target_branch'];
  if (targetBranch !== undefined && typeof targetBranch !== 'string')
    report(issues, `${path}/target_branch`, 'must be a string', `${schema}/properties/target_branch/type`);
  const title = value['title'];
  if (title !== undefined && typeof title !== 'string')
    report(issues, `${path}/title`, 'must be a string', `${schema}/properties/title/type`);
}

function collectMergeRequestUpdateAssigneeIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate/properties/assignee_ids';
  if (!json.isArray(value) && !json.isInteger(value) && typeof value !== 'string')
    report(issues, path, 'must be an array, an integer or a string', `${schema}/anyOf`);
  if (json.isArray(value)) collectMergeRequestUpdateAssigneeIdsArray(value, path, issues);
  if ((json.isInteger(value) || typeof value === 'string') && value !== 0 && value !== '')
    report(issues, path, 'must be one of 0, ""', `${schema}/anyOf/1/enum`);
}

function collectMergeRequestUpdateMilestoneId(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate/properties/milestone_id';
  if (!json.isInteger(value) && value !== null && typeof value !== 'string')
    report(issues, path, 'must be an integer, a string or null', `${schema}/anyOf`);
  if ((json.isInteger(value) || value === null) && !json.isInteger(value) && value !== null)
    report(issues, path, 'must be an integer or null', `${schema}/anyOf/0/type`);
  if (typeof value === 'string' && value !== '') report(issues, path, 'must be ""', `${schema}/anyOf/1/enum`);
}

function collectMergeRequestUpdateReviewerIds(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate/properties/reviewer_ids';
  if (!json.isArray(value) && !json.isInteger(value) && typeof value !== 'string')
    report(issues, path, 'must be an array, an integer or a string', `${schema}/anyOf`);
  if (json.isArray(value)) collectMergeRequestUpdateReviewerIdsArray(value, path, issues);
  if ((json.isInteger(value) || typeof value === 'string') && value !== 0 && value !== '')
    report(issues, path, 'must be one of 0, ""', `${schema}/anyOf/1/enum`);
}

function collectMergeRequestUpdateAssigneeIdsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate/properties/assignee_ids/anyOf/0';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (!json.isInteger(item)) report(issues, `${path}/${index}`, 'must be an integer', `${schema}/items/type`);
  }
}

function collectMergeRequestUpdateReviewerIdsArray(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestUpdate/properties/reviewer_ids/anyOf/0';
  if (!json.isArray(value)) return report(issues, path, 'must be an array', `${schema}/type`);
  for (const [index, item] of value.entries()) {
    if (!json.isInteger(item)) report(issues, `${path}/${index}`, 'must be an integer', `${schema}/items/type`);
  }
}
