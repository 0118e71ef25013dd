// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineDetail } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import {
  collectMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
} from './merge-request-pipeline-reference.ts';
import { collectMergeRequestPipelineStatus, isMergeRequestPipelineStatus } from './merge-request-pipeline-status.ts';

/** Whether `value` is a valid `MergeRequestPipelineDetail`. */
export function isMergeRequestPipelineDetail(value: unknown): value is MergeRequestPipelineDetail {
  if (!json.isObject(value)) return false;
  if (typeof value['before_sha'] !== 'string') return false;
  const committedAt = value['committed_at'];
  if (committedAt !== null && (typeof committedAt !== 'string' || !hasDateTimeFormat(committedAt))) return false;
  const coverage = value['coverage'];
  if (coverage !== null && !json.isNumber(coverage)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!isMergeRequestPipelineStatus(value['detailed_status'])) return false;
  const duration = value['duration'];
  if (!json.isInteger(duration) && duration !== null) return false;
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

/** Every reason why `value` is not a valid `MergeRequestPipelineDetail`; none when it is. */
export function checkMergeRequestPipelineDetail(value: unknown): ValidationIssue[] {
  return issuesOf(value, isMergeRequestPipelineDetail, collectMergeRequestPipelineDetail);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineDetail`. */
export function collectMergeRequestPipelineDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/MergeRequestPipelineDetail';
  if (!json.isObject(value))
    return report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipeline/type');
  reportMissing(
    issues,
    path,
    value,
    [
      'before_sha',
      'committed_at',
      'coverage',
      'created_at',
      'detailed_status',
      'duration',
      'finished_at',
      'started_at',
      'tag',
      'updated_at',
      'yaml_errors',
    ],
    `${schema}/allOf/1/required`,
  );
  const beforeSha = value['before_sha'];
  if (beforeSha !== undefined && typeof beforeSha !== 'string')
    report(issues, `${path}/before_sha`, 'must be a string', `${schema}/allOf/1/properties/before_sha/type`);
  const committedAt = value['committed_at'];
  if (committedAt !== undefined && committedAt !== null && typeof committedAt !== 'string')
    report(
      issues,
      `${path}/committed_at`,
      'must be a string or null',
      `${schema}/allOf/1/properties/committed_at/type`,
    );
  if (typeof committedAt === 'string' && !hasDateTimeFormat(committedAt))
    report(
      issues,
      `${path}/committed_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/allOf/1/properties/committed_at/format`,
    );
  const coverage = value['coverage'];
  if (coverage !== undefined && coverage !== null && !json.isNumber(coverage))
    report(issues, `${path}/coverage`, 'must be a number or null', `${schema}/allOf/1/properties/coverage/type`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/allOf/1/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/allOf/1/properties/created_at/format`,
    );
  const detailedStatus = value['detailed_status'];
  if (detailedStatus !== undefined)
    collectMergeRequestPipelineStatus(detailedStatus, `${path}/detailed_status`, issues);
  const duration = value['duration'];
  if (duration !== undefined && !json.isInteger(duration) && duration !== null)
    report(issues, `${path}/duration`, 'must be an integer or null', `${schema}/allOf/1/properties/duration/type`);
  const finishedAt = value['finished_at'];
  if (finishedAt !== undefined && finishedAt !== null && typeof finishedAt !== 'string')
    report(issues, `${path}/finished_at`, 'must be a string or null', `${schema}/allOf/1/properties/finished_at/type`);
  if (typeof finishedAt === 'string' && !hasDateTimeFormat(finishedAt))
    report(
      issues,
      `${path}/finished_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/allOf/1/properties/finished_at/format`,
    );
  const startedAt = value['started_at'];
  if (startedAt !== undefined && startedAt !== null && typeof startedAt !== 'string')
    report(issues, `${path}/started_at`, 'must be a string or null', `${schema}/allOf/1/properties/started_at/type`);
  if (typeof startedAt === 'string' && !hasDateTimeFormat(startedAt))
    report(
      issues,
      `${path}/started_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/allOf/1/properties/started_at/format`,
    );
  const tag = value['tag'];
  if (tag !== undefined && typeof tag !== 'boolean' && tag !== null)
    report(issues, `${path}/tag`, 'must be true, false or null', `${schema}/allOf/1/properties/tag/type`);
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    report(issues, `${path}/updated_at`, 'must be a string', `${schema}/allOf/1/properties/updated_at/type`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    report(
      issues,
      `${path}/updated_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/allOf/1/properties/updated_at/format`,
    );
  const yamlErrors = value['yaml_errors'];
  if (yamlErrors !== undefined && yamlErrors !== null && typeof yamlErrors !== 'string')
    report(issues, `${path}/yaml_errors`, 'must be a string or null', `${schema}/allOf/1/properties/yaml_errors/type`);
  collectMergeRequestPipelineReference(value, path, issues);
}
