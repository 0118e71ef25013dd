// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { MergeRequestPipelineDetail } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isNumber, isObject } from '../runtime/values.ts';
import {
  collectMergeRequestPipelineReference,
  isMergeRequestPipelineReference,
} from './merge-request-pipeline-reference.ts';
import { collectMergeRequestPipelineStatus, isMergeRequestPipelineStatus } from './merge-request-pipeline-status.ts';

/** Whether `value` is a valid `MergeRequestPipelineDetail`. */
export function isMergeRequestPipelineDetail(value: unknown): value is MergeRequestPipelineDetail {
  if (!isMergeRequestPipelineReference(value)) return false;
  return isMergeRequestPipelineDetailPart2(value);
}

/** Every reason why `value` is not a valid `MergeRequestPipelineDetail`; none when it is. */
export function checkMergeRequestPipelineDetail(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectMergeRequestPipelineDetail(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `MergeRequestPipelineDetail`. */
export function collectMergeRequestPipelineDetail(value: unknown, path: string, issues: ValidationIssue[]): void {
  collectMergeRequestPipelineReference(value, path, issues);
  collectMergeRequestPipelineDetailPart2(value, path, issues);
}

function isMergeRequestPipelineDetailPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const beforeSha = value['before_sha'];
  if (typeof beforeSha !== 'string') return false;
  const committedAt = value['committed_at'];
  if (committedAt !== null && (typeof committedAt !== 'string' || !isDateTime(committedAt))) return false;
  const coverage = value['coverage'];
  if (coverage !== null && !isNumber(coverage)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const detailedStatus = value['detailed_status'];
  if (!isMergeRequestPipelineStatus(detailedStatus)) return false;
  const duration = value['duration'];
  if (!isInteger(duration) && duration !== null) return false;
  const finishedAt = value['finished_at'];
  if (finishedAt !== null && (typeof finishedAt !== 'string' || !isDateTime(finishedAt))) return false;
  const startedAt = value['started_at'];
  if (startedAt !== null && (typeof startedAt !== 'string' || !isDateTime(startedAt))) return false;
  const tag = value['tag'];
  if (typeof tag !== 'boolean' && tag !== null) return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  const yamlErrors = value['yaml_errors'];
  if (yamlErrors !== null && typeof yamlErrors !== 'string') return false;
  return true;
}

function collectMergeRequestPipelineDetailPart2(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/MergeRequestPipelineDetail/allOf/1/type');
    return;
  }
  const beforeSha = value['before_sha'];
  if (beforeSha === undefined)
    report(
      issues,
      path,
      'must have the property "before_sha"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else if (typeof beforeSha !== 'string')
    report(
      issues,
      `${path}/before_sha`,
      'must be a string',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/before_sha/type',
    );
  const committedAt = value['committed_at'];
  if (committedAt === undefined)
    report(
      issues,
      path,
      'must have the property "committed_at"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else collectMergeRequestPipelineDetailPart2CommittedAt(committedAt, `${path}/committed_at`, issues);
  const coverage = value['coverage'];
  if (coverage === undefined)
    report(
      issues,
      path,
      'must have the property "coverage"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else if (coverage !== null && !isNumber(coverage))
    report(
      issues,
      `${path}/coverage`,
      'must be a number or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/coverage/type',
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(
      issues,
      path,
      'must have the property "created_at"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else collectMergeRequestPipelineDetailPart2CreatedAt(createdAt, `${path}/created_at`, issues);
  const detailedStatus = value['detailed_status'];
  if (detailedStatus === undefined)
    report(
      issues,
      path,
      'must have the property "detailed_status"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else collectMergeRequestPipelineStatus(detailedStatus, `${path}/detailed_status`, issues);
  const duration = value['duration'];
  if (duration === undefined)
    report(
      issues,
      path,
      'must have the property "duration"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else if (!isInteger(duration) && duration !== null)
    report(
      issues,
      `${path}/duration`,
      'must be an integer or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/duration/type',
    );
  const finishedAt = value['finished_at'];
  if (finishedAt === undefined)
    report(
      issues,
      path,
      'must have the property "finished_at"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else collectMergeRequestPipelineDetailPart2FinishedAt(finishedAt, `${path}/finished_at`, issues);
  const startedAt = value['started_at'];
  if (startedAt === undefined)
    report(
      issues,
      path,
      'must have the property "started_at"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else collectMergeRequestPipelineDetailPart2StartedAt(startedAt, `${path}/started_at`, issues);
  const tag = value['tag'];
  if (tag === undefined)
    report(
      issues,
      path,
      'must have the property "tag"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else if (typeof tag !== 'boolean' && tag !== null)
    report(
      issues,
      `${path}/tag`,
      'must be true or false or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/tag/type',
    );
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(
      issues,
      path,
      'must have the property "updated_at"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else collectMergeRequestPipelineDetailPart2UpdatedAt(updatedAt, `${path}/updated_at`, issues);
  const yamlErrors = value['yaml_errors'];
  if (yamlErrors === undefined)
    report(
      issues,
      path,
      'must have the property "yaml_errors"',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/required',
    );
  else if (yamlErrors !== null && typeof yamlErrors !== 'string')
    report(
      issues,
      `${path}/yaml_errors`,
      'must be a string or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/yaml_errors/type',
    );
}

function collectMergeRequestPipelineDetailPart2CommittedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/committed_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/committed_at/format',
    );
}

function collectMergeRequestPipelineDetailPart2CreatedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/created_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/created_at/format',
    );
}

function collectMergeRequestPipelineDetailPart2FinishedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/finished_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/finished_at/format',
    );
}

function collectMergeRequestPipelineDetailPart2StartedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string or null',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/started_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/started_at/format',
    );
}

function collectMergeRequestPipelineDetailPart2UpdatedAt(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/updated_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/MergeRequestPipelineDetail/allOf/1/properties/updated_at/format',
    );
}
