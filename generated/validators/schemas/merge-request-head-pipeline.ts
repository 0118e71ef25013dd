// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestHeadPipeline } from '../../types/index.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';
import { collectMergeRequestPipelineDetail, isMergeRequestPipelineDetail } from './merge-request-pipeline-detail.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequestHeadPipeline`. */
export function isMergeRequestHeadPipeline(value: unknown): value is MergeRequestHeadPipeline {
  if (!isMergeRequestPipelineDetail(value)) return false;
  return isMergeRequestHeadPipelinePart2(value);
}

/** Every reason why `value` is not a valid `MergeRequestHeadPipeline`; none when it is. */
export function checkMergeRequestHeadPipeline(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestHeadPipeline(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestHeadPipeline`. */
export function collectMergeRequestHeadPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipelineDetail(value, path, issues);
  collectMergeRequestHeadPipelinePart2(value, path, issues);
}

function isMergeRequestHeadPipelinePart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const iid = value['iid'];
  if (!isInteger(iid)) return false;
  const projectId = value['project_id'];
  if (!isInteger(projectId)) return false;
  const queuedDuration = value['queued_duration'];
  if (!isInteger(queuedDuration) && queuedDuration !== null) return false;
  const source = value['source'];
  if (typeof source !== 'string') return false;
  const user = value['user'];
  return isUser(user);
}

function collectMergeRequestHeadPipelinePart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestHeadPipeline/allOf/1/type');
    return;
  }
  const iid = value['iid'];
  if (iid === undefined)
    report(
      issues,
      path,
      'must have the property "iid"',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/required',
    );
  else if (!isInteger(iid))
    report(
      issues,
      `${path}/iid`,
      'must be an integer',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/properties/iid/type',
    );
  const projectId = value['project_id'];
  if (projectId === undefined)
    report(
      issues,
      path,
      'must have the property "project_id"',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/required',
    );
  else if (!isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/properties/project_id/type',
    );
  const queuedDuration = value['queued_duration'];
  if (queuedDuration === undefined)
    report(
      issues,
      path,
      'must have the property "queued_duration"',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/required',
    );
  else if (!isInteger(queuedDuration) && queuedDuration !== null)
    report(
      issues,
      `${path}/queued_duration`,
      'must be an integer or null',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/properties/queued_duration/type',
    );
  const source = value['source'];
  if (source === undefined)
    report(
      issues,
      path,
      'must have the property "source"',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/required',
    );
  else if (typeof source !== 'string')
    report(
      issues,
      `${path}/source`,
      'must be a string',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/properties/source/type',
    );
  const user = value['user'];
  if (user === undefined)
    report(
      issues,
      path,
      'must have the property "user"',
      '#/components/schemas/MergeRequestHeadPipeline/allOf/1/required',
    );
  else collectUser(user, `${path}/user`, issues);
}
