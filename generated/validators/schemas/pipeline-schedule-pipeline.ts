// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedulePipeline } from '../../types/index.ts';
import { isDateTime } from '../runtime/formats.ts';
import { type ValidationIssue, report } from '../runtime/issue.ts';
import { isInteger, isObject } from '../runtime/values.ts';

/** Whether `value` is a valid `PipelineSchedulePipeline`. */
export function isPipelineSchedulePipeline(value: unknown): value is PipelineSchedulePipeline {
  if (!isObject(value)) return false;
  const id = value['id'];
  if (!isInteger(id)) return false;
  const iid = value['iid'];
  if (!isInteger(iid)) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !isDateTime(createdAt)) return false;
  const projectId = value['project_id'];
  if (!isInteger(projectId)) return false;
  const ref = value['ref'];
  if (typeof ref !== 'string') return false;
  const sha = value['sha'];
  if (typeof sha !== 'string') return false;
  const source = value['source'];
  if (typeof source !== 'string') return false;
  const status = value['status'];
  if (typeof status !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !isDateTime(updatedAt)) return false;
  const webUrl = value['web_url'];
  return typeof webUrl === 'string';
}

/** Every reason why `value` is not a valid `PipelineSchedulePipeline`; none when it is. */
export function checkPipelineSchedulePipeline(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectPipelineSchedulePipeline(value, '', issues);
  return issues;
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedulePipeline`. */
export function collectPipelineSchedulePipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!isObject(value)) {
    report(issues, path, 'must be an object', '#/components/schemas/PipelineSchedulePipeline/type');
    return;
  }
  const id = value['id'];
  if (id === undefined)
    report(issues, path, 'must have the property "id"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (!isInteger(id))
    report(
      issues,
      `${path}/id`,
      'must be an integer',
      '#/components/schemas/PipelineSchedulePipeline/properties/id/type',
    );
  const iid = value['iid'];
  if (iid === undefined)
    report(issues, path, 'must have the property "iid"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (!isInteger(iid))
    report(
      issues,
      `${path}/iid`,
      'must be an integer',
      '#/components/schemas/PipelineSchedulePipeline/properties/iid/type',
    );
  const createdAt = value['created_at'];
  if (createdAt === undefined)
    report(
      issues,
      path,
      'must have the property "created_at"',
      '#/components/schemas/PipelineSchedulePipeline/required',
    );
  else collectPipelineSchedulePipelineCreatedAt(createdAt, `${path}/created_at`, issues);
  const projectId = value['project_id'];
  if (projectId === undefined)
    report(
      issues,
      path,
      'must have the property "project_id"',
      '#/components/schemas/PipelineSchedulePipeline/required',
    );
  else if (!isInteger(projectId))
    report(
      issues,
      `${path}/project_id`,
      'must be an integer',
      '#/components/schemas/PipelineSchedulePipeline/properties/project_id/type',
    );
  const ref = value['ref'];
  if (ref === undefined)
    report(issues, path, 'must have the property "ref"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (typeof ref !== 'string')
    report(
      issues,
      `${path}/ref`,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/ref/type',
    );
  const sha = value['sha'];
  if (sha === undefined)
    report(issues, path, 'must have the property "sha"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (typeof sha !== 'string')
    report(
      issues,
      `${path}/sha`,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/sha/type',
    );
  const source = value['source'];
  if (source === undefined)
    report(issues, path, 'must have the property "source"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (typeof source !== 'string')
    report(
      issues,
      `${path}/source`,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/source/type',
    );
  const status = value['status'];
  if (status === undefined)
    report(issues, path, 'must have the property "status"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (typeof status !== 'string')
    report(
      issues,
      `${path}/status`,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/status/type',
    );
  const updatedAt = value['updated_at'];
  if (updatedAt === undefined)
    report(
      issues,
      path,
      'must have the property "updated_at"',
      '#/components/schemas/PipelineSchedulePipeline/required',
    );
  else collectPipelineSchedulePipelineUpdatedAt(updatedAt, `${path}/updated_at`, issues);
  const webUrl = value['web_url'];
  if (webUrl === undefined)
    report(issues, path, 'must have the property "web_url"', '#/components/schemas/PipelineSchedulePipeline/required');
  else if (typeof webUrl !== 'string')
    report(
      issues,
      `${path}/web_url`,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/web_url/type',
    );
}

function collectPipelineSchedulePipelineCreatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/created_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/PipelineSchedulePipeline/properties/created_at/format',
    );
}

function collectPipelineSchedulePipelineUpdatedAt(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (typeof value !== 'string') {
    report(
      issues,
      path,
      'must be a string',
      '#/components/schemas/PipelineSchedulePipeline/properties/updated_at/type',
    );
    return;
  }
  if (!isDateTime(value))
    report(
      issues,
      path,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      '#/components/schemas/PipelineSchedulePipeline/properties/updated_at/format',
    );
}
