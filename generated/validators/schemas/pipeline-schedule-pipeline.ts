// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedulePipeline } from '../../types/pipeline-schedules.ts';
import { dateTimeMessage, hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import {
  type StandardSchema,
  type ValidationIssue,
  fail,
  failProperty,
  failType,
  hasObjectType,
  issuesOf,
  reportMissing,
  standardSchema,
} from '../runtime/report.ts';

/** Returns true if `value` is a valid `PipelineSchedulePipeline`. */
export function isPipelineSchedulePipeline(value: unknown): value is PipelineSchedulePipeline {
  if (!hasObjectType(value)) return false;
  if (!Number.isInteger(value['id'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!Number.isInteger(value['iid'])) return false;
  if (!Number.isInteger(value['project_id'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  if (typeof value['sha'] !== 'string') return false;
  if (typeof value['source'] !== 'string') return false;
  if (typeof value['status'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  return typeof value['web_url'] === 'string';
}

/** Returns the reasons why `value` is not a valid `PipelineSchedulePipeline`; none if it is. */
export function checkPipelineSchedulePipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineSchedulePipeline, collectPipelineSchedulePipeline);
}

/** `PipelineSchedulePipeline` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const pipelineSchedulePipelineSchema: StandardSchema<PipelineSchedulePipeline> = /* @__PURE__ */ standardSchema(
  isPipelineSchedulePipeline,
  checkPipelineSchedulePipeline,
);

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedulePipeline`. */
export function collectPipelineSchedulePipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineSchedulePipeline';
  if (!hasObjectType(value)) return fail(issues, path, schema, 'type', 'must be an object');
  const id = value['id'];
  if (id === undefined) reportMissing(issues, path, schema, 'id');
  else if (!Number.isInteger(id)) failType(issues, path, schema, '/id', 'must be an integer');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, schema, 'created_at');
  else if (typeof createdAt !== 'string') failType(issues, path, schema, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, schema, '/created_at', 'format', dateTimeMessage);
  const iid = value['iid'];
  if (iid === undefined) reportMissing(issues, path, schema, 'iid');
  else if (!Number.isInteger(iid)) failType(issues, path, schema, '/iid', 'must be an integer');
  const projectId = value['project_id'];
  if (projectId === undefined) reportMissing(issues, path, schema, 'project_id');
  else if (!Number.isInteger(projectId)) failType(issues, path, schema, '/project_id', 'must be an integer');
  const ref = value['ref'];
  if (ref === undefined) reportMissing(issues, path, schema, 'ref');
  else if (typeof ref !== 'string') failType(issues, path, schema, '/ref', 'must be a string');
  const sha = value['sha'];
  if (sha === undefined) reportMissing(issues, path, schema, 'sha');
  else if (typeof sha !== 'string') failType(issues, path, schema, '/sha', 'must be a string');
  const source = value['source'];
  if (source === undefined) reportMissing(issues, path, schema, 'source');
  else if (typeof source !== 'string') failType(issues, path, schema, '/source', 'must be a string');
  const status = value['status'];
  if (status === undefined) reportMissing(issues, path, schema, 'status');
  else if (typeof status !== 'string') failType(issues, path, schema, '/status', 'must be a string');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, schema, 'updated_at');
  else if (typeof updatedAt !== 'string') failType(issues, path, schema, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, schema, '/updated_at', 'format', dateTimeMessage);
  const webUrl = value['web_url'];
  if (webUrl === undefined) reportMissing(issues, path, schema, 'web_url');
  else if (typeof webUrl !== 'string') failType(issues, path, schema, '/web_url', 'must be a string');
}
