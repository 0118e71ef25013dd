// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineDetail } from '../../types/merge-requests.ts';
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
import {
  collectMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
} from './merge-request-pipeline-reference.ts';
import { collectMergeRequestPipelineStatus, isMergeRequestPipelineStatus } from './merge-request-pipeline-status.ts';

/** Returns true if `value` is a valid `MergeRequestPipelineDetail`. */
export function isMergeRequestPipelineDetail(value: unknown): value is MergeRequestPipelineDetail {
  if (!hasObjectType(value)) return false;
  if (typeof value['before_sha'] !== 'string') return false;
  const committedAt = value['committed_at'];
  if (committedAt !== null && (typeof committedAt !== 'string' || !hasDateTimeFormat(committedAt))) return false;
  const coverage = value['coverage'];
  if (coverage !== null && !Number.isFinite(coverage)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!isMergeRequestPipelineStatus(value['detailed_status'])) return false;
  const duration = value['duration'];
  if (!Number.isInteger(duration) && duration !== null) return false;
  const finishedAt = value['finished_at'];
  if (finishedAt !== null && (typeof finishedAt !== 'string' || !hasDateTimeFormat(finishedAt))) return false;
  const startedAt = value['started_at'];
  if (startedAt !== null && (typeof startedAt !== 'string' || !hasDateTimeFormat(startedAt))) return false;
  const tag = value['tag'];
  if (typeof tag !== 'boolean' && tag !== null) return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  const yamlErrors = value['yaml_errors'];
  if (yamlErrors !== null && typeof yamlErrors !== 'string') return false;
  return isMergeRequestPipelineReference(value);
}

/** Returns the reasons why `value` is not a valid `MergeRequestPipelineDetail`; none if it is. */
export function checkMergeRequestPipelineDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipelineDetail, collectMergeRequestPipelineDetail);
}

/** `MergeRequestPipelineDetail` as a [Standard Schema](https://standardschema.dev), for routers and form libraries. */
export const mergeRequestPipelineDetailSchema: StandardSchema<MergeRequestPipelineDetail> =
  /* @__PURE__ */ standardSchema(isMergeRequestPipelineDetail, checkMergeRequestPipelineDetail);

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineDetail`. */
export function collectMergeRequestPipelineDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestPipelineDetail';
  if (!hasObjectType(value))
    return fail(issues, path, '#/components/schemas/MergeRequestPipeline', 'type', 'must be an object');
  const beforeSha = value['before_sha'];
  if (beforeSha === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'before_sha');
  else if (typeof beforeSha !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/before_sha', 'must be a string');
  const committedAt = value['committed_at'];
  if (committedAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'committed_at');
  else if (committedAt !== null && typeof committedAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/committed_at', 'must be a string or null');
  if (typeof committedAt === 'string' && !hasDateTimeFormat(committedAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/committed_at', 'format', dateTimeMessage);
  const coverage = value['coverage'];
  if (coverage === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'coverage');
  else if (coverage !== null && !Number.isFinite(coverage))
    failType(issues, path, `${schema}/allOf/1`, '/coverage', 'must be a number or null');
  const createdAt = value['created_at'];
  if (createdAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'created_at');
  else if (typeof createdAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/created_at', 'must be a string');
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/created_at', 'format', dateTimeMessage);
  const detailedStatus = value['detailed_status'];
  if (detailedStatus === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'detailed_status');
  else collectMergeRequestPipelineStatus(detailedStatus, `${path}/detailed_status`, issues);
  const duration = value['duration'];
  if (duration === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'duration');
  else if (!Number.isInteger(duration) && duration !== null)
    failType(issues, path, `${schema}/allOf/1`, '/duration', 'must be an integer or null');
  const finishedAt = value['finished_at'];
  if (finishedAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'finished_at');
  else if (finishedAt !== null && typeof finishedAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/finished_at', 'must be a string or null');
  if (typeof finishedAt === 'string' && !hasDateTimeFormat(finishedAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/finished_at', 'format', dateTimeMessage);
  const startedAt = value['started_at'];
  if (startedAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'started_at');
  else if (startedAt !== null && typeof startedAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/started_at', 'must be a string or null');
  if (typeof startedAt === 'string' && !hasDateTimeFormat(startedAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/started_at', 'format', dateTimeMessage);
  const tag = value['tag'];
  if (tag === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'tag');
  else if (typeof tag !== 'boolean' && tag !== null)
    failType(issues, path, `${schema}/allOf/1`, '/tag', 'must be true, false or null');
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'updated_at');
  else if (typeof updatedAt !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/updated_at', 'must be a string');
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    failProperty(issues, path, `${schema}/allOf/1`, '/updated_at', 'format', dateTimeMessage);
  const yamlErrors = value['yaml_errors'];
  if (yamlErrors === undefined) reportMissing(issues, path, `${schema}/allOf/1`, 'yaml_errors');
  else if (yamlErrors !== null && typeof yamlErrors !== 'string')
    failType(issues, path, `${schema}/allOf/1`, '/yaml_errors', 'must be a string or null');
  collectMergeRequestPipelineReference(value, path, issues);
}
