// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestHeadPipeline } from '../../types/index.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectMergeRequestPipelineDetail, isMergeRequestPipelineDetail } from './merge-request-pipeline-detail.ts';
import { collectUser, isUser } from './user.ts';

/** Whether `value` is a valid `MergeRequestHeadPipeline`. */
export function isMergeRequestHeadPipeline(value: unknown): value is MergeRequestHeadPipeline {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['iid'])) return false;
  if (!json.isInteger(value['project_id'])) return false;
  const queuedDuration = value['queued_duration'];
  if (!json.isInteger(queuedDuration) && queuedDuration !== null) return false;
  if (typeof value['source'] !== 'string') return false;
  if (!isUser(value['user'])) return false;
  return isMergeRequestPipelineDetail(value);
}

/** Every reason why `value` is not a valid `MergeRequestHeadPipeline`; none when it is. */
export function checkMergeRequestHeadPipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestHeadPipeline, collectMergeRequestHeadPipeline);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestHeadPipeline`. */
export function collectMergeRequestHeadPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestHeadPipeline';
  if (!json.isObject(value))
    return report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipeline/type');
  reportMissing(
    issues,
    path,
    value,
    ['iid', 'project_id', 'queued_duration', 'source', 'user'],
    `${schema}/allOf/1/required`,
  );
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/allOf/1/properties/iid/type`);
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId))
    report(issues, `${path}/project_id`, 'must be an integer', `${schema}/allOf/1/properties/project_id/type`);
  const queuedDuration = value['queued_duration'];
  if (queuedDuration !== undefined && !json.isInteger(queuedDuration) && queuedDuration !== null)
    report(
      issues,
      `${path}/queued_duration`,
      'must be an integer or null',
      `${schema}/allOf/1/properties/queued_duration/type`,
    );
  const source = value['source'];
  if (source !== undefined && typeof source !== 'string')
    report(issues, `${path}/source`, 'must be a string', `${schema}/allOf/1/properties/source/type`);
  const user = value['user'];
  if (user !== undefined) collectUser(user, `${path}/user`, issues);
  collectMergeRequestPipelineDetail(value, path, issues);
}
