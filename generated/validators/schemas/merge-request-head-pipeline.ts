// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestHeadPipeline } from '../../types/merge-requests.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';
import { collectMergeRequestPipelineDetail, isMergeRequestPipelineDetail } from './merge-request-pipeline-detail.ts';
import { collectUser, isUser } from './user.ts';

/** Returns true if `value` is a valid `MergeRequestHeadPipeline`. */
export function isMergeRequestHeadPipeline(value: unknown): value is MergeRequestHeadPipeline {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['iid'])) return false;
  if (!Number.isInteger(value['project_id'])) return false;
  const queuedDuration = value['queued_duration'];
  if (!Number.isInteger(queuedDuration) && queuedDuration !== null) return false;
  if (typeof value['source'] !== 'string') return false;
  if (!isUser(value['user'])) return false;
  return isMergeRequestPipelineDetail(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestHeadPipeline`; none if it is. */
export function checkMergeRequestHeadPipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestHeadPipeline, collectMergeRequestHeadPipeline);
}

/** `MergeRequestHeadPipeline` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestHeadPipelineSchema: StandardSchema<MergeRequestHeadPipeline> = /* @__PURE__ */ standardSchema(
  isMergeRequestHeadPipeline,
  checkMergeRequestHeadPipeline,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestHeadPipeline`. */
export function collectMergeRequestHeadPipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestHeadPipeline';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/MergeRequestPipeline', 'type', 'must be an object');
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'iid');
  else if (!Number.isInteger(iid)) failType(issues, path, `${schema}/allOf/1`, '/iid', 'must be an integer');
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'project_id');
  else if (!Number.isInteger(projectId))
    failType(issues, path, `${schema}/allOf/1`, '/project_id', 'must be an integer');
  const queuedDuration = value['queued_duration'];
  if (queuedDuration === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'queued_duration');
  else if (!Number.isInteger(queuedDuration) && queuedDuration !== null)
    failType(issues, path, `${schema}/allOf/1`, '/queued_duration', 'must be an integer or null');
  const source = value['source'];
  if (source === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'source');
  else if (typeof source !== 'string') failType(issues, path, `${schema}/allOf/1`, '/source', 'must be a string');
  const user = value['user'];
  if (user === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'user');
  else collectUser(user, `${path}/user`, issues);
  collectMergeRequestPipelineDetail(value, path, issues);
}
