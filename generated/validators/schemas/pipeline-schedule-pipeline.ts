// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedulePipeline } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';

/** Whether `value` is a valid `PipelineSchedulePipeline`. */
export function isPipelineSchedulePipeline(value: unknown): value is PipelineSchedulePipeline {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  if (!json.isInteger(value['iid'])) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (!json.isInteger(value['project_id'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  if (typeof value['sha'] !== 'string') return false;
  if (typeof value['source'] !== 'string') return false;
  if (typeof value['status'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  if (typeof updatedAt !== 'string' || !hasDateTimeFormat(updatedAt)) return false;
  return typeof value['web_url'] === 'string';
}

/** Every reason why `value` is not a valid `PipelineSchedulePipeline`; none when it is. */
export function checkPipelineSchedulePipeline(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineSchedulePipeline, collectPipelineSchedulePipeline);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedulePipeline`. */
export function collectPipelineSchedulePipeline(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineSchedulePipeline';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['created_at', 'id', 'iid', 'project_id', 'ref', 'sha', 'source', 'status', 'updated_at', 'web_url'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const iid = value['iid'];
  if (iid !== undefined && !json.isInteger(iid))
    report(issues, `${path}/iid`, 'must be an integer', `${schema}/properties/iid/type`);
  const createdAt = value['created_at'];
  if (createdAt !== undefined && typeof createdAt !== 'string')
    report(issues, `${path}/created_at`, 'must be a string', `${schema}/properties/created_at/type`);
  if (typeof createdAt === 'string' && !hasDateTimeFormat(createdAt))
    report(
      issues,
      `${path}/created_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/created_at/format`,
    );
  const projectId = value['project_id'];
  if (projectId !== undefined && !json.isInteger(projectId))
    report(issues, `${path}/project_id`, 'must be an integer', `${schema}/properties/project_id/type`);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', `${schema}/properties/ref/type`);
  const sha = value['sha'];
  if (sha !== undefined && typeof sha !== 'string')
    report(issues, `${path}/sha`, 'must be a string', `${schema}/properties/sha/type`);
  const source = value['source'];
  if (source !== undefined && typeof source !== 'string')
    report(issues, `${path}/source`, 'must be a string', `${schema}/properties/source/type`);
  const status = value['status'];
  if (status !== undefined && typeof status !== 'string')
    report(issues, `${path}/status`, 'must be a string', `${schema}/properties/status/type`);
  const updatedAt = value['updated_at'];
  if (updatedAt !== undefined && typeof updatedAt !== 'string')
    report(issues, `${path}/updated_at`, 'must be a string', `${schema}/properties/updated_at/type`);
  if (typeof updatedAt === 'string' && !hasDateTimeFormat(updatedAt))
    report(
      issues,
      `${path}/updated_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/updated_at/format`,
    );
  const webUrl = value['web_url'];
  if (webUrl !== undefined && typeof webUrl !== 'string')
    report(issues, `${path}/web_url`, 'must be a string', `${schema}/properties/web_url/type`);
}
