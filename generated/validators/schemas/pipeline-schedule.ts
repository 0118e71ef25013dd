// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { PipelineSchedule } from '../../types/index.ts';
import { hasDateTimeFormat } from '../runtime/formats/date-time.ts';
import { type ValidationIssue, issuesOf, json, report, reportMissing } from '../runtime/index.ts';
import { collectUserSummary, isUserSummary } from './user-summary.ts';

/** Whether `value` is a valid `PipelineSchedule`. */
export function isPipelineSchedule(value: unknown): value is PipelineSchedule {
  if (!json.isObject(value)) return false;
  if (!json.isInteger(value['id'])) return false;
  const active = value['active'];
  if (typeof active !== 'boolean' && active !== null) return false;
  const createdAt = value['created_at'];
  if (typeof createdAt !== 'string' || !hasDateTimeFormat(createdAt)) return false;
  if (typeof value['cron'] !== 'string') return false;
  if (typeof value['cron_timezone'] !== 'string') return false;
  if (typeof value['description'] !== 'string') return false;
  const nextRunAt = value['next_run_at'];
  if (typeof nextRunAt !== 'string' || !hasDateTimeFormat(nextRunAt)) return false;
  if (!isUserSummary(value['owner'])) return false;
  if (typeof value['ref'] !== 'string') return false;
  const updatedAt = value['updated_at'];
  return typeof updatedAt === 'string' && hasDateTimeFormat(updatedAt);
}

/** Every reason why `value` is not a valid `PipelineSchedule`; none when it is. */
export function checkPipelineSchedule(value: unknown): ValidationIssue[] {
  return issuesOf(value, isPipelineSchedule, collectPipelineSchedule);
}

/** Adds to `issues` every reason why the value at `path` is not a valid `PipelineSchedule`. */
export function collectPipelineSchedule(value: unknown, path: string, issues: ValidationIssue[]): void {
  const schema = '#/components/schemas/PipelineSchedule';
  if (!json.isObject(value)) return report(issues, path, 'must be an object', `${schema}/type`);
  reportMissing(
    issues,
    path,
    value,
    ['active', 'created_at', 'cron', 'cron_timezone', 'description', 'id', 'next_run_at', 'owner', 'ref', 'updated_at'],
    `${schema}/required`,
  );
  const id = value['id'];
  if (id !== undefined && !json.isInteger(id))
    report(issues, `${path}/id`, 'must be an integer', `${schema}/properties/id/type`);
  const active = value['active'];
  if (active !== undefined && typeof active !== 'boolean' && active !== null)
    report(issues, `${path}/active`, 'must be true, false or null', `${schema}/properties/active/type`);
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
  const cron = value['cron'];
  if (cron !== undefined && typeof cron !== 'string')
    report(issues, `${path}/cron`, 'must be a string', `${schema}/properties/cron/type`);
  const cronTimezone = value['cron_timezone'];
  if (cronTimezone !== undefined && typeof cronTimezone !== 'string')
    report(issues, `${path}/cron_timezone`, 'must be a string', `${schema}/properties/cron_timezone/type`);
  const description = value['description'];
  if (description !== undefined && typeof description !== 'string')
    report(issues, `${path}/description`, 'must be a string', `${schema}/properties/description/type`);
  const nextRunAt = value['next_run_at'];
  if (nextRunAt !== undefined && typeof nextRunAt !== 'string')
    report(issues, `${path}/next_run_at`, 'must be a string', `${schema}/properties/next_run_at/type`);
  if (typeof nextRunAt === 'string' && !hasDateTimeFormat(nextRunAt))
    report(
      issues,
      `${path}/next_run_at`,
      'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
      `${schema}/properties/next_run_at/format`,
    );
  const owner = value['owner'];
  if (owner !== undefined) collectUserSummary(owner, `${path}/owner`, issues);
  const ref = value['ref'];
  if (ref !== undefined && typeof ref !== 'string')
    report(issues, `${path}/ref`, 'must be a string', `${schema}/properties/ref/type`);
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
}
